import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { arrange, goTo } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { look } from '../support/look.ts';
import { savedLine } from '../support/program.ts';

test('a spell is cast by keys: its effect on a card, its dice one by one', async ({ program }, testInfo) => {
  const page = program.desk;
  const hands = new Hands(page);
  const path = testInfo.outputPath('magic.turnkeeper');
  await mkdir(dirname(path), { recursive: true });
  await rm(path, { force: true });
  const corin = {
    name: 'Corin',
    className: 'Magic-user',
    classId: 'magic-user',
    level: 1,
    hp: 4,
    maxHp: 4,
    sheet: { spells: [{ name: 'Sleep', level: 1, memorised: 1 }] },
  };
  await arrange(page, [
    ['app.createCampaign', { name: 'Magic', path, system: 'basic-fantasy', settings: {} }],
    ['character.add', corin],
    ['combat.begin', { comers: [{ name: 'goblin', count: 3, hp: 3 }], feet: 40, surprised: 'foes' }],
  ]);
  await goTo(page, 'Combat');
  const card = page.getByRole('region', { name: 'The act at hand' });
  const cast = card.getByRole('heading', { name: /Corin: cast/ });
  await expect(card).toBeVisible();
  await expect(async () => {
    if (!(await cast.isVisible())) await hands.press('Enter');
    await expect(cast).toBeVisible({ timeout: 2000 });
  }).toPass();
  await hands.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Corin: Sleep' })).toBeVisible();
  await page.getByRole('textbox', { name: /On whom/ }).fill('A B');
  await page.getByRole('textbox', { name: /Condition/ }).fill('asleep 1d4 r');
  await look(program, 'combat-effect-card');
  const before = await savedLine(page).textContent();
  await hands.press('Enter');
  await expect(card).toContainText('how long Sleep holds: d4');
  await program.show('combat-effect-die');
  await page.keyboard.type('3');
  await hands.press('Enter');
  await expect(savedLine(page)).not.toHaveText(before ?? '');
});

test('what a bite does is said by keys in mid-fight, and stands on the board with what else it can', async ({
  program,
}, testInfo) => {
  const page = program.desk;
  const hands = new Hands(page);
  const path = testInfo.outputPath('bites.turnkeeper');
  await mkdir(dirname(path), { recursive: true });
  await rm(path, { force: true });
  await arrange(page, [
    ['app.createCampaign', { name: 'Bites', path, system: 'ose', settings: {} }],
    ['character.add', { name: 'Hild', className: 'Fighter', classId: 'fighter', level: 1, hp: 8, maxHp: 8 }],
    ['combat.begin', { lines: '3 Centipede, Giant hp 2\nBlack Dragon hp 31', feet: 5, surprised: 'party' }],
  ]);
  await goTo(page, 'Combat');
  await expect(page.getByRole('region', { name: 'The act at hand' })).toBeVisible();
  const find = async (name: string): Promise<void> => {
    await hands.press('/');
    await page.getByRole('textbox', { name: /Label or name/ }).fill(name);
    await hands.press('Enter');
  };
  await find('Black');
  const dragon = page.getByRole('region', { name: 'Powers of Black Dragon' });
  await expect(dragon).toContainText('for half: 31 damage');
  await look(program, 'combat-powers');
  await find('Centipede');
  const card = page.getByRole('region', { name: /^Powers of Centipede/ });
  await expect(card).toContainText('save against');
  await hands.press('Shift+G');
  const dialog = page.getByRole('dialog', { name: /^What a hit of Centipede/ });
  await expect(dialog.getByRole('checkbox', { name: /^All 3 / })).toBeChecked();
  await dialog.getByRole('combobox', { name: /What becomes/ }).selectOption('dead');
  await dialog.getByRole('textbox', { name: /Added to the save/ }).fill('-2');
  await look(program, 'combat-hit');
  await hands.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(card).toContainText('−2, or');
  const log = page.getByRole('list', { name: 'Play, newest first' });
  await expect(log).toContainText(/The referee rules of Centipede.* a hit with bite: save against/);
});
