import type {
  CreationOptions,
  Judgement,
  Member,
  PartyView,
  Sheet,
  Ware,
} from '../../../src-renderer/lib/party/party-types.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { abilityIds, type AbilityId } from '../../../shared/ipc/vocabulary.ts';
import { wellSample } from '../../fixtures/standing.ts';

const because = [{ source: 'the table', value: 12, rule: 'OSE-TEST-1' }];

const load: Member['load'] = {
  weight: 740,
  treasureWeight: 0,
  maximum: 1600,
  canMove: true,
  bands: [
    { upTo: 400, baseFeet: 120, encounterFeet: 40 },
    { upTo: 600, baseFeet: 90, encounterFeet: 30 },
    { upTo: 800, baseFeet: 60, encounterFeet: 20 },
    { upTo: 1600, baseFeet: 30, encounterFeet: 10 },
  ],
  shed: { weight: 140, baseFeet: 90 },
  reasons: because,
};

export const member = (id: number, name: string, more: Partial<Member> = {}): Member => ({
  id,
  kind: 'character',
  name,
  className: 'Fighter',
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
    reasons: because,
  },
  load,
  rate: { baseFeet: 60, encounterFeet: 20, reasons: because },
  movement: { runFeet: 180, milesPerDay: 12 },
  supplies: { torch: 0, oilFlask: 0, lantern: 0, ration: 0, candle: 0, tinder: 0 },
  things: 3,
  ...more,
});

export const unit = { id: 'coins', short: 'coins' } as const;

export const party = (more: Partial<PartyView> = {}): PartyView => ({
  unit,
  method: { id: 'detailed', title: 'Detailed', text: 'By weight.', rule: 'OSE-ENC-1' },
  members: [member(1, 'Hild'), member(2, 'Corin', { className: 'Magic-User', level: 1, hp: 2, maxHp: 2 })],
  passing: [],
  pool: { weight: 0, things: 0 },
  stashes: [],
  rate: { baseFeet: 60, encounterFeet: 20, reasons: because, slowest: ['Hild'] },
  ...more,
});

const shorts: Record<AbilityId, string> = {
  strength: 'STR',
  intelligence: 'INT',
  wisdom: 'WIS',
  dexterity: 'DEX',
  constitution: 'CON',
  charisma: 'CHA',
};

const ability = (id: AbilityId, score: number | null): Sheet['abilities'][number] => ({
  id,
  title: `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
  short: shorts[id],
  score,
  modifiers: [{ title: 'melee', value: 2 }],
});

export const emptySheet: Sheet['sheet'] = {
  alignment: 'Lawful',
  languages: ['Common'],
  spells: [],
  skills: [],
  conditions: [],
  notes: '',
  employerId: null,
  loyalty: null,
  wage: null,
  wageEvery: 'month',
  overrules: {},
  printed: {},
  count: null,
  carrier: null,
  creature: null,
  own: null,
  borne: null,
};

export const figure = (
  key: string,
  title: string,
  value: number | string | null,
  more: Partial<Sheet['figures'][number]> = {},
): Sheet['figures'][number] => ({
  key,
  title,
  group: 'saves',
  value,
  byRule: value,
  overruled: false,
  reasons: because,
  now: null,
  ...more,
});

export const sheet = (of: Member, more: Partial<Sheet> = {}): Sheet => ({
  id: of.id,
  passing: null,
  kind: of.kind,
  name: of.name,
  className: of.className,
  classId: 'fighter',
  raceId: null,
  raceName: null,
  level: of.level,
  xp: 2340,
  nextLevelXp: 4000,
  xpBonusPercent: 5,
  canLevelUp: false,
  hp: of.hp,
  maxHp: of.maxHp,
  miscGear: of.miscGear,
  carryingTreasure: of.carryingTreasure,
  portraitId: of.portraitId,
  abilities: abilityIds.map((id) => ability(id, id === 'strength' ? 16 : 10)),
  figures: [
    figure('acDescending', 'Armour class, descending', 2, { group: 'defence' }),
    figure('thac0', 'THAC0', 19, { group: 'attack' }),
    figure('save.death', 'Death or poison', 12),
  ],
  ownSheet: null,
  spellSlots: null,
  features: ['Any armour and weapon'],
  countsSeconds: false,
  sheet: emptySheet,
  unit,
  member: of,
  gear: [],
  remarks: [],
  ...more,
});

export const options = (more: Partial<CreationOptions> = {}): CreationOptions => ({
  guided: true,
  abilities: abilityIds.map((id) => ({ id, title: id, short: shorts[id] })),
  ownSheet: null,
  abilityDice: '3d6',
  startingGold: '3d6*10',
  classes: [
    {
      id: 'elf',
      name: 'Elf',
      hitDice: '1d6',
      requirements: 'INT 9',
      primeRequisites: 'STR, INT',
      armour: 'any',
      weapons: 'any',
      confidence: 'source',
    },
    {
      id: 'fighter',
      name: 'Fighter',
      hitDice: '1d8',
      requirements: '',
      primeRequisites: 'STR',
      armour: 'any',
      weapons: 'any',
      confidence: 'source',
    },
    {
      id: 'thief',
      name: 'Thief',
      hitDice: '1d4',
      requirements: '',
      primeRequisites: 'DEX',
      armour: 'leather',
      weapons: 'any',
      confidence: 'memory',
    },
  ],
  races: [],
  alignments: ['Lawful', 'Neutral', 'Chaotic'],
  ...more,
});

export const judgement = (more: Partial<Judgement> = {}): Judgement => ({
  classes: [
    { id: 'elf', problems: ['Wants INT 9.'] },
    { id: 'fighter', problems: [] },
    { id: 'thief', problems: [] },
  ],
  races: [],
  abilities: abilityIds.map((id) => ability(id, 12)),
  xpBonusPercent: 0,
  hitDice: '1d8',
  hitPointModifier: 1,
  figures: [figure('save.death', 'Death or poison', 12)],
  spellSlots: null,
  features: [],
  languages: ['Common', 'Lawful'],
  ac: {
    descending: 9,
    ascending: 10,
    ascendingFirst: false,
    text: '9 [10]',
    overruled: false,
    reasons: because,
  },
  load,
  rate: { baseFeet: 120, encounterFeet: 40, reasons: because },
  ...more,
});

export const ware = (id: string, name: string, costGp: number, more: Partial<Ware['item']> = {}): Ware => ({
  list: 'gear',
  id,
  name,
  costGp,
  weight: more.weightEach ?? 10,
  quantity: more.quantity ?? 1,
  summary: '',
  confidence: 'source',
  item: {
    kind: 'gear',
    name,
    quantity: 1,
    weightEach: 10,
    costEach: costGp,
    charges: null,
    capacity: null,
    state: 'carried',
    facts: { contentId: id },
    ...more,
  },
});

export const equipment = (wares: Ware[]): QueryOutput<'content.equipment'> => ({
  groups: [{ id: 'gear', title: 'Gear', wares }],
  prices: [],
  unit,
  attribution: { licence: 'OGL-1.0a', text: 'Figures of the starter content.' },
});
