import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { createCampaign, goTo, openSample } from './support/arrange.ts';
import { expect, test } from './support/fixtures.ts';
import { Hands } from './support/hands.ts';
import { stepsShown } from './support/program.ts';
import { Sight } from './support/sight.ts';

const reversed = 'Hild\u202Edlih';
const bell = 'Hi\u0007ld';
const endless = 'x'.repeat(5000);
const twentyDigits = '9'.repeat(20);

/** Each of these is refused by a text field that wants words. */
const badNames: [text: string, says: RegExp][] = [
  ['', /./],
  ['   ', /./],
  [reversed, /no control characters/i],
  [bell, /no control characters/i],
  [endless, /at most \d+ characters/i],
];

/** Each of these is refused by every number field, which names its limits. */
const badNumbers = ['-99999', twentyDigits, 'seven 🐉'];
const worseNumbers = ['1e3', '0x5', '٣', '<b>1</b>', reversed, '1.5.2', '--1', '1,000', endless];

/** Types, sends, and expects the field to say what it allows and to keep what was typed. */
async function expectRefused(
  field: Locator,
  send: () => Promise<void>,
  text: string,
  says: RegExp,
): Promise<void> {
  await field.fill(text);
  await send();
  await expect(field, `after "${text.slice(0, 30)}"`).toHaveAccessibleDescription(says);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue(text);
}

async function expectNamesRefused(field: Locator, send: () => Promise<void>): Promise<void> {
  for (const [text, says] of badNames) await expectRefused(field, send, text, says);
}

/** Where nothing at all may be said, and means the usual. */
async function expectWrongWordsRefused(field: Locator, send: () => Promise<void>): Promise<void> {
  for (const [text, says] of badNames) if (text.trim() !== '') await expectRefused(field, send, text, says);
}

async function expectNumbersRefused(field: Locator, send: () => Promise<void>, says: RegExp): Promise<void> {
  for (const text of badNumbers) await expectRefused(field, send, text, says);
}

const textbox = (within: Page | Locator, name: RegExp): Locator => within.getByRole('textbox', { name });
const enterIn = (field: Locator) => () => field.press('Enter');

/** Nothing of all this became a step. */
async function expectUnchanged(page: Page, work: () => Promise<void>): Promise<void> {
  const before = await stepsShown(page);
  await work();
  expect(await stepsShown(page)).toBe(before);
}

test('the start: names and paths', async ({ program }) => {
  const { desk } = program;
  const form = desk.getByRole('form', { name: 'New campaign' });
  const send = (): Promise<void> => form.getByRole('button', { name: 'Create campaign' }).click();
  const path = textbox(form, /^File/);
  const folder = program.path('a folder.turnkeeper');
  mkdirSync(folder);
  await expectNamesRefused(textbox(form, /^Name/), send);
  await textbox(form, /^Name/).fill('<i>Barrow</i> 🐉 עברית');
  await expectRefused(path, send, '', /./);
  await expectRefused(path, send, `${program.path('x')}${endless}`, /at most 4,096 characters/);
  for (const wrong of [program.path('no such folder', 'x.turnkeeper'), folder]) {
    await path.fill(wrong);
    await send();
    await expect(form.getByRole('alert')).toContainText(program.home);
    await expect(path).toHaveValue(wrong);
    await expect(textbox(form, /^Name/)).toHaveValue('<i>Barrow</i> 🐉 עברית');
  }
});

test('the start: opening what is not there', async ({ program }) => {
  const { desk } = program;
  const path = desk.getByRole('form', { name: 'Open a campaign file' }).getByRole('textbox');
  mkdirSync(program.path('a folder'));
  const wrong: [string, RegExp][] = [
    ['', /./],
    [program.path('nothing.turnkeeper'), /There is no file/],
    [program.path('a folder'), /is a folder/],
    ['🐉', /./],
  ];
  for (const [text, says] of wrong) {
    await path.fill(text);
    await path.press('Enter');
    await expect(desk.getByRole('alert')).toContainText(says);
    await expect(path).toHaveValue(text);
  }
});

test('a character: every field', async ({ program }) => {
  const { desk } = program;
  await createCampaign(desk, 'Barrow');
  await goTo(desk, 'Characters');
  await expectUnchanged(desk, async () => {
    await desk.getByRole('button', { name: 'Type one from a sheet' }).click();
    const dialog = desk.getByRole('dialog');
    const send = (): Promise<void> => dialog.getByRole('button', { name: 'Add to the party' }).click();
    await textbox(dialog, /^Class/).fill('Fighter');
    await textbox(dialog, /^Hit points, full/).fill('4');
    await expectNamesRefused(textbox(dialog, /^Name/), send);
    await textbox(dialog, /^Name/).fill('Hild');
    await expectNamesRefused(textbox(dialog, /^Class/), send);
    await textbox(dialog, /^Class/).fill('Fighter');
    const limits: [RegExp, RegExp, string][] = [
      [/^Level/, /0 to 36/, '1'],
      [/^Hit points, full/, /0 to 9999/, '4'],
      [/^Hit points now/, /-999 to 9999/, ''],
      [/^STR/, /1 to 30/, ''],
      [/^CHA/, /1 to 30/, ''],
    ];
    for (const [name, says, good] of limits) {
      await expectNumbersRefused(textbox(dialog, name), send, says);
      await textbox(dialog, name).fill(good);
    }
    for (const text of worseNumbers) await expectRefused(textbox(dialog, /^STR/), send, text, /1 to 30/);
    await textbox(dialog, /^STR/).fill('');
    await textbox(dialog, /^Thing/).fill('sword');
    await expectNumbersRefused(textbox(dialog, /^Quantity/).first(), send, /1 to 1000000|1 to 1,000,000/);
    await textbox(dialog, /^Quantity/)
      .first()
      .fill('1');
    await expectNumbersRefused(textbox(dialog, /^Weight each/).first(), send, /0 to 1000000|0 to 1,000,000/);
    await desk.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test('the campaign: name, settings and a clock that only goes forward', async ({ program }) => {
  const { desk } = program;
  await createCampaign(desk, 'Barrow');
  await goTo(desk, 'Campaign');
  await expectUnchanged(desk, async () => {
    const name = textbox(desk, /^Campaign name/);
    await expectNamesRefused(name, enterIn(name));
    const every = textbox(desk, /^Turns between wandering checks/);
    await expectNumbersRefused(every, enterIn(every), /1 to 144/);
    await every.fill('2');
    const clock = desk.getByRole('form', { name: 'Clock' });
    const limits: [RegExp, RegExp, string][] = [
      [/^Day/, /1 to 1000000|1 to 1,000,000/, '1'],
      [/^Hour/, /0 to 23/, '10'],
      [/^Minute/, /0 to 59/, '0'],
    ];
    for (const [part, says, good] of limits) {
      await expectNumbersRefused(textbox(clock, part), enterIn(textbox(clock, part)), says);
      await textbox(clock, part).fill(good);
    }
    await textbox(clock, /^Hour/).fill('9');
    await textbox(clock, /^Hour/).press('Enter');
    await expect(clock).toContainText('The clock only goes forward.');
    await expect(textbox(clock, /^Hour/)).toHaveValue('9');
  });
});

test('entering: the place wants a name', async ({ program }) => {
  const { desk } = program;
  await openSample(desk);
  await new Hands(desk).press('q', 'Enter');
  const place = desk.getByRole('combobox', { name: /^Name of the place/ });
  await expect(place).toBeVisible();
  await expectUnchanged(desk, () => expectNamesRefused(place, enterIn(place)));
});

test('the dungeon: searching, listening, finding and noting', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const { dialog } = new Sight(desk);
  await openSample(desk);
  await expectUnchanged(desk, async () => {
    for (const key of ['s', 'i']) {
      await hands.press(key);
      const where = textbox(dialog, /^Where/);
      await expectNamesRefused(where, enterIn(where));
      await where.fill('north wall');
      const die = textbox(dialog, /^Die shown/);
      await expectNumbersRefused(die, enterIn(die), /1 to 6/);
      await expectRefused(die, enterIn(die), '7', /1 to 6/);
      await expectRefused(die, enterIn(die), '0', /1 to 6/);
      await die.fill('');
      const chance = textbox(dialog, /^Chance in 6/);
      await expectNumbersRefused(chance, enterIn(chance), /0 to 6/);
      await hands.press('Escape');
    }
    await hands.press('f');
    const gold = textbox(dialog, /^Gold/);
    await gold.press('Enter');
    await expect(dialog).toContainText('Say what was found.');
    await expectNumbersRefused(gold, enterIn(gold), /0 to 1000000|0 to 1,000,000/);
    await gold.fill('');
    await dialog.getByRole('button', { name: 'Add a thing with a name' }).click();
    const thing = textbox(dialog, /^Name/);
    await textbox(dialog, /^Weight each/).fill('1');
    await expectNamesRefused(thing, enterIn(thing));
    await hands.press('Escape');
    await hands.press('n');
    const note = textbox(dialog, /^Note/);
    for (const text of ['', '  ', reversed, bell, endless])
      await expectRefused(note, () => note.press('Control+Enter'), text, /./);
    await hands.press('Escape');
  });
});

test('dice out of range: checks and encounters', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const sight = new Sight(desk);
  await openSample(desk);
  await hands.press('Space');
  await sight.turn(2);
  await expectUnchanged(desk, async () => {
    const die = sight.prompts.getByRole('textbox', { name: /^Wandering check/ });
    for (const text of ['0', '7', ...badNumbers]) await expectRefused(die, enterIn(die), text, /1 to 6/);
    await die.fill('');
    await hands.press('Escape');
    await sight.box(1).focus();
    await hands.press('e');
    const who = sight.dialog.getByRole('combobox', { name: /^Who/ });
    await textbox(sight.dialog, /^How many/).fill('4');
    // Nobody named is no bad name: the level's table says who comes.
    await expectWrongWordsRefused(who, enterIn(who));
    await who.fill('<b>goblins</b>');
    const number = textbox(sight.dialog, /^How many/);
    await expectNumbersRefused(number, enterIn(number), /1 to 10000|1 to 10,000/);
    await expectRefused(number, enterIn(number), '0', /1 to/);
    await number.fill('4');
  });
  await hands.press('Enter');
  const encounter = desk.getByRole('region', { name: /4 <b>goblins<\/b>/ });
  await expect(encounter).toBeVisible();

  const refused = async (field: Locator, says: RegExp, more: readonly string[]): Promise<void> => {
    await expectUnchanged(desk, async () => {
      for (const text of [...more, ...badNumbers]) await expectRefused(field, enterIn(field), text, says);
    });
    await field.fill('');
  };
  const form = (name: string): Locator => encounter.getByRole('form', { name });
  const dieOf = (step: string): Locator => form(step).locator('input[data-sides]').last();
  const outright = async (step: string, name: RegExp): Promise<Locator> => {
    await form(step).getByText('Say it without dice').click();
    return form(step).getByRole('textbox', { name });
  };
  await refused(dieOf('Surprise'), /1 to 6/, ['0', '7']);
  await form('Surprise').getByRole('button', { name: 'Roll surprise' }).click();
  await expect(form('Distance')).toBeVisible();
  await refused(dieOf('Distance'), /1 to 6/, ['0', '7']);
  const feet = await outright('Distance', /^Feet/);
  await refused(feet, /0 to 10000|0 to 10,000/, []);
  await feet.fill('40');
  await feet.press('Enter');
  await expect(form('Reaction')).toBeVisible();
  await refused(dieOf('Reaction'), /1 to 6/, ['0', '7']);
  const total = await outright('Reaction', /^Total, overruled/);
  await refused(total, /-20 to 40/, []);
  await total.fill('9');
  await total.press('Enter');
  await encounter.getByRole('button', { name: /^Talk/ }).click();
  const came = textbox(encounter, /^What came of it/);
  // Left empty, it ends as a talk usually does.
  await expectUnchanged(desk, () => expectWrongWordsRefused(came, enterIn(came)));
  await came.fill('they leave');
  await refused(textbox(encounter, /^Rounds it took/), /0 to 3600|0 to 3,600/, []);
});

test('a light may be set to a number of turns only', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await openSample(desk);
  await hands.press('l', '1', 'Enter');
  const sight = new Sight(desk);
  await sight.lights({ torch: 0, lantern: 24 });
  const turns = desk.getByRole('spinbutton', { name: /^Turns left/ });
  await expectUnchanged(desk, async () => {
    for (const text of badNumbers) await expectRefused(turns, enterIn(turns), text, /0 or more|0 to/);
  });
});

test('the log: notes, searches and places for an export', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const { dialog } = new Sight(desk);
  await openSample(desk);
  await goTo(desk, 'Log');
  await expectUnchanged(desk, async () => {
    const note = desk.getByRole('form', { name: 'New note' }).getByRole('textbox');
    const send = (): Promise<void> => note.press('Control+Enter');
    for (const text of ['', '  ', reversed, bell, endless]) await expectRefused(note, send, text, /./);
    await note.fill('');
    const search = textbox(desk, /^Search the log/);
    for (const text of ['"', "' OR 1=1 --", '*', 'NEAR(', '🐉', reversed, '<b>', 'hild AND (', endless]) {
      await search.fill(text);
      await expect(search).toHaveValue(text);
    }
    await expect(desk.getByText('No line fits')).toBeVisible();
    await search.fill('hild');
    await expect(desk.getByRole('list', { name: /^Log/ }).getByRole('listitem').first()).toContainText(
      'Hild',
    );
    await expect(desk.getByRole('alert')).toHaveCount(0);

    await desk.getByRole('heading', { name: 'Log', level: 1 }).click();
    await hands.press('e');
    const file = textbox(dialog, /^File/);
    mkdirSync(program.path('folder.md'));
    writeFileSync(program.path('taken.md'), 'mine');
    await expectRefused(file, enterIn(file), '', /Name a file/);
    await expectRefused(file, enterIn(file), `${program.path('x')}${endless}`, /at most 4,096 characters/);
    const refused: [string, RegExp][] = [
      [program.path('folder.md'), /is a folder/],
      [program.path('nowhere', 'log.md'), /There is no folder/],
      [program.path('taken.md'), /There is a file/],
    ];
    for (const [path, says] of refused) {
      await file.fill(path);
      await file.press('Enter');
      await expect(dialog).toContainText(says);
      await expect(dialog.getByText('Exported')).toHaveCount(0);
      await expect(file).toHaveValue(path);
    }
    expect(readFileSync(program.path('taken.md'), 'utf8')).toBe('mine');
  });
});

test('things: added, edited and given', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const { dialog } = new Sight(desk);
  await openSample(desk);
  await goTo(desk, 'Encumbrance');
  await expectUnchanged(desk, async () => {
    await hands.press('a');
    const thing = textbox(dialog, /^Thing/);
    await textbox(dialog, /^Weight each/).fill('10');
    await expectNamesRefused(thing, enterIn(thing));
    await thing.fill('rope');
    const limits: [RegExp, RegExp, string][] = [
      [/^Number/, /1 to/, '1'],
      [/^Weight each/, /0 to/, '10'],
      [/^Worth each/, /0 to/, ''],
      [/^Charges/, /0 to 1000/, ''],
      [/^Holds/, /0 to/, ''],
    ];
    for (const [name, says, good] of limits) {
      const field = textbox(dialog, name);
      await expectNumbersRefused(field, enterIn(field), says);
      await field.fill(good);
    }
    const number = textbox(dialog, /^Number/);
    await expectRefused(number, enterIn(number), '0', /1 to/);
    await hands.press('Escape');
    await expect(dialog).toBeHidden();
    await hands.press('g');
    const whom = dialog.getByRole('combobox', { name: 'To whom' });
    await whom.fill('nobody of this name');
    await whom.press('Enter');
    await expect(dialog).toContainText('Nobody by that name.');
    await hands.press('Escape');
    await expect(dialog).toBeHidden();
  });
});
