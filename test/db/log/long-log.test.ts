import type { CompiledQuery } from 'kysely';
import { expect, it, vi } from 'vitest';
import { logQueries } from '../../../shared/ipc/desk/log.ts';
import { logList, logSessions } from '../../../src-main/areas/log/queries.ts';
import { Sql } from '../../../src-main/db/sql.ts';
import { logFilters } from '../../../shared/ipc/vocabulary.ts';
import { logInMemory } from '../../unit/exports/sample-log.ts';

/** How SQLite finds its way through the journal shows on any machine; a million lines are for the bench. */

const log = logInMemory({
  sessions: [{ id: 1, number: 1, start: 0, end: null }],
  lines: [
    { sessionId: 1, kind: 'light.kindle' },
    { kind: 'rewind.goBackTo', input: { seq: 1 } },
  ],
});

/** What SQLite says it does for each list the work asks for. */
const plansOf = (work: (sql: Sql) => unknown): string[] => {
  const asked = vi.spyOn(Sql.prototype, 'all');
  work(log);
  const lists = asked.mock.calls.map(([runnable]) => ('compile' in runnable ? runnable.compile() : runnable));
  asked.mockRestore();
  return lists.flatMap((list) => {
    const explained = { ...list, sql: `EXPLAIN QUERY PLAN ${list.sql}` } as CompiledQuery<{ detail: string }>;
    return log.all(explained).map(({ detail }) => detail);
  });
};

const page = (asked: object) => plansOf((sql) => logList(sql, logQueries['log.list'].input.parse(asked)));

it('looks for the lines of a kind by the index of kinds, in one session or in all', () => {
  const every = ['all', 'play', 'dice'];
  const kinds = logFilters.filter((filter) => !every.includes(filter));
  for (const kind of kinds)
    for (const asked of [{ kind }, { kind, sessionId: 1 }, { kind, beforeSeq: 5, takenBack: true }]) {
      const plans = page(asked);
      expect(plans).toContainEqual(expect.stringMatching(/^SEARCH journal USING.* INDEX journal_by_kind /));
      const others = plans.filter(
        (plan) => /\bjournal\b/.test(plan) && !/journal_(by_kind|goings_back)/.test(plan),
      );
      for (const other of others)
        expect(other).toMatch(/^SEARCH journal USING INTEGER PRIMARY KEY \(rowid=\?\)$/);
    }
});

it('looks for lines with dice by their own index', () => {
  expect(page({ kind: 'dice' })).toContainEqual(expect.stringMatching(/journal_with_dice/));
});

it('counts the lines of each session in indexes alone', () => {
  const plans = plansOf(logSessions).filter((plan) => /journal_(by_session|not_standing)/.test(plan));
  expect(plans).toHaveLength(2);
  expect(plans[0]).toMatch(/COVERING INDEX journal_by_session/);
  expect(plans[1]).toMatch(/INDEX journal_not_standing/);
});
