import type { CombatState } from '../../../../shared/rules/combat.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Row } from '../../../db/tables.ts';
import type { FightNow } from '../fight-now.ts';
import { atHalf, whenInWords } from './expect.ts';

type Arrivals = NonNullable<QueryOutput<'combat.board'>>['arrivals'];

const waiting = withValues(({ fightId }: { fightId: number }) =>
  query
    .selectFrom('fight_arrival')
    .selectAll()
    .where('fight_id', '=', fightId)
    .where('state', '=', 'expected')
    .orderBy('id'),
);

/** Those who have neither come nor been given up, in the order in which they were named. */
export const expectedIn = (sql: Sql, fightId: number): Row<'fight_arrival'>[] =>
  sql.all(waiting({ fightId }));

const party = 'party';

/** Half of those who stand against the party are out of it. */
function halfDown({ fighters }: CombatState): boolean {
  const foes = fighters.filter(({ side, status }) => side !== party && status !== 'absent');
  const out = foes.filter(({ status }) => status !== 'active');
  return out.length > 0 && out.length * 2 >= foes.length;
}

/** Fights counted in seconds count these instead of rounds. */
const stretch = ({ clock }: CombatState): number => clock.round ?? clock.count ?? 0;

/** Who is expected, and whether it is time: a prompt, and nothing else. */
export function arrivalsOf(sql: Sql, { row, state }: FightNow): Arrivals {
  return expectedIn(sql, row.id).map((each) => ({
    id: each.id,
    line: each.lines,
    when: whenInWords(each, state.clock.round === null),
    due:
      each.at_round === null ? each.at_words === atHalf && halfDown(state) : stretch(state) >= each.at_round,
  }));
}
