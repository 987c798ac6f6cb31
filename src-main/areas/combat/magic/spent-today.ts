import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { openEffects } from '../../../facts/effects/read-effects.ts';
import { bearerOf } from '../../../facts/fight/lying-effects.ts';
import type { Fighter } from '../../../facts/fight/read-fight.ts';

/** Powers that come back with the day: each use is an effect of the campaign till then. */

const used = ' used';
const daySeconds = 24 * 60 * 60;

/** How often each was used by whom, by the names of the powers; those of one fight are counted by the fight itself. */
export function readSpent(
  sql: Sql,
  besides: number | null,
): (id: string) => Readonly<Record<string, number>> {
  const all = new Map<string, Record<string, number>>();
  for (const effect of openEffects(sql)) {
    const id = bearerOf(effect);
    if (id === null || !effect.name.endsWith(used) || effect.fight_id === besides) continue;
    const way = effect.name.slice(0, -used.length);
    const own = all.get(id) ?? {};
    all.set(id, { ...own, [way]: (own[way] ?? 0) + 1 });
  }
  return (id) => all.get(id) ?? {};
}

interface Spent {
  readonly fightId: number;
  readonly clock: number;
  readonly way: string;
  /** Below 0 so many come back. */
  readonly count: number;
}

export function spendToday(sql: Sql, fighter: Fighter, { fightId, clock, way, count }: Spent): void {
  const bearer = { character_id: fighter.person?.id ?? null, foe_id: fighter.foe?.id ?? null };
  const name = `${way}${used}`;
  for (let n = 0; n < count; n += 1)
    sql.run(
      query.insertInto('effect').values({
        ...bearer,
        fight_id: fightId,
        kind: 'condition',
        name,
        notes: '',
        from_seconds: clock,
        until_seconds: clock + daySeconds,
        ends_with: null,
      }),
    );
  if (count >= 0) return;
  const back = openEffects(sql)
    .filter((effect) => bearerOf(effect) === fighter.id && effect.name === name)
    .slice(count);
  for (const { id } of back) sql.run(query.updateTable('effect').set({ ended: 1 }).where('id', '=', id));
}
