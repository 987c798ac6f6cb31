/**
 * A small level made for these tests, in the shape that donjon exports: three rooms, a corridor between two of them and
 * one that leads away, with a border of one square around the plan.
 */
const bits = {
  nothing: 0,
  block: 1,
  room: 2,
  corridor: 4,
  perimeter: 16,
  aperture: 32,
  room_id: 65_472,
  arch: 65_536,
  door: 131_072,
  locked: 262_144,
  trapped: 524_288,
  secret: 1_048_576,
  portcullis: 2_097_152,
  stair_down: 4_194_304,
  stair_up: 8_388_608,
  label: 4_278_190_080,
};

/** As drawn, without its border: digits are rooms, dots corridor, the other signs doors. */
const drawing = [
  '#############',
  '#111#222#...#',
  '#111d222a.#.#',
  '#111#222###.#',
  '#t#######...#',
  '#.#333#######',
  '#.s333#     #',
  '#...##      #',
];

const doorBits: Readonly<Record<string, number>> = {
  d: bits.door,
  a: bits.arch,
  t: bits.trapped,
  s: bits.secret,
};

function square(sign: string): number {
  if (/\d/.test(sign)) return bits.room + Number(sign) * 64;
  if (sign === '.') return bits.corridor;
  if (sign === '#') return bits.perimeter;
  return sign === ' ' ? 0 : (doorBits[sign] ?? 0) + bits.corridor;
}

const border = (width: number): number[] => Array.from({ length: width }, () => 0);
const cells = [border(15), ...drawing.map((line) => [0, ...Array.from(line, square), 0]), border(15)];

const stuckDoor = { desc: 'Stuck Good Wooden Door (magically reinforced)', type: 'door', row: 2, col: 4 };

export const donjonLevel = {
  cell_bit: bits,
  cells,
  settings: {
    name: 'The Warrens of the Tin King',
    level: 3,
    infest: 'adnd',
    bleed: 1,
    seed: 7,
    map_style: 'Standard',
  },
  details: {
    floor: 'Hewn Stone (difficult\n    to run)',
    walls: 'Masonry',
    temperature: 'Cool',
    illumination: 'Dark',
    special: null,
    history: 'The level was dug by kobolds, and flooded twice.',
  },
  egress: [{ col: 11, row: 1, depth: 0, dir: 'north', type: 'corridor' }],
  stairs: [{ col: 3, row: 7, dir: 'east', key: 'down' }],
  corridor_features: {
    a: {
      detail: 'Pit Trap (10 ft. deep,\n    1d6 damage)',
      key: 'a',
      marks: [{ col: 2, row: 7 }],
      summary: 'Pit Trap',
    },
    c: {
      detail: 'A draught blows here',
      key: 'c',
      marks: [
        { col: 12, row: 2 },
        { col: 12, row: 3 },
      ],
      summary: 'A draught blows here',
    },
    e: {
      detail: 'Somebody whistles',
      key: 'e',
      marks: [{ col: 9, row: 9 }],
      summary: 'Somebody whistles',
    },
  },
  wandering_monsters: {
    1: '2 x Giant Rat, looking for food',
    2: '1 x Ogre (mm 75) and 3 x Goblin (mm 47); easy, 300 xp, lost',
  },
  rooms: [
    null,
    {
      id: 1,
      area: 900,
      row: 1,
      col: 1,
      north: 1,
      south: 3,
      west: 1,
      east: 3,
      width: 30,
      height: 30,
      shape: 'square',
      size: 'small',
      contents: {
        summary: '4 x 1st Level Warrior Goblin, Net Trap',
        inhabited: '4 x 1st Level Warrior Goblin',
        detail: {
          monster: [
            '4 x 1st Level Warrior Goblin and 1 x Cave Wolf (mm 12)',
            '--',
            'Grip: the tallest, and the worst tempered.',
            '--',
            'Treasure: 120 gp, 1,400 sp;\n2 x Banded Agate (10 gp each),\nBone Flute set with Jet (25 gp);\nhoard total 305 gp',
          ],
          trap: ['Net Trap: DC 15 to find;\n    all within 10 ft. are held'],
          room_features: 'A well stands in the middle of the room',
        },
      },
      doors: {
        east: [{ ...stuckDoor, out_id: 2 }],
        south: [
          {
            row: 4,
            col: 1,
            type: 'trapped',
            desc: 'Trapped and Unlocked Iron Door',
            trap: 'Fire Trap (4d6 damage)',
          },
        ],
      },
    },
    {
      id: 2,
      north: 1,
      south: 3,
      west: 5,
      east: 7,
      width: 30,
      height: 30,
      shape: 'polygon',
      polygon: 6,
      contents: { summary: 'Empty' },
      doors: {
        west: [{ ...stuckDoor, out_id: 1 }],
        east: [{ row: 2, col: 8, type: 'arch', desc: 'Archway' }],
      },
    },
    {
      id: 3,
      north: 5,
      south: 6,
      west: 3,
      east: 5,
      width: 30,
      height: 20,
      shape: 'square',
      contents: {
        summary: 'Hidden Treasure',
        detail: {
          hidden_treasure: [
            'Hidden Trapped and Locked Iron Chest (good lock)',
            'Poison Needle Trap',
            '--',
            '2000 cp, Spell Scroll (Light) (common, dmg 200), +1 Spear (phb 218, 900 gp) Long Spear',
          ],
        },
      },
      doors: {
        west: [
          {
            row: 6,
            col: 2,
            type: 'secret',
            desc: 'Secret (DC 20 to find) Locked Stone Door (good lock)',
            secret: 'The door is opened by a loose brick',
          },
        ],
      },
    },
  ],
};
