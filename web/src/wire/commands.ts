/** Types of commands and answers, derived from the generated ones. */
import type { AnyCommand, Arranged, Done, Drafted, Hinted, Ping, PlacedSeen } from "./generated";

/** A card in the notation of the wire, such as `7C` or `*6C`. */
export type Card = string;

/** A deeply read-only value, to be sent. */
export type Sent<Value> = Value extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : { readonly [Name in keyof Value]: Sent<Value[Name]> };

type Without<Value, Name extends PropertyKey> = Value extends unknown ? Omit<Value, Name> : never;

/** A command to a table; the connection adds the table and an id. */
export type TableCommand = Sent<Without<Exclude<AnyCommand, Ping>, "id" | "table">>;

/** The answer to a command. */
export type Answer = Done | Drafted | Hinted | Arranged;

/** Start number of an entrant, or the name of a tandem or team. */
export type Party = PlacedSeen["party"];
