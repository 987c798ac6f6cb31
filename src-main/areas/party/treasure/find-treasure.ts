import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { ItemKind } from '../../../../shared/ipc/vocabulary.ts';
import { figure } from '../../../../shared/words/figures.ts';
import type { Sql } from '../../../db/sql.ts';
import type { ItemRow } from '../../../db/tables.ts';
import { readDelve } from '../../../facts/delve/read-delve.ts';
import { encumbranceLoad } from '../../../facts/exploration.ts';
import { readThings } from '../../../facts/gear/read-things.ts';
import { arrive } from '../../../facts/gear/stacks.ts';
import { inPool } from '../../../facts/gear/target.ts';
import { writeThings } from '../../../facts/gear/write-things.ts';
import { pieceKey, plainWeight } from '../../../facts/party/weighing/burden.ts';
import { noteFind } from '../../../facts/party/finds.ts';
import type { ThingRow } from '../../../facts/party/items.ts';
import { coinRow, describeItems, thingRow } from '../../../facts/party/items.ts';
import { coinsOfWeight, hundredthsOfCoins, inGold } from '../../../facts/party/weighing/measures.ts';
import { writeFacts } from '../../../facts/party/sheet.ts';
import type { StepContext, StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { rollTreasure } from './hoard.ts';
import type { Rolled } from './rolled.ts';
import { piecesOf } from './worth.ts';

type Input = ParsedInput<'party.findTreasure'>;
type Context = StepContext<'encounters'>;

/**
 * Found things enter the pool, each with the weight it is taken for until somebody weighs it and the worth it is taken
 * for until somebody appraises it; each waits for an award.
 */
export const findTreasure: StepOf<'party.findTreasure'> = (context, { what, table, where }) => {
  const { sql } = context;
  const rolled = table === null ? null : fromTable(context, table);
  const found = [...what.flatMap((item, at) => saidRows(context, item, at)), ...(rolled?.rows ?? [])];
  if (found.length === 0) return step(`${rolled?.title ?? 'Treasure'}: nothing was there.`);
  putInPool(sql, found, where);
  const finds = found.map((row) => ({
    name: row.name,
    quantity: row.quantity,
    coins: coinsOfWeight(plainWeight(row)),
    ...(row.cost !== null && { worthGp: inGold(row.cost * row.quantity) }),
  }));
  const by = rolled === null ? '' : `${rolled.title}: `;
  return step(`${by}Found ${describeFound(found)}${where ? ` (${where})` : ''}.`, { finds });
};

/** What the referee named, parted by what each piece turned out to be worth. */
function saidRows({ campaign, content, dice }: Context, item: Input['what'][number], at: number): ThingRow[] {
  const { worth, ...named } = item;
  const row = { ...thingRow(estimated(named), campaign.system.weights), ...usual(named) };
  if (item.kind === 'coin' || worth === '') return [row];
  const treasures = content.encounters?.treasure ?? null;
  return piecesOf(item, treasures, dice, `what.${at}.worth`).map((pieces) => ({
    ...row,
    quantity: pieces.quantity,
    cost: pieces.worth,
  }));
}

function fromTable({ campaign, content, dice }: Context, id: string): { title: string; rows: ThingRow[] } {
  const { title, rolled } = rollTreasure(content.encounters?.treasure ?? null, id, dice);
  return { title, rows: rolled.map((line) => rowOf(line, campaign.system.weights.coin)) };
}

/** What is neither coin, gem nor jewellery comes of the tables of magic. */
function rowOf({ kind, name, coin, quantity, worth }: Rolled, coinWeight: number): ThingRow {
  if (coin !== null) return coinRow(coin, quantity, coinWeight);
  const isMagic = kind !== 'gem' && kind !== 'jewellery';
  return {
    ...{ kind, name, quantity, cost: worth, coin: null, charges: null, capacity: null, notes: '' },
    weight: weightByRule(kind) ?? 0,
    facts: writeFacts(isMagic ? { qualities: ['magic'] } : {}),
  };
}

function putInPool(sql: Sql, found: readonly ThingRow[], place: string): void {
  const things = readThings(sql, [], [{ in: 'pool' }]);
  const stacks = found.map((row) => {
    const { id } = things.add({ ...row, ...inPool, state: 'carried' });
    return arrive(things, id, inPool).id;
  });
  const ids = writeThings(sql, things);
  const delve = readDelve(sql)?.row.id ?? null;
  found.forEach(({ kind, name, quantity, cost }, at) => {
    const stack = stacks[at] ?? 0;
    const values = { kind, name, quantity, worth: cost, place, delve_id: delve };
    noteFind(sql, { ...values, item_id: ids.get(stack) ?? stack });
  });
}

/** "600 gp, 2 × gem (100 gp each)". */
function describeFound(found: readonly Pick<ItemRow, 'kind' | 'name' | 'quantity' | 'cost'>[]): string {
  const named = found.map(
    (row) => `${describeItems([row])}${row.cost === null ? '' : ` (${worthWords(row.cost, row.quantity)})`}`,
  );
  return named.length > mostNamed
    ? `${named.slice(0, mostNamed).join(', ')} and ${figure(named.length - mostNamed)} more`
    : named.join(', ');
}

const mostNamed = 40;
const worthWords = (copper: number, quantity: number): string =>
  `${inGold(copper).toLocaleString('en')} gp${quantity === 1 ? '' : ' each'}`;

/** Nobody knows what other treasure weighs but by guessing. */
const estimated = <Item extends Omit<Input['what'][number], 'worth'>>(item: Item): Item =>
  item.kind === 'otherTreasure' ? { ...item, facts: { ...item.facts, estimated: true } } : item;

/** Treasure that the rule weighs by the piece weighs that where nothing was said; a coin knows its own weight. */
function usual({ kind, weightEach }: Pick<Input['what'][number], 'kind' | 'weightEach'>): {
  weight?: number;
} {
  if (weightEach > 0 || kind === 'coin') return {};
  const weight = weightByRule(kind);
  return weight === null ? {} : { weight };
}

function weightByRule(kind: ItemKind): number | null {
  const key = pieceKey(kind);
  if (key === null) return null;
  const { treasureCoins } = encumbranceLoad({ encumbrance: 'basic', treasure: { [key]: 1 } });
  return hundredthsOfCoins(treasureCoins);
}
