import { mount } from "svelte";

import App from "./App.svelte";
import "./style.css";
import { applyPreferences } from "./lib/preferences.svelte";
import { loadLanguage } from "./lib/words.svelte";
import { loadPage } from "./routes";

// The browser shows nothing until this line has run: see blocking="render" in early.ts.
applyPreferences();
const target = document.getElementById("page");
if (target === null) throw new Error("no element with the id 'page'");
// Fetch page and translations in parallel; show nothing before both are there.
const [first] = await Promise.all([loadPage(location.pathname).catch(() => null), loadLanguage()]);
mount(App, { target, props: { first } });

// The worker serves the page offline. In development it would get in the way.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Files loaded before the worker took over, such as translations, are fetched again to be cached.
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    const loaded = performance.getEntriesByType("resource").map((one) => one.name);
    for (const file of loaded.filter((name) => new URL(name).pathname.startsWith("/assets/")))
      void fetch(file).catch(() => {});
  });
  void navigator.serviceWorker.register("/worker.js").catch(() => {});
}
