import type { EquipmentFile } from '../../../../shared/content/schemas/equipment.ts';
import type { ItemFacts } from '../../../../shared/ipc/party/sheet.ts';
import type { FighterState } from '../../../../shared/rules/combat.ts';
import { titles } from '../../../../shared/rules/fight/bridge/figures.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { itemOfWare } from '../../../content/ware-item.ts';
import { waresOf } from '../../../content/wares.ts';
import type { Campaign } from '../../../facts/campaign/read-campaign.ts';
import { lyingIn, shotIn } from '../../../facts/fight/read-lying.ts';
import type { FightThing } from '../../../facts/fight/read-lying.ts';
import { readThings } from '../../../facts/gear/read-things.ts';
import { takeFrom } from '../../../facts/gear/stacks.ts';
import { targetOf } from '../../../facts/gear/target.ts';
import { writeWithLanterns } from '../../../facts/gear/write-things.ts';
import { thingRow } from '../../../facts/party/items.ts';
import type { ThingRow } from '../../../facts/party/items.ts';
import { writeFacts } from '../../../facts/party/sheet.ts';
import { asItSeems } from '../../../facts/party/truth.ts';
import { layDown, noteShot } from './lay-down.ts';

/** What a foe throws or lets fall: a thing like any other as soon as it lies there. */

interface Laying {
  readonly fightId: number;
  readonly bridge: Campaign['system']['bridge'];
  readonly weights: Campaign['system']['weights'];
  readonly equipment: EquipmentFile | null;
  readonly foe: FighterState & { readonly stats?: unknown };
  readonly weapon: string;
  readonly count: number;
  readonly atFeet: number;
}

export function layFoes(sql: Sql, laying: Laying): void {
  const { fightId, weapon, count, atFeet } = laying;
  let wanted = count;
  for (const held of shotIn(sql, fightId)) {
    const row = JSON.parse(held.facts ?? '{}') as ThingRow;
    if (row.kind !== 'weapon' || !isCalled(held.name, weapon)) continue;
    const many = Math.min(wanted, held.quantity);
    if (many === 0) return;
    wanted -= many;
    fewer(sql, held, many);
    made(sql, { ...asItSeems, ...row, quantity: many }, { fightId, fromId: held.from_id, atFeet });
  }
  if (wanted > 0) made(sql, { ...thingOf(laying), quantity: wanted }, { fightId, fromId: null, atFeet });
}

function made(sql: Sql, row: ThingRow, laying: Parameters<typeof layDown>[3]): void {
  const things = readThings(sql, [], [{ in: 'ground' }]);
  const { columns } = targetOf(sql, things, { in: 'ground' });
  const fresh = things.add({ ...row, ...columns, state: 'carried' });
  const id = writeWithLanterns(sql, things).get(fresh.id) ?? fresh.id;
  const item = readThings(sql, [id]).get(id);
  if (item) layDown(sql, item, row.quantity, laying);
}

/** As the book sells one of its name, else by what is known of how they fight with it. */
function thingOf({ equipment, weights, ...by }: Laying): ThingRow {
  const ware = equipment && waresOf(equipment, 'weapons').find(({ name }) => isCalled(name, by.weapon));
  if (ware) return thingRow({ ...itemOfWare(equipment, ware), coin: null, notes: '' }, weights);
  return {
    kind: 'weapon',
    name: by.weapon,
    quantity: 1,
    weight: 0,
    cost: null,
    coin: null,
    charges: null,
    capacity: null,
    notes: '',
    facts: writeFacts(factsOf(by)),
    ...asItSeems,
  };
}

const plainly = (name: string): string => name.toLowerCase().replace(/ \d+$/, '');
export const isCalled = (name: string, weapon: string): boolean => plainly(name) === plainly(weapon);

const flown = /^(\d+)\/(\d+)\/(\d+)$/;

function factsOf({ bridge, foe, weapon }: Pick<Laying, 'bridge' | 'foe' | 'weapon'>): ItemFacts {
  const figures = new Map(bridge.figures(foe.stats).map(({ title, value }) => [title, value]));
  const damage = figures.get(titles.damage(weapon));
  const [, short, medium, long] = flown.exec(figures.get(titles.range(weapon)) ?? '') ?? [];
  const farthest = Number(figures.get(titles.greatestRange(weapon)) ?? '');
  return {
    ...(damage !== undefined && damage !== '' && { damage }),
    ...(long !== undefined && {
      range: { short: Number(short), medium: Number(medium), long: Number(long) },
      melee: true,
    }),
    ...(farthest > 0 && { rangeIncrement: Math.ceil(farthest / 3), melee: true }),
  };
}

type Taking = Pick<Laying, 'fightId' | 'weapon' | 'count' | 'atFeet'>;

/** Of what lies there under its name the nearest, into a foe's hands. */
export function takeFoes(sql: Sql, { fightId, weapon, count, atFeet }: Taking): void {
  const away = (thing: FightThing): number => Math.abs(thing.at_feet - atFeet);
  const lying = lyingIn(sql, fightId).filter(({ name }) => isCalled(name, weapon));
  let wanted = count;
  for (const thing of lying.toSorted((one, other) => away(one) - away(other))) {
    if (wanted === 0) return;
    wanted -= pickUp(sql, thing, wanted);
  }
}

/**
 * So many at most are in a foe's hands: what one of them threw is nobody's thing any more, what was the party's may be
 * found again. How many it was.
 */
export function pickUp(sql: Sql, thing: FightThing & { item_id: number }, most: number): number {
  const count = Math.min(thing.quantity, most);
  const things = readThings(sql, [thing.item_id]);
  const item = things.get(thing.item_id);
  fewer(sql, thing, count);
  if (!item) return count;
  things.remove(takeFrom(things, item, Math.min(count, item.quantity)).id);
  writeWithLanterns(sql, things);
  const { fight_id: fightId, from_id: fromId, at_feet: atFeet } = thing;
  if (fromId !== null) noteShot(sql, item, Math.min(count, item.quantity), { fightId, fromId, atFeet });
  return count;
}

function fewer(sql: Sql, { id, quantity }: FightThing, by: number): void {
  const left = quantity - by;
  if (left === 0) sql.run(query.deleteFrom('fight_thing').where('id', '=', id));
  else sql.run(query.updateTable('fight_thing').set({ quantity: left }).where('id', '=', id));
}
