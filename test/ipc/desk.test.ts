import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TextStep } from '../../shared/text-sizes.ts';
import { openFirst } from '../../src-main/desk/open-first.ts';
import { TestDesk, readyWorkers } from './test-desk.ts';
import { patience } from '../fixtures/patience.ts';

let table: TestDesk;

beforeAll(readyWorkers);
beforeEach(() => {
  table = new TestDesk({ roll: () => 1 });
});
afterEach(() => table.end());

const at = (name: string) => join(table.folder, `${name}.turnkeeper`);
const create = (name: string) =>
  table.tell('app.createCampaign', { name, path: at(name), system: 'ose', settings: {} });
const open = (name: string) => table.tell('app.openCampaign', { path: at(name) });
const app = () => table.ask('app.view', {});
const campaign = () => table.ask('campaign.view', {});
const note = (text: string) => table.tell('log.addNote', { text });
const backupsOf = (name: string) => {
  const folder = `${at(name)}-backups`;
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.turnkeeper')) : [];
};

describe('opening and closing', () => {
  test('another campaign takes the place of the open one, which can be opened again', async () => {
    await create('Barrow');
    await note('a note');
    await create('Priory');
    expect((await campaign()).name).toBe('Priory');
    await open('Barrow');
    expect((await campaign()).steps).toBe(1);
    await table.tell('app.closeCampaign', {});
    expect((await app()).campaignPath).toBeNull();
    expect((await table.refusal('log.addNote', { text: 'lost?' })).code).toBe('no-campaign');
  });

  test('a failure keeps the open campaign', async () => {
    await create('Barrow');
    writeFileSync(at('Letter'), 'Dear Hild,');
    for (const name of ['Letter', 'Nowhere'])
      expect((await table.refusal('app.openCampaign', { path: at(name) })).code).toMatch(/^file-/);
    expect((await table.refusal('app.openCampaign', { path: 'Barrow.turnkeeper' })).details).toHaveProperty(
      'path',
    );
    await note('still here');
    expect((await campaign()).steps).toBe(1);
  });

  test('a campaign is never made over another, not even over the open one', async () => {
    await create('Barrow');
    await note('kept');
    expect(
      await table.refusal('app.createCampaign', { name: 'New', path: at('Barrow'), system: 'ose' }),
    ).toMatchObject({ code: 'file-exists' });
    expect(await campaign()).toMatchObject({ name: 'Barrow', steps: 1 });
  });

  test('opening the open campaign, also by another name, changes nothing', async () => {
    await create('Barrow');
    symlinkSync(at('Barrow'), at('Link'));
    const { revision } = table.desk;
    await open('Barrow');
    await open('Link');
    linkSync(at('Barrow'), at('Second name'));
    await open('Second name');
    expect((await app()).campaignPath).toBe(at('Barrow'));
    expect(table.desk.revision).toBe(revision);
    await note('still writable');
  });

  test('two openings at once leave one campaign open and no file behind', async () => {
    await create('Barrow');
    await create('Priory');
    await table.tell('app.closeCampaign', {});
    await Promise.all([open('Barrow'), open('Priory')]);
    expect((await campaign()).name).toBe('Priory');
    await open('Barrow');
    await note('not locked');
  });

  test('a folder that cannot be made is reported, and nothing else happens', async () => {
    writeFileSync(join(table.folder, 'campaigns'), 'a file where the folder should be');
    const path = join(table.folder, 'campaigns', 'Barrow.turnkeeper');
    expect(await table.refusal('app.createCampaign', { name: 'Barrow', path, system: 'ose' })).toMatchObject({
      code: 'file-denied',
      message: expect.stringContaining('campaigns') as string,
    });
    expect((await app()).campaignPath).toBeNull();
    expect(table.errors).toEqual([]);
  });

  test('a command that was waiting when the campaign closed is told so', async () => {
    await create('Barrow');
    const closing = table.tell('app.closeCampaign', {});
    const late = table.refusal('log.addNote', { text: 'too late' });
    await closing;
    expect((await late).code).toMatch(/cancelled|no-campaign/);
    expect(table.errors).toEqual([]);
  });
});

describe('what the machine remembers', () => {
  test('recent campaigns: newest first, missing ones marked, forgotten on demand', async () => {
    await create('Barrow');
    await create('Priory');
    rmSync(at('Barrow'));
    expect((await app()).recent).toMatchObject([
      { name: 'Priory', state: 'there' },
      { name: 'Barrow', state: 'missing' },
    ]);
    await table.tell('app.forgetRecent', { path: at('Barrow') });
    expect((await app()).recent.map(({ name }) => name)).toEqual(['Priory']);
  });

  test('a recent campaign says its rules, its last session and its name of now', async () => {
    await create('Barrow');
    const [first] = (await app()).recent;
    expect(first).toMatchObject({ system: 'Old-school rules (ose)', lastSession: null });
    await table.tell('session.start', {});
    await table.tell('campaign.rename', { name: 'Long Barrow' });
    const session = { number: 1, startedAt: '2026-11-21T20:00:00.000Z' };
    expect((await app()).recent).toMatchObject([{ name: 'Long Barrow', lastSession: session }]);
    await table.tell('session.end', {});
    await table.tell('app.closeCampaign', {});
    await table.restart();
    expect((await app()).recent).toMatchObject([
      { name: 'Long Barrow', system: first?.system, lastSession: session, openedAt: first?.openedAt },
    ]);
    await table.tell('app.openCampaign', { path: at('Barrow') });
    for (let step = 0; step < 3; step += 1) await table.tell('journal.undo', {});
    expect((await app()).recent).toMatchObject([{ name: 'Barrow', lastSession: null }]);
  });

  test('recent campaigns that an older program remembered are kept', async () => {
    await create('Barrow');
    await table.desk.shutDown();
    const path = join(table.folder, 'profile', 'preferences.json');
    const kept = JSON.parse(readFileSync(path, 'utf8')) as { recent: Record<string, unknown>[] };
    const [{ name, openedAt } = {}] = kept.recent;
    const old = { ...kept, openCampaign: null, recent: [{ path: at('Barrow'), name, openedAt }] };
    writeFileSync(path, JSON.stringify(old));
    await table.restart();
    expect((await app()).recent).toMatchObject([{ name: 'Barrow', system: null, lastSession: null }]);
  });

  test('the last campaign comes back at the next start, a closed one does not', async () => {
    await create('Barrow');
    await table.restart();
    expect(await openFirst(table.desk, null)).toBeNull();
    expect((await app()).campaignPath).toBe(at('Barrow'));
    await table.tell('app.closeCampaign', {});
    await table.restart();
    await openFirst(table.desk, null);
    expect((await app()).campaignPath).toBeNull();
  });

  test('what hinders the last campaign is told with its newest backup', async () => {
    await create('Barrow');
    const { path: backup } = await table.tell('app.backUp', {});
    await table.restart();
    writeFileSync(at('Barrow'), readFileSync(at('Barrow')).subarray(0, 8192));
    await openFirst(table.desk, null);
    expect(await app()).toMatchObject({ campaignPath: null, notice: { backup } });
    const restored = at('Restored');
    await table.tell('app.restoreBackup', { backup, path: restored });
    await table.tell('app.openCampaign', { path: restored });
    expect((await app()).notice).toBeNull();
  });

  test('a second start with a file that cannot be opened leaves the open campaign, and says why', async () => {
    await create('Barrow');
    expect(await openFirst(table.desk, at('Nowhere'))).toContain('Nowhere');
    expect((await app()).campaignPath).toBe(at('Barrow'));
  });

  test('preferences survive', async () => {
    await table.tell('app.setPreferences', { theme: 'lantern', scale: 150 });
    await table.restart();
    expect((await app()).preferences).toMatchObject({ theme: 'lantern', scale: 150, touch: false });
  });

  test('whether a die is taken as soon as it is whole survives as well', async () => {
    expect((await app()).preferences.wholeDice).toBe(false);
    await table.tell('app.setPreferences', { wholeDice: true });
    await table.restart();
    expect((await app()).preferences.wholeDice).toBe(true);
  });

  test('text sizes asked for at once are as many steps, and stop at either end', async () => {
    const size = async (): Promise<number> => (await app()).preferences.scale;
    const step = (scale: TextStep) => table.tell('app.setPreferences', { scale });
    await Promise.all([step('smaller'), step('smaller'), step('smaller')]);
    expect(await size()).toBe(80);
    await table.tell('app.setPreferences', { scale: 120 });
    await Promise.all([step('larger'), step('larger')]);
    expect(await size()).toBe(150);
    for (let steps = 0; steps < 5; steps += 1) await step('larger');
    expect(await size()).toBe(200);
  });

  test.each(['{"theme":', '{"theme":"pink"}', '[]', '7'])(
    'broken preferences %s are set aside',
    async (text) => {
      const profile = join(table.folder, 'profile');
      writeFileSync(join(profile, 'preferences.json'), text);
      await table.restart();
      expect((await app()).preferences.theme).toBe('system');
      expect((await app()).notice?.message).toContain('preferences.broken.json');
      expect(readFileSync(join(profile, 'preferences.broken.json'), 'utf8')).toBe(text);
      await table.tell('app.setPreferences', { theme: 'parchment' });
      await table.restart();
      expect(await app()).toMatchObject({ notice: null, preferences: { theme: 'parchment' } });
    },
  );

  test('preferences that cannot be written hold until the end, and that is said', async () => {
    mkdirSync(join(table.folder, 'profile', 'preferences.json.new'));
    expect(await table.refusal('app.setPreferences', { theme: 'lantern' })).toMatchObject({
      code: 'file-denied',
    });
    expect((await app()).preferences.theme).toBe('lantern');
    await create('Barrow');
    expect(await app()).toMatchObject({
      campaignPath: at('Barrow'),
      notice: { message: expect.stringContaining('preferences') as string },
    });
    expect(table.errors).toEqual([]);
  });
});

describe('backups', () => {
  test('at the start and the end of a session and by hand', async () => {
    await create('Barrow');
    await table.tell('session.start', {});
    await vi.waitFor(
      async () => expect((await campaign()).backups.map(({ reason }) => reason)).toEqual(['session-start']),
      patience,
    );
    await note('something');
    await table.tell('app.backUp', {});
    expect((await campaign()).backups.map(({ reason, step }) => [reason, step]).sort()).toEqual([
      ['by-hand', 2],
      ['session-start', 1],
    ]);
    await table.tell('session.end', {});
    await vi.waitFor(
      async () =>
        expect((await campaign()).backups.map(({ reason, step }) => [reason, step])).toContainEqual([
          'session-end',
          3,
        ]),
      patience,
    );
  });

  test('one after every 50 steps, counting also what is taken back', async () => {
    await create('Barrow');
    for (let step = 1; step <= 49; step++) await note(`note ${step}`);
    expect(backupsOf('Barrow')).toEqual([]);
    await table.tell('journal.undo', {});
    await table.tell('journal.redo', {});
    for (let step = 50; step <= 60; step++) await note(`note ${step}`);
    await vi.waitFor(() => expect(backupsOf('Barrow')).toHaveLength(1), patience);
    await table.restart();
    await open('Barrow');
    expect((await campaign()).backups).toMatchObject([
      { reason: 'steps', step: expect.any(Number) as number },
    ]);
    for (let step = 61; step <= 95; step++) await note(`note ${step}`);
    await table.desk.shutDown();
    expect(backupsOf('Barrow')).toHaveLength(1);
  });

  test('a failure is shown, play goes on, and a good one takes the word back', async () => {
    await create('Barrow');
    const folder = `${at('Barrow')}-backups`;
    writeFileSync(folder, 'a file where the folder should be');
    expect((await table.refusal('app.backUp', {})).code).toMatch(/^file-/);
    await table.tell('session.start', {});
    await vi.waitFor(
      async () => expect((await campaign()).backupProblem).toEqual(expect.any(String)),
      patience,
    );
    await note('play goes on');
    rmSync(folder);
    await table.tell('app.backUp', {});
    expect((await campaign()).backupProblem).toBeNull();
    expect(table.errors).toEqual([]);
  });

  test('the end of the program waits for a running backup and a running copy', async () => {
    await create('Barrow');
    const backup = table.tell('app.backUp', {});
    const copy = table.tell('app.duplicateCampaign', { path: at('Copy') });
    await table.desk.shutDown();
    expect(existsSync((await backup).path)).toBe(true);
    expect(existsSync((await copy).path)).toBe(true);
  });
});
