import type { z } from 'zod';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { newItem } from '../../../shared/ipc/party/things.ts';
import type { Place } from '../../../shared/ipc/party/views/party-views.ts';
import type { CoinKind } from '../../../shared/ipc/vocabulary.ts';
import { coinKinds } from '../../../shared/ipc/vocabulary.ts';
import type { Weights } from '../../../shared/rules/exploration/carry.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { ItemRow } from '../../db/tables.ts';
import { inCopper, inHundredths } from './weighing/measures.ts';
import { holderOf, placeColumns } from './places.ts';
import { writeFacts } from './sheet.ts';
import { asItSeems } from './truth.ts';

export type NewItem = z.output<typeof newItem>;
/** A thing without its place. */
export type ThingRow = Omit<ItemRow, 'id' | 'holder_id' | 'container_id' | 'stash_id' | 'state'>;

/** Stores one thing as it is, in use only where somebody has it at hand, and gives its id. */
export function addItem(sql: Sql, place: Place, item: NewItem, weights: Weights): number {
  const state = holderOf(place) === null ? 'carried' : item.state;
  const values = { ...thingRow(item, weights), ...placeColumns(sql, place), state };
  return sql.run(query.insertInto('item').values(values)).lastId;
}

const coinNamed = (name: string): CoinKind | undefined =>
  coinKinds.find((coin) => coin === name.toLowerCase());

/** What a window hands over, as it is stored. A coin always weighs what coins weigh, and is called by its kind. */
export function thingRow(item: NewItem, weights: Weights): ThingRow {
  if (item.coin !== null && item.kind !== 'coin')
    throw new TurnkeeperError('bad-input', 'Only coins are of a kind of coin.', { coin: 'Leave it out.' });
  const coin = item.kind === 'coin' ? (item.coin ?? coinNamed(item.name) ?? null) : null;
  const weight = inHundredths(weights, item.weightEach);
  return {
    kind: item.kind,
    name: coin ?? item.name,
    quantity: item.quantity,
    weight: item.kind === 'coin' && weight === 0 ? weights.coin : weight,
    cost: item.costEach === null ? null : inCopper(item.costEach),
    coin,
    charges: item.charges,
    capacity: item.capacity === null ? null : inHundredths(weights, item.capacity),
    notes: item.notes,
    facts: writeFacts(item.facts),
    ...asItSeems,
  };
}

/** Coins of one kind, as they are stored. */
export const coinRow = (coin: CoinKind, quantity: number, weight: number) =>
  ({
    kind: 'coin',
    name: coin,
    quantity,
    weight,
    cost: null,
    coin,
    charges: null,
    capacity: null,
    notes: '',
    facts: '{}',
    ...asItSeems,
  }) satisfies ThingRow;

/** Takes one off a stack, packed or not, and the row with the last of it. */
export function useUp(sql: Sql, item: Pick<ItemRow, 'id' | 'quantity'>): void {
  if (item.quantity === 1) sql.run(query.deleteFrom('item').where('id', '=', item.id));
  else
    sql.run(
      query
        .updateTable('item')
        .set({ quantity: item.quantity - 1 })
        .where('id', '=', item.id),
    );
}

/** "600 gp, 1 gem, 6 × torch": names stand as they were written, so that no plural is guessed. */
export function describeItems(items: readonly Pick<ItemRow, 'kind' | 'name' | 'quantity'>[]): string {
  const named = items.slice(0, mostNamed).map(({ kind, name, quantity }) => {
    const times = quantity === 1 || kind === 'coin' ? '' : '× ';
    return `${quantity.toLocaleString('en')} ${times}${name}`;
  });
  const more = items.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more.toLocaleString('en')} more` : named.join(', ');
}

/** A sentence of the log names so many things and counts the rest. */
const mostNamed = 40;
