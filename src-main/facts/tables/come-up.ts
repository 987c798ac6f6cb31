import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { RollTree, RowOf } from '../../../shared/tables/rolled.ts';

/** Keeps what a roll has drawn from decks and struck off, in the tables of the campaign. */
export function keepComeUp(sql: Sql, { drawn, struck }: Pick<RollTree, 'drawn' | 'struck'>): void {
  const cards = new Map<number, number>();
  for (const { row } of drawn.filter(isOwn)) cards.set(row, (cards.get(row) ?? 0) + 1);
  for (const [id, out] of cards)
    sql.run(
      query
        .updateTable('random_row')
        .set((eb) => ({ drawn: eb('drawn', '+', out) }))
        .where('id', '=', id),
    );
  for (const { row } of struck.filter(isOwn))
    sql.run(query.updateTable('random_row').set({ struck: 1 }).where('id', '=', row));
}

const isOwn = ({ table }: RowOf): boolean => typeof table === 'number';
