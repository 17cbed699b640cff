// Runs the page's code for lists without the server: JSON in, JSON out.
import { text } from "node:stream/consumers";

import { doubtOf } from "../../../web/src/list/doubts.ts";
import { apply, obstacleOf } from "../../../web/src/list/pending.ts";
import { entriesOf } from "../../../web/src/tournament/rating.ts";

/** The list after each command of an offline spell, whether the command fits, and the obstacle. */
function spell({ list, commands }) {
  let shown = list;
  return commands.map((command) => {
    const after = apply(shown, command);
    shown = after ?? shown;
    return { list: shown, fits: after !== null, obstacle: obstacleOf(shown) };
  });
}

const { spells = [], lines = [], counts = [] } = JSON.parse(await text(process.stdin));
const answers = {
  spells: spells.map(spell),
  entries: lines.map(([figures, line, thrown]) => entriesOf(figures, line, thrown)),
  doubts: counts.map(([pack, count]) => doubtOf(pack, count)),
};
process.stdout.write(JSON.stringify(answers));
