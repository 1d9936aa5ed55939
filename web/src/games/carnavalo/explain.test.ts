import { expect, test } from "vitest";
import { load } from "../../i18n/catalogue";
import { Translator } from "../../i18n/translator";
import type { ViewerEvent } from "../../net/types";
import { about } from "./explain";
import type { View } from "./view";

const texts = new Translator("en", await load("en")).at("carnavalo", ["Ann", "Otto"]);
const tent = (cards: View["tents"][number]["cards"] = []): View["tents"][number] => ({ cards, chip: "3", chips: 4 });
const VIEW: View = {
  game: "carnavalo",
  players: 2,
  seat: 0,
  actor: 0,
  phase: "before",
  legal: ["card 5 t1 top", "card 5 t1 under", "card 5 t3", "move prince 1", "move prince 2", "chip t2 miss direct"],
  history: [],
  result: null,
  memory_aids: [],
  route: { fields: 12, tents: [1, 3, 5, 7, 9, 11], prince: 0, miss: 4, bar: 8 },
  track: 4,
  advanced: false,
  day: 1,
  floats: 4,
  quiet: 0,
  ring: 2,
  citizens: [0, 4, 7],
  tents: [
    tent([
      { owner: 1, value: 2 },
      { owner: 0, value: 4 },
      { owner: 1, value: null },
    ]),
    tent(),
    tent(),
    tent(),
    tent(),
    tent(),
  ],
  middle: null,
  procession: [
    { owner: 1, value: 3 },
    { owner: 1, value: 1 },
  ],
  procession_chip: 4,
  procession_chips: 4,
  last_day: [],
  hand: [5],
  hand_sizes: [1, 2],
  unseen: [[], []],
  chips: ["t2"],
  chip_counts: [1, 0],
  stack: 4,
  whereabouts: [],
  known_to_all: [],
  discs: [
    [1, 0, null, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
  ],
  chips_won: [["2"], []],
  procession_chips_won: [[], []],
  has_float: [true, false],
  points: [3, 0],
};
const ask = (key: string, mayAct = true): string => about(VIEW, key, texts, mayAct);

test("C12: why somebody's number is what it is", () => {
  expect(ask("tent-0")).toContain("You have 5 = 4 + 1: your 4 and 1 from confetti.");
});

test("what is face down and somebody else's is in no number", () => {
  expect(ask("tent-0")).toContain("Otto has at least 2: a 2 and a face-down card.");
});

test("points are disc, confetti and chips, less the float", () => {
  expect(ask("player-0")).toContain("Ann has 3 points: 5 + 1 + 2 − 5, for one disc, confetti and chips, minus the float.");
});

test("what it can do now is said on one's own turn alone", () => {
  expect(ask("held-5")).toContain("You can play it into tent 1 and 3.");
  expect(ask("held-5", false)).not.toContain("You can");
  expect(ask("citizen-prince")).toContain("up to 2 spaces");
  expect(ask("token-t2")).toContain("You can use it now.");
  expect(ask("tent-3")).toContain("Barricadol closes this tent");
  expect(ask("tent-2")).toContain("You can play a card here.");
});

test("the procession adds up too", () => {
  expect(ask("procession-1")).toContain("Otto has 4 = 3 + 1");
});

test("a card in a tent says who can get it out of there", () => {
  expect(ask("pile-0-0")).toContain("the stage card. If the Prince stops here");
  expect(ask("pile-0-1")).toContain("The Prince and the Miss can't take it now.");
  expect(ask("pile-0-2")).toContain("the bottom card. If the Miss");
  expect(ask("disc-0-0")).toContain("Ann's disc at tent 1 is on space 1.");
  expect(ask("disc-2-0")).toBe("Ann has won the disc at tent 3: 5 points.");
});

const told = (event: string, args: Record<string, unknown>): ViewerEvent => ({ event, args }) as unknown as ViewerEvent;
const COUNT: ViewerEvent[] = [
  told("in-tent", { player: 0, tent: 1, value: 5, cards: 4, confetti: 1 }),
  told("in-tent", { player: 1, tent: 1, value: 2, cards: 2, confetti: 0 }),
  told("new-day", { day: 2 }),
];
const COUNTED: View = { ...VIEW, history: [{ actor: null, move: "", told: COUNT }] as unknown as View["history"] };

test("the day's count says why a number was what it was", () => {
  expect(about(COUNTED, "share-0-0", texts, false)).toBe("Ann had 5 here: 4 from cards and 1 from confetti.");
  expect(about(COUNTED, "share-0-1", texts, false)).toBe("Otto had 2 here, all from cards.");
  expect(about(COUNTED, "counted-0", texts, false)).toContain("Tent 1. The player with the highest total here");
  expect(about(COUNTED, "counted-6", texts, false)).toContain("The float");
});

test("at the end every part of the points says what it is made of", () => {
  expect(ask("final-discs-0")).toBe("Ann won one disc: 5 points.");
  expect(ask("final-confetti-0")).toContain("1 + 0 + 0 + 0 + 0");
  expect(ask("final-chips-0")).toBe("Ann won these chips: 2.");
  expect(ask("final-float-0")).toContain("minus 5");
  expect(ask("final-float-1")).toContain("didn't have to");
  expect(ask("final-all-0")).toBe(ask("player-0"));
  expect(ask("score-0")).toBe(ask("player-0"));
});

test("where all hands lie open it is said whose it is", () => {
  expect(ask("holds-1-4")).toContain("A 4 in Otto's hand");
  expect(ask("holds-1-t6")).toContain("Otto has the movement chip for tent 6");
});

test("what has no name has nothing to say", () => {
  expect(ask("elephant")).toBe("");
});
