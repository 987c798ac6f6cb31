import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { TurnkeeperError } from '../../../../shared/errors.ts';
import { attempt } from '../../../../shared/rules/fight/attempt.ts';
import type { CombatEvent } from '../../../../shared/rules/combat.ts';
import type { Sql } from '../../../db/sql.ts';
import { keptActs } from '../../../facts/fight/play.ts';
import { readSteps } from '../../../facts/fight/read-fight.ts';
import { storyOf } from '../acting/act.ts';
import type { FightNow } from '../fight-now.ts';
import { storedFight } from './stored-fight.ts';

type Broken = NonNullable<NonNullable<QueryOutput<'combat.board'>>['broken']>;

/** The act at which the rules have it otherwise: as it was played, and as it would come out now. */
export function differenceIn(sql: Sql, now: FightNow): Broken | null {
  const { broken } = now.played;
  if (broken === null) return null;
  const { n, why } = broken;
  const stored = storedFight(sql, now.row.id).said.get(n) ?? 'The log tells nothing of it.';
  return { n, why, stored, anew: anewOf(sql, now, n) ?? `It cannot be done: ${why}.` };
}

/** What the step would come to under the rules of today; null where they do not have it. */
function anewOf(sql: Sql, now: FightNow, n: number): string | null {
  const step = readSteps(sql, now.row.id).find((each) => each.n === n);
  const acts = step && keptActs(step.acts);
  if (!acts) return null;
  const events: CombatEvent[] = [];
  let { state } = now;
  for (const { action, dice } of acts) {
    try {
      const faces = dice.map(([, face]) => face);
      const tried = attempt(now.machine, state, action, faces);
      if (tried.wanted !== null || tried.step.refused !== null) return null;
      events.push(...tried.step.events);
      ({ state } = tried.step);
    } catch (thrown) {
      if (thrown instanceof TurnkeeperError) return null;
      throw thrown;
    }
  }
  return storyOf(now, { events, state });
}
