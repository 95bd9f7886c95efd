import { mount } from "svelte";
import App from "./App.svelte";
import "./calls/install.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";

mount(App, { target: document.body });
