/** What the numbers of a hex mean in those layers that hold no code of a list; 0 is nothing said in each. */

/** Bits of the layer `known`. */
export const knownBits = { seen: 1, entered: 2, explored: 4 } as const;

const elevationStep = 25;
/** The number that stands for the height of the sea. */
const seaCell = 1000;

/** Feet above the sea, in steps of 25; null where nothing is said. */
export const elevationOf = (cell: number): number | null =>
  cell === 0 ? null : (cell - seaCell) * elevationStep;

/** The nearest cell to so many feet above the sea; the lowest or highest there is where they go beyond. */
export const elevationCell = (feet: number): number =>
  Math.min(4095, Math.max(1, Math.round(feet / elevationStep) + seaCell));

/** What the players' map has on a hex: as they noted it, else its ground where they know of it; 0 for neither. */
export const theirCode = (theirs: number, known: number, terrain: () => number): number =>
  theirs || (known === 0 ? 0 : terrain());
