// An equal game: four seats, five dice, columns that fill, everything open, no end; about 2 KB of state, as in our snapshot of tricky.
const { INVALID_MOVE } = require("boardgame.io/core");

const lengths = [4, 5, 6, 7, 8];

const setup = () => ({
  board: lengths.map((length) => ({ cells: Array(length).fill("y"), arrow: 0 })),
  filled: [0, 0, 0, 0, 0],
  chips: [22, 22, 22, 22],
  supply: 100,
  roll: [1, 2, 3, 4, 5],
  kept: [],
  log: Array.from({ length: 12 }, (_, i) => ({ id: "rolled", args: { player: i % 4, dice: "1 2 3 4 5" }, game: "tricky" })),
  notes: "x".repeat(700),
});

const keep = ({ G, ctx, events, random }, count) => {
  if (!Number.isInteger(count) || count < 1 || count > G.roll.length) return INVALID_MOVE;
  const seat = Number(ctx.currentPlayer);
  G.kept.push(...G.roll.slice(0, count));
  G.log.shift();
  G.log.push({ id: "kept", args: { player: seat, dice: G.kept.join(" ") }, game: "tricky" });
  const left = 5 - G.kept.length;
  if (left > 0) {
    G.roll = random.D6(left);
    return undefined;
  }
  for (const die of G.kept) {
    if (die < 6) G.filled[die - 1] = (G.filled[die - 1] + 1) % lengths[die - 1];
  }
  G.kept = [];
  G.roll = random.D6(5);
  events.endTurn();
  return undefined;
};

module.exports = { name: "equal", setup, moves: { keep } };
