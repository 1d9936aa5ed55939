import "../app/app.css";
import "../app/fonts";
import { mount } from "svelte";
import { firstSpoken, load } from "../i18n/catalogue";
import { Translator } from "../i18n/translator";
import Gallery from "./Gallery.svelte";

const wish = new URLSearchParams(location.search);
const language = firstSpoken([wish.get("lang") ?? ""]);
mount(Gallery, {
  target: document.querySelector("#app")!,
  props: { texts: new Translator(language, await load(language)), wanted: wish.get("view") ?? "", aids: wish.has("aids") },
});
