// The load: tables of two people who answer in turn, each as soon as it hears that it is asked.
//
//   node drive.mjs carrack|boardgame URL TABLES SECONDS
//
// Prints `counting` when the time begins and one line of JSON when it has passed: moves made, seconds, how long a move
// took from being sent to being confirmed, and the CPU seconds of this driver, which must not be what is measured.
import http from "node:http";
import net from "node:net";
import { io } from "socket.io-client";

const [kind, url, tables, seconds] = process.argv.slice(2);
const { hostname, port, host } = new URL(url);
const times = [];
let counting = false;
let stop = false;

function confirmed(since) {
  if (counting) times.push(performance.now() - since);
}

// Ours: HTTP, a stream of events and a connection for answers to each person, as a browser has them.

function request(method, path, cookie, body) {
  return new Promise((resolve, reject) => {
    const headers = { origin: url, ...(cookie ? { cookie } : {}) };
    const data = body === undefined ? undefined : JSON.stringify(body);
    if (data !== undefined) {
      headers["content-type"] = "application/json";
      headers["content-length"] = Buffer.byteLength(data);
    }
    const call = http.request(url + path, { method, headers }, (response) => {
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => {
        const text = Buffer.concat(parts).toString();
        if (response.statusCode >= 300) reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`));
        else resolve({ body: text ? JSON.parse(text) : null, cookie: response.headers["set-cookie"]?.[0].split(";")[0] });
      });
    });
    call.on("error", reject);
    call.end(data);
  });
}

function listen(path, cookie, heard) {
  const call = http.get(url + path, { headers: { cookie }, agent: false }, (response) => {
    let rest = "";
    response.setEncoding("utf8");
    response.on("data", (text) => {
      rest += text;
      let end;
      while ((end = rest.indexOf("\n\n")) >= 0) {
        const message = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (message.includes("event: update\n")) heard(JSON.parse(message.slice(message.indexOf("data: ") + 6)));
      }
    });
  });
  call.on("error", () => {});
}

// Answers over one kept connection, read by hand: node's own client takes more CPU than the servers do.
function answering(path, cookie) {
  const socket = net.connect({ host: hostname, port, noDelay: true });
  const head =
    `POST ${path} HTTP/1.1\r\nhost: ${host}\r\norigin: ${url}\r\ncookie: ${cookie}\r\n` +
    "content-type: application/json\r\ncontent-length: ";
  let rest = "";
  let done;
  socket.setEncoding("latin1");
  socket.on("error", () => {});
  socket.on("data", (text) => {
    rest += text;
    const end = rest.indexOf("\r\n\r\n");
    if (end < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(rest)[1]);
    if (rest.length < end + 4 + length) return;
    if (!rest.startsWith("HTTP/1.1 200 ")) throw new Error(`${path}: ${rest}`);
    rest = rest.slice(end + 4 + length);
    done();
  });
  return (body, then) => {
    done = then;
    const data = JSON.stringify(body);
    socket.write(`${head}${data.length}\r\n\r\n${data}`);
  };
}

async function carrack() {
  const created = await request("POST", "/api/tables", undefined, { game: "count", seats: 2 });
  const table = created.body.id;
  const path = `/api/tables/${table}`;
  const joined = await request("POST", `${path}/join`, undefined, { invitation: created.body.invitation });
  const cookies = [created.cookie, joined.cookie];
  await request("POST", `${path}/start`, cookies[0]);
  let keys = 0;
  cookies.forEach((cookie, seat) => {
    const answer = answering(`${path}/act`, cookie);
    let done = -1;
    listen(`${path}/stream?since=0`, cookie, (update) => {
      if (stop || update.question.seat !== seat || update.revision <= done) return;
      done = update.revision;
      const since = performance.now();
      const body = { revision: update.revision, key: `${seat}-${keys++}`, actions: [update.options[0].action] };
      answer(body, () => confirmed(since));
    });
  });
}

// Theirs: the WebSocket that their own client opens.

function boardgame(number) {
  const match = `match-${number}`;
  ["0", "1"].forEach((player) => {
    const socket = io(`${url}/count`, { transports: ["websocket"], forceNew: true });
    let sent = -1;
    let since = 0;
    const heard = (state) => {
      if (state._stateID > sent && sent >= 0) {
        confirmed(since);
        sent = -1;
      }
      if (stop || state.ctx.currentPlayer !== player || sent >= 0) return;
      sent = state._stateID;
      since = performance.now();
      const payload = { type: "add", args: [1], playerID: player, credentials: null };
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, player);
    };
    socket.on("sync", (_match, info) => heard(info.state));
    socket.on("update", (_match, state) => heard(state));
    socket.on("connect", () => socket.emit("sync", match, player, null, 2));
  });
}

for (let i = 0; i < Number(tables); i++) await (kind === "carrack" ? carrack() : boardgame(i));
await new Promise((resolve) => setTimeout(resolve, 1500));
console.log("counting");
counting = true;
const began = performance.now();
const used = process.cpuUsage();
await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000));
counting = false;
const passed = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage(used);
stop = true;
times.sort((a, b) => a - b);
const at = (share) => (times.length ? times[Math.min(times.length - 1, Math.floor(times.length * share))] : null);
const result = { kind, tables: Number(tables), moves: times.length, seconds: passed, p50: at(0.5), p99: at(0.99) };
console.log(JSON.stringify({ ...result, driver: (user + system) / 1e6 }));
process.exit(0);
