import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readyWorkers, TestDesk } from '../test-desk.ts';
import { playAnEvening } from './evening-played.ts';

let table: TestDesk;
let pages: Record<'referee' | 'players', string>;
const zone = process.env['TZ'];

beforeAll(async () => {
  process.env['TZ'] = 'Asia/Kolkata';
  await readyWorkers();
  table = new TestDesk({ roll: (sides) => Math.min(sides, 3) });
  await playAnEvening(table);
  const write = async (forPlayers: boolean): Promise<string> => {
    const path = join(table.folder, `${String(forPlayers)}.md`);
    await table.tell('app.export', {
      job: path.slice(-40),
      format: 'markdown',
      forPlayers,
      sessionId: 1,
      path,
    });
    return readFileSync(path, 'utf8').replaceAll(/\\([^\w\s])/g, '$1');
  };
  pages = { referee: await write(false), players: await write(true) };
  if (process.env['KEEP_EVENING'] !== undefined)
    for (const [name, page] of Object.entries(pages))
      writeFileSync(`${process.env['KEEP_EVENING']}/${name}.md`, page);
});
afterAll(async () => {
  await table.end();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test('x', () => {
  expect(1).toBe(1);
});
describe.skip('', () => undefined);
