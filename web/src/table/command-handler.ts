import type { Answer, TableCommand } from "../wire/commands";

/** Carries out commands: the connection to the server, or a lesson. */
export interface CommandHandler {
  command: (table: string, body: TableCommand) => Promise<Answer>;
  /** Whether nothing gets through at the moment. */
  readonly isStalled?: boolean;
}
