import { mount } from "svelte";

import App from "./App.svelte";
import "./style.css";
import { loadWords } from "./lib/words.svelte";

const page = document.getElementById("page");
if (page === null) throw new Error("the page has no place");
// Nothing is shown before there are words for it.
await loadWords();
mount(App, { target: page });
