import { expect, test } from "vitest";
import { within } from "../base-path";
import { lessonOf, linkToLesson } from "./address";

test("a link leads to the lesson of its game", () => {
  expect(lessonOf(within(linkToLesson("figaro")))).toBe("figaro");
  expect(lessonOf("/learn/figaro/")).toBe("figaro");
});

test("there is none of a game that is not there", () => {
  for (const path of ["/", "/learn", "/learn/", "/learn/chess", "/rules/figaro", "/learn/figaro/2"])
    expect(lessonOf(path)).toBeNull();
});
