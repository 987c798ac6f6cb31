import { counted } from '../../../shared/words/figures.ts';
import { listed } from '../../../shared/words/names.ts';
import type { Sql } from '../../db/sql.ts';
import type { CharacterRow } from '../../db/tables.ts';
import type { StepOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { roundSeconds } from '../../facts/exploration.ts';
import { isPerson } from '../../facts/party/kinds.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import { notOfTheParty, readPeople } from '../../facts/party/read-party.ts';
import { isAble, needAble } from '../../facts/party/state/standing.ts';
import { needDelve } from '../../facts/delve/read-delve.ts';
import { withEvents } from '../../facts/words.ts';
import { pass } from '../../time/pass.ts';
import { eachRuns, partyRuns } from '../../time/run-rounds.ts';

/**
 * Rounds run: on the one count of the party (OSE-RUN-3), or on each runner's own where the system has it so. They go on
 * the clock, and a turn they fill is passed (OSE-TIME-6).
 */
export const runCommand: StepOf<'deed.run'> = (context, { rounds, characterIds }) => {
  const { sql, campaign } = context;
  const delve = needDelve(sql);
  const runners = runnersOf(sql, campaign, characterIds);
  const { running } = campaign.system;
  const exhausted = running ? eachRuns(sql, running, runners, rounds) : partyRuns(sql, delve, rounds);
  const who = characterIds.length === 0 ? 'the party' : listed(runners.map(({ name }) => name));
  const spent = exhausted.length === 0 ? '' : ` Exhausted: ${listed(exhausted)}.`;
  const { name, turn } = delve.row;
  const told = `Turn ${turn + 1}: ${who} ran ${counted(rounds, 'round')}.${spent}`;
  const passed = pass(context, { delve, does: 'run' }, rounds * roundSeconds);
  const roundsRun = { source: 'rounds run', value: rounds, rule: running ? 'BF-RUN-3' : 'OSE-RUN-3' };
  return {
    ...step(withEvents(told, passed.events), {
      delve: { name, turn },
      ...passed,
      reasons: [roundsRun, ...(passed.reasons ?? [])],
    }),
    value: { exhausted },
  };
};

function runnersOf(sql: Sql, campaign: Campaign, ids: readonly number[]): CharacterRow[] {
  const people = readPeople(sql).filter(({ kind }) => isPerson(kind));
  if (ids.length === 0) return people.filter((row) => isAble(campaign, row));
  return [...new Set(ids)].map((id) => {
    const row = people.find((each) => each.id === id);
    if (!row) throw notOfTheParty('characterIds');
    needAble(campaign, row, 'characterIds');
    return row;
  });
}
