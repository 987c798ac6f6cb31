import { TurnkeeperError } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';

/**
 * Lets the burning follow the lanterns: after somebody has fewer of them, the lights they have too many go to the
 * new holder, burning or not. Throws refused where a burning one would be left with nobody.
 */
export function lanternsFollow(sql: Sql, fromId: number | null, toId: number | null): void {
  if (fromId === null || fromId === toId) return;
  const lanterns = sql
    .all(
      query
        .selectFrom('item')
        .select('quantity')
        .where('holder_id', '=', fromId)
        .where('kind', '=', 'lantern'),
    )
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const lights = sql.all(
    query
      .selectFrom('light')
      .innerJoin('character', 'character.id', 'light.bearer_id')
      .select(['light.id', 'light.lit', 'character.name'])
      .where('light.bearer_id', '=', fromId)
      .where('light.kind', '=', 'lantern')
      .orderBy('light.lit', 'desc')
      .orderBy('light.id'),
  );
  for (const { id, lit, name } of lights.slice(lanterns)) {
    if (toId !== null) sql.run(query.updateTable('light').set({ bearer_id: toId }).where('id', '=', id));
    else if (lit)
      throw new TurnkeeperError(
        'refused',
        `A lantern of ${name} is burning. Nothing was changed; put it out first, or hand it to somebody.`,
      );
  }
}
