// node server.cjs PORT file|memory FOLDER
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const game = require("./game.cjs");

const [port, storage, folder] = process.argv.slice(2);
const db = storage === "file" ? new FlatFile({ dir: folder }) : undefined;
Server({ games: [game], db, origins: [Origins.LOCALHOST] }).run({ port: Number(port) });
