import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { durationText } from '../../../../shared/clock.ts';
import { counted } from '../../../../shared/words/figures.ts';
import { capital } from '../../../../shared/words/names.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Campaign } from '../../../facts/campaign/read-campaign.ts';
import { isCheckDue, pendingChecks } from '../../../facts/delve/pending-checks.ts';
import { readDelve, readLights } from '../../../facts/delve/read-delve.ts';
import type { Delve } from '../../../facts/delve/read-delve.ts';
import { effectOf, together } from '../../../facts/effects/effect-words.ts';
import { endingBetween } from '../../../facts/effects/read-effects.ts';
import { turnSeconds } from '../../../facts/exploration.ts';
import { readOpenEncounter } from '../../../facts/meeting/read-encounter.ts';
import { nameOfLight, turnsNamed, untilOut } from '../../../facts/words.ts';
import { roundsSpent, turnsLeft } from '../../encounter/conclude.ts';
import type { Spans } from '../../encounter/conclude.ts';
import { readPursuit } from '../../../facts/meeting/read-pursuit.ts';
import type { FightNow } from '../fight-now.ts';
import { stretchesOver } from '../several/times.ts';

/** What a fight took, and what completing its turns would bring: told before anything is written. */

type View = NonNullable<QueryOutput<'combat.ending'>>['time'];

/** Those of its encounter while that is under way, else its own. */
export function turnsOf(sql: Sql, campaign: Campaign, { row, state }: FightNow): Spans {
  const met = row.encounter_id === null ? undefined : readOpenEncounter(sql);
  const delve = readDelve(sql);
  if (met !== undefined && met.id === row.encounter_id) {
    const rounds = roundsSpent(campaign, met, readPursuit(sql, met.id));
    const own = met.delve_id === null ? null : delve;
    return { delve: own, turn: own === null ? null : met.turn, began: met.began_seconds, rounds };
  }
  const began = row.began_seconds;
  const turn = delve === null ? null : turnAt(delve, began);
  return { delve, turn, began, rounds: stretchesOver(state) };
}

const turnAt = ({ row }: Delve, seconds: number): number =>
  Math.max(1, Math.floor((seconds - row.start_seconds) / turnSeconds) + 1);

/** Lines of what was fought, and of what the turns that are completed with it make of lights, effects and checks. */
export function timeView(sql: Sql, campaign: Campaign, now: FightNow): View {
  const spans = turnsOf(sql, campaign, now);
  const { turns, seconds } = turnsLeft(campaign, spans);
  const until = campaign.clock + Math.max(0, seconds);
  const rounds = stretchesOver(now.state);
  const length = rounds * campaign.system.clock.roundSeconds;
  const unit = campaign.system.clock.roundSeconds === 1 ? 'second' : 'round';
  const fought =
    unit === 'second' ? durationText(length) : `${counted(rounds, unit)}, ${durationText(length)}`;
  return {
    fought: rounds === 0 ? 'Not a round was over.' : `${fought}, on the clock already.`,
    completes: seconds <= 0 ? '' : completed(spans, turns, seconds),
    suggested: spans.delve !== null,
    then: seconds <= 0 ? [] : [...lightsThen(sql, turns), ...effectsThen(sql, campaign.clock, until)],
    due: checksDue(campaign, spans, seconds <= 0 ? 0 : turns),
  };
}

/** "Turn 3 is completed, 9 minutes 40 seconds more." */
function completed({ delve }: Spans, turns: number, seconds: number): string {
  const more = `${durationText(seconds)} more on the clock`;
  if (delve === null) return `${counted(turns, 'turn')} completed, ${more}.`;
  const from = delve.row.turn + 1;
  const which = turnsNamed(Array.from({ length: turns }, (_, at) => from + at));
  return `${capital(which)} ${turns === 1 ? 'is' : 'are'} completed, ${more}.`;
}

function lightsThen(sql: Sql, turns: number): string[] {
  return readLights(sql).flatMap((light) => {
    if (light.lit === 0 || light.turns_left === null) return [];
    const left = light.turns_left - turns;
    return [left <= 0 ? `${nameOfLight(light)} goes out.` : `${nameOfLight(light)}: ${untilOut(left)} then.`];
  });
}

const mostTold = 8;

function effectsThen(sql: Sql, clock: number, until: number): string[] {
  const over = together(endingBetween(sql, clock, until));
  const told = over.slice(0, mostTold).map(
    (group) =>
      `${effectOf(
        group[0].name,
        group.map(({ who }) => who),
      )} ends.`,
  );
  return over.length > mostTold ? [...told, `${over.length - mostTold} more effects end.`] : told;
}

/** Checks that fell due meanwhile, and those that fall due with the turns completed. */
function checksDue(campaign: Campaign, { delve }: Spans, turns: number): string[] {
  if (delve === null) return [];
  const pending = pendingChecks(delve, campaign);
  const coming = Array.from({ length: turns }, (_, at) => delve.row.turn + 2 + at).filter((turn) =>
    isCheckDue(campaign, turn),
  );
  const all = [...new Set([...pending, ...coming])];
  if (all.length === 0) return [];
  return [`${capital(turnsNamed(all))}: a wandering check is due.`];
}
