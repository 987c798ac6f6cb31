import { nothingSeen } from '../../../shared/ipc/fight/players/players.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { wellSample } from '../../fixtures/standing.ts';

type Party = QueryOutput<'party.view'>;

export const appSample = (more: Partial<QueryOutput<'app.view'>> = {}): QueryOutput<'app.view'> => ({
  version: '0.1.0',
  campaignPath: null,
  recent: [],
  notice: null,
  preferences: { theme: 'parchment', scale: 100, touch: false, sideOpen: true, wholeDice: false },
  campaignFolder: '/home/referee/Turnkeeper',
  separator: '/',
  systems: [
    { id: 'ose', title: 'Old-school rules (ose)', about: 'Plays like the sets of 1981.' },
    { id: 'hackmaster', title: 'Second by second (hackmaster)', about: 'Fights counted up by seconds.' },
  ],
  ...more,
});

export const shellSample = (more: Partial<QueryOutput<'shell.view'>> = {}): QueryOutput<'shell.view'> => ({
  name: 'The Sunken Priory',
  system: 'ose',
  readOnly: false,
  integrity: 'sound',
  whereabouts: 'here',
  amiss: 0,
  now: { seconds: 37_800, day: 1, time: '10:30', date: null },
  session: { id: 1, number: 1, startedAt: '2026-11-21T18:00:00.000Z' },
  delve: null,
  undo: { seq: 4, kind: 'inventory.add', summary: 'Wren took 6 torches.' },
  redo: null,
  steps: 4,
  lookingBack: null,
  ...more,
});

export const campaignSample = (
  more: Partial<QueryOutput<'campaign.view'>> = {},
): QueryOutput<'campaign.view'> => ({
  name: 'Barrow',
  path: '/c/Barrow.turnkeeper',
  system: { id: 'ose', title: 'Old-school rules (ose)' },
  readOnly: false,
  createdAt: '2026-11-21T18:00:00.000Z',
  steps: 1204,
  integrity: 'sound',
  whereabouts: 'here',
  backupProblem: null,
  backupsLetGo: null,
  settings: [],
  players: nothingSeen,
  backups: [],
  ...more,
});

type Member = Party['members'][number];
type Item = QueryOutput<'inventory.view'>['items'][number];

export const itemSample = (id: number, more: Partial<Item> = {}): Item => ({
  id,
  kind: 'weapon',
  name: 'sword',
  quantity: 1,
  weightEach: 60,
  weight: 60,
  costEach: null,
  coin: null,
  charges: null,
  capacity: null,
  filled: 0,
  state: 'carried',
  containerId: null,
  depth: 0,
  notes: '',
  facts: {},
  truth: null,
  ...more,
});

const bands = [
  { upTo: 400, baseFeet: 120, encounterFeet: 40 },
  { upTo: 600, baseFeet: 90, encounterFeet: 30 },
  { upTo: 800, baseFeet: 60, encounterFeet: 20 },
  { upTo: 1600, baseFeet: 30, encounterFeet: 10 },
];

/** A load in coins by the bands of detailed encumbrance. */
export const loadSample = (weight: number): Member['load'] => {
  const better = bands.findLast(({ upTo }) => upTo < weight);
  return {
    weight,
    treasureWeight: 0,
    maximum: 1600,
    canMove: weight <= 1600,
    bands,
    shed: better === undefined ? null : { weight: weight - better.upTo, baseFeet: better.baseFeet },
    reasons: [],
  };
};

export const memberSample = (id: number, name: string, more: Partial<Member> = {}): Member => ({
  id,
  kind: 'character',
  name,
  className: 'fighter',
  level: 2,
  hp: 11,
  maxHp: 13,
  standing: wellSample,
  bearers: [],
  strength: 16,
  charisma: 13,
  miscGear: true,
  carryingTreasure: false,
  conditions: [],
  portraitId: null,
  ac: {
    descending: 2,
    ascending: 17,
    ascendingFirst: false,
    text: '2 [17]',
    overruled: false,
    reasons: [{ source: 'plate mail', value: 3, rule: 'OSE-ATK-8' }],
  },
  load: loadSample(740),
  rate: { baseFeet: 60, encounterFeet: 20, reasons: [] },
  movement: { runFeet: 180, milesPerDay: 12 },
  supplies: { torch: 0, oilFlask: 0, lantern: 0, ration: 0, candle: 0, tinder: 0 },
  things: 3,
  ...more,
});

export const partySample = (more: Partial<Party> = {}): Party => ({
  unit: { id: 'coins', short: 'coins' },
  method: {
    id: 'detailed',
    title: 'Detailed',
    text: 'Every coin of weight counts.',
    rule: 'OSE-ENCUM-8',
  },
  members: [
    memberSample(1, 'Hild'),
    memberSample(2, 'Corin', {
      rate: { baseFeet: 120, encounterFeet: 40, reasons: [] },
      load: loadSample(90),
    }),
  ],
  passing: [],
  pool: { weight: 0, things: 0 },
  stashes: [],
  rate: { baseFeet: 60, encounterFeet: 20, reasons: [], slowest: ['Hild'] },
  ...more,
});
