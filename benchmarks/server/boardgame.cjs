// The rival: boardgame.io's own server, in memory, with the game that ours plays: two seats count up in turn.
const { Server, Origins } = require("boardgame.io/server");

const Count = {
  name: "count",
  setup: () => ({ total: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }, number) => ({ total: G.total + number }) },
};

const server = Server({ games: [Count], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
