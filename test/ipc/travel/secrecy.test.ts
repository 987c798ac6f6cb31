import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readyWorkers } from '../test-desk.ts';
import { RoadDesk } from './road-desk.ts';

const tables: RoadDesk[] = [];
beforeAll(readyWorkers);
afterAll(() => Promise.all(tables.map((table) => table.end())));

/** A week in the forest with these dice for the direction, as players may read it. */
async function readByPlayers(directions: readonly (readonly number[])[]): Promise<string> {
  const table = new RoadDesk();
  tables.push(table);
  await table.setOut();
  await table.tell('session.start', {});
  await table.course({ ground: 'forest', miles: 400 });
  for (const direction of directions) await table.march(...direction, 6);
  const path = join(table.folder, 'players.md');
  await table.tell('app.export', {
    job: 'players',
    format: 'markdown',
    forPlayers: true,
    sessionId: 1,
    path,
  });
  // When it was written differs, whatever it says.
  return readFileSync(path, 'utf8').replace(/^exported: .*$/m, '');
}

test('players read the same of a week on course and of a week astray', async () => {
  const onCourse = await readByPlayers([[3], [4], [5], [6], [3], [4], [5]]);
  const astray = await readByPlayers([[1, 1], [2, 6], [5], [1, 3], [2, 4], [6], [1, 2]]);
  expect(astray).toBe(onCourse);
  expect(onCourse).toContain('forest 16 miles');
  for (const secret of ['course', 'astray', 'lost', 'Direction', 'Wandering', '°'])
    expect(onCourse.split('## ').at(-1), secret).not.toContain(secret);
});
