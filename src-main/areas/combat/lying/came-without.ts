import type { Overrule } from '../../../../shared/rules/combat.ts';
import type { FighterSeen } from '../../../../shared/rules/fight/views.ts';
import { sendsMissiles } from '../../../../shared/rules/fight/bridge/flying.ts';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Campaign } from '../../../facts/campaign/read-campaign.ts';
import { foesId } from '../../../facts/fight/read-fight.ts';
import { fightNow } from '../fight-now.ts';
import type { FightNow } from '../fight-now.ts';

/** Foes who fought before have with them what they had left; what lies about stayed at the place. */

const foughtIn = withValues(({ fightId }: { fightId: number }) =>
  query
    .selectFrom('fight_fighter as here')
    .innerJoin('fight_fighter as before', 'before.foe_id', 'here.foe_id')
    .select((on) => ['here.foe_id', on.fn.max('before.fight_id').as('fightId')])
    .where('here.fight_id', '=', fightId)
    .where('before.fight_id', '<', fightId)
    .where('here.foe_id', 'is not', null)
    .groupBy('here.foe_id'),
);

/** What each of them threw or let fall in the last of his fights before this one and has not again. */
export function cameWithout(
  sql: Sql,
  campaign: Pick<Campaign, 'system'>,
  { row, machine, state, nameOf }: FightNow,
): { readonly rulings: readonly Overrule[]; readonly told: string } {
  const now = new Map(machine.seen(state).map((seen) => [seen.id, seen]));
  const all = sql.all(foughtIn({ fightId: row.id })).flatMap(({ foe_id: foeId, fightId }) => {
    const id = foesId(foeId ?? 0);
    const before = fightNow(sql, campaign, fightId);
    const stood = machine.seen(before.state).find((seen) => seen.id === id);
    const stands = now.get(id);
    // By rules that have changed nobody can say what he had left.
    return stood && stands && before.played.broken === null ? leftElsewhere(id, stood, stands) : [];
  });
  const told = all.map(({ id, way, left }) => ` ${nameOf(id)} has ${left === 0 ? 'no' : left} ${way} left.`);
  return { rulings: all.map(({ ruling }) => ruling), told: told.join('') };
}

interface Left {
  readonly id: string;
  readonly way: string;
  readonly left: number;
  readonly ruling: Overrule;
}

function leftElsewhere(id: string, stood: FighterSeen, stands: FighterSeen): Left[] {
  const thrown = stands.shots.flatMap(({ way, left: full }): Left[] => {
    const left = stood.shots.find((each) => each.way === way)?.left ?? null;
    if (sendsMissiles(way) || left === null || full === null || left >= full) return [];
    return [{ id, way, left, ruling: { kind: 'overrule', change: 'shots', id, way, left } }];
  });
  const lost = (stood.lost ?? []).map((way): Left => ({
    id,
    way,
    left: 0,
    ruling: { kind: 'overrule', change: 'lacks', id, way },
  }));
  return [...thrown, ...lost];
}
