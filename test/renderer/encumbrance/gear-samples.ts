import type {
  InventoryView,
  Member,
  MovePreview,
  PartyView,
  Place,
  Thing,
} from '../../../src-renderer/lib/party/party-types.ts';
import { placeKey } from '../../../src-renderer/windows/encumbrance/places.ts';
import { wellSample } from '../../fixtures/standing.ts';

export const bands = [
  { upTo: 400, baseFeet: 120, encounterFeet: 40 },
  { upTo: 600, baseFeet: 90, encounterFeet: 30 },
  { upTo: 800, baseFeet: 60, encounterFeet: 20 },
  { upTo: 1600, baseFeet: 30, encounterFeet: 10 },
];

export const load = (more: Partial<Member['load']> = {}): Member['load'] => ({
  weight: 740,
  treasureWeight: 0,
  maximum: 1600,
  canMove: true,
  bands,
  shed: { weight: 140, baseFeet: 90 },
  reasons: [{ source: 'plate mail', value: 500, rule: 'OSE-ENC-3' }],
  ...more,
});

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
  miscGear: false,
  carryingTreasure: false,
  conditions: [],
  portraitId: null,
  ac: { descending: 2, ascending: 17, ascendingFirst: false, text: '2 [17]', overruled: false, reasons: [] },
  load: load(),
  rate: { baseFeet: 60, encounterFeet: 20, reasons: [] },
  movement: { runFeet: 180, milesPerDay: 12 },
  supplies: { torch: 0, oilFlask: 0, lantern: 0, ration: 0, candle: 0, tinder: 0 },
  things: 3,
  ...more,
});

export const wren = member(3, 'Wren', {
  className: 'Thief',
  level: 1,
  load: load({ weight: 310, shed: null }),
  rate: { baseFeet: 120, encounterFeet: 40, reasons: [] },
  ac: { descending: 7, ascending: 12, ascendingFirst: false, text: '7 [12]', overruled: false, reasons: [] },
});

export const party = (more: Partial<PartyView> = {}): PartyView => ({
  unit: { id: 'coins', short: 'coins' },
  method: {
    id: 'detailed',
    title: 'Detailed encumbrance',
    text: 'Armour, weapons and treasure are weighed in coins.',
    rule: 'OSE-ENC-2',
  },
  members: [member(1, 'Hild'), member(2, 'Osric', { className: 'Cleric', level: 1 }), wren],
  passing: [],
  pool: { weight: 601, things: 2 },
  stashes: [{ id: 9, name: 'Under the altar', weight: 40, things: 1, kind: 'cache' }],
  rate: { baseFeet: 60, encounterFeet: 20, reasons: [], slowest: ['Hild', 'Osric'] },
  ...more,
});

export const thing = (id: number, name: string, more: Partial<Thing> = {}): Thing => ({
  id,
  kind: 'gear',
  name,
  quantity: 1,
  weightEach: 10,
  weight: 10,
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

export const sword = thing(11, 'Sword', { kind: 'weapon', state: 'wielded', weight: 60, weightEach: 60 });
export const plate = thing(12, 'Plate mail', { kind: 'armour', weight: 500, weightEach: 500 });
export const backpack = thing(13, 'Backpack', { capacity: 400, filled: 30, weight: 110 });
export const rope = thing(14, 'Rope', { containerId: 13, depth: 1, weight: 20 });
export const pouch = thing(15, 'Pouch', { containerId: 13, depth: 1, capacity: 50, filled: 10 });
export const gem = thing(16, 'Ruby', { kind: 'gem', containerId: 15, depth: 2, costEach: 500 });
export const torches = thing(17, 'Torch', { kind: 'torch', quantity: 6, weight: 0 });
export const moreTorches = thing(18, 'Torch', { kind: 'torch', quantity: 2, weight: 0 });

export const hildsThings = [sword, plate, backpack, rope, pouch, gem, torches, moreTorches];
export const gold = thing(21, 'Gold pieces', {
  kind: 'coin',
  coin: 'gp',
  quantity: 600,
  weight: 600,
  weightEach: 1,
});
export const chest = thing(22, 'Chest', { capacity: 1000 });

const noCoins = { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 };

export function inventory(place: Place, items: Thing[], more: Partial<InventoryView> = {}): InventoryView {
  return {
    place,
    name: placeKey(place),
    unit: { id: 'coins', short: 'coins' },
    items,
    purse: noCoins,
    weight: items.reduce((sum, { weight }) => sum + weight, 0),
    member: null,
    ...more,
  };
}

/** What lies where in the sample party. */
export function sampleInventory(place: Place): InventoryView {
  const key = placeKey(place);
  if (key === 'holder:1') return inventory(place, hildsThings);
  if (key === 'pool') return inventory(place, [gold, chest], { purse: { ...noCoins, gp: 600 } });
  if (key === 'holder:3') {
    return inventory(place, [thing(31, 'Dagger', { kind: 'weapon', weight: 10 })], {
      purse: { ...noCoins, pp: 12, sp: 3 },
    });
  }
  return inventory(place, []);
}

export const movePreview = (more: Partial<MovePreview> = {}): MovePreview => ({
  refused: null,
  remarks: [],
  members: [
    {
      id: 1,
      name: 'Hild',
      before: { weight: 740, baseFeet: 60, encounterFeet: 20 },
      after: { weight: 240, baseFeet: 120, encounterFeet: 40 },
      maximum: 1600,
      ac: { before: '2 [17]', after: '9 [10]' },
    },
  ],
  treasure: [],
  party: { beforeFeet: 60, afterFeet: 90, afterEncounterFeet: 30, slowest: ['Osric'] },
  ...more,
});
