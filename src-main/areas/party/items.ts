import { TurnkeeperError } from '../../../shared/errors.ts';
import type { ItemKind } from '../../../shared/ipc/vocabulary.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { ItemRow } from '../../db/tables.ts';
import type { Party } from './read-party.ts';

interface NewItem {
  kind: ItemKind;
  name: string;
  quantity: number;
  weightEach: number;
}

/** Stores one item with its holder (null: the party's pool) and gives its id. */
export function addItem(
  sql: Sql,
  holderId: number | null,
  { kind, name, quantity, weightEach }: NewItem,
): number {
  return sql.run(
    query.insertInto('item').values({ holder_id: holderId, kind, name, quantity, weight_cn: weightEach }),
  ).lastId;
}

/** Takes one off a stack, and the row with the last of it. */
export function useUp(sql: Sql, item: ItemRow): void {
  if (item.quantity === 1) sql.run(query.deleteFrom('item').where('id', '=', item.id));
  else
    sql.run(
      query
        .updateTable('item')
        .set({ quantity: item.quantity - 1 })
        .where('id', '=', item.id),
    );
}

/** The items by id, wherever they are. Throws not-found when one is gone. */
export function needItems(party: Party, ids: readonly number[]): ItemRow[] {
  const all = [...party.pool, ...party.members.flatMap((member) => member.items)];
  return [...new Set(ids)].map((id) => {
    const item = all.find((each) => each.id === id);
    if (!item)
      throw new TurnkeeperError('not-found', 'Some of these things are no longer there.', {
        itemIds: 'Choose again.',
      });
    return item;
  });
}

/** "600 gp, 1 gem, 6 × torch": names stand as they were written, so that no plural is guessed. */
export function describeItems(items: readonly Pick<NewItem, 'kind' | 'name' | 'quantity'>[]): string {
  return items
    .map(({ kind, name, quantity }) => {
      const times = quantity === 1 || kind === 'coin' ? '' : '× ';
      return `${quantity.toLocaleString('en')} ${times}${name}`;
    })
    .join(', ');
}
