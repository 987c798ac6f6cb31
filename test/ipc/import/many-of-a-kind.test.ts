import { afterEach, beforeAll, expect, test } from 'vitest';
import { deskWith, readText, readyImports } from '../import-desk.ts';
import type { TestDesk } from '../test-desk.ts';

let desk: TestDesk;
beforeAll(readyImports);
afterEach(() => desk.end());

const skeletons =
  '26 Skeletons: HD 1; AC 8[11]; Atk weapon (1d6); Move 12; Save 17; AL N; CL/XP 1/15.\n' +
  'Ogre: HD 4+1; AC 5[14]; Atk weapon (1d10+1); Move 9; Save 13; AL C; CL/XP 4/120.';
const names = async () => (await desk.ask('party.view', {})).members.map(({ name }) => name);

test('26 Skeletons are offered as so many of one creature, and taken as many or as one', async () => {
  desk = await deskWith('swords-wizardry');
  const preview = await readText(desk, skeletons);
  expect(preview.numbered).toBe(1);
  expect(preview.first.map(({ name, summary }) => [name, summary.split(',')[0]])).toEqual([
    ['Skeletons', '26 of them: Creature'],
    ['Ogre', 'Creature'],
  ]);
  const { token } = preview;
  const taken = await desk.tell('import.take', { token, numbers: true, to: { in: 'pool' } });
  expect(taken.characters).toBe(27);
  const all = await names();
  expect([all[0], all[25], all[26]]).toEqual(['Skeletons 1', 'Skeletons 26', 'Ogre']);
  await desk.tell('journal.undo', {});
  expect(await names()).toEqual([]);
});

test('without that word there is one of each', async () => {
  desk = await deskWith('swords-wizardry');
  const { token } = await readText(desk, skeletons);
  await desk.tell('import.take', { token, to: { in: 'pool' } });
  expect(await names()).toEqual(['Skeletons', 'Ogre']);
});
