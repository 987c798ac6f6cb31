import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { arrange, goTo } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look } from '../support/look.ts';

test('an engine and a vehicle stand on the board, and somebody falls off the wall, by keys', async ({
  program,
}, testInfo) => {
  const page = program.desk;
  const hands = new Hands(page);
  const path = testInfo.outputPath('siege.turnkeeper');
  await mkdir(dirname(path), { recursive: true });
  await rm(path, { force: true });
  await arrange(page, [
    ['app.createCampaign', { name: 'Siege', path, system: 'basic-fantasy' }],
    [
      'character.add',
      { name: 'Osric', className: 'Fighter', classId: 'fighter', level: 3, hp: 18, maxHp: 18 },
    ],
    ['combat.begin', { lines: 'ballista crew 3 hp 9; wagon', feet: 60 }],
  ]);
  await goTo(page, 'Combat');
  await expect(page.getByRole('row', { name: /^Ballista, .*crew 3 of 3.*loaded/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Wagon, .*sound/ })).toBeVisible();
  await hands.press('t');
  await hands.write('fall 20');
  await hands.press('Enter');
  await expect(inDialog(page)).toBeHidden();
  await expect(page.getByText('Fall of 20 feet').first()).toBeVisible();
  await look(program, 'fight-fall-asked');
  await hands.write('35');
  await hands.press('Enter');
  await expect(page.getByRole('row', { name: /^Osric, .*10 of 18/ })).toBeVisible();
  await hands.press('j');
  await hands.press('Shift+A');
  await expect(inDialog(page).getByText('Rounds from shot to shot').first()).toBeVisible();
  await look(program, 'fight-engine-figures');
});
