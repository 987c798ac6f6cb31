import type { Overrule } from '../../../../shared/rules/combat.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { EffectRow } from '../../../db/tables.ts';
import { isSubdual, pointsLeft } from '../../../facts/effects/subdued.ts';
import { bearerOf } from '../../../facts/fight/lying-effects.ts';

/** The fight counts them from here on, and its end lays what is left then anew. */
export function takeOver(sql: Sql, effects: readonly EffectRow[], clock: number): Overrule[] {
  const own = effects.filter(isSubdual);
  if (own.length === 0) return [];
  const ids = own.map(({ id }) => id);
  sql.run(query.updateTable('effect').set({ ended: 1 }).where('id', 'in', ids));
  const left = new Map<string, number>();
  for (const effect of own) {
    const id = bearerOf(effect);
    if (id !== null) left.set(id, (left.get(id) ?? 0) + pointsLeft(effect, clock));
  }
  return [...left].flatMap(([id, subdual]): Overrule[] =>
    subdual === 0 ? [] : [{ kind: 'overrule', change: 'hp', id, subdual }],
  );
}
