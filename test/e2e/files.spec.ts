import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { closeCampaign, createCampaign, goTo, openSample } from './support/arrange.ts';
import { expect, test } from './support/fixtures.ts';
import { Hands } from './support/hands.ts';
import { expectAccessible, savedLine, stepsShown, type Program } from './support/program.ts';
import { Sight } from './support/sight.ts';

/** Where SQLite's header keeps the schema's number and the kind of file. */
const schemaAt = 60;
const kindAt = 68;

/** A sound campaign file of five steps and one backup, closed. */
async function makeCampaign(program: Program): Promise<string> {
  const { desk } = program;
  await openSample(desk);
  await goTo(desk, 'Campaign');
  const path = await desk
    .getByRole('region', { name: 'Trust' })
    .getByText(/\.turnkeeper$/)
    .innerText();
  await new Hands(desk).press('b');
  await expect(desk.getByRole('table', { name: 'Backups' })).toBeVisible();
  await closeCampaign(desk);
  return path;
}

async function openByPath(page: Page, path: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Open a campaign file' });
  await form.getByRole('textbox').fill(path);
  await form.getByRole('button', { name: 'Open', exact: true }).click();
}

/** A copy of the campaign with some of its bytes written over. */
function broken(path: string, name: string, bytes: Buffer | null, at: number): string {
  const copy = path.replace(/[^/\\]+$/, `${name}.turnkeeper`);
  const content = readFileSync(path);
  if (bytes === null) writeFileSync(copy, '');
  else {
    bytes.copy(content, at);
    writeFileSync(copy, content);
  }
  return copy;
}

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};

test('a file that cannot be opened says why, stays as it is, and the program goes on', async ({
  program,
}) => {
  const { desk } = program;
  const good = await makeCampaign(program);
  mkdirSync(program.path('folder.turnkeeper'));
  const files: [path: string, says: RegExp][] = [
    [broken(good, 'flipped', Buffer.alloc(6000, 0xa5), 8192), /is damaged: .*Nothing in it was changed/],
    [broken(good, 'header', Buffer.from('not a file'), 0), /is damaged|is not a Turnkeeper campaign/],
    [broken(good, 'foreign', int32(0), kindAt), /is not a Turnkeeper campaign/],
    [broken(good, 'newer', int32(999), schemaAt), /newer Turnkeeper/],
    [broken(good, 'empty', null, 0), /is empty/],
    [program.path('folder.turnkeeper'), /is a folder/],
    [program.path('nowhere.turnkeeper'), /There is no file/],
  ];
  for (const [path, says] of files) {
    const before =
      says.source.includes('folder') || says.source.includes('no file') ? null : readFileSync(path);
    await openByPath(desk, path);
    await expect(desk.getByRole('alert')).toContainText(says);
    if (before !== null) expect(readFileSync(path).equals(before), path).toBe(true);
  }
  await program.show('start-refused-file');
  await openByPath(desk, good);
  await new Sight(desk).turn(1);
});

test('a damaged file offers its newest backup, which goes into a new file', async ({ program }) => {
  const { desk } = program;
  const path = await makeCampaign(program);
  writeFileSync(path, readFileSync(path).fill(0xa5, 4096, 20_000));
  const damaged = readFileSync(path);
  await openByPath(desk, path);
  await expect(desk.getByRole('alert')).toContainText('is damaged');
  await program.show('start-damaged-file-with-backup');
  await desk.getByRole('button', { name: 'Open the newest backup' }).click();
  await new Sight(desk).turn(1);
  expect(readFileSync(path).equals(damaged)).toBe(true);
});

test('of a damaged file without a backup is saved what can be saved, by one key', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const path = await makeCampaign(program);
  rmSync(`${path}-backups`, { recursive: true });
  writeFileSync(path, readFileSync(path).fill(0, 100, 4096));
  const damaged = readFileSync(path);
  await openByPath(desk, path);
  await expect(desk.getByRole('alert')).toContainText('is damaged');
  await program.show('start-damaged-file');
  await hands.press('r');
  const dialog = desk.getByRole('dialog', { name: 'What was saved' });
  await expect(dialog).toContainText('none is missing');
  await program.show('start-rescue-report');
  await program.resize(desk, 800, 700);
  await program.show('start-rescue-report-800');
  await dialog.getByRole('button', { name: 'Open the new file' }).click();
  await new Sight(desk).turn(1);
  expect(readFileSync(path).equals(damaged)).toBe(true);
});

test('a campaign goes out as text and comes back by keys, whole or told of', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await openSample(desk);
  await goTo(desk, 'Campaign');
  await hands.press('l');
  const dialog = desk.getByRole('dialog', { name: 'Write all of it as text' });
  const field = dialog.getByRole('textbox', { name: 'New file' });
  const lines = await field.inputValue();
  expect(lines).toMatch(/\.campaign\.jsonl$/);
  await program.show('campaign-as-text');
  await expectAccessible(desk, 'campaign-as-text');
  await hands.press('Enter');
  await expect(dialog).toBeHidden();
  await closeCampaign(desk);

  await openByPath(desk, lines);
  await expect(desk.getByRole('alert')).toContainText('a campaign written as lines of text');
  await program.show('start-campaign-as-text');
  await hands.press('m');
  await new Sight(desk).turn(1);
  await goTo(desk, 'Campaign');
  await closeCampaign(desk);

  writeFileSync(
    lines,
    readFileSync(lines, 'utf8').replace('"Hild', '"Hulda').replaceAll('"item":', '"hoard":'),
  );
  await openByPath(desk, lines);
  await expect(desk.getByRole('alert')).toContainText('a campaign written as lines of text');
  await desk.locator('body').click({ position: { x: 2, y: 2 } });
  await hands.press('m');
  const report = desk.getByRole('dialog', { name: 'Not everything was taken' });
  await expect(report).toContainText('its sum is another');
  await expect(report.getByRole('button', { name: 'Open the new file' })).toBeFocused();
  await program.show('start-text-not-whole');
  await expectAccessible(desk, 'start-text-not-whole');
  await program.resize(desk, 800, 700);
  await program.show('start-text-not-whole-800');
  await hands.press('Enter');
  await new Sight(desk).turn(1);
});

test('every backup is listed in the start window and restored from there by keys', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const path = await makeCampaign(program);
  rmSync(path);
  await hands.press('b');
  const list = desk.getByRole('dialog', { name: 'All backups' });
  await expect(list.getByRole('button', { name: /^Restore / }).first()).toBeFocused();
  await program.show('start-all-backups');
  await program.resize(desk, 800, 700);
  await program.show('start-all-backups-800');
  await hands.press('Enter');
  const ask = desk.getByRole('dialog', { name: /^Restore step/ });
  await expect(ask.getByRole('checkbox', { name: /^Open the new file/ })).toBeChecked();
  await program.show('start-restore-800');
  await hands.press('Enter');
  await new Sight(desk).turn(1);
});

test('a file that goes while it is open is told at once and kept by one key', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await openSample(desk);
  await goTo(desk, 'Campaign');
  const path = await desk
    .getByRole('region', { name: 'Trust' })
    .getByText(/\.turnkeeper$/)
    .innerText();
  const bytes = readFileSync(path);
  rmSync(path);
  const banner = desk.getByRole('alert', { name: 'The file is not there' });
  await expect(banner).toContainText('moved away or deleted');
  await program.show('campaign-file-gone');
  await goTo(desk, 'Dungeon');
  await program.show('dungeon-file-gone');
  writeFileSync(path, bytes);
  await expect(banner).toContainText('Another file stands');
  await program.resize(desk, 800, 700);
  await program.show('dungeon-file-replaced-800');
  await hands.press('Control+Shift+S');
  await desk
    .getByRole('dialog', { name: 'Keep what is open' })
    .getByRole('button', { name: 'Keep it' })
    .click();
  await expect(banner).toHaveCount(0);
  await new Sight(desk).turn(1);
  await hands.press('Space');
  await new Sight(desk).turn(2);
});

test('a campaign open in one program is refused by a second', async ({ program, anotherProgram }) => {
  await createCampaign(program.desk, 'Barrow');
  await goTo(program.desk, 'Campaign');
  const path = await program.desk
    .getByRole('region', { name: 'Trust' })
    .getByText(/\.turnkeeper$/)
    .innerText();
  const second = await anotherProgram();
  await openByPath(second.desk, path);
  await expect(second.desk.getByRole('alert')).toContainText(/is open already/);
  await closeCampaign(program.desk);
  await openByPath(second.desk, path);
  await expect(savedLine(second.desk)).toBeVisible();
});

test('a campaign in a folder that may not be written is open for reading only', async ({
  program,
  anotherProgram,
}) => {
  const original = await makeCampaign(program);
  const folder = program.path('handed out');
  mkdirSync(folder);
  const path = `${folder}/campaign.turnkeeper`;
  copyFileSync(original, path);
  chmodSync(path, 0o444);
  chmodSync(folder, 0o555);
  const before = readFileSync(path);
  const reader = await anotherProgram({ ordinaryRights: true });
  const { desk } = reader;
  const form = desk.getByRole('form', { name: 'New campaign' });
  await form.getByRole('textbox', { name: /^Name/ }).fill('Barrow');
  await form.getByRole('textbox', { name: /^File/ }).fill(`${folder}/new.turnkeeper`);
  await form.getByRole('button', { name: 'Create campaign' }).click();
  await expect(form.getByRole('alert')).toContainText(folder);
  await openByPath(desk, path);
  await expect(desk.getByRole('region', { name: 'Reading only' })).toBeVisible();
  const steps = await stepsShown(desk);
  await new Hands(desk).press('Space');
  await expect(desk.getByRole('contentinfo').getByRole('status')).toContainText('open for reading only');
  await reader.show('dungeon-reading-only');
  expect(await stepsShown(desk)).toBe(steps);
  await new Sight(desk).turn(1);
  expect(readFileSync(path).equals(before)).toBe(true);
  chmodSync(folder, 0o755);
});

test('recent campaigns: open by key, mark the missing, forget', async ({ program }) => {
  const { desk } = program;
  await createCampaign(desk, 'First');
  await closeCampaign(desk);
  await createCampaign(desk, 'Second');
  await closeCampaign(desk);
  const recent = desk.getByRole('region', { name: 'Recent campaigns' });
  await expect(recent.getByRole('listitem')).toHaveCount(2);
  await program.show('start-recent');
  await new Hands(desk).press('2');
  await expect(desk).toHaveTitle('Dungeon - First');
  await goTo(desk, 'Campaign');
  const path = await desk
    .getByRole('region', { name: 'Trust' })
    .getByText(/\.turnkeeper$/)
    .innerText();
  await closeCampaign(desk);
  rmSync(path);
  await program.restart();
  await expect(program.desk.getByText('file missing')).toBeVisible();
  await program.desk.getByRole('button', { name: 'Forget First' }).click();
  await expect(program.desk.getByText('file missing')).toHaveCount(0);
});

test('duplicate, back up and restore make new files; the open one stays', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await openSample(desk);
  await goTo(desk, 'Campaign');
  await hands.press('b');
  await expect(desk.getByRole('table', { name: 'Backups' }).getByRole('row')).toHaveCount(2);
  await goTo(desk, 'Dungeon');
  await hands.press('Space');
  await new Sight(desk).turn(2);
  await goTo(desk, 'Campaign');

  await hands.command('duplicate to a new file');
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^New file/ }).fill(program.path('copy.turnkeeper'));
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('contentinfo')).toContainText('copy.turnkeeper');
  expect(readFileSync(program.path('copy.turnkeeper')).length).toBeGreaterThan(4096);

  await desk.getByRole('button', { name: /^Restore the backup of step \d/ }).click();
  await dialog.getByRole('textbox', { name: /^New file/ }).fill(program.path('copy.turnkeeper'));
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(dialog).toContainText('There is a file');
  await dialog.getByRole('textbox', { name: /^New file/ }).fill(program.path('restored.turnkeeper'));
  await dialog.getByRole('checkbox', { name: /^Open the new file/ }).check();
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(dialog).toBeHidden();
  await goTo(desk, 'Dungeon');
  await new Sight(desk).turn(1);
});

test('the last campaign opens by itself, and a file named at the start goes before it', async ({
  program,
}) => {
  await openSample(program.desk);
  await new Hands(program.desk).press('Space');
  await new Sight(program.desk).turn(2);
  await goTo(program.desk, 'Campaign');
  const path = await program.desk
    .getByRole('region', { name: 'Trust' })
    .getByText(/\.turnkeeper$/)
    .innerText();
  copyFileSync(path, program.path('named.turnkeeper'));
  await program.restart();
  await new Sight(program.desk).turn(2);
  await new Hands(program.desk).press('Space');
  await new Sight(program.desk).turn(3);
  await program.restart(program.path('named.turnkeeper'));
  await new Sight(program.desk).turn(2);
});

test('a last campaign that is gone is told about, and the program starts', async ({ program }) => {
  await createCampaign(program.desk, 'Barrow');
  await goTo(program.desk, 'Campaign');
  const path = await program.desk
    .getByRole('region', { name: 'Trust' })
    .getByText(/\.turnkeeper$/)
    .innerText();
  await program.close();
  rmSync(path);
  await program.launch();
  await expect(program.desk.getByRole('alert')).toContainText('There is no file');
});
