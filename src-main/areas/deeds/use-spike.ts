import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { itemsHeldBy } from '../../facts/party/read-items.ts';

/** Takes an iron spike out of somebody's things, if there is one; how many are left, null where there was none. */
export function useSpike(sql: Sql, characterId: number): number | null {
  const spikes = itemsHeldBy(sql, characterId).filter(
    ({ kind, name }) => kind === 'gear' && /\bspikes?\b/iu.test(name),
  );
  const [first] = spikes;
  if (!first) return null;
  const left = spikes.reduce((sum, { quantity }) => sum + quantity, 0) - 1;
  sql.run(
    first.quantity === 1
      ? query.deleteFrom('item').where('id', '=', first.id)
      : query
          .updateTable('item')
          .set({ quantity: first.quantity - 1 })
          .where('id', '=', first.id),
  );
  return left;
}
