import { expect, test } from "vitest";
import { load } from "../i18n/catalogue";
import { Translator } from "../i18n/translator";
import { chosenOptions } from "./options";

const texts = new Translator("en", await load("en"));

test("what was chosen is said in the game's own words, and what has none is not", () => {
  expect(chosenOptions({ edition: "nl", roads: [1, 2] }, texts.at("figaro", []))).toEqual(["Dutch edition"]);
  expect(chosenOptions({ advanced: true }, texts.at("carnavalo", []))).toEqual(["advanced variant"]);
  expect(chosenOptions({ advanced: true }, texts.at("tricky", []))).toEqual([]);
});
