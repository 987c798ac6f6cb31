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

/** Lays cards back into their decks, and gives struck rows their places. A deck that was shuffled has them already. */
export function layBack(sql: Sql, { drawn, struck }: Pick<RollTree, 'drawn' | 'struck'>): void {
  for (const { row } of drawn.filter(isOwn))
    sql.run(
      query
        .updateTable('random_row')
        .set((eb) => ({ drawn: eb('drawn', '-', 1) }))
        .where('id', '=', row)
        .where('drawn', '>', 0),
    );
  for (const { row } of struck.filter(isOwn))
    sql.run(query.updateTable('random_row').set({ struck: 0 }).where('id', '=', row).where('struck', '=', 1));
}

const isOwn = ({ table }: RowOf): boolean => typeof table === 'number';
