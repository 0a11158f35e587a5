import init from "./bot.js";
await init();
