import "./look/fonts.ts";
import "./look/tokens.css";
import "./look/tokens-games.css";
import "./look/players.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startNavigation } from "./nav.svelte.ts";
import { keepSettings } from "./settings.svelte.ts";

keepSettings();
startNavigation();
mount(App, { target: document.body });
