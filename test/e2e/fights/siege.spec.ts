import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { arrange, goTo } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look, scaleTo } from '../support/look.ts';

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
  // At twice the size the rows scroll within themselves; the board does not.
  await program.resize(page, 800, 800);
  await scaleTo(page, '2');
  const over = await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
  expect(over).toBe(0);
  await scaleTo(page, '1');
  await program.resize(page, 1440, 900);
  await hands.write('35');
  await hands.press('Enter');
  await expect(page.getByRole('row', { name: /^Osric, .*10 of 18/ })).toBeVisible();
  await hands.press('j');
  await hands.press('Shift+A');
  await expect(inDialog(page).getByText('Rounds from shot to shot').first()).toBeVisible();
  await look(program, 'fight-engine-figures');
});

test('a flask that misses breaks on a square of ten, drawn as its thrower sees them', async ({
  program,
}, testInfo) => {
  const page = program.desk;
  const hands = new Hands(page);
  const path = testInfo.outputPath('flask.turnkeeper');
  await mkdir(dirname(path), { recursive: true });
  await rm(path, { force: true });
  const flask = {
    kind: 'weapon',
    name: 'Oil (per flask)',
    quantity: 2,
    state: 'wielded',
    facts: { damage: '1d8', range: { short: 10, medium: 30, long: 50 }, qualities: ['splash'] },
  };
  await arrange(page, [
    ['app.createCampaign', { name: 'Oil', path, system: 'basic-fantasy' }],
    [
      'character.add',
      { name: 'Hild', className: 'Fighter', classId: 'fighter', level: 1, hp: 8, maxHp: 8, items: [flask] },
    ],
    ['combat.begin', { lines: 'ogre hp 19', feet: 30 }],
  ]);
  await goTo(page, 'Combat');
  const card = page.getByRole('region', { name: 'The act at hand' });
  await page.getByRole('button', { name: 'They hold' }).click();
  await expect(card.getByRole('heading', { name: /initiative/i })).toBeVisible();
  await hands.write('6 1');
  await hands.press('Enter');
  await expect(card.getByRole('heading', { name: /^Hild: / })).toBeVisible();
  await card.getByRole('combobox', { name: 'Act' }).selectOption('throw');
  await expect(card.getByRole('heading', { name: /^Hild: throw, Ogre/ })).toBeVisible();
  await card.getByRole('combobox', { name: 'Act' }).blur();
  await page.keyboard.type('2');
  await hands.press('Enter');
  const squares = card.getByRole('table', { name: /Seen by the thrower/ });
  await expect(squares).toBeVisible();
  await look(program, 'combat-flask-squares');
  await page.keyboard.type('3');
  await hands.press('Enter');
  await expect(squares).toBeHidden();
  await expect(page.getByRole('list', { name: 'Play, newest first' })).toContainText(/breaks elsewhere/);
});
