import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { EffectRow } from '../../db/tables.ts';
import { foesId, personsId } from './read-fight.ts';

/** Effects on those who fight. */

interface OfFight {
  fightId: number;
}

const onPeople = withValues(({ fightId }: OfFight) =>
  query
    .selectFrom('effect')
    .innerJoin('fight_fighter', 'fight_fighter.character_id', 'effect.character_id')
    .selectAll('effect')
    .where('fight_fighter.fight_id', '=', fightId),
);
const onFoes = withValues(({ fightId }: OfFight) =>
  query
    .selectFrom('effect')
    .innerJoin('fight_fighter', 'fight_fighter.foe_id', 'effect.foe_id')
    .selectAll('effect')
    .where('fight_fighter.fight_id', '=', fightId),
);

/** Whom the rules know by this id lies under it; null where it is on the party or the place. */
export const bearerOf = ({
  character_id,
  foe_id,
}: Pick<EffectRow, 'character_id' | 'foe_id'>): string | null =>
  character_id !== null ? personsId(character_id) : foe_id !== null ? foesId(foe_id) : null;

/** Every effect that lies or lay on somebody of the fight, in the order in which they came. */
export const effectsInFight = (sql: Sql, fightId: number): EffectRow[] =>
  [...sql.all(onPeople({ fightId })), ...sql.all(onFoes({ fightId }))].sort((a, b) => a.id - b.id);

export const lieNow = (effects: readonly EffectRow[]): EffectRow[] =>
  effects.filter(({ ended }) => ended === 0);
