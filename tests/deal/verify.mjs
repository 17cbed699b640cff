// Answers what the browser's verifier says: JSON in, JSON out.
import { text } from "node:stream/consumers";

import { sha256 } from "../../web/src/deal/sha256.ts";
import { bytesOf, drawnDealer, verify } from "../../web/src/deal/verify.ts";

const hexadecimal = (bytes) => Buffer.from(bytes).toString("hex");
const { messages = [], dealers = [], deals = [] } = JSON.parse(await text(process.stdin));
const answers = {
  digests: messages.map((message) => hexadecimal(sha256(bytesOf(message)))),
  dealers: dealers.map(([secret, seats]) => drawnDealer(bytesOf(secret), seats)),
  problems: deals.map(verify),
};
process.stdout.write(JSON.stringify(answers));
