/** What the page asks, and what it is answered. */
import type { AnyCommand, Arranged, Done, Drafted, Hinted, Ping, PlacedSeen } from "./generated";

/** A card as the server writes it, such as `7C` or `*6C`. */
export type Card = string;

/** A value to be sent: nobody changes it. */
export type Sent<Value> = Value extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : { readonly [Name in keyof Value]: Sent<Value[Name]> };

type Without<Value, Name extends PropertyKey> = Value extends unknown ? Omit<Value, Name> : never;

/** What can be asked of a table; the line adds the table and an id. */
export type TableCommand = Sent<Without<Exclude<AnyCommand, Ping>, "id" | "table">>;

/** What a command is answered with. */
export type Answer = Done | Drafted | Hinted | Arranged;

/** A start number, or the name of a tandem or team. */
export type Party = PlacedSeen["party"];
