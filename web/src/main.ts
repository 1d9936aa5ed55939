import "./app/app.css";
import "./app/fonts";
import { mount } from "svelte";
import App from "./app/App.svelte";

mount(App, { target: document.querySelector("#app")! });
