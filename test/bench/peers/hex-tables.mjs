// Hexes as numbers, for a square board of pointed hexes whose odd rows are shifted to the right; cell = row * width + column.
// Directions 0 … 5 are NE, E, SE, SW, W, NW.

const STEPS = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];

/** Column of an offset board to axial q. @param {number} column @param {number} row */
const toQ = (column, row) => column - ((row - (row & 1)) >> 1);

/** The direction that lies closest to an axial step; the first of equals. @param {number} q @param {number} r */
function directionOf(q, r) {
  const s = -q - r;
  let best = 0;
  let most = -Infinity;
  STEPS.forEach(([stepQ = 0, stepR = 0], direction) => {
    const along = q * stepQ + r * stepR + s * (-stepQ - stepR);
    if (along > most) [most, best] = [along, direction];
  });
  return best;
}

/** @param {number} width */
function neighbours(width) {
  const table = new Int16Array(width * width * 8).fill(-1); // eight places a cell, so that the index is a shift
  for (let row = 0; row < width; row += 1) {
    for (let column = 0; column < width; column += 1) {
      STEPS.forEach(([stepQ = 0, stepR = 0], direction) => {
        const toRow = row + stepR;
        const toColumn = toQ(column, row) + stepQ + ((toRow - (toRow & 1)) >> 1);
        if (toRow < 0 || toRow >= width || toColumn < 0 || toColumn >= width) return;
        table[(row * width + column) * 8 + direction] = toRow * width + toColumn;
      });
    }
  }
  return table;
}

/**
 * Tables of a board: `neighbour[cell * 8 + direction]` is a cell or -1 beyond the wall, and
 * `relation[key[b] - key[a] + middle]` is the distance from a to b times eight, plus the direction.
 * @param {number} width
 */
export function hexTables(width) {
  const span = 4 * width;
  const key = new Int32Array(width * width);
  for (let cell = 0; cell < key.length; cell += 1) {
    const row = Math.floor(cell / width);
    key[cell] = toQ(cell % width, row) * span + row;
  }
  const relation = new Int16Array(span * span);
  for (let q = -2 * width; q < 2 * width; q += 1) {
    for (let r = -2 * width; r < 2 * width; r += 1) {
      const distance = (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
      relation[(q + 2 * width) * span + r + 2 * width] = distance * 8 + directionOf(q, r);
    }
  }
  return { neighbour: neighbours(width), key, relation, middle: 2 * width * span + 2 * width };
}
