// A bot for `carrack tournament` in JavaScript: of the legal answers, always the last one.
//
//     carrack tournament iron-age easy greedy "mine=process:node examples/bot.mjs"
//
// It reads a line of JSON at a time and answers on a line; docs/tournaments.md tells what is said.

import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

for await (const line of createInterface({ input: process.stdin })) {
  const heard = JSON.parse(line);
  if (heard.say === "hello") {
    say({ say: "hello", protocol: 1, name: "the last answer" });
  } else if (heard.say === "question") {
    say({ say: "answer", n: heard.n, action: heard.legal.at(-1).action });
  }
}
