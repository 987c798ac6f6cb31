import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readyWorkers } from '../test-desk.ts';
import { SeaDesk } from '../travel/sea/sea-desk.ts';

let table: SeaDesk;

/** The log as Markdown, without the backslashes that guard its signs. */
async function written(job: string, forPlayers: boolean): Promise<string> {
  const path = join(table.folder, `${job}.md`);
  await table.tell('app.export', { job, format: 'markdown', forPlayers, sessionId: null, path });
  return readFileSync(path, 'utf8').replaceAll(/\\([^\w\s])/g, '$1');
}

beforeAll(async () => {
  await readyWorkers();
  table = new SeaDesk();
  await table.sailOut({ facts: { navigator: false } });
  await table.course({ ground: 'sea', way: 'open', miles: 400 });
  // Lost without a die, a right angle to the left; nobody comes.
  await table.sail([3, 4, 1, 5]);
});
afterAll(() => table.end());

test('the referee’s log has the ship’s with hidden courses and dice', async () => {
  const page = await written('full', false);
  expect(page).toContain('## Ship’s log');
  expect(page).toMatch(
    /\| Day 2 \| 7: normal \| open sea 72 miles; 90° to the left \(hidden\) \| 60 \| 19 rations, 19 water \| 20:00: 2 in 6, die 5 \|/u,
  );
});

test('the players’ log has neither of them', async () => {
  const page = await written('players', true);
  expect(page).toMatch(/\| Day 2 \| 7: normal \| open sea 72 miles \| 60 \| 19 rations, 19 water \|/u);
  expect(page).not.toContain('90°');
  expect(page).not.toContain('die 5');
});
