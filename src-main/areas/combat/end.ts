import { refused } from '../../../shared/errors.ts';
import { listed } from '../../../shared/words/names.ts';
import { query } from '../../db/sql.ts';
import { keepStep, plainStep, readOpenEncounter } from '../../facts/meeting/read-encounter.ts';
import { unstopped, withEvents } from '../../facts/words.ts';
import type { StepOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { conclude } from '../encounter/conclude.ts';
import { accountFor } from './ending/account.ts';
import { gather } from './ending/gather.ts';
import { settleFates } from './ending/fates.ts';
import { laterFacts } from './told/fight-facts.ts';
import { fightNow } from './fight-now.ts';
import { overWithFight } from './lasting/free.ts';
import type { FightNow } from './fight-now.ts';

/** The fight is over: what it left stands on sheets and clock already, so that only its end is written. */
export const end: StepOf<'combat.end'> = (context, input) => {
  const { fightId, outcome } = input;
  const { sql, campaign } = context;
  const last = fightNow(sql, campaign, fightId);
  if (last.row.state === 'ended') throw refused('That fight is over already. Nothing was changed.');
  settleFates(context, last, input.fates);
  const freed = overWithFight(context, fightNow(sql, campaign, fightId));
  const gathered = gather(context, input);
  const now = fightNow(sql, campaign, fightId);
  const { row } = now;
  const words = outcome === '' ? outcomeOf(now) : unstopped(outcome);
  sql.run(query.updateTable('fight').set({ state: 'ended', outcome: words }).where('id', '=', fightId));
  if (row.encounter_id !== null) keepStep(sql, row.encounter_id, 'course', plainStep(null, 'fight'));
  if (input.counts) accountFor(context, now, words);
  const told = withEvents(`The fight against ${row.name} is over: ${words}.`, [...freed, ...gathered]);
  const fight = laterFacts(last, now);
  if (!input.concludes) return step(told, { fight });
  if (row.encounter_id === null || readOpenEncounter(sql)?.id !== row.encounter_id)
    throw refused('The encounter of this fight is no longer under way. Nothing was changed.');
  const concluded = conclude(context, { outcome: words.slice(0, 200), rounds: input.rounds });
  return step(`${told} ${concluded.summary}`, { ...concluded.outcome, fight });
};

/** Who was left, and what became of the rest. */
export function outcomeOf({ state, nameOf }: FightNow): string {
  const { fighters, standing } = state;
  const left = standing.length === 0 ? 'nobody is left' : `${listed(standing.map(nameOf))} hold the field`;
  const fates = (['dead', 'unconscious', 'fled', 'surrendered'] as const).map((status) => ({
    status,
    count: fighters.filter((fighter) => fighter.status === status).length,
  }));
  const told = fates.filter(({ count }) => count > 0).map(({ status, count }) => `${count} ${status}`);
  return [state.over ? left : 'broken off', ...told].join(', ');
}
