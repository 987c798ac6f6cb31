import type {
  Delve,
  Encounter,
  Light,
  Party,
  Prompt,
} from '../../../src-renderer/windows/delve/delve-types.ts';
import type { Sight } from '../../../src-renderer/windows/light/sight-words.ts';
import { loadSample, memberSample, partySample } from '../lib/samples.ts';

const hild = memberSample(1, 'Hild');

export const wren = memberSample(3, 'Wren', {
  className: 'thief',
  level: 1,
  load: loadSample(310),
  rate: { baseFeet: 120, encounterFeet: 40, reasons: [] },
  supplies: { torch: 6, oilFlask: 0, lantern: 0, ration: 0, candle: 0, tinder: 0 },
});

export const osric = memberSample(2, 'Osric', {
  className: 'cleric',
  level: 1,
  rate: { baseFeet: 90, encounterFeet: 30, reasons: [] },
  supplies: { torch: 0, oilFlask: 2, lantern: 1, ration: 0, candle: 0, tinder: 0 },
});

export const sight = (more: Partial<Sight> = {}): Sight => ({
  people: [
    {
      id: 3,
      name: 'Wren',
      zone: 'bright',
      light: 'Wren’s torch',
      distanceFeet: 0,
      sees: 'by Wren’s torch',
      seesNothing: false,
      nightSight: null,
      penalties: [],
      reasons: [{ source: "within 30' of a light, at", value: "0'", rule: 'OSE-DARK-1' }],
    },
  ],
  surprise: {
    carriesLight: true,
    text: 'The party shows a light: whoever it meets in the dark is not surprised.',
    reasons: [
      { source: 'a light carried in the dark', value: 'the other side does not check', rule: 'OSE-SURP-2' },
    ],
  },
  left: null,
  fire: { atHand: true, text: 'Lit from what burns: Wren’s torch.', chanceInSix: 2, tinder: [], reasons: [] },
  kinds: [
    {
      kind: 'torch',
      title: 'Torch',
      ofTurns: 6,
      burnDice: null,
      brightFeet: 30,
      dimFeet: null,
      fuel: 'torch',
    },
    {
      kind: 'lantern',
      title: 'Lantern',
      ofTurns: 24,
      burnDice: null,
      brightFeet: 30,
      dimFeet: null,
      fuel: 'oilFlask',
    },
  ],
  ...more,
});

export const light = (more: Partial<Light> = {}): Light => ({
  id: 7,
  kind: 'torch',
  title: 'Torch',
  bearerId: 3,
  bearer: 'Wren',
  lit: true,
  covered: false,
  turnsLeft: 4,
  ofTurns: 6,
  brightFeet: 30,
  dimFeet: null,
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
  lightKind: null,
  burnDice: null,
  effectIds: [],
  canAccept: true,
  waits: null,
  ...more,
});

export const encounter = (more: Partial<Encounter> = {}): Encounter => ({
  id: 1,
  who: 'Goblins',
  turn: 4,
  step: 'surprise',
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
  feetUsed: 0,
  speakerId: 1,
  passing: [],
  penalties: { attack: 0, damage: 0, armourClass: 0, restTurns: 0, reasons: [] },
  restInTurns: 2,
  lightTurnsLeft: { torch: 4, lantern: 0, candle: 0, minersLantern: 0, endless: false },
  hours: hours(5, 4, 7),
  lights: [light()],
  prompts: [],
  next: [{ inTurns: 1, what: 'Wandering check', more: '1 in 6' }],
  encounter: null,
  check: { everyTurns: 2, chanceInSix: 1, reasons: [] },
  attempts: [],
  ...more,
});

const party = partySample({ members: [hild, osric, wren] });

/** A delve and its company, as the windows ask for them. */
export interface DungeonSample {
  delve: Delve | null;
  party: Party;
}

export const dungeonView = (delveNow: Delve | null = delve(), more: Partial<Party> = {}): DungeonSample => ({
  delve: delveNow,
  party: { ...party, ...more },
});

/** How far the sample's party walks. */
export const allowance = {
  unknown: { value: 60, reasons: [{ source: 'slowest: Hild', value: "60'", rule: 'OSE-MOVE-3' }] },
  familiar: { value: 180, reasons: [{ source: 'familiar ground', value: '×3', rule: 'OSE-DUN-3' }] },
};
