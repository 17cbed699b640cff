import { expect, test } from "vitest";

import { Emitter } from "../src/lib/emitter";

interface Events {
  said: string;
  counted: number;
}

test("listeners get the events of their name, in the order in which they were added", () => {
  const emitter = new Emitter<Events>();
  const heard: unknown[] = [];
  emitter.on("said", (text) => heard.push(["first", text]));
  emitter.on("said", (text) => heard.push(["second", text]));
  emitter.on("counted", (number) => heard.push(number));
  emitter.emit("said", "hello");
  emitter.emit("counted", 3);
  expect(heard).toEqual([["first", "hello"], ["second", "hello"], 3]);
});

test("a removed listener gets no more events, the others do", () => {
  const emitter = new Emitter<Events>();
  const heard: string[] = [];
  const stop = emitter.on("said", () => heard.push("gone"));
  emitter.on("said", () => heard.push("there"));
  stop();
  stop();
  emitter.emit("said", "hello");
  expect(heard).toEqual(["there"]);
});

test("a listener that removes itself during an event does not affect the others", () => {
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
