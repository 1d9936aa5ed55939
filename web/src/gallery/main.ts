import "../app.css";
import "../fonts";
import { mount } from "svelte";
import { load } from "../text/catalogue";
import { Texts } from "../text/texts";
import Gallery from "./Gallery.svelte";

const wish = new URLSearchParams(location.search);
const language = wish.get("lang") === "nl" ? "nl" : "en";
mount(Gallery, {
  target: document.querySelector("#app")!,
  props: { texts: new Texts(language, await load(language)), wanted: wish.get("view") ?? "", aids: wish.has("aids") },
});
