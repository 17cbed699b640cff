import { expect, test } from "vitest";

import { Emitter } from "../src/lib/emitter";

interface Events {
  said: string;
  counted: number;
}

test("those who listen hear what is meant for them, in the order in which they began", () => {
  const emitter = new Emitter<Events>();
  const heard: unknown[] = [];
  emitter.on("said", (text) => heard.push(["first", text]));
  emitter.on("said", (text) => heard.push(["second", text]));
  emitter.on("counted", (number) => heard.push(number));
  emitter.emit("said", "hello");
  emitter.emit("counted", 3);
  expect(heard).toEqual([["first", "hello"], ["second", "hello"], 3]);
});

test("nobody hears anything after having stopped, the others go on", () => {
  const emitter = new Emitter<Events>();
  const heard: string[] = [];
  const stop = emitter.on("said", () => heard.push("gone"));
  emitter.on("said", () => heard.push("there"));
  stop();
  stop();
  emitter.emit("said", "hello");
  expect(heard).toEqual(["there"]);
});

test("a listener that stops while something is told keeps nothing from the others", () => {
  const emitter = new Emitter<Events>();
  const heard: string[] = [];
  const stop = emitter.on("said", () => {
    heard.push("once");
    stop();
  });
  emitter.on("said", () => heard.push("always"));
  emitter.emit("said", "hello");
  emitter.emit("said", "again");
  expect(heard).toEqual(["once", "always", "always"]);
});
