import "./app/app.css";
import "./app/fonts";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { watchKeyboard } from "./ui/by-keyboard";

watchKeyboard();
mount(App, { target: document.querySelector("#app")! });
