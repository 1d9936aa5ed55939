// node clients.cjs PORT TABLES SECONDS: four clients at each table, every seat moves as soon as it can.
// A move is over when the last of the four has its state. Says when it begins, and what it saw when it has ended.
const { io } = require("socket.io-client");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const seats = 4;
const address = `http://127.0.0.1:${port}`;
const say = (what, then) => process.stdout.write(JSON.stringify(what) + "\n", then);

async function post(path, body) {
  const answer = await fetch(address + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function openTable() {
  const { matchID } = await post("/games/equal/create", { numPlayers: seats });
  const sockets = [];
  for (let seat = 0; seat < seats; seat++) {
    const { playerCredentials } = await post(`/games/equal/${matchID}/join`, { playerID: String(seat), playerName: "x" });
    const socket = io(`${address}/equal`, { transports: ["websocket"], forceNew: true });
    await new Promise((done) => socket.on("connect", done));
    sockets.push({ socket, playerCredentials });
  }
  const first = await Promise.all(
    sockets.map(
      ({ socket, playerCredentials }, seat) =>
        new Promise((done) => {
          socket.once("sync", (_, { state }) => done(state));
          socket.emit("sync", matchID, String(seat), playerCredentials, seats);
        }),
    ),
  );
  return { matchID, sockets, state: first[0] };
}

function play(table, end, latencies) {
  return new Promise((done) => {
    let seen = 0;
    let begun = 0;
    const move = () => {
      const { state, sockets, matchID } = table;
      const seat = Number(state.ctx.currentPlayer);
      const args = [1 + (state._stateID % state.G.roll.length)];
      const { playerCredentials, socket } = sockets[seat];
      const payload = { type: "keep", args, playerID: String(seat), credentials: playerCredentials };
      begun = performance.now();
      seen = 0;
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, String(seat));
    };
    for (const { socket } of table.sockets) {
      socket.on("update", (_, state) => {
        if (state._stateID > table.state._stateID) table.next = state;
        seen += 1;
        if (seen < seats) return;
        latencies.push((performance.now() - begun) / 1000);
        table.state = table.next;
        if (performance.now() < end) move();
        else done();
      });
    }
    move();
  });
}

(async () => {
  const opened = [];
  for (let i = 0; i < tables; i++) opened.push(await openTable());
  say({ what: "begin" });
  const begun = performance.now();
  const used = process.cpuUsage();
  const latencies = [];
  await Promise.all(opened.map((table) => play(table, begun + seconds * 1000, latencies)));
  const { user, system } = process.cpuUsage(used);
  const took = { seconds: (performance.now() - begun) / 1000, client_cpu: (user + system) / 1e6 };
  say({ what: "end", moves: latencies.length, latencies, ...took }, () => process.exit(0));
})();
