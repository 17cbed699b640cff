/** The findings of a deal check, as messages. */
import {
  deckOf,
  drawnDealer,
  limitsOf,
  seedOf,
  stockOf,
  verify,
  type Pack,
  type Problem,
  type Proof,
} from "../deal/verify";
import type { Card } from "../wire/commands";
import type { DealDetails } from "../wire/generated";
import type { Facts } from "../lib/words.svelte";

export interface Finding {
  fits: boolean;
  key: string;
  facts: Facts;
}

/** A deal with the seats and the dealer of its game. */
interface Dealt {
  deal: DealDetails;
  seats: number;
  dealer: number;
}

/** The findings about a deal, up to the first problem. `text` formats a card. */
export function findings(
  { deal, seats, dealer }: Dealt,
  { moves, text }: { moves: number | null; text: (card: Card) => string },
): Finding[] {
  const proof: Proof = deal;
  const pack: Pack = { packs: deal.packs, jokers: deal.jokers, cutAtLeast: deal.cut_at_least };
  const reshuffles = deal.reshuffles.map((one) => one.stock);
  const problem = verify({ proof, pack, deck: deal.deck, reshuffles, seats, dealer });
  const steps = deal.reshuffles.length;
  const added = deal.nonces.filter((nonce) => nonce !== "").length;
  const fitting: Record<Problem, Finding | null> = {
    commitment: { fits: true, key: "verify-fits-commitment", facts: {} },
    nonce: { fits: true, key: "verify-fits-nonces", facts: { n: added } },
    lifted: { fits: true, key: "verify-fits-lifted", facts: { n: deal.lifted } },
    dealer:
      deal.drawn_dealer === null
        ? null
        : { fits: true, key: "verify-fits-dealer", facts: { seat: deal.drawn_dealer } },
    deck: { fits: true, key: "verify-fits-deck", facts: { n: deal.deck.length } },
    reshuffle:
      steps > 0 ? { fits: true, key: "verify-fits-reshuffles", facts: { n: steps } } : null,
  };
  const found: Finding[] = [];
  for (const [question, finding] of Object.entries(fitting)) {
    if (question === problem) {
      found.push(findingFor(problem, { deal, seats, dealer }, pack, text));
      return found;
    }
    if (finding) found.push(finding);
  }
  if (moves === null) found.push({ fits: false, key: "verify-wrong-moves", facts: {} });
  else if (moves > 0) found.push({ fits: true, key: "verify-fits-moves", facts: { n: moves } });
  return found;
}

function findingFor(
  problem: Problem,
  { deal, seats, dealer }: Dealt,
  pack: Pack,
  text: (card: Card) => string,
): Finding {
  switch (problem) {
    case "commitment":
      return { fits: false, key: "verify-wrong-commitment", facts: {} };
    case "nonce":
      return { fits: false, key: "verify-wrong-nonce", facts: {} };
    case "dealer": {
      const facts = { seat: dealer, expected: drawnDealer(seedOf(deal), seats) };
      return { fits: false, key: "verify-wrong-dealer", facts };
    }
    case "lifted": {
      const { least, most } = limitsOf(pack);
      const facts = { lifted: String(deal.lifted), least, most };
      return { fits: false, key: "verify-wrong-lifted", facts };
    }
    case "deck": {
      const facts = difference(deal.deck, deckOf(deal, pack), text);
      return { fits: false, key: "verify-wrong-deck", facts };
    }
    case "reshuffle": {
      for (const [earlier, { step, stock }] of deal.reshuffles.entries()) {
        const expected = stockOf(deal, stock, earlier + 1) ?? [];
        if (stock.every((card, place) => card === expected[place])) continue;
        const facts = { move: step, ...difference(stock, expected, text) };
        return { fits: false, key: "verify-wrong-reshuffle", facts };
      }
      throw new RangeError("no reshuffle differs");
    }
  }
}

/** The first position where cards differ, from 1. */
function difference(
  cards: readonly Card[],
  expected: readonly Card[],
  text: (card: Card) => string,
): Facts {
  const place = cards.findIndex((card, at) => card !== expected[at]);
  return {
    place: place + 1,
    card: text(cards[place] ?? "*"),
    expected: text(expected[place] ?? "*"),
  };
}

/** Digits in groups of eight, to compare them by eye. */
export function grouped(digits: string): string {
  return (digits.match(/.{1,8}/g) ?? []).join(" ");
}
