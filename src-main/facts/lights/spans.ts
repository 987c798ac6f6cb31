import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { DelveRow } from '../../db/tables.ts';
import { forgetDarkness } from '../delve/prompt-answers.ts';
import type { BorneLight } from '../delve/read-delve.ts';

/** The record of which turns each light burned through. */

/** Begins with the next turn of the delve. What was said of an earlier darkness is done with: the next asks anew. */
export function openSpan(sql: Sql, delve: DelveRow, light: Pick<BorneLight, 'id' | 'kind' | 'bearer'>): void {
  sql.run(
    query.insertInto('light_span').values({
      delve_id: delve.id,
      light_id: light.id,
      kind: light.kind,
      bearer: light.bearer,
      first_turn: delve.turn + 1,
      last_turn: null,
    }),
  );
  forgetDarkness(sql, delve);
}

/** Ends the light's burning with the given turn; a light that burned through no whole turn leaves no record. */
export function closeSpan(sql: Sql, lightId: number, lastTurn: number): void {
  const open = query.deleteFrom('light_span').where('light_id', '=', lightId).where('last_turn', 'is', null);
  sql.run(open.where('first_turn', '>', lastTurn));
  sql.run(
    query
      .updateTable('light_span')
      .set({ last_turn: lastTurn })
      .where('light_id', '=', lightId)
      .where('last_turn', 'is', null),
  );
}
