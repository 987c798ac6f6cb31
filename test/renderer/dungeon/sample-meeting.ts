import type {
  Circumstance,
  Foe,
  Meeting,
  MeetingStep,
  MeetingStepId,
  Pursuit,
  Weighed,
} from '../../../src-renderer/windows/dungeon/encounter/encounter-types.ts';

/** A goblin of the encounter. */
export const foe = (id: number, more: Partial<Foe> = {}): Foe => ({
  id,
  name: `Goblin ${id}`,
  hp: 5,
  maxHp: 5,
  state: 'up',
  ...more,
});

export const circumstance = (id: string, more: Partial<Circumstance> = {}): Circumstance => ({
  id,
  label: id,
  help: '',
  rule: 'OSE-SURP-1',
  side: null,
  kind: 'flag',
  value: false,
  min: null,
  max: null,
  people: [],
  reasons: [],
  ...more,
});

type Dice = Weighed['dice'][number];

export const wanted = (id: string, more: Partial<Dice> = {}): Dice => ({
  id,
  title: id,
  sides: [6],
  rolls: true,
  by: 'referee',
  why: '',
  reasons: [],
  ...more,
});

const light = circumstance('overruleLight', {
  label: 'They check though the party carries a light',
  reasons: [{ source: 'the party carries a light', value: 'no check', rule: 'OSE-SURP-2' }],
});

/** Surprise as the rules have it for a party that carries a light: the monsters do not check. */
export const surprise = (monstersRoll = false): Meeting['surprise'] => ({
  step: 'surprise',
  skipped: null,
  text: 'The party carries a light.',
  options: [circumstance('partyAware', { label: 'The party knows of them' }), light],
  dice: [
    wanted('party', { title: 'The party', by: 'players', why: 'Surprised on 1 to 2.' }),
    wanted('monsters', {
      title: 'The monsters',
      rolls: monstersRoll,
      why: monstersRoll ? 'Surprised on 1 to 2.' : 'They see the light of the others: no check.',
    }),
  ],
  modifier: 0,
  reasons: [],
  settled: null,
  dropsThrown: false,
  drops: [],
});

const distance: Meeting['distance'] = {
  step: 'distance',
  skipped: null,
  text: '2d6, each point 10 feet.',
  options: [],
  dice: [wanted('distance', { title: 'Distance', sides: [6, 6] })],
  modifier: 0,
  reasons: [],
  settled: null,
};

const reaction: Meeting['reaction'] = {
  step: 'reaction',
  skipped: null,
  text: 'Two dice and whoever speaks.',
  options: [circumstance('modifier', { kind: 'count', label: 'Circumstances', value: 0, min: -10, max: 10 })],
  dice: [wanted('reaction', { title: 'Reaction', sides: [6, 6] })],
  modifier: 1,
  reasons: [{ source: 'Hild, Charisma 13', value: 1, rule: 'OSE-REACT-2' }],
  speakerId: 1,
  speakers: [
    { id: 1, name: 'Hild', modifier: 1, reasons: [] },
    { id: 3, name: 'Wren', modifier: 0, reasons: [] },
  ],
  results: [
    { result: 'attacks', text: 'attack at once', span: '2 or less' },
    { result: 'friendly', text: 'eager, friendly', span: '12 or more' },
  ],
  settled: null,
};

const choices: Meeting['course']['choices'] = [
  { course: 'talk', title: 'Talk', text: 'It is played out.', barred: null, reasons: [] },
  { course: 'evade', title: 'Evade', text: 'They may pursue.', barred: null, reasons: [] },
  { course: 'fight', title: 'Fight', text: 'Round by round.', barred: null, reasons: [] },
];

const order: readonly MeetingStepId[] = ['number', 'foes', 'surprise', 'distance', 'reaction', 'course'];
const titles: Record<MeetingStepId, string> = {
  number: 'Number appearing',
  foes: 'Hit points',
  surprise: 'Surprise',
  distance: 'Distance',
  reaction: 'Reaction',
  course: 'What comes of it',
};

/** Every step before `now` is settled, hit points apart. */
export function stepsTo(now: MeetingStepId): MeetingStep[] {
  const at = order.indexOf(now);
  return order.map((id, index): MeetingStep => {
    const before = id === 'foes' ? 'skipped' : 'settled';
    const state = index < at ? before : index === at ? 'now' : 'later';
    const told =
      state === 'settled' ? { figure: `${id} figure`, text: `${id} text` } : { figure: '', text: '' };
    return { id, title: titles[id], rule: 'OSE-ENCTR-2', state, ...told, reasons: [], overruled: null };
  });
}

export const pursuit = (more: Partial<Pursuit> = {}): Pursuit => ({
  fleeing: 'party',
  round: 1,
  feet: 60,
  fleeingFeet: 60,
  pursuingFeet: 60,
  speedReasons: [],
  outOfSight: 0,
  outcome: null,
  text: 'The party runs.',
  tires: [{ who: 'Hild', text: '29 more rounds', spent: false }],
  drop: {
    sides: [6],
    text: 'They stop on 1 to 3.',
    intelligent: null,
    reasons: [],
    things: [{ itemId: 9, what: 'food', name: 'rations', quantity: 7, holder: 'Wren' }],
  },
  obstacle: {
    sides: [20],
    text: 'A save, or a fall.',
    people: [{ characterId: 3, name: 'Wren', target: 13, modifier: 1 }],
  },
  fallen: [],
  people: [
    { id: 1, name: 'Hild', left: false },
    { id: 3, name: 'Wren', left: false },
  ],
  foes: { toRun: 4, left: 0 },
  ...more,
});

/** An encounter with goblins that stands at this step. */
export const meeting = (now: MeetingStepId, more: Partial<Meeting> = {}): Meeting => ({
  id: 1,
  who: 'Goblins',
  counted: '4 Goblins',
  from: 'check of turn 4',
  turn: 4,
  creature: null,
  step: now,
  steps: stepsTo(now),
  number: { value: now === 'number' ? null : 4, dice: '2d4', sides: [4, 4] },
  foes: { all: [], up: 0, hitDice: '1d8-1', sides: [8], fixedHp: null, wanting: now === 'number' ? 0 : 4 },
  surprise: surprise(),
  distance,
  light: { brightFeet: 30, dimFeet: 30, text: "The party’s light shows 30'.", seen: null, reasons: [] },
  reaction,
  course: { chosen: null, choices },
  morale: {
    sides: [6, 6],
    rating: 7,
    text: 'Two dice, 7 or less: they stand.',
    due: null,
    noted: '',
    reasons: [],
  },
  flight: {
    party: { feet: 60, reasons: [] },
    monsters: { feet: 60, reasons: [] },
    startFeet: 70,
    partyText: 'They are as fast: a pursuit.',
    monstersText: 'They are as fast as the party.',
    pursues: 'Hardly, by this reaction.',
  },
  pursuit: null,
  fight: {
    rounds: 0,
    people: [
      { id: 1, name: 'Hild', hp: 11, maxHp: 13 },
      { id: 3, name: 'Wren', hp: 4, maxHp: 4 },
    ],
    lost: { down: 0, fled: 0, captured: 0 },
  },
  rounds: 0,
  takes: { turns: 1, roundsATurn: 60, reasons: [] },
  ...more,
});

/** The same with its course chosen. */
export const onCourse = (chosen: 'talk' | 'evade' | 'fight', more: Partial<Meeting> = {}): Meeting =>
  meeting('course', {
    course: { chosen, choices },
    steps: stepsTo('course').map((step) => (step.id === 'course' ? { ...step, state: 'settled' } : step)),
    ...more,
  });
