import { expect, test } from "vitest";
import { LANGUAGES, load } from "./catalogue";
import { plain } from "./plain";
import { Texts } from "./texts";

const in_english = new Texts("en", await load("en"), ["Anna", "Bo", "Cato"]);

test("players are said by name, and several of them as a list", () => {
  const line = { id: "prompt-over", game: "tricky", args: { players: [0, 1, 2], count: 3 } };
  expect(in_english.words(line)).toBe("Anna, Bo and Cato win together!");
});

test("a line may stand in a line", () => {
  const card = { id: "card-r", game: "figaro", args: { value: "2" } };
  const line = { id: "played", game: "figaro", args: { player: 0, other: 1, card } };
  expect(in_english.words(line)).toBe("Anna plays red 2 in front of Bo.");
});

test("a message may use another with its own words", () => {
  const line = { id: "moved", game: "carnavalo", args: { player: 0, citizen: "miss", steps: 1 } };
  expect(in_english.words(line)).toBe("Anna moves the Miss 1 field.");
});

test("a seat without a name is said by its number, in its language", async () => {
  expect(new Texts("nl", await load("nl")).name(1)).toBe("Speler 2");
});

test("both languages say the same things", async () => {
  const [english, dutch] = await Promise.all(LANGUAGES.map(load));
  for (const [game, bundle] of english ?? [])
    expect([...(dutch?.get(game)?._messages.keys() ?? [])].sort(), game).toEqual([...bundle._messages.keys()].sort());
});

test("a prompt names the player only where several share the screen", async () => {
  const line = { id: "prompt-last-die", game: "tricky", args: { player: 0 } };
  const dutch = new Texts("nl", await load("nl"));
  expect(dutch.at("tricky", ["Anna"]).words(line)).toMatch(/^Jij bent aan de beurt: /);
  expect(dutch.at("tricky", ["Anna"], true).words(line)).toMatch(/^Anna, jij bent aan de beurt: /);
});

test("no sentence has the number of a rule, whichever way it came", () => {
  expect(in_english.words({ id: "return-too-early", game: "carnavalo" })).toBe("Movement chips go back only after your action.");
  expect(plain("The ring is on 0: nobody can walk (C10, C11). Ask (CR7).")).toBe("The ring is on 0: nobody can walk. Ask.");
  expect(plain("The others (A, B2 and C) play on.")).toBe("The others (A, B2 and C) play on.");
});
