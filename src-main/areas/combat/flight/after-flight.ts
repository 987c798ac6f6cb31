import { refused } from '../../../../shared/errors.ts';
import type { CombatState, Overrule } from '../../../../shared/rules/combat.ts';
import { capital, listed } from '../../../../shared/words/names.ts';
import type { PursuitOutcome } from '../../../../shared/ipc/vocabulary.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { readPursuit } from '../../../facts/meeting/read-pursuit.ts';
import type { Chase } from '../../../facts/meeting/read-pursuit.ts';
import { personsId } from '../../../facts/fight/read-fight.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import type { FightNow } from '../fight-now.ts';
import { outOfIt, ruled } from './flee.ts';
import { caughtAt } from './places.ts';

/** A flight out of a fight that has not come back to it. */
export interface FlightNow {
  readonly runs: readonly string[];
  readonly follows: readonly string[];
  readonly chase: Chase | null;
  /** Null while it is run. A chase that is no longer there was given up. */
  readonly outcome: PursuitOutcome | null;
}

/** Null where nobody has run out of it. */
export function flightOutOf(
  sql: Sql,
  { row, fighters }: Pick<FightNow, 'row' | 'fighters'>,
): FlightNow | null {
  const of = (flight: 'runs' | 'follows') =>
    fighters.filter((each) => each.row.flight === flight).map(({ id }) => id);
  const runs = of('runs');
  if (runs.length === 0) return null;
  const chase = row.encounter_id === null ? null : readPursuit(sql, row.encounter_id);
  return {
    runs,
    follows: of('follows'),
    chase,
    outcome: chase === null ? 'given up' : chase.pursuit.outcome,
  };
}

/** What going on with the fight does, and how the flight stands. */
export function flightWords({ nameOf, state }: FightNow, flight: FlightNow): { who: string; text: string } {
  const who = capital(namesOf(flight.runs.map(nameOf)));
  const run = flight.runs.length === 1 ? 'runs' : 'run';
  if (flight.outcome === 'caught')
    return { who, text: `${who}: caught up. Going on brings the fight back to where they were overtaken.` };
  if (flight.outcome !== null) return { who, text: `${who} got away. Going on takes them out of the fight.` };
  const others = isContested(state.fighters.filter(({ id }) => !flight.runs.includes(id)));
  return {
    who,
    text: `${who} ${run}: the rounds of the chase are played in the encounter.${others ? ' Going on now leaves them out of the fight.' : ''}`,
  };
}

const mostNamed = 4;
const namesOf = (names: readonly string[]): string =>
  names.length <= mostNamed
    ? listed(names)
    : `${names.slice(0, mostNamed - 1).join(', ')} and ${names.length - mostNamed + 1} more`;

const isContested = (fighters: CombatState['fighters']): boolean =>
  new Set(fighters.filter(({ status }) => status === 'active').map(({ side }) => side)).size > 1;

/**
 * The fight goes on after the flight, or beside it: those who were caught stand where that was, those who got away are
 * out of it. Throws refused where all who fight are in the chase.
 */
export function comeBack(context: StepContext, now: FightNow, flight: FlightNow): string {
  const { sql } = context;
  const { runs, outcome } = flight;
  if (now.played.broken !== null)
    throw refused('The rules have changed since this fight was played. Nothing was changed.');
  const still = new Set(
    now.state.fighters
      .filter(({ id, status }) => runs.includes(id) && status === 'active')
      .map(({ id }) => id),
  );
  if (outcome === null) {
    if (!isContested(now.state.fighters.filter(({ id }) => !runs.includes(id))))
      throw refused(
        'They still run, and nobody else fights. Nothing was changed; play the rounds of the chase, or say how it ends.',
      );
    outOfIt(context, now, [...still]);
    return 'Those who run are out of it for now.';
  }
  sql.run(query.updateTable('fight_fighter').set({ flight: null }).where('fight_id', '=', now.row.id));
  if (outcome === 'caught') {
    ruled(context, now, (current) => caughtRulings(current, flight));
    return 'Those who ran were caught up.';
  }
  outOfIt(context, now, [...still]);
  return 'Those who ran got away.';
}

function caughtRulings({ state }: FightNow, { runs, follows, chase }: FlightNow): Overrule[] {
  if (chase === null) return [];
  const { pursuit, left } = chase;
  const fell = new Set(left.map(personsId));
  const standing = state.fighters.filter(
    ({ id, status }) => status === 'active' || (status === 'fled' && runs.includes(id)),
  );
  const ran = standing.filter(({ id }) => runs.includes(id));
  const followers = standing.filter(({ id }) => follows.includes(id) && !fell.has(id));
  const runners = ran.filter(({ id }) => !fell.has(id));
  if (runners.length === 0 || followers.length === 0) return [];
  const places = caughtAt({
    runners,
    followers,
    fellOut: ran.filter(({ id }) => fell.has(id)),
    ranFeet: pursuit.round * pursuit.fleeing_rate,
    gap: pursuit.gap,
  });
  return standing.flatMap(({ id, status, atFeet }): Overrule[] => {
    const at = places.get(id);
    const back: Overrule[] =
      status === 'fled' ? [{ kind: 'overrule', change: 'status', id, status: 'active' }] : [];
    if (at === undefined || at === atFeet) return back;
    return [...back, { kind: 'overrule', change: 'place', id, atFeet: at }];
  });
}
