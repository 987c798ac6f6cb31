import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CombatState } from '../../../../shared/rules/combat.ts';
import type { KeptAct } from '../../../facts/fight/read-fight.ts';
import { itemsHeldBy } from '../../../facts/party/read-items.ts';
import { missilesOf } from '../fighters.ts';
import { layDown, noteShot } from './lay-down.ts';

/** Where what somebody sent off with a weapon came down: at whom he aimed; null where no act of the kind was his. */
export function cameDownAt(
  acts: readonly KeptAct[],
  { fighters }: CombatState,
  { actor, weapon }: { actor: string; weapon: string },
): number | null {
  const target = acts.flatMap(({ action }) =>
    'actor' in action && action.actor === actor && action.way === weapon ? [action.target] : [],
  )[0];
  return fighters.find(({ id }) => id === target)?.atFeet ?? null;
}

interface Spent {
  readonly fightId: number;
  readonly holderId: number;
  readonly weapon: string;
  /** Below 0 they are put back. */
  readonly count: number;
  /** Null: they are simply gone. */
  readonly atFeet: number | null;
}

/** Off the stacks they came from, the first first: what is thrown lies there, what is shot may be found again. */
export function spendMissiles(sql: Sql, { fightId, holderId, weapon, count, atFeet }: Spent): void {
  let wanted = count;
  for (const item of missilesOf(weapon, itemsHeldBy(sql, holderId))) {
    const taken = Math.min(item.quantity, wanted);
    if (taken === 0) continue;
    wanted -= taken;
    const laying = taken > 0 && atFeet !== null ? { fightId, fromId: holderId, atFeet } : null;
    if (laying !== null && item.kind === 'weapon') {
      layDown(sql, item, taken, laying);
      continue;
    }
    const quantity = item.quantity - taken;
    if (quantity === 0) sql.run(query.deleteFrom('item').where('id', '=', item.id));
    else sql.run(query.updateTable('item').set({ quantity }).where('id', '=', item.id));
    if (laying !== null) noteShot(sql, item, taken, laying);
  }
}
