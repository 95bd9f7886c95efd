// The rival: boardgame.io's own server, with the game that ours plays: two seats count up in turn.
//
//   node boardgame.cjs PORT [FOLDER]
//
// It keeps its matches in memory, or, with a folder, in the store on disk that it comes with.
const { FlatFile, Server, Origins } = require("boardgame.io/server");

const Count = {
  name: "count",
  setup: () => ({ total: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }, number) => ({ total: G.total + number }) },
};

const [port, dir] = process.argv.slice(2);
const store = dir === undefined ? {} : { db: new FlatFile({ dir }) };
const server = Server({ games: [Count], origins: [Origins.LOCALHOST], ...store });
server.run({ port: Number(port), callback: () => console.log("ready") });
