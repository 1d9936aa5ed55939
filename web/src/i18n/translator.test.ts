import { expect, test } from "vitest";
import { firstSpoken, LANGUAGES, load, type Language } from "./catalogue";
import { plain } from "./without-rule-numbers";
import { Translator } from "./translator";

const in_english = new Translator("en", await load("en"), ["Anna", "Bo", "Cato"]);

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
  expect(in_english.words(line)).toBe("Anna moves the Miss 1 space.");
});

test("a seat without a name is said by its number, in its language", async () => {
  expect(new Translator("nl", await load("nl")).name(1)).toBe("Speler 2");
});

test.each(Object.keys(LANGUAGES) as Language[])("%s says the same things as English", async (language) => {
  const [english, other] = await Promise.all([load("en"), load(language)]);
  for (const [game, messages] of english)
    expect([...(other.get(game)?.ids ?? [])].sort(), game).toEqual([...messages.ids].sort());
});

test("the first language that we speak is spoken, else English", () => {
  expect(firstSpoken(["", "xx-XX", "de-AT", "nl"])).toBe("de");
  expect(firstSpoken(["den", "toString"])).toBe("en");
});

test("in German a citizen is said in the case that the sentence asks for", async () => {
  const german = new Translator("de", await load("de"), ["Anna"]);
  const line = { id: "moved", game: "carnavalo", args: { player: 0, citizen: "prince", steps: 2 } };
  expect(german.words(line)).toBe("Anna zieht den Prinzen 2 Felder weiter.");
  expect(german.at("carnavalo", []).message("citizen-at", { citizen: "prince", place: 3 })).toBe("der Prinz, in Zelt 3");
});

test("in French a name after de or que takes their e away", async () => {
  const french = new Translator("fr", await load("fr"), ["Otto", "Bo"]);
  expect(french.message("verdict-only", { player: 0, played: "46" })).toMatch(/^Otto /);
  expect(french.message("mute", { name: "Ann de Oude" })).toBe("Masquer les messages d’Ann de Oude");
  expect(french.message("mute", { name: "Bo" })).toBe("Masquer les messages de Bo");
  expect(french.at("figaro", ["Otto"]).message("about-row-empty", { player: 0 })).toMatch(/^La rangée d’Otto est à 0\. /);
  const row = { id: "row-other", game: "figaro", args: { other: 0 } };
  expect(french.words({ id: "because-raises", game: "figaro", args: { move: "x", row, total: 4 } })).toBe(
    "x mettrait la rangée d’Otto à 4",
  );
});

test("a prompt names the player only where several share the screen", async () => {
  const line = { id: "prompt-last-die", game: "tricky", args: { player: 0 } };
  const dutch = new Translator("nl", await load("nl"));
  expect(dutch.at("tricky", ["Anna"]).words(line)).toMatch(/^Jij bent aan de beurt: /);
  expect(dutch.at("tricky", ["Anna"], true).words(line)).toMatch(/^Anna, jij bent aan de beurt: /);
});

test("no sentence has the number of a rule, whichever way it came", () => {
  expect(in_english.words({ id: "return-too-early", game: "carnavalo" })).toBe(
    "Play a card or move a citizen first. Then you can put movement chips back.",
  );
  expect(plain("The ring is on 0: nobody can walk (C10, C11). Ask (CR7).")).toBe("The ring is on 0: nobody can walk. Ask.");
  expect(plain("The others (A, B2 and C) play on.")).toBe("The others (A, B2 and C) play on.");
});

/** What people at a table would say; each of these was said otherwise once. */
test.each([
  [
    "nl",
    "tricky",
    "prompt-keep",
    { player: 0 },
    "Jij bent aan de beurt: houd minstens één dobbelsteen. De rest gooi je opnieuw.",
  ],
  ["nl", "tricky", "preview", { pays: 3, takes: 0 }, "Tot nu toe betaal je 3 fiches."],
  [
    "nl",
    "carnavalo",
    "prompt-before",
    { player: 0, can: "both", ring: 1, chips: 1 },
    "Jij bent aan de beurt: verplaats een burger (1 veld) of speel een kaart. Je mag eerst je beweegfiche gebruiken.",
  ],
  ["nl", "carnavalo", "choose-field", {}, "Kies hoe ver. De ring komt dan op dat getal."],
  [
    "nl",
    "carnavalo",
    "taken",
    { player: 1, value: 3, tent: 3 },
    "De Miss neemt de onderste kaart uit tent 3 mee: de 3 van Bram.",
  ],
  ["nl", "carnavalo", "begins", { player: 2 }, "De eerste kaart op de weg van de Prins is van Christiaan: Christiaan begint."],
  ["nl", "carnavalo", "movement-chip", { tent: "5" }, "Beweegfiche van tent 5"],
  ["nl", "figaro", "choose-self", {}, "Tik je eigen rij aan"],
  ["nl", "", "invite-wrong", {}, "Met deze link kun je alleen meekijken. Vraag om de uitnodigingslink."],
  ["nl", "", "password-wrong", {}, "Verkeerd wachtwoord. Probeer het nog eens."],
  ["nl", "", "turned-away", {}, "Tafel niet gevonden"],
  ["nl", "", "record-not-json", {}, "Dit bestand is geen bewaarde partij."],
  ["nl", "", "are-you-sure", {}, "Weet je het zeker?"],
  ["en", "carnavalo", "prompt-wait-before", { player: 1 }, "It's Bram's turn."],
  ["en", "figaro", "prompt-wait-next", { player: 1 }, "It's Bram's turn."],
  ["en", "", "so-be-it", {}, "Done"],
  ["en", "", "continue", {}, "Continue playing"],
  ["en", "", "rematch", {}, "Play again"],
  ["en", "", "fill-with-bots", {}, "Fill with bots and start"],
  ["en", "tricky", "keep-none", {}, "Choose the dice to keep"],
  ["en", "", "turned-away", {}, "Table not found"],
] as const)("%s, %s: %s", async (language, game, id, args, words) => {
  expect(new Translator(language, await load(language)).at(game, ["Anna", "Bram", "Christiaan"]).message(id, args)).toBe(words);
});
