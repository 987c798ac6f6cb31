/**
 * A plan made for these tests: stairs lead north into a hall (1), a door east into a den (2), a passage with a secret
 * door west into a vault, and a crossing of passages north to two cells.
 *
 *        cell . crossing . cell
 *                  |
 *   vault S passage . hall (1) D den (2)
 *                  |
 *               entrance
 */
export const ownPlan = {
  version: '9.9.9',
  title: 'The Hushed Cellar',
  story: 'Nobody has come back up since the mill stopped.',
  rects: [
    { x: 0, y: 0, w: 4, h: 3 },
    { x: 4, y: 1, w: 1, h: 1 },
    { x: 5, y: 0, w: 3, h: 3, rotunda: true },
    { x: -1, y: 1, w: 1, h: 1 },
    { x: -4, y: 1, w: 3, h: 1 },
    { x: -5, y: 1, w: 1, h: 1 },
    { x: -8, y: 0, w: 3, h: 3, ending: true },
    { x: 1, y: 3, w: 1, h: 1 },
    { x: 1, y: -1, w: 1, h: 1 },
    { x: 1, y: -4, w: 1, h: 3 },
    { x: 0, y: -3, w: 1, h: 1 },
    { x: -3, y: -4, w: 3, h: 3 },
    { x: 2, y: -3, w: 1, h: 1 },
    { x: 3, y: -4, w: 3, h: 2 },
  ],
  doors: [
    { x: 1, y: 3, dir: { x: 0, y: -1 }, type: 3 },
    { x: 4, y: 1, dir: { x: 1, y: 0 }, type: 1 },
    { x: -1, y: 1, dir: { x: -1, y: 0 }, type: 0 },
    { x: -5, y: 1, dir: { x: -1, y: 0 }, type: 6 },
    { x: 1, y: -1, dir: { x: 0, y: -1 }, type: 2 },
    { x: 0, y: -3, dir: { x: -1, y: 0 }, type: 7 },
    { x: 2, y: -3, dir: { x: 1, y: 0 }, type: 5 },
  ],
  notes: [
    { text: 'Flour lies ankle deep, and something has walked in it.', ref: '1', pos: { x: 2, y: 1.5 } },
    { text: 'Three rats the size of dogs, asleep.', ref: '2', pos: { x: 6.5, y: 1.5 } },
  ],
  columns: [
    { x: 1, y: 1 },
    { x: 2, y: 1 },
  ],
  water: [{ x: -7, y: 1 }],
};

/** Every kind of door, one room behind the other. */
export const rowOfDoors = {
  title: 'A row of doors',
  rects: Array.from({ length: 11 }, (_, at) => ({ x: at * 4, y: 0, w: 3, h: 3 })),
  doors: [0, 1, 2, 4, 5, 6, 7, 9, 12, 3].map((type, at) => ({
    x: at * 4 + 3,
    y: 1,
    dir: { x: 1, y: 0 },
    type,
  })),
  notes: [],
};
