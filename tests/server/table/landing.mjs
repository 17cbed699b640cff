// Runs the page's code for the pace of cards: JSON in, JSON out.
import { text } from "node:stream/consumers";

import { cardsMoved, landingMs } from "../../../web/src/table/pace.ts";

const { moves, paces, seat } = JSON.parse(await text(process.stdin));
const landings = moves.map((events) => {
  const cards = cardsMoved(events, seat);
  return { cards, landsMs: Object.fromEntries(paces.map((pace) => [pace, landingMs(cards, pace)])) };
});
process.stdout.write(JSON.stringify({ landings }));
