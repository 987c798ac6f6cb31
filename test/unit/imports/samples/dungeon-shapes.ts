/** Plans whose passages join: what a right reader finds between which places. */
export interface DungeonShape {
  what: string;
  plan: object;
  /** Doors as "name: place - place", by name. */
  doors: string[];
  /** Words that stand in the notes of some place. */
  noted?: string[];
  told?: string[];
}

const east = { x: 1, y: 0 };
const south = { x: 0, y: 1 };

/**
 * A ring of four passages round a pillar, a room on its west side. Doors are squares of their own:
 *
 *     room(1) D  n n n n
 *                o     a
 *                w     e
 *                o     b
 *                s s s s
 */
const ring = (corners: readonly [number, number, number, number]) => ({
  title: 'A ring',
  rects: [
    { x: 0, y: 0, w: 3, h: 3 },
    { x: 4, y: 0, w: 5, h: 1 },
    { x: 4, y: 2, w: 1, h: 3 },
    { x: 8, y: 2, w: 1, h: 3 },
    { x: 4, y: 6, w: 5, h: 1 },
  ],
  doors: [
    { x: 3, y: 0, dir: east, type: 1 },
    { x: 4, y: 1, dir: south, type: corners[0] },
    { x: 8, y: 1, dir: south, type: corners[1] },
    { x: 8, y: 5, dir: south, type: corners[2] },
    { x: 4, y: 5, dir: south, type: corners[3] },
  ],
  notes: [{ text: 'A bare hall.', ref: '1', pos: { x: 1, y: 1 } }],
  columns: [],
  water: [],
});

/** Two rooms and a passage between them, with a door at each end. */
const between = (ends: readonly [number, number], water: readonly { x: number; y: number }[] = []) => ({
  title: 'A passage',
  rects: [
    { x: 0, y: 0, w: 3, h: 3 },
    { x: 4, y: 1, w: 5, h: 1 },
    { x: 10, y: 0, w: 3, h: 3 },
  ],
  doors: [
    { x: 3, y: 1, dir: east, type: ends[0] },
    { x: 9, y: 1, dir: east, type: ends[1] },
  ],
  notes: [],
  columns: [],
  water,
});

export const dungeonShapes: readonly DungeonShape[] = [
  {
    what: 'a barred door in a ring of passages',
    plan: ring([0, 0, 0, 7]),
    doors: ['Barred door: P1 - P2', 'Door: 1 - P1', 'Opening: P1 - P2'],
  },
  {
    what: 'an archway, a portcullis and steps in a ring',
    plan: ring([0, 2, 4, 9]),
    doors: ['Archway: P1 - P2', 'Door: 1 - P1', 'Portcullis: P2 - P3', 'Steps: P1 - P3'],
  },
  {
    what: 'a ring of openings is one passage',
    plan: ring([0, 0, 0, 0]),
    doors: ['Door: 1 - P1'],
  },
  {
    what: 'an archway and a barred door at the ends of a passage',
    plan: between([2, 7]),
    doors: ['Archway: 1 - P1', 'Barred door: P1 - 2'],
  },
  {
    what: 'steps and an archway at the ends of a passage',
    plan: between([9, 2]),
    doors: ['Archway: P1 - 2', 'Steps: 1 - P1'],
  },
  {
    what: 'a door at one end: it leads from room to room',
    plan: between([0, 4]),
    doors: ['Portcullis: 2 - 1'],
  },
  {
    what: 'water in a passage between two rooms',
    plan: between([0, 1], [{ x: 6, y: 1 }]),
    doors: ['Door: P1 - 2', 'Opening: 1 - P1'],
    noted: ['Water on the floor.'],
  },
  {
    what: 'water in the far part of merged passages',
    plan: { ...ring([0, 0, 0, 0]), water: [{ x: 6, y: 6 }] },
    doors: ['Door: 1 - P1'],
    noted: ['Water on the floor.'],
  },
  {
    what: 'water outside of every place, a door within one',
    plan: {
      ...between([1, 1], [{ x: 30, y: 30 }]),
      doors: [{ x: 1, y: 1, dir: east, type: 1 }],
    },
    doors: [],
    told: ['water', 'doors'],
  },
];
