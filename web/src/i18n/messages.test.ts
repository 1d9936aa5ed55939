import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES, load, textsOf, type Language } from "./catalogue";
import { Messages } from "./messages";

function messages(text: string): Messages {
  const found = new Messages("en");
  found.add(text);
  return found;
}

/** What is said, or what is missing for it. */
function outcome(say: () => string | null | undefined): string | null | undefined {
  try {
    return say();
  } catch (error) {
    return String(error);
  }
}

test("a message is said with those that are part of it", () => {
  const found = messages(
    "miss = the Miss\nwho = { $one ->\n    [yes] { miss } and { -box }\n   *[no] nobody\n    }\n-box = a box\n",
  );
  expect(found.say("who", { one: "yes" })).toBe("the Miss and a box");
  expect(found.say("who", { one: "no" })).toBe("nobody");
});

test("what is not there is not said", () => {
  const found = messages("# a remark = nothing\nhere = yes\n");
  expect([found.has("here"), found.has("a"), found.say("there", {})]).toEqual([true, false, undefined]);
});

test("no message is there twice", () => {
  expect(() => messages("one = 1\none = 2\n")).toThrow("one");
});

test.each(Object.keys(LANGUAGES) as Language[])(
  "in %s no message is lost, and each says what the whole file would",
  async (language) => {
    const [catalogue, texts] = await Promise.all([load(language), textsOf(language)]);
    const args = { count: 2, player: "Ann" };
    for (const [game, messages] of catalogue) {
      const whole = new FluentBundle(language, { useIsolating: false });
      for (const one of texts) if (one.game === game) whole.addResource(new FluentResource(one.text));
      expect([...messages.ids].sort()).toEqual([...whole._messages.keys(), ...whole._terms.keys()].sort());
      for (const [id, { value }] of whole._messages)
        expect(
          outcome(() => messages.say(id, args)),
          id,
        ).toBe(outcome(() => value && whole.formatPattern(value, args)));
    }
  },
);
