import type {
  Circumstance,
  Foe,
  Meeting,
  MeetingStep,
  Pursuit,
  Weighed,
} from '../../../src-renderer/windows/encounter/encounter-types.ts';

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
  choices: [],
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

/** A step as it would be settled. */
const weighed = (step: string, more: Partial<Weighed>): Weighed => ({
  step,
  skipped: null,
  text: '',
  options: [],
  sayings: [],
  dice: [],
  modifier: 0,
  reasons: [],
  ...more,
});

/** Surprise as the rules have it for a party that carries a light: the monsters do not check. */
export const surprise = (monstersRoll = false, more: Partial<Weighed> = {}): Weighed =>
  weighed('surprise', {
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
    ...more,
  });

const say = (id: string, more: Partial<Circumstance>): Circumstance =>
  circumstance(id, { value: null, ...more });

/** The dice for their number, or none. */
export const number = (sides: number[] = [4, 4]): Weighed =>
  weighed('number', {
    text: sides.length === 0 ? 'How many are there?' : '2d4 appear.',
    sayings: [say('number', { kind: 'count', min: 1, max: 10_000 }), say('dice', { kind: 'dice' })],
    dice: [wanted('number', { title: 'Number appearing', sides, rolls: sides.length > 0 })],
  });

const distance = weighed('distance', {
  text: '2d6, each point 10 feet.',
  sayings: [say('distance', { kind: 'count', min: 0, max: 10_000 })],
  dice: [wanted('distance', { title: 'Distance', sides: [6, 6] })],
});

const reaction = weighed('reaction', {
  text: 'Two dice and whoever speaks.',
  options: [
    circumstance('speaker', {
      kind: 'person',
      label: 'Who speaks',
      value: 1,
      people: [
        { id: 1, name: 'Hild', hint: '+1' },
        { id: 3, name: 'Wren', hint: '0' },
      ],
    }),
    circumstance('modifier', { kind: 'count', label: 'Circumstances', value: 0, min: -10, max: 10 }),
  ],
  sayings: [
    say('total', { kind: 'count', min: -20, max: 40 }),
    say('word', {
      kind: 'word',
      choices: [
        { value: 'attacks', label: 'attack at once', hint: '2 or less' },
        { value: 'friendly', label: 'eager, friendly', hint: '12 or more' },
      ],
    }),
  ],
  dice: [wanted('reaction', { title: 'Reaction', sides: [6, 6] })],
  modifier: 1,
  reasons: [{ source: 'Hild, Charisma 13', value: 1, rule: 'OSE-REACT-2' }],
});

export const morale = weighed('morale', {
  text: 'Two dice, 7 or less: they stand.',
  options: [
    circumstance('rating', { kind: 'count', label: 'Rating', value: 7, min: 2, max: 12 }),
    circumstance('adjustment', { kind: 'count', label: 'Modifier', value: 0, min: -10, max: 10 }),
  ],
  sayings: [say('holds', { kind: 'flag' })],
  dice: [wanted('morale', { title: 'Morale', sides: [6, 6] })],
});

const weighedSteps: Readonly<Record<string, Weighed>> = { surprise: surprise(), distance, reaction };

const choices: Meeting['course']['choices'] = [
  { course: 'talk', title: 'Talk', text: 'It is played out.', barred: null, reasons: [] },
  { course: 'evade', title: 'Evade', text: 'They may pursue.', barred: null, reasons: [] },
  { course: 'fight', title: 'Fight', text: 'Round by round.', barred: null, reasons: [] },
];

const order = ['number', 'foes', 'surprise', 'distance', 'reaction', 'course'];
const titles: Readonly<Record<string, [title: string, called: string]>> = {
  number: ['Number appearing', 'the number'],
  foes: ['Hit points', 'the hit points'],
  surprise: ['Surprise', 'surprise'],
  distance: ['Distance', 'the distance'],
  reaction: ['Reaction', 'the reaction'],
  course: ['What comes of it', 'what comes of it'],
};

/** Every step before `now` is settled, hit points apart; `own` is how some of them would be settled. */
export function stepsTo(now: string, own: Readonly<Record<string, Weighed>> = {}): MeetingStep[] {
  const at = order.indexOf(now);
  return order.map((id, index): MeetingStep => {
    const before = id === 'foes' ? 'skipped' : 'settled';
    const state = index < at ? before : index === at ? 'now' : 'later';
    const told =
      state === 'settled' ? { figure: `${id} figure`, text: `${id} text` } : { figure: '', text: '' };
    const [title = id, called = id] = titles[id] ?? [];
    return {
      id,
      title,
      called,
      rule: 'OSE-ENCTR-2',
      state,
      ...told,
      reasons: [],
      overruled: null,
      amount: null,
      result: null,
      weighed: own[id] ?? (id === 'number' ? number() : (weighedSteps[id] ?? null)),
    };
  });
}

export const pursuit = (more: Partial<Pursuit> = {}): Pursuit => ({
  fleeing: 'party',
  round: 1,
  gap: 60,
  fleeingRate: 60,
  pursuingRate: 60,
  rateReasons: [],
  byWord: null,
  day: null,
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
export const meeting = (now: string, more: Partial<Meeting> = {}): Meeting => ({
  id: 1,
  who: 'Goblins',
  counted: '4 Goblins',
  from: 'check of turn 4',
  turn: 4,
  ground: 'dungeon',
  unit: 'feet',
  creature: null,
  step: now,
  steps: stepsTo(now),
  number: now === 'number' ? null : 4,
  foes: { all: [], up: 0, hitDice: '1d8-1', sides: [8], fixedHp: null, wanting: now === 'number' ? 0 : 4 },
  surprise: { about: [], asleep: [], effect: '', people: null, dropsThrown: false, drops: [] },
  light: { brightFeet: 30, dimFeet: 30, text: "The party’s light shows 30'.", seen: null, reasons: [] },
  course: { chosen: null, choices },
  morale: { weighed: morale, due: null, noted: '' },
  flight: {
    party: { distance: 60, reasons: [] },
    monsters: { distance: 60, reasons: [] },
    startGap: 70,
    heads: null,
    partyDice: [],
    monstersDice: [],
    partyText: 'They are as fast: a pursuit.',
    monstersText: 'They are as fast as the party.',
    pursues: 'Hardly, by this reaction.',
  },
  pursuit: null,
  fight: {
    rounds: 0,
    people: [
      { id: 1, name: 'Hild', hp: 11, maxHp: 13, able: true, word: '' },
      { id: 3, name: 'Wren', hp: 4, maxHp: 4, able: true, word: '' },
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
