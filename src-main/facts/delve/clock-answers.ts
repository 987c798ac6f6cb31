import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';

/** What the referee said to the prompts of the clock. */
export interface ClockAnswers {
  /** Dismissed for good, or delayed to a moment that has not come. */
  isHeld: (key: string) => boolean;
}

const holding = withValues(({ clock }: { clock: number }) =>
  query
    .selectFrom('clock_answer')
    .select('prompt')
    .where((eb) => eb.or([eb('until_seconds', 'is', null), eb('until_seconds', '>', clock)])),
);

export function readClockAnswers(sql: Sql, clock: number): ClockAnswers {
  const held = new Set(sql.all(holding({ clock })).map(({ prompt }) => prompt));
  return { isHeld: (key) => held.has(key) };
}
