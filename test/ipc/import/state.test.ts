import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { deskWith, readText, readyImports } from '../import-desk.ts';
import type { TestDesk } from '../test-desk.ts';

beforeAll(readyImports);

let desk: TestDesk;
afterEach(() => desk.end());

async function exported(format: 'json' | 'markdown'): Promise<string> {
  const path = join(desk.folder, `sheets.${format}`);
  await desk.tell('sheet.export', { characterId: null, format, path, replace: true });
  return readFileSync(path, 'utf8');
}

it('a state said of somebody is written on the page, and comes back with the file', async () => {
  desk = await deskWith('ose');
  const person = { className: 'Fighter', level: 2, maxHp: 8 };
  const { id } = await desk.tell('character.add', { ...person, name: 'Osric', hp: 8 });
  await desk.tell('character.add', { ...person, name: 'Mirre', hp: -3 });
  await desk.tell('character.setState', { characterIds: [id], state: 'imprisoned' });
  const page = await exported('markdown');
  expect(page).toContain('8/8, imprisoned');
  expect(page).toContain('−3/8, dead');
  const file = await exported('json');
  const read = await readText(desk, file);
  await desk.tell('import.take', { token: read.token, to: { in: 'pool' } });
  const { members } = await desk.ask('party.view', {});
  expect(members.map(({ name, standing }) => [name, standing.state, standing.said])).toEqual([
    ['Osric', 'imprisoned', true],
    ['Mirre', 'dead', false],
    ['Osric', 'imprisoned', true],
    ['Mirre', 'dead', false],
  ]);
});
