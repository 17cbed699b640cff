import { mount } from "svelte";

import App from "./App.svelte";
import "./style.css";
import { loadWords } from "./lib/words.svelte";
import { pageAt } from "./routes";

const target = document.getElementById("page");
if (target === null) throw new Error("the page has no place");
// Nothing is shown before there are words for it. Words and page come together.
const [first] = await Promise.all([pageAt(location.pathname).catch(() => null), loadWords()]);
mount(App, { target, props: { first } });

// What is there without a network; while the page is worked on it would be in the way.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // What came before the worker did, such as the words, passes by it once more to be kept.
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    const came = performance.getEntriesByType("resource").map((one) => one.name);
    for (const file of came.filter((name) => new URL(name).pathname.startsWith("/assets/")))
      void fetch(file).catch(() => {});
  });
  void navigator.serviceWorker.register("/worker.js").catch(() => {});
}
