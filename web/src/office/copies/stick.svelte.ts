/** Copies the tournament to a folder of this device, such as a stick, after every signed list. */
import { Problem } from "../../lib/api";
import { fetchFile, isUnanswered } from "../../tournament/requests";
import { LOG } from "../papers/papers";
import {
  askToWrite,
  canChooseDirectory,
  chooseDirectory,
  forgetDirectory,
  mayWrite,
  rememberDirectory,
  rememberedDirectory,
  writeFile,
} from "./directories";

/** Why the stick has no current copy. `asking`: the user must allow writing again. */
export type StickProblem = "" | "asking" | "missing" | "full" | "forbidden" | "failed";

const RETRY_MS = 10_000;

const PROBLEMS: Record<string, StickProblem> = {
  NotFoundError: "missing",
  QuotaExceededError: "full",
  NoModificationAllowedError: "forbidden",
  NotAllowedError: "asking",
};

export class Stick {
  readonly isSupported = canChooseDirectory();
  /** The name of the folder; empty if none is chosen. */
  folder = $state("");
  /** When the last copy was written, in milliseconds since 1970; 0 if there is none. */
  at = $state(0);
  problem = $state<StickProblem>("");
  busy = $state(false);
  readonly #id: string;
  readonly #fileName: () => string;
  #handle: FileSystemDirectoryHandle | null = null;
  /** The milestone of the tournament when it was last copied. */
  #copied: string | null = null;
  #milestone: string | null = null;

  constructor(id: string, fileName: () => string) {
    this.#id = id;
    this.#fileName = fileName;
  }

  /** Resumes with the folder chosen earlier, and retries while there is a problem. */
  listen(): () => void {
    void this.#resume();
    const timer = window.setInterval(() => {
      if (this.problem !== "" && this.problem !== "asking") void this.copy();
    }, RETRY_MS);
    return () => window.clearInterval(timer);
  }

  /** Copies if the tournament has reached another milestone. */
  follow(milestone: string): void {
    this.#milestone = milestone;
    if (this.#handle !== null && this.#copied !== milestone && this.problem !== "asking")
      void this.copy();
  }

  /** Lets the user choose the folder, and copies at once. */
  async choose(): Promise<void> {
    const handle = await chooseDirectory();
    if (handle === null) return;
    this.#use(handle, 0);
    await rememberDirectory(this.#id, { folder: handle, at: 0 });
    await this.copy();
  }

  /** Asks for permission again, as browsers demand after a reload. */
  async allow(): Promise<void> {
    if (this.#handle === null || !(await askToWrite(this.#handle))) return;
    this.problem = "";
    await this.copy();
  }

  async stop(): Promise<void> {
    this.#handle = null;
    this.folder = "";
    this.at = 0;
    this.problem = "";
    await forgetDirectory(this.#id);
  }

  /** Writes a copy now. */
  async copy(): Promise<void> {
    const handle = this.#handle;
    if (handle === null || this.busy) return;
    this.busy = true;
    const milestone = this.#milestone;
    try {
      const { blob } = await fetchFile(this.#id, LOG);
      await writeFile(handle, this.#fileName(), blob);
      this.#copied = milestone;
      this.at = Date.now();
      this.problem = "";
      await rememberDirectory(this.#id, { folder: handle, at: this.at });
    } catch (error) {
      this.problem = this.#problemOf(error);
    } finally {
      this.busy = false;
    }
    if (this.#milestone !== milestone && this.problem === "") this.follow(this.#milestone ?? "");
  }

  #problemOf(error: unknown): StickProblem {
    if (error instanceof DOMException) return PROBLEMS[error.name] ?? "failed";
    // The page already shows that the server is unreachable; the next attempt follows.
    return error instanceof Problem || !isUnanswered(error) ? "failed" : this.problem || "failed";
  }

  #use(handle: FileSystemDirectoryHandle, at: number): void {
    this.#handle = handle;
    this.folder = handle.name || "/";
    this.at = at;
    this.problem = "";
    this.#copied = null;
  }

  async #resume(): Promise<void> {
    if (!this.isSupported) return;
    const found = await rememberedDirectory(this.#id).catch(() => null);
    if (found === null || this.#handle !== null) return;
    this.#use(found.folder, found.at);
    if (!(await mayWrite(found.folder))) this.problem = "asking";
    else await this.copy();
  }
}
