import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFirst } from '../../src-main/desk/open-first.ts';
import { inlineCheckBytes } from '../../src-main/db/backups/soundness.ts';
import { TestDesk, readyWorkers } from './test-desk.ts';
import { patience } from '../fixtures/patience.ts';

let table: TestDesk;

beforeAll(readyWorkers);
beforeEach(async () => {
  table = new TestDesk({ roll: () => 1 });
  await create();
});
afterEach(() => table.end());

const create = () =>
  table.tell('app.createCampaign', { name: 'Barrow', path: table.campaignPath, system: 'ose', settings: {} });
const close = () => table.tell('app.closeCampaign', {});
const backUp = async () => (await table.tell('app.backUp', {})).path;
const backups = async () => (await table.ask('campaign.view', {})).backups;

const note = async (times: number): Promise<void> => {
  for (let at = 0; at < times; at++) await table.tell('log.addNote', { text: `note ${at}` });
};

/** Why the campaign cannot be opened, and the backup offered in its place. */
const refusedAtOpening = async () => {
  const { code, message, details } = await table.refusal('app.openCampaign', { path: table.campaignPath });
  return { code, message, backup: details?.['backup'] ?? null };
};

const spoil = (statement: string): void => {
  const db = new BetterSqlite3(table.campaignPath);
  db.pragma('ignore_check_constraints = ON');
  db.exec(statement);
  db.close();
};

/** The same backup under another moment and step in its name. */
const named = (path: string, moment: string, step: number): string =>
  join(dirname(path), `${moment}_step-${step}_steps.turnkeeper`);

describe('a campaign whose settings cannot be read', () => {
  test.each(["'tosch'", "'[]'", `'"detailed"'`])(
    '%s opens with the usual ones, and is named',
    async (settings) => {
      const before = await table.ask('campaign.view', {});
      await close();
      spoil(`UPDATE campaign SET settings = ${settings}`);
      await table.tell('app.openCampaign', { path: table.campaignPath });
      expect(await table.ask('campaign.view', {})).toEqual(before);
      const { records } = await table.ask('amiss.list', {});
      expect(records.map(({ what }) => what)).toEqual(['the campaign itself']);
      expect((await table.refusal('campaign.rename', { name: 'Mill' })).code).toBe('record-amiss');
      expect(table.errors).toEqual([]);
    },
  );
});

describe('a large backup', () => {
  const makeLarge = async (): Promise<void> => {
    const { db } = table.desk.campaign.file;
    const text = 'x'.repeat(4000);
    while (Number(db.pragma('page_count', { simple: true })) * 4096 < inlineCheckBytes + 4_000_000)
      await table.tell('log.addNote', { text });
  };

  const breakDeepInside = (path: string): void => {
    const fd = openSync(path, 'r+');
    const middle = Math.floor(statSync(path).size / 8192);
    for (let page = middle; page < middle + 40; page++)
      writeSync(fd, Buffer.alloc(4096, 0x5a), 0, 4096, page * 4096);
    closeSync(fd);
  };

  test('that is broken deep inside is neither offered nor restored; the good one before it is', async () => {
    await makeLarge();
    const good = await backUp();
    await note(1);
    const broken = await backUp();
    await close();
    breakDeepInside(broken);
    truncateSync(table.campaignPath, 8192);
    expect(await refusedAtOpening()).toMatchObject({ code: 'file-damaged', backup: good });
    const path = join(table.folder, 'Restored.turnkeeper');
    expect(await table.refusal('app.restoreBackup', { backup: broken, path })).toMatchObject({
      code: 'file-damaged',
    });
    expect(existsSync(path)).toBe(false);
    await table.tell('app.restoreBackup', { backup: good, path });
    await table.tell('app.openCampaign', { path });
    await note(1);
  });
});

test('the start says of which file it speaks, so that its backup can be put beside it', async () => {
  const backup = await backUp();
  await table.restart();
  truncateSync(table.campaignPath, 8192);
  await openFirst(table.desk, null);
  expect((await table.ask('app.view', {})).notice).toMatchObject({ path: table.campaignPath, backup });
});

describe('a new campaign under the name of an old one', () => {
  let old: string;
  beforeEach(async () => {
    await note(5);
    const made = await backUp();
    await close();
    old = made.replace('step-5', 'step-430');
    renameSync(made, old);
    rmSync(table.campaignPath);
    await create();
  });

  test('does not take the old one’s backups for its own, and never thins them', async () => {
    expect(await backups()).toEqual([]);
    for (let at = 0; at < 23; at++) {
      await note(1);
      await backUp();
    }
    expect(existsSync(old)).toBe(true);
    expect((await backups()).map(({ path }) => path)).not.toContain(old);
  });

  test('is offered none of them when it is damaged', async () => {
    await close();
    spoil('DELETE FROM clock');
    expect(await refusedAtOpening()).toMatchObject({ code: 'file-damaged', backup: null });
  });

  test('is backed up by its own steps', async () => {
    await note(200);
    await vi.waitFor(async () => expect(await backups()).toMatchObject([{ reason: 'steps' }]), patience);
  });
});

test('the backups of a campaign that is gone are offered, by the name it bore', async () => {
  const backup = await backUp();
  await close();
  rmSync(table.campaignPath);
  const refusal = await refusedAtOpening();
  expect(refusal).toMatchObject({ code: 'file-missing', backup });
  expect(refusal.message).toContain('"Barrow"');
});

describe('a clock that was wrong', () => {
  const all = () =>
    readdirSync(`${table.campaignPath}-backups`).map((name) => join(`${table.campaignPath}-backups`, name));

  /** So many backups dated years ahead. */
  const datedAhead = async (count: number): Promise<void> => {
    await note(1);
    const made = await backUp();
    for (let at = 0; at < count; at++)
      copyFileSync(made, named(made, `2031-05-01T10-${String(at + 10)}-00-000Z`, 1));
    rmSync(made);
  };

  test('ahead does not cost the backups made since', async () => {
    await datedAhead(21);
    const made: string[] = [];
    for (let at = 0; at < 3; at++) {
      await note(1);
      made.unshift(await backUp());
    }
    for (const path of made) expect(existsSync(path)).toBe(true);
    expect((await backups()).slice(0, 3).map(({ path }) => path)).toEqual(made);
    await close();
    spoil('DELETE FROM clock');
    expect((await refusedAtOpening()).backup).toBe(made[0]);
  });

  test('or an older file put back, does not stop the backups by steps, nor cost them', async () => {
    await note(1);
    const made = await backUp();
    for (let at = 0; at < 25; at++)
      copyFileSync(made, named(made, `2020-05-01T10-${String(at + 10)}-00-000Z`, 900 + at));
    rmSync(made);
    await close();
    await table.tell('app.openCampaign', { path: table.campaignPath });
    await note(50);
    await vi.waitFor(() => expect(all().filter((path) => /_step-5\d_/.test(path))).toHaveLength(1), patience);
  });
});
