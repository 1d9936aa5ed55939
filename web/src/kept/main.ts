import "../app/app.css";
import { mount } from "svelte";
import Kept from "./Kept.svelte";
import { watchKeyboard } from "../ui/by-keyboard";

watchKeyboard();
mount(Kept, { target: document.querySelector("#app")! });
