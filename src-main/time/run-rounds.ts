import { listed } from '../../shared/words/names.ts';
import { refused } from '../../shared/errors.ts';
import type { RunningRules } from '../../shared/rules/exploration/running.ts';
import { query } from '../db/sql.ts';
import type { Sql } from '../db/sql.ts';
import type { CharacterRow } from '../db/tables.ts';
import type { Delve } from '../facts/delve/read-delve.ts';
import { writeFatigue } from '../facts/delve/read-delve.ts';
import { fatigueAdvance, restStatus, roundSeconds } from '../facts/exploration.ts';
import { readUpkeep, writeUpkeep } from '../facts/needs/read-upkeep.ts';

/** What rounds of running do to those who run; `pass` puts them on the clock. */

/** On the one count of the party (OSE-RUN-3). Gives who is exhausted. */
export function partyRuns(sql: Sql, { fatigue }: Pick<Delve, 'fatigue'>, rounds: number): string[] {
  const after = fatigueAdvance({ fatigue, activities: [{ kind: 'run', rounds }] });
  writeFatigue(sql, after.fatigue);
  noteRun(sql, rounds);
  const tired = restStatus({ fatigue: after.fatigue }).exhausted;
  return tired ? ['the party'] : [];
}

/** On each runner's own count. Gives who is exhausted; throws refused where nobody has breath to run. BF-RUN-3 to 7. */
export function eachRuns(
  sql: Sql,
  running: RunningRules,
  runners: readonly CharacterRow[],
  rounds: number,
): string[] {
  const known = readUpkeep(sql);
  let ran = 0;
  const exhausted = runners.flatMap(({ id, name, constitution }) => {
    const before = known.get(id);
    const counters = { roundsRun: before?.rounds_run ?? 0, roundsRested: before?.rounds_rested ?? 0 };
    const after = running.run({ constitution, ...counters }, rounds);
    ran += after.ran;
    writeUpkeep(sql, id, before, { rounds_run: after.roundsRun, rounds_rested: after.roundsRested });
    return after.exhausted ? [name] : [];
  });
  if (ran === 0) throw winded(runners);
  noteRun(sql, rounds);
  return exhausted;
}

/** Keeps when the last of so many rounds begins, before they pass: the turn it falls in is one of running. */
function noteRun(sql: Sql, rounds: number): void {
  const last = (rounds - 1) * roundSeconds;
  sql.run(
    query.updateTable('fatigue').set((on) => ({
      ran_at: on.selectFrom('clock').select((clock) => clock('seconds', '+', last).as('at')),
    })),
  );
}

const winded = (runners: readonly CharacterRow[]) =>
  refused(
    `${listed(runners.map(({ name }) => name))} cannot run before a turn of rest (BF-RUN-6). Nothing was changed.`,
    { rounds: 'Exhausted: rest a turn first.' },
  );
