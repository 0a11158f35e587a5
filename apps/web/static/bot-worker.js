import init from "./bot.js";
// The page hears of an error that is thrown, not of a promise that fails.
init().catch((error) => setTimeout(() => { throw error; }));
