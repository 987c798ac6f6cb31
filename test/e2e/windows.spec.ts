import type { Locator } from '@playwright/test';
import { closeCampaign, createCampaign, goTo, openSample } from './support/arrange.ts';
import { expect, test } from './support/fixtures.ts';
import { Hands } from './support/hands.ts';
import { inDialog, look, shut } from './support/look.ts';
import { Sight } from './support/sight.ts';

test('the first start, and its dialogs', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await look(program, 'start-first-run');
  await desk.getByRole('button', { name: 'Create campaign' }).click();
  await expect(desk.getByRole('textbox', { name: /^Name/ })).toHaveAttribute('aria-invalid', 'true');
  await look(program, 'start-name-missing');
  await desk.locator('body').click({ position: { x: 1, y: 1 } });
  await hands.press('?');
  await expect(inDialog(desk)).toContainText('Keys: Start');
  await program.show('start-keys');
  await shut(desk);
  await hands.press('Control+k');
  await expect(desk.getByRole('combobox', { name: 'Commands' })).toBeFocused();
  await program.show('start-commands');
  await shut(desk);
});

test('an empty campaign teaches what to do first', async ({ program }) => {
  const { desk } = program;
  await createCampaign(desk, 'Barrow');
  await expect(desk.getByText('Nobody to go down yet')).toBeVisible();
  await look(program, 'dungeon-nobody');
  await goTo(desk, 'Characters');
  await expect(desk.getByText('Nobody is in the party yet')).toBeVisible();
  await look(program, 'characters-empty');
  await goTo(desk, 'Encumbrance');
  await expect(desk.getByText('Nobody carries anything yet')).toBeVisible();
  await look(program, 'encumbrance-empty');
  await goTo(desk, 'Log');
  await expect(desk.getByRole('heading', { name: 'Log', level: 1 })).toBeVisible();
  await look(program, 'log-empty');
  await goTo(desk, 'Campaign');
  await look(program, 'campaign-new');
});

test('the dungeon: sheet, prompts and every dialog', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const sight = new Sight(desk);
  await openSample(desk);
  await look(program, 'dungeon-first-turn');
  await hands.press('l', '2', 'Enter');
  await sight.lights({ torch: 6, lantern: 0 });
  for (const turn of [2, 3, 4, 5, 6]) {
    await hands.press('Space');
    await sight.turn(turn);
  }
  await expect(sight.prompt(/^Wandering check/).first()).toBeVisible();
  await look(program, 'dungeon-prompts');
  const dialogs: [key: string, name: string][] = [
    ['s', 'Search'],
    ['i', 'Listen'],
    ['l', 'Light'],
    ['e', 'Encounter'],
    ['f', 'Find treasure'],
    ['v', 'Give treasure'],
    ['n', 'Note'],
    ['o', 'Other activity'],
    ['q', 'Leave the dungeon'],
  ];
  for (const [key, name] of dialogs) {
    await hands.press(key);
    await expect(inDialog(desk)).toContainText(name);
    await look(program, `dungeon-dialog-${name.toLowerCase().replaceAll(' ', '-')}`);
    await shut(desk);
  }
  await hands.press('Space');
  await expect(sight.clock).toContainText('Fatigued');
  await look(program, 'dungeon-fatigued-and-dark');
  await desk.getByRole('main').locator('[data-why]').first().click();
  await expect(inDialog(desk)).toBeVisible();
  await program.show('dungeon-why');
  await shut(desk);
  await sight.box(2).focus();
  await hands.press('Enter');
  await expect(desk.getByText(/^Turn 2, done/)).toBeVisible();
  await program.show('dungeon-box');
  await hands.press('q', 'Enter');
  await expect(desk.getByText('At the entrance')).toBeVisible();
  await look(program, 'dungeon-entrance');
});

test('an encounter, step by step', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const sight = new Sight(desk);
  await openSample(desk);
  await hands.press('Space');
  await sight.turn(2);
  await hands.press('1', 'Enter');
  const whence = sight.prompts.getByRole('combobox', { name: 'Where from' });
  await expect(whence.locator('option:checked')).toContainText('level 1');
  await look(program, 'encounter-due');
  await whence.selectOption('Say who they are');
  await sight.prompts.getByLabel('Who').fill('goblins');
  await sight.prompts.getByLabel('How many').fill('4');
  await hands.press('Enter');
  const form = (name: string): Locator => desk.getByRole('form', { name });
  await expect(form('Surprise')).toBeVisible();
  await look(program, 'encounter-surprise');
  await form('Surprise').getByRole('button', { name: 'Roll surprise' }).click();
  await expect(form('Distance')).toBeVisible();
  await look(program, 'encounter-distance');
  await form('Distance').getByRole('button', { name: 'Roll' }).click();
  await expect(form('Reaction')).toBeVisible();
  await look(program, 'encounter-reaction');
  await form('Reaction').getByRole('button', { name: 'Roll' }).click();
  await desk.getByRole('button', { name: /^Talk/ }).click();
  await expect(form('Outcome')).toBeVisible();
  await look(program, 'encounter-outcome');
});

test('campaign and log', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await openSample(desk);
  await goTo(desk, 'Campaign');
  await hands.press('b');
  await expect(desk.getByRole('table', { name: 'Backups' })).toBeVisible();
  await look(program, 'campaign');
  await hands.command('duplicate to a new file');
  await expect(inDialog(desk)).toContainText('Duplicate the campaign');
  await look(program, 'campaign-duplicate');
  await shut(desk);
  await goTo(desk, 'Log');
  await expect(desk.getByRole('list', { name: /^Log/ }).getByText(/Corin joined/)).toBeVisible();
  await look(program, 'log');
  await hands.press('/');
  await hands.write('hild joi');
  await expect(desk.getByRole('list', { name: /^Log/ }).getByRole('listitem').first()).toContainText(
    'Hild joined',
  );
  await hands.fill(desk.getByRole('textbox', { name: 'Search the log' }), 'zzz');
  await expect(desk.getByText('No line fits')).toBeVisible();
  await look(program, 'log-no-line');
  await hands.press('Escape');
  await desk.getByRole('heading', { name: 'Log', level: 1 }).click();
  await hands.press('e');
  await expect(inDialog(desk)).toContainText('Export the log');
  await look(program, 'log-export');
  await shut(desk);
  await closeCampaign(desk);
  await look(program, 'start-recent');
});

test('every area opens in its own window', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await openSample(desk);
  const areas = ['Dungeon', 'Characters', 'Encumbrance', 'Log', 'Campaign', 'Places'] as const;
  for (const [at, area] of areas.entries()) {
    const page = await program.newWindow(() => hands.press(`Alt+${at + 1}`));
    await expect(page).toHaveTitle(new RegExp(`^${area} - `));
    await look(program, `own-window-${area.toLowerCase()}`, page);
    await page.close();
  }
});

test('palette, keys, names of undo, theme and text size', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const sight = new Sight(desk);
  const root = desk.locator('html');
  await openSample(desk);

  await hands.press('?');
  await expect(inDialog(desk)).toContainText('Keys: Dungeon');
  await expect(inDialog(desk)).toContainText('Pass turn: explore');
  await program.show('dungeon-keys');
  await shut(desk);

  await hands.press('Control+k');
  await hands.write('turn');
  await expect(inDialog(desk).getByRole('option').first()).toContainText(/turn/i);
  await program.show('dungeon-commands');
  await shut(desk);

  await hands.command('pass turn');
  await sight.turn(2);
  await sight.undoNames(/^\s*Undo: .*Turn 1\b/);
  await hands.press('Control+z');
  await sight.turn(1);
  await expect(sight.clock.getByRole('button', { name: /^Redo: .*Turn 1\b/ })).toBeVisible();
  await hands.press('Control+Shift+z');
  await sight.turn(2);

  await hands.command('theme: lantern');
  await expect(root).toHaveAttribute('data-theme', 'lantern');
  await hands.command('theme: parchment');
  await expect(root).toHaveAttribute('data-theme', 'parchment');

  const size = (): Promise<string> =>
    root.evaluate((element) => getComputedStyle(element).getPropertyValue('--scale'));
  await hands.press('Control+=');
  await expect.poll(size).toBe('1.1');
  await hands.press('Control+-');
  await hands.press('Control+-');
  await expect.poll(size).toBe('0.9');
  await hands.press('Control+0');
  await expect.poll(size).toBe('1');

  await hands.press('Control+b');
  await expect(sight.prompts).toBeHidden();
  await look(program, 'dungeon-side-shut');
  // Wide again, the side no longer lies over the work.
  await expect(desk.locator('aside.over')).toHaveCount(0);
  await hands.press('Control+b');
  await expect(sight.prompts).toBeVisible();

  await hands.command('theme, text size');
  await expect(inDialog(desk)).toContainText('Look');
  await look(program, 'look');
  await shut(desk);
  await hands.press('Control+n');
  await expect(inDialog(desk)).toContainText('Note');
  await look(program, 'note');
});

test('Alt leaves the keys with the window; F10 shows the menu bar and hides it again', async ({
  program,
}) => {
  const isShown = () =>
    program.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMenuBarVisible());
  const press = (keyCode: string) =>
    program.app.evaluate(({ BrowserWindow }, key) => {
      const [window] = BrowserWindow.getAllWindows();
      window?.webContents.sendInputEvent({ type: 'keyDown', keyCode: key });
      window?.webContents.sendInputEvent({ type: 'keyUp', keyCode: key });
    }, keyCode);
  expect(await isShown()).toBe(false);
  await press('Alt');
  await press('F10');
  await expect.poll(isShown).toBe(true);
  await press('Alt');
  expect(await isShown()).toBe(true);
  await press('F10');
  await expect.poll(isShown).toBe(false);
});

test('a campaign that macOS hands over takes the place of the open one', async ({ program }) => {
  const { desk } = program;
  await createCampaign(desk, 'First');
  await goTo(desk, 'Campaign');
  const path = await desk
    .getByRole('region', { name: 'Trust' })
    .getByText(/\.turnkeeper$/)
    .innerText();
  await closeCampaign(desk);
  await createCampaign(desk, 'Second');
  await expect(desk).toHaveTitle('Dungeon - Second');
  await program.app.evaluate(
    // The answer is on its way before the program has anything to do.
    ({ app }, file) =>
      void setImmediate(() => app.emit('open-file', { preventDefault: () => undefined }, file)),
    path,
  );
  await expect(desk).toHaveTitle('Dungeon - First');
});
