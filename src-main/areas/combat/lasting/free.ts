import type { Overrule } from '../../../../shared/rules/combat.ts';
import { statusOf } from '../../../../shared/rules/fight/conditions.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { EffectRow } from '../../../db/tables.ts';
import { bearerOf, effectsInFight, lieNow } from '../../../facts/fight/lying-effects.ts';
import { readFight } from '../../../facts/fight/read-fight.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import { stepOn, undiced } from '../acting/act.ts';
import { fightNow } from '../fight-now.ts';
import type { FightNow } from '../fight-now.ts';
import type { FightFacts } from '../told/fight-facts.ts';
import { laterFacts } from '../told/fight-facts.ts';
import { endAt, seenTo } from './ends.ts';
import { comesOver, freed } from './conditions.ts';
import { isSubdual } from '../../../facts/effects/subdued.ts';
import { takeOver } from './subdued.ts';

/** The end of what lay on those who fight, or fought. */

/**
 * Takes off what ended effects had made of their bearers, in the fights that go on and on the sheets besides; how that
 * leaves the last of the fights, null for none.
 */
export function freeBearers(context: StepContext, effects: readonly EffectRow[]): FightFacts | null {
  const { sql, campaign } = context;
  let told: FightFacts | null = null;
  const inFight = effects.filter(({ fight_id }) => fight_id !== null);
  for (const fightId of new Set(inFight.map(({ fight_id }) => fight_id))) {
    const over = inFight.filter(({ fight_id }) => fight_id === fightId);
    const row = fightId === null ? null : readFight(sql, fightId);
    const now = row === null || row.state === 'ended' ? null : fightNow(sql, campaign, row.id);
    if (now === null || now.played.broken !== null) for (const effect of over) raise(sql, effect);
    else told = freeIn(context, now, over) ?? told;
  }
  seenTo(
    sql,
    inFight.map(({ id }) => id),
  );
  return told;
}

function freeIn(context: StepContext, now: FightNow, over: readonly EffectRow[]): FightFacts | null {
  const all = effectsInFight(context.sql, now.row.id);
  const { done } = stepOn(context, now, (current) => freed(current, over, all).map(undiced));
  return done.acts.length === 0 ? null : laterFacts(now, fightNow(context.sql, context.campaign, now.row.id));
}

/** Outside a fight: whom it had taken out of action, and nothing else keeps down, is up again. */
function raise(sql: Sql, { name, character_id, foe_id }: EffectRow): void {
  if (statusOf(name.toLowerCase()) === null) return;
  if (character_id !== null)
    sql.run(
      query
        .updateTable('character')
        .set({ state: null })
        .where('id', '=', character_id)
        .where('state', '=', 'down')
        .where('hp', '>', 0),
    );
  if (foe_id !== null)
    sql.run(
      query
        .updateTable('foe')
        .set({ state: 'up' })
        .where('id', '=', foe_id)
        .where('state', '=', 'unconscious')
        .where('hp', '>', 0),
    );
}

/** What lasts until the fight ends, ends with it: which, as they were, and whom it frees. */
export function overWithFight(context: StepContext, now: FightNow): { over: EffectRow[]; told: string[] } {
  const over = lieNow(effectsInFight(context.sql, now.row.id)).filter(
    ({ ends_with, fight_id }) => ends_with !== null && fight_id === now.row.id,
  );
  endAt(context, over, { ended: 1 });
  freeBearers(context, over);
  const told = over.map((effect) => `${now.nameOf(bearerOf(effect) ?? '')} is no longer ${effect.name}.`);
  return { over, told };
}

/** What lies on those who have come in: to be laid on them in the fight too. */
export function lyingOn(
  { sql, campaign }: Pick<StepContext, 'sql' | 'campaign'>,
  now: FightNow,
  ids: readonly string[],
): Overrule[] {
  const lying = lieNow(effectsInFight(sql, now.row.id)).filter((effect) =>
    ids.includes(bearerOf(effect) ?? ''),
  );
  if (lying.length === 0) return [];
  const subdual = takeOver(sql, lying, campaign.clock);
  const held = lying.filter((effect) => !isSubdual(effect));
  const effectIds = held.map(({ id }) => id);
  if (effectIds.length > 0)
    sql.run(query.updateTable('effect').set({ fight_id: now.row.id }).where('id', 'in', effectIds));
  return [...subdual, ...held.flatMap((effect) => comesOver(now, bearerOf(effect) ?? '', effect.name))];
}
