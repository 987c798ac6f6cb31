import { TurnkeeperError } from '../../../../shared/errors.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CharacterRow } from '../../../db/tables.ts';
import type { RunningRules } from '../../../../shared/rules/running.ts';
import type { CommandHandler } from '../../command-context.ts';
import { step } from '../../command-context.ts';
import { exploration } from '../../exploration.ts';
import { isPerson } from '../../party/load.ts';
import { notOfTheParty, readPeople } from '../../party/read-party.ts';
import type { Delve } from '../read-delve.ts';
import { needDelve, writeFatigue } from '../read-delve.ts';
import { listed } from '../words.ts';

/** Rounds run: on the one count of the party (OSE-RUN-3), or on each runner's own where the system has it so. */
export const runCommand: CommandHandler<'dungeon.run'> = ({ sql, campaign }, { rounds, characterIds }) => {
  const delve = needDelve(sql);
  const runners = runnersOf(sql, characterIds);
  const { running } = campaign.system;
  const exhausted = running ? eachRuns(sql, running, runners, rounds) : partyRuns(sql, delve, rounds);
  const who = characterIds.length === 0 ? 'the party' : listed(runners.map(({ name }) => name));
  const spent = exhausted.length === 0 ? '' : ` Exhausted: ${listed(exhausted)}.`;
  const { name, turn } = delve.row;
  return {
    ...step(`Turn ${turn + 1}: ${who} ran ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.${spent}`, {
      delve: { name, turn },
      reasons: [{ source: 'rounds run', value: rounds, rule: running ? 'BF-RUN-3' : 'OSE-RUN-3' }],
    }),
    value: { exhausted },
  };
};

function runnersOf(sql: Sql, ids: readonly number[]): CharacterRow[] {
  const people = readPeople(sql).filter(({ kind }) => isPerson(kind));
  if (ids.length === 0) return people;
  return [...new Set(ids)].map((id) => {
    const row = people.find((each) => each.id === id);
    if (!row) throw notOfTheParty('characterIds');
    return row;
  });
}

export function partyRuns(sql: Sql, { fatigue }: Delve, rounds: number): string[] {
  const after = exploration['fatigue.advance']({ fatigue, activities: [{ kind: 'run', rounds }] });
  writeFatigue(sql, after.fatigue);
  const tired = exploration['rest.status']({ fatigue: after.fatigue }).exhausted;
  return tired ? ['the party'] : [];
}

const upkeeps = query.selectFrom('upkeep').selectAll().compile();

export function eachRuns(
  sql: Sql,
  running: RunningRules,
  runners: readonly CharacterRow[],
  rounds: number,
): string[] {
  const known = new Map(sql.all(upkeeps).map((row) => [row.id, row]));
  let ran = 0;
  const exhausted = runners.flatMap(({ id, name, constitution }) => {
    const before = known.get(id);
    const counters = { roundsRun: before?.rounds_run ?? 0, roundsRested: before?.rounds_rested ?? 0 };
    const after = running.run({ constitution, ...counters }, rounds);
    ran += after.ran;
    const values = { rounds_run: after.roundsRun, rounds_rested: after.roundsRested };
    sql.run(
      before
        ? query.updateTable('upkeep').set(values).where('id', '=', id)
        : query.insertInto('upkeep').values({ id, ...values }),
    );
    return after.exhausted ? [name] : [];
  });
  if (ran === 0) throw winded(runners);
  return exhausted;
}

const winded = (runners: readonly CharacterRow[]) =>
  new TurnkeeperError(
    'refused',
    `${listed(runners.map(({ name }) => name))} cannot run before a turn of rest (BF-RUN-6). Nothing was changed.`,
    { rounds: 'Exhausted: rest a turn first.' },
  );
