import type {
  Character,
  Delve,
  DungeonView,
  Encounter,
  Light,
  Prompt,
} from '../../../src-renderer/windows/dungeon/dungeon-types.ts';

export const character = (more: Partial<Character> = {}): Character => ({
  id: 1,
  name: 'Hild',
  className: 'fighter',
  level: 2,
  strength: 16,
  charisma: 13,
  hp: 11,
  maxHp: 13,
  armour: 'plate',
  shield: true,
  miscGear: true,
  carryingTreasure: false,
  ac: { descending: 2, ascending: 17, reasons: [] },
  load: { trackedCoins: 740, treasureCoins: 0, maximumCoins: 1600, canMove: true, reasons: [] },
  rate: { baseFeet: 60, encounterFeet: 20, reasons: [] },
  items: [],
  ...more,
});

export const wren = character({
  id: 3,
  name: 'Wren',
  className: 'thief',
  level: 1,
  load: { trackedCoins: 310, treasureCoins: 0, maximumCoins: 1600, canMove: true, reasons: [] },
  rate: { baseFeet: 120, encounterFeet: 40, reasons: [] },
  items: [{ id: 30, kind: 'torch', name: 'torch', quantity: 6, weightEach: 0, coins: 0 }],
});

export const osric = character({
  id: 2,
  name: 'Osric',
  className: 'cleric',
  level: 1,
  rate: { baseFeet: 90, encounterFeet: 30, reasons: [] },
  items: [
    { id: 20, kind: 'lantern', name: 'lantern', quantity: 1, weightEach: 0, coins: 0 },
    { id: 21, kind: 'oilFlask', name: 'flask of oil', quantity: 2, weightEach: 0, coins: 0 },
  ],
});

export const light = (more: Partial<Light> = {}): Light => ({
  id: 7,
  kind: 'torch',
  bearerId: 3,
  bearer: 'Wren',
  lit: true,
  turnsLeft: 4,
  canRefuel: false,
  ...more,
});

export const prompt = (more: Partial<Prompt> = {}): Prompt => ({
  key: 'check:4',
  kind: 'wanderingCheck',
  turn: 4,
  title: 'Wandering check',
  text: 'Turn 4. An encounter on 1 in 6.',
  reasons: [],
  chanceInSix: 1,
  lightId: null,
  bearerId: null,
  canAccept: true,
  ...more,
});

export const encounter = (more: Partial<Encounter> = {}): Encounter => ({
  id: 1,
  who: 'Goblins',
  number: 4,
  turn: 4,
  step: 'surprise',
  partyCarriesLight: true,
  surprise: null,
  distanceFeet: null,
  reactionModifier: 1,
  reactionReasons: [{ source: 'Hild, Charisma 13', value: 1, rule: 'OSE-REACT-2' }],
  reaction: null,
  ...more,
});

/** Hours of six boxes: those before `now` done, dark after `litTo`. */
export const hours = (count: number, now: number, litTo: number): Delve['hours'] =>
  Array.from({ length: count }, (_, hour) => ({
    number: hour + 1,
    time: `${10 + hour}:00`,
    lanes: [],
    boxes: Array.from({ length: 6 }, (_each, at) => {
      const turn = hour * 6 + at + 1;
      return {
        turn,
        state: turn < now ? ('past' as const) : turn === now ? ('now' as const) : ('future' as const),
        did: null,
        activity: turn < now ? ('explore' as const) : null,
        dark: turn > litTo,
        marks: turn % 2 === 0 ? [{ kind: 'check' as const, letter: 'W', label: 'wandering check' }] : [],
      };
    }),
  }));

export const delve = (more: Partial<Delve> = {}): Delve => ({
  id: 1,
  name: 'The Sunken Priory',
  turn: 3,
  familiar: false,
  allowance: { value: 60, reasons: [{ source: 'slowest: Hild', value: "60'", rule: 'OSE-MOVE-3' }] },
  speakerId: 1,
  penalties: { attack: 0, damage: 0, armourClass: 0, reasons: [] },
  restInTurns: 2,
  lightTurnsLeft: { torch: 4, lantern: 0 },
  hours: hours(5, 4, 7),
  lights: [light()],
  prompts: [],
  next: [{ inTurns: 1, what: 'Wandering check', more: '1 in 6' }],
  encounter: null,
  check: { everyTurns: 2, chanceInSix: 1, reasons: [] },
  attempts: [],
  ...more,
});

const party: DungeonView['party'] = {
  encumbrance: 'detailed',
  bands: [
    { upToCoins: 400, baseFeet: 120 },
    { upToCoins: 600, baseFeet: 90 },
    { upToCoins: 800, baseFeet: 60 },
    { upToCoins: 1600, baseFeet: 30 },
  ],
  characters: [character(), osric, wren],
  pool: [],
  rate: { baseFeet: 60, encounterFeet: 20, slowest: ['Hild'], reasons: [] },
};

export const dungeonView = (
  delveNow: Delve | null = delve(),
  more: Partial<DungeonView['party']> = {},
): DungeonView => ({ party: { ...party, ...more }, delve: delveNow, lastDelve: null });
