import type { QueryOutput } from '../../../shared/ipc/contract.ts';

type Road = NonNullable<QueryOutput<'travel.view'>>;
type Preview = QueryOutput<'travel.preview'>;

/** A party of one on the way to Thorn Gate on the morning of its second day. */
export const roadSample = (more: Partial<Road> = {}): Road => ({
  goal: 'Thorn Gate',
  ground: 'forest',
  days: [
    {
      number: 1,
      day: 2,
      kind: 'march',
      phase: 'done',
      miles: [
        { ground: 'forest', way: 'open', miles: 8 },
        { ground: 'forest', way: 'open', miles: 8 },
      ],
      direction: { chanceInSix: 2, die: 5, offsetDegrees: 0, told: false },
      checks: [{ id: 1, day: 2, time: '12:00', ground: 'forest', chanceInSix: 2, die: 6, encounter: false }],
      sought: false,
      fed: 0,
      sea: null,
    },
  ],
  earlier: 0,
  today: null,
  legs: [{ id: 1, ground: 'forest', way: 'open', miles: 24, walked: 16, name: 'Old Tower' }],
  milesAhead: 24,
  aboardId: null,
  company: [
    {
      id: 1,
      name: 'Hild',
      kind: 'character',
      onId: null,
      drawsId: null,
      pull: 1,
      wantsPull: null,
      bears: null,
    },
  ],
  pace: {
    march: { value: 24, reasons: [] },
    forced: { value: 36, reasons: [] },
    slowest: ['Hild'],
    baseFeet: 120,
  },
  due: null,
  passing: null,
  meets: false,
  rest: { due: false, overdue: false, daysLeft: 5, reasons: [] },
  orders: { food: 'packs', water: 'ground', share: true, forage: false, guide: '' },
  stores: {
    fodder: null,
    eaters: 1,
    food: { portions: 3, days: 3 },
    water: { portions: 2, days: 2, found: true },
  },
  rollsItself: false,
  astray: false,
  ...more,
});

export const previewSample = (more: Partial<Preview> = {}): Preview => ({
  refusal: null,
  barred: false,
  tacks: false,
  wanted: { title: 'Losing the way, forest, 2 in 6', sides: 6, rule: 'OSE-WILD-9', nth: 1 },
  settled: [],
  open: [],
  gale: null,
  miles: [{ ground: 'forest', way: 'open', miles: 16 }],
  stops: null,
  ...more,
});
