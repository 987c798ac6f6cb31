import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { arrange, goTo } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look } from '../support/look.ts';
import { projectRoot } from '../../../scripts/electron-runtime.mjs';

test('a fight of other rules is told act and figures, and goes on from the facts by key', async ({
  program,
}, testInfo) => {
  const page = program.desk;
  const path = testInfo.outputPath('earlier.turnkeeper');
  await mkdir(dirname(path), { recursive: true });
  await copyFile(join(projectRoot, 'test/fixtures/fights/kept/ose-version-3.turnkeeper'), path);
  await arrange(page, [['app.openCampaign', { path }]]);
  const hands = new Hands(page);
  await goTo(page, 'Combat');
  const told = page.getByText('It was: r1 The referee rules of Goblin 1: acted. Round 2.');
  await expect(told).toBeVisible();
  await look(program, 'fight-version-told');
  await hands.press('Alt+p');
  await expect(told).toBeHidden();
  await expect(page.getByRole('treegrid', { name: 'Who fights' })).toBeVisible();
  await look(program, 'fight-from-facts');
});

test('who bleeds after the fight stands on its last card, and dies by the clock where nobody helps', async ({
  program,
}, testInfo) => {
  const page = program.desk;
  const hands = new Hands(page);
  const path = testInfo.outputPath('bleeds.turnkeeper');
  await mkdir(dirname(path), { recursive: true });
  await rm(path, { force: true });
  const osric = { name: 'Osric', className: 'Fighter', classId: 'fighter', level: 5, hp: 8, maxHp: 8 };
  await arrange(page, [
    [
      'app.createCampaign',
      { name: 'Bleeds', path, system: 'swords-wizardry', settings: { deathAt: 'minusLevel' } },
    ],
    ['character.add', osric],
    ['combat.begin', { comers: [{ name: 'goblin', hp: 2 }], feet: 5 }],
  ]);
  await goTo(page, 'Combat');
  await hands.press('t');
  await hands.write('10');
  await hands.press('Enter');
  await expect(page.getByRole('row', { name: /^Osric, .*-2/ })).toBeVisible();
  await hands.press('e');
  await expect(inDialog(page).getByText('Still to come')).toBeVisible();
  await look(program, 'fight-still-to-come');
  await expect(inDialog(page).getByRole('button', { name: 'End it' })).toBeInViewport();
  await hands.press('Enter');
  await expect(inDialog(page)).toBeHidden();
  await goTo(page, 'Log');
  await expect(page.getByText(/Osric bleeds to death in 3 rounds/).first()).toBeVisible();
});
