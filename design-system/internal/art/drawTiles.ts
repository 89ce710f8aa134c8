/** The side of a tile, in the units of the picture’s view box. */
export const tile = 40;

/** SVG path data in the three colours of a palette, on its ground. */
export type TilePaths = Record<'soft' | 'mid' | 'strong', string>;

/** The palettes of `color.art`. */
export const palettes = ['ink', 'clay', 'moss', 'plum', 'sand'] as const;

const quarterTurns = 4;
// Numbers that look random and depend only on the seed: FNV-1a, then mulberry32.
function createRandom(seed: string): (limit: number) => number {
  let state = 2166136261;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) % limit;
  };
}

// A corner of a tile: its coordinates, the way to the opposite corner (`h`, `v`), and the sweep flag of arcs around the corner.
type Corner = { x: number; y: number; h: number; v: number; sweep: number };

function getCorner(left: number, top: number, turn: number): Corner {
  const h = turn === 1 || turn === 2 ? -tile : tile;
  const v = turn >= 2 ? -tile : tile;
  const sweep = h === v ? 1 : 0;
  return { x: h < 0 ? left + tile : left, y: v < 0 ? top + tile : top, h, v, sweep };
}

const half = tile / 2;

const shapes: ((corner: Corner) => string)[] = [
  // Quarter of a disc.
  ({ x, y, h, v, sweep }) => `M${x} ${y}h${h}A${tile} ${tile} 0 0 ${sweep} ${x} ${y + v}z`,
  // Leaf.
  ({ x, y, h, v, sweep }) =>
    `M${x} ${y}a${tile} ${tile} 0 0 ${sweep} ${h} ${v}a${tile} ${tile} 0 0 ${sweep} ${-h} ${-v}`,
  // Disc.
  ({ x, y, h, v }) =>
    `M${x} ${y + v / 2}a${half} ${half} 0 0 1 ${h} 0a${half} ${half} 0 0 1 ${-h} 0`,
  // Half of a disc.
  ({ x, y, h, v, sweep }) => `M${x} ${y + v}a${half} ${half} 0 0 ${sweep} ${h} 0z`,
  // Triangle.
  ({ x, y, h, v }) => `M${x} ${y}h${h}L${x} ${y + v}z`,
  // Quarter of a ring.
  ({ x, y, h, v, sweep }) =>
    `M${x + h} ${y}A${tile} ${tile} 0 0 ${sweep} ${x} ${y + v}v${-v / 2}A${half} ${half} 0 0 ${1 - sweep} ${x + h / 2} ${y}z`,
  // Stripes.
  ({ x, y, h, v }) =>
    [0, 1, 2, 3].map((n) => `M${x} ${y + (n * v) / 4}h${h}v${v / 8}h${-h}z`).join(''),
];

function choose<Item>(items: readonly Item[], random: (limit: number) => number): Item {
  return items[random(items.length)] as Item;
}

/** Returns the palette of a seed. */
export function getPalette(seed: string): (typeof palettes)[number] {
  return choose(palettes, createRandom(seed));
}

/**
 * Draws an emblem of two by two tiles, the same shape turned around the centre, that depends only on its seed. One tile is stronger than
 * the others.
 */
export function drawEmblem(seed: string): TilePaths {
  const random = createRandom(`${seed} emblem`);
  const paths: TilePaths = { soft: '', mid: '', strong: '' };
  const shape = choose(shapes, random);
  const start = random(quarterTurns);
  const accent = random(quarterTurns);
  const places = [
    [0, 0],
    [tile, 0],
    [tile, tile],
    [0, tile],
  ] as const;
  for (const [index, [x, y]] of places.entries()) {
    const corner = getCorner(x, y, (start + index) % quarterTurns);
    paths[index === accent ? 'mid' : 'soft'] += shape(corner);
  }
  return paths;
}
