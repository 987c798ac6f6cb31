import { expect } from '@playwright/test';
import BetterSqlite3 from 'better-sqlite3';
import type { Seat } from '../expedition/seat.ts';
import { stepsShown } from '../support/program.ts';

/** Every row of every table of a campaign but the journal's own and the index of words, as text to be compared. */
export function tablesOf(path: string): string {
  const db = new BetterSqlite3(path, { readonly: true });
  try {
    const names = db
      .prepare(
        `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'
         AND name NOT LIKE 'journal%' AND name NOT LIKE 'prep~_fts%' ESCAPE '~' ORDER BY name`,
      )
      .pluck()
      .all() as string[];
    const rows = names.map((name) => [name, db.prepare(`SELECT * FROM "${name}" ORDER BY 1`).all()]);
    return JSON.stringify(rows, null, 1);
  } finally {
    db.close();
  }
}

/** One step back or forth by its key, until the clock counts it. */
async function step({ hands }: Seat, key: 'Control+z' | 'Control+Shift+z', shown: number): Promise<void> {
  await hands.press(key);
  await expect.poll(() => stepsShown(hands.page)).toBe(shown);
}

/** Takes back every step there is; gives how many. */
export async function undoAll(seat: Seat): Promise<number> {
  const steps = await stepsShown(seat.hands.page);
  for (let left = steps - 1; left >= 0; left -= 1) await step(seat, 'Control+z', left);
  await expect(seat.sight.clock.getByRole('button', { name: /^Undo/ })).toHaveAccessibleDescription(
    /nothing to take back/,
  );
  return steps;
}

export async function redoAll(seat: Seat, steps: number): Promise<void> {
  for (let done = 1; done <= steps; done += 1) await step(seat, 'Control+Shift+z', done);
  await expect(seat.sight.clock.getByRole('button', { name: /^Redo/ })).toHaveAccessibleName(
    /nothing to do again/,
  );
}
