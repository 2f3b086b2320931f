// An address at which there is no page.

import { saysSo } from "../kit/nothing.js";
import { catalogue, languageWanted } from "../kit/sentences.js";

const language = languageWanted();
document.documentElement.lang = language;
const words = await catalogue(language);
saysSo(words.say("web-nothing-here"), words);
