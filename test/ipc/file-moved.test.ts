import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TestDesk, readyWorkers } from './test-desk.ts';
import { patience } from '../fixtures/patience.ts';

let table: TestDesk;
let other: string;

beforeAll(readyWorkers);
beforeEach(async () => {
  table = new TestDesk({ roll: () => 1 });
  other = join(table.folder, 'Priory.turnkeeper');
  await table.tell('app.createCampaign', { name: 'Priory', path: other, system: 'ose', settings: {} });
  await table.tell('app.closeCampaign', {});
  await table.tell('app.createSample', { path: table.campaignPath });
});
afterEach(() => table.end());

const at = (name: string) => join(table.folder, name);
const shell = () => table.ask('shell.view', {});
const note = (text: string) => table.tell('log.addNote', { text });
const lines = async () => (await table.ask('log.list', { limit: 1 })).lines.map(({ summary }) => summary);

const gone = () => rmSync(table.campaignPath);
const replaced = () => {
  copyFileSync(other, at('new'));
  renameSync(at('new'), table.campaignPath);
};

/** Nobody did anything in the window since. */
const isKnownAs = (whereabouts: string) =>
  vi.waitFor(async () => expect((await shell()).whereabouts).toBe(whereabouts), patience);

describe.each([
  ['gone', gone, /moved away or deleted/],
  ['replaced', replaced, /Another file stands/],
] as const)('a campaign whose file is %s', (is, happen, words) => {
  test('is known as that before the next step, and takes none', async () => {
    await note('the last one');
    happen();
    await isKnownAs(is);
    const refusal = await table.refusal('log.addNote', { text: 'lost?' });
    expect(refusal).toMatchObject({ code: 'file-moved', message: expect.stringMatching(words) as string });
    expect((await table.ask('campaign.view', {})).whereabouts).toBe(is);
    expect(await lines()).toEqual(['the last one']);
  });

  test('is neither checked, looked back in nor exported by the path it had', async () => {
    happen();
    const before = readdirSync(table.folder).sort();
    for (const [name, input] of [
      ['app.checkIntegrity', {}],
      ['rewind.lookAt', { seq: 1 }],
      ['app.export', { job: 'j', format: 'markdown', sessionId: null, path: at('log.md') }],
      ['journal.undo', {}],
    ] as const)
      expect((await table.refusal(name, input)).code, name).toBe('file-moved');
    expect(readdirSync(table.folder).sort()).toEqual(before);
    expect(table.errors).toEqual([]);
  });

  test('is kept whole as a new file, and played on there', async () => {
    await note('the last one');
    happen();
    await table.tell('app.duplicateCampaign', { path: at('Kept.turnkeeper') });
    await table.tell('app.openCampaign', { path: at('Kept.turnkeeper') });
    expect((await shell()).whereabouts).toBe('here');
    expect(await lines()).toEqual(['the last one']);
    await note('on we go');
    expect(existsSync(`${table.campaignPath}-backups`)).toBe(false);
  });

  test('is kept among the backups when it is closed without a word', async () => {
    await note('the last one');
    happen();
    await table.tell('app.closeCampaign', {});
    const folder = `${table.campaignPath}-backups`;
    const [kept = ''] = readdirSync(folder).filter((name) => name.includes('file-gone'));
    await table.tell('app.restoreBackup', { backup: join(folder, kept), path: at('Kept.turnkeeper') });
    await table.tell('app.openCampaign', { path: at('Kept.turnkeeper') });
    expect(await lines()).toEqual(['the last one']);
  });
});

test('a file put back is played on with', async () => {
  renameSync(table.campaignPath, at('elsewhere'));
  writeFileSync(table.campaignPath, 'in the meantime');
  await isKnownAs('replaced');
  renameSync(at('elsewhere'), table.campaignPath);
  await isKnownAs('here');
  await note('on we go');
});

test('what stands in the place of the open file is opened when asked for, and kept open only if it can be', async () => {
  writeFileSync(at('new'), 'Dear diary');
  renameSync(at('new'), table.campaignPath);
  const path = table.campaignPath;
  expect((await table.refusal('app.openCampaign', { path })).code).toBe('file-foreign');
  await isKnownAs('replaced');
  replaced();
  await table.tell('app.openCampaign', { path });
  expect(await shell()).toMatchObject({ name: 'Priory', whereabouts: 'here' });
  await note('here');
});

test('a file that got another name in its folder is followed there, with a word', async () => {
  await note('before');
  renameSync(table.campaignPath, at('Barrow.turnkeeper'));
  await vi.waitFor(
    async () => expect((await table.ask('app.view', {})).campaignPath).toBe(at('Barrow.turnkeeper')),
    patience,
  );
  const { notice, recent } = await table.ask('app.view', {});
  expect(notice?.message).toContain('Barrow.turnkeeper');
  expect(recent.map(({ path }) => path)).not.toContain(table.campaignPath);
  await note('after');
  expect(existsSync(table.campaignPath)).toBe(false);
  expect(readdirSync(table.folder).filter((name) => name.endsWith('-lock'))).toEqual([
    'Barrow.turnkeeper-lock',
  ]);
});
