import type { QueryOutput } from '../../../shared/ipc/contract.ts';

type Party = QueryOutput<'party.view'>;

export const appSample = (more: Partial<QueryOutput<'app.view'>> = {}): QueryOutput<'app.view'> => ({
  version: '0.1.0',
  campaignPath: null,
  recent: [],
  notice: null,
  preferences: { theme: 'parchment', scale: 100, touch: false, sideOpen: true },
  campaignFolder: '/home/referee/Turnkeeper',
  separator: '/',
  systems: [{ id: 'ose', title: 'Old-school (OSE style)' }],
  ...more,
});

export const shellSample = (more: Partial<QueryOutput<'shell.view'>> = {}): QueryOutput<'shell.view'> => ({
  name: 'The Sunken Priory',
  system: 'ose',
  readOnly: false,
  integrity: 'sound',
  now: { seconds: 37_800, day: 1, time: '10:30' },
  session: { id: 1, number: 1, startedAt: '2026-11-21T18:00:00.000Z' },
  delve: null,
  undo: { seq: 4, kind: 'party.addItem', summary: 'Wren took 6 torches.' },
  redo: null,
  steps: 4,
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
  backupProblem: null,
  settings: [],
  backups: [],
  ...more,
});

export const itemSample = (id: number, more: Partial<Party['pool'][number]> = {}): Party['pool'][number] => ({
  id,
  kind: 'weapon',
  name: 'sword',
  quantity: 1,
  weightEach: 60,
  coins: 60,
  ...more,
});

export const memberSample = (
  id: number,
  name: string,
  more: Partial<Party['characters'][number]> = {},
): Party['characters'][number] => ({
  id,
  name,
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
  ac: { descending: 2, ascending: 17, reasons: [{ source: 'plate', value: 3, rule: 'OSE-ATK-8' }] },
  load: { trackedCoins: 740, treasureCoins: 0, maximumCoins: 1600, canMove: true, reasons: [] },
  rate: { baseFeet: 60, encounterFeet: 20, reasons: [] },
  items: [],
  ...more,
});

export const partySample = (more: Partial<Party> = {}): Party => ({
  encumbrance: 'detailed',
  bands: [
    { upToCoins: 400, baseFeet: 120 },
    { upToCoins: 600, baseFeet: 90 },
    { upToCoins: 800, baseFeet: 60 },
    { upToCoins: 1600, baseFeet: 30 },
  ],
  characters: [
    memberSample(1, 'Hild'),
    memberSample(2, 'Corin', {
      rate: { baseFeet: 120, encounterFeet: 40, reasons: [] },
      load: { trackedCoins: 90, treasureCoins: 0, maximumCoins: 1600, canMove: true, reasons: [] },
    }),
  ],
  pool: [],
  rate: { baseFeet: 60, encounterFeet: 20, reasons: [], slowest: ['Hild'] },
  ...more,
});
