import { describe, expect, it } from "vitest";

import {
  bytesOf,
  checkNumber,
  commitmentTo,
  deckOf,
  drawnDealer,
  nonceCommitment,
  seedOf,
} from "../src/deal/verify";
import { chartOf, HEIGHT, turnX, stepFor, turnAt, turnsOver } from "../src/replay/chart";
import { findings, grouped } from "../src/replay/deal-check";
import { otherSeats, decisionAt, positionsOf, touchedBy } from "../src/replay/positions";
import { resultOf } from "../src/replay/results";
import { meldKind } from "../src/replay/step-text";
import type { DealDetails, GameEvent, PlayedGame, Replay } from "../src/wire/generated";

const REPLAY: Replay = {
  rules: "klassik",
  mode: "assist",
  scoring: "winner_takes_all",
  opening: 0,
  names: ["Anna", "Ben"],
  bots: [null, null],
  seat: 1,
  dealer: 2,
  playing: [1, 2],
  steps: [
    {
      position: {
        turn: 1,
        hands: [["7C"], ["8C", "KH"]],
        points: [7, 18],
        melds: [],
        wrong: [],
        opened: [],
        stock: 9,
        open: 1,
        top: "2D",
        taken: null,
        pending: 0,
      },
    },
    {
      position: {
        hands: [
          ["7C", "AS"],
          ["8C", "KH"],
        ],
        points: [8, 18],
        stock: 8,
      },
      seat: 1,
    },
    { position: { turn: 2, hands: [["7C"], ["8C", "KH"]], points: [7, 18], top: "AS" }, seat: 1 },
    { position: { stock: 7 }, seat: 2 },
    { position: { turn: 1, hands: [["7C"], ["KH"]], points: [7, 10], top: "8C" }, seat: 2 },
  ],
  turns: [0, 2, 4],
  decisions: [
    { first: 1, last: 1, seat: 1 },
    { first: 2, last: 2, seat: 1 },
    { first: 3, last: 4, seat: 2 },
  ],
  outcome: null,
  refused: null,
  deal: null,
  file: "",
};

describe("positions", () => {
  const positions = positionsOf(REPLAY);

  it("keep values that a step does not change", () => {
    expect(positions).toHaveLength(5);
    expect(positions[3]).toMatchObject({ turn: 2, stock: 7, top: "AS", points: [7, 18] });
    expect(positions[0]?.stock).toBe(9);
  });

  it("belong to decisions", () => {
    expect(decisionAt(REPLAY, 0)).toBeNull();
    expect(decisionAt(REPLAY, 3)?.seat).toBe(2);
    expect(decisionAt(REPLAY, 4)).toBe(decisionAt(REPLAY, 3));
  });

  it("list the other seats clockwise", () => {
    expect(otherSeats(4, 2)).toEqual([3, 4, 1]);
    expect(otherSeats(2, 2)).toEqual([1]);
  });

  it("highlight what a step changed", () => {
    const drew: GameEvent = { is: "drew", seat: 2, pile: "stock", card: "7C" };
    expect(touchedBy([drew], 0).drawn).toEqual({ seat: 2, card: "7C" });
    expect(touchedBy([{ ...drew, into_hand: false }], 0).drawn).toBeNull();
    const meld = ["7C", "8C", "9C"];
    const laid: GameEvent[] = [
      { is: "laid-down", seat: 2, meld },
      { is: "laid-off", seat: 2, onto: 1, cards: ["9C"], meld },
      { is: "discarded", seat: 2, card: "KH" },
    ];
    expect(touchedBy(laid, 3)).toEqual({ drawn: null, melds: [3, 1], pile: true });
  });

  it("distinguish runs from sets", () => {
    const kind = (...meld: string[]) => meldKind(meld);
    expect(kind("7C", "7H", "*")).toBe("set");
    expect(kind("4C", "*5C", "6C")).toBe("run");
    expect(kind("*6H", "7H", "*8H")).toBe("run");
  });
});

describe("the chart", () => {
  const positions = positionsOf(REPLAY);

  it.each([
    [1, 1],
    [7, 2],
    [104, 50],
    [200, 50],
    [201, 100],
    [3, 1],
  ])("divides an axis of %i points into steps of %i", (most, step) =>
    expect(stepFor(most)).toBe(step),
  );

  it("has a line for each player; more points are higher", () => {
    const { lines, levels } = chartOf(REPLAY, positions, 500);
    expect(lines.map((line) => line.points)).toEqual([
      [7, 7, 7],
      [18, 18, 10],
    ]);
    expect(lines[1]?.x).toBe(turnX(2, REPLAY, 500));
    expect(lines[1]?.y).toBeLessThan(lines[0]?.y ?? 0);
    expect(levels.at(-1)?.points).toBeGreaterThanOrEqual(18);
    expect(levels.every(({ y }) => y > 0 && y < HEIGHT)).toBe(true);
  });

  it("finds the turn at an x coordinate", () => {
    for (const turn of [0, 1, 2]) expect(turnAt(turnX(turn, REPLAY, 333), REPLAY, 333)).toBe(turn);
    expect(turnAt(-50, REPLAY, 333)).toBe(0);
    expect(turnAt(5000, REPLAY, 333)).toBe(2);
  });

  it("counts fractions of a turn", () => {
    expect([0, 1, 2, 3, 4].map((step) => turnsOver(step, REPLAY))).toEqual([0, 0.5, 1, 1.5, 2]);
  });
});

describe("the deal check", () => {
  const secret = Array.from({ length: 80 }, (_, at) => at.toString(16).padStart(2, "0")).join("");
  const commitment = commitmentTo(Uint8Array.from({ length: 80 }, (_, at) => at));
  const rules = { packs: 2, jokers: 6, cut_at_least: 4 };
  const proof = { secret, commitment, lifted: 37 };
  const deck = deckOf(proof, { packs: 2, jokers: 6, cutAtLeast: 4 });
  // The example of docs/deal.md.
  const reshuffles = [{ step: 80, stock: ["7D", "4C", "KH", "7D", "*", "9S"] }];
  const unmixed = { nonce_commitments: [], nonces: [], drawn_dealer: null };
  const deal: DealDetails = { ...proof, ...rules, ...unmixed, deck, reshuffles };
  const of = (shown: DealDetails) => ({ deal: shown, seats: 4, dealer: 4 });
  const text = (card: string) => card;
  const keys = (wrong: Partial<DealDetails>, moves: number | null = 12) =>
    findings(of({ ...deal, ...wrong }), { moves, text }).map(({ key }) =>
      key.replace("verify-", ""),
    );

  it("lists everything that it checked", () => {
    expect(deck.slice(0, 5)).toEqual(["*", "6C", "*", "7D", "9H"]);
    const about = ["commitment", "nonces", "lifted", "deck", "reshuffles", "moves"];
    expect(keys({})).toEqual(about.map((one) => `fits-${one}`));
    expect(findings(of(deal), { moves: 1, text }).every((one) => one.fits)).toBe(true);
  });

  it("stops at the first problem", () => {
    expect(keys({ secret: secret.replace("00", "01") })).toEqual(["wrong-commitment"]);
    expect(keys({ lifted: 2 })).toEqual(["fits-commitment", "fits-nonces", "wrong-lifted"]);
    expect(keys({ lifted: 38 }).at(-1)).toBe("wrong-deck");
    const stock = ["4C", "7D", "KH", "7D", "*", "9S"];
    expect(keys({ reshuffles: [{ step: 80, stock }] }).at(-1)).toBe("wrong-reshuffle");
    expect(keys({}, null).at(-1)).toBe("wrong-moves");
  });

  it("checks nonces and the first dealer", () => {
    const nonce = "0c".repeat(32);
    const nonce_commitments = [nonceCommitment(bytesOf(nonce)), "", "", ""];
    const check = checkNumber(commitment, nonce_commitments);
    const mixed = { nonce_commitments, nonces: [nonce, "", "", ""], commitment: check };
    const drawn_dealer = drawnDealer(seedOf({ ...proof, ...mixed }), 4);
    expect(drawn_dealer).not.toBe(4);
    expect(keys({ ...mixed, nonces: ["0b".repeat(32), "", "", ""] }).at(-1)).toBe("wrong-nonce");
    const dealt = { ...deal, ...mixed, drawn_dealer };
    const found = findings({ deal: dealt, seats: 4, dealer: drawn_dealer }, { moves: 1, text });
    expect(found.map(({ key }) => key)).toContain("verify-fits-dealer");
    const wrong = findings(of({ ...dealt, drawn_dealer: 4 }), { moves: 1, text }).at(-1);
    expect(wrong).toMatchObject({
      key: "verify-wrong-dealer",
      facts: { seat: 4, expected: drawn_dealer },
    });
  });

  it("names the first wrong card", () => {
    const exchanged = deck.toSpliced(1, 2, deck[2] ?? "", deck[1] ?? "");
    const found = findings(of({ ...deal, deck: exchanged }), { moves: 1, text }).at(-1);
    expect(found?.facts).toEqual({ place: 2, card: "*", expected: "6C" });
    const lifted = findings(of({ ...deal, lifted: 2 }), { moves: 1, text }).at(-1);
    expect(lifted?.facts).toEqual({ lifted: "2", least: 4, most: 106 });
  });

  it("groups digits", () => expect(grouped("0123456789abcdef01")).toBe("01234567 89abcdef 01"));
});

describe("the result of a game", () => {
  const game: PlayedGame = {
    table: "t",
    number: 1,
    ended: 0,
    rules: "turnier",
    ending: "romme",
    winner: 2,
    seat: 2,
    score: 5,
    names: ["", "Anna", "", ""],
    scores: [0, 5, -1, null],
  };

  it("is won, lost, won by nobody, or sat out", () => {
    expect(resultOf(game)).toBe("won");
    expect(resultOf({ ...game, seat: 1 })).toBe("lost");
    expect(resultOf({ ...game, winner: null })).toBe("nobody");
    expect(resultOf({ ...game, seat: 4 })).toBe("out");
  });
});
