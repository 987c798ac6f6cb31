import type { Overrule } from '../../../../shared/rules/combat.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { EffectRow } from '../../../db/tables.ts';
import { bearerOf, effectsInFight, lieNow } from '../../../facts/fight/lying-effects.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import type { FightNow } from '../fight-now.ts';
import { freed } from './conditions.ts';

/** What ended by itself since the last act, where the campaign lets effects end so: the next act takes it over. */
export function endedMeanwhile(sql: Sql, now: FightNow): { rulings: Overrule[]; ids: number[] } {
  const all = effectsInFight(sql, now.row.id);
  const over = all.filter(({ ended, fight_id }) => ended === 1 && fight_id === now.row.id);
  return { rulings: freed(now, over, all), ids: over.map(({ id }) => id) };
}

/** They hold nobody in the fight any more, whatever comes over him later. */
export function seenTo(sql: Sql, ids: readonly number[]): void {
  if (ids.length > 0) sql.run(query.updateTable('effect').set({ fight_id: null }).where('id', 'in', ids));
}

/** What lasts until somebody's next act is due once he has acted. */
export function dueWithAct(context: StepContext, now: FightNow, actors: readonly (string | null)[]): void {
  const acted = new Set(actors);
  const due = lieNow(effectsInFight(context.sql, now.row.id)).filter(
    (effect) => effect.ends_with === 'act' && acted.has(bearerOf(effect)),
  );
  endAt(context, due, { ended: 0 });
}

export function endAt(
  { sql, campaign }: StepContext,
  effects: readonly EffectRow[],
  { ended }: { ended: 0 | 1 },
): void {
  if (effects.length === 0) return;
  const ids = effects.map(({ id }) => id);
  sql.run(
    query
      .updateTable('effect')
      .set({ until_seconds: campaign.clock, ends_with: null, ended })
      .where('id', 'in', ids),
  );
}
