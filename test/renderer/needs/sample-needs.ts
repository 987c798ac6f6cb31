import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { Effect } from '../../../src-renderer/windows/effects/effect-words.ts';

type Needs = QueryOutput<'need.list'>;
type Preview = QueryOutput<'need.preview'>;

export const effect = (more: Partial<Effect> = {}): Effect => ({
  id: 1,
  characterId: 3,
  who: 'Wren',
  kind: 'spell',
  name: 'bless',
  notes: '',
  left: '6 turns',
  ends: 'turn 9, 11:30',
  endsOnTurn: 9,
  secondsLeft: 3600,
  over: false,
  reasons: [],
  ...more,
});

const person = (id: number, name: string): Needs['people'][number] => ({
  id,
  name,
  hp: 3,
  maxHp: 9,
  word: '',
  takesPart: true,
  rations: 4,
  water: 0,
  daysWithoutFood: 0,
  daysWithoutWater: 0,
  nightsShort: 0,
  hoursNeeded: null,
  wants: [],
});

export const needs = (more: Partial<Needs> = {}): Needs => ({
  due: { from: 3, to: 3, days: 1 },
  recovery: { text: 'A complete day of rest heals 1d3.', rule: 'OSE-HEAL-1', die: 3, sleep: false },
  rations: 8,
  water: 0,
  people: [person(1, 'Hild'), person(3, 'Wren')],
  ...more,
});

export const preview = (more: Partial<Preview> = {}): Preview => ({
  span: { from: 3, to: 3, days: 1 },
  rations: { before: 8, after: 6 },
  water: { before: 0, after: 0 },
  people: needs().people.map(({ id, name, hp, maxHp }) => ({
    id,
    name,
    takesPart: true,
    food: { text: '1 of their own', missed: 0 },
    water: { text: 'found or bought', missed: 0 },
    sleep: null,
    healing: {
      text: 'heals 1d3',
      dice: { count: 1, sides: 3 },
      hpBefore: hp,
      hpAfter: null,
      maxHp,
      reasons: [],
    },
    wants: [],
  })),
  ...more,
});
