import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorCodes } from '../../shared/errors.ts';
import type { CommandName } from '../../shared/ipc/contract.ts';
import { contents } from '../fixtures/campaigns.ts';
import { attackSeed, inForm, tellAttack } from '../fixtures/attack.ts';
import { TestDesk, readyWorkers } from '../ipc/test-desk.ts';
import { FailingCalls } from './failing-calls.ts';
import { randomBelow } from './mutations.ts';

/** Every file call of the program made to fail, one at a time: a clear answer, nothing lost, nothing left in the way. */

const codes = ['EIO', 'ENOSPC', 'EACCES', 'EROFS', 'EBUSY', 'EMFILE', 'ENOENT', 'EEXIST'];
const triesEach = inForm(6, 150);

let table: TestDesk;
let calls: FailingCalls;
let backup: string;
const at = (name: string): string => join(table.folder, name);

beforeAll(async () => {
  await readyWorkers();
  table = new TestDesk({ roll: () => 1 });
  await table.tell('app.createSample', { path: table.campaignPath });
  backup = at('kept.turnkeeper');
  await table.tell('app.duplicateCampaign', { path: backup });
  calls = new FailingCalls(table.folder);
});
afterAll(async () => {
  calls.end();
  await table.end();
});

/** What each deed makes new: taken away between the tries. */
const made = ['new.turnkeeper', 'log.md', 'sheet.md'];

interface Deed {
  name: CommandName;
  input: () => object;
  before?: () => unknown;
}

const campaign = (): string => table.campaignPath;
const close = () => table.tell('app.closeCampaign', {});

const deeds: Deed[] = [
  { name: 'app.openCampaign', input: () => ({ path: campaign() }), before: close },
  {
    name: 'app.createCampaign',
    input: () => ({ name: 'New', path: at('new.turnkeeper'), system: 'ose', settings: {} }),
  },
  { name: 'app.duplicateCampaign', input: () => ({ path: at('new.turnkeeper') }) },
  { name: 'app.restoreBackup', input: () => ({ backup, path: at('new.turnkeeper') }) },
  { name: 'app.backUp', input: () => ({}) },
  { name: 'log.addNote', input: () => ({ text: 'a note' }) },
  { name: 'rewind.lookAt', input: () => ({ seq: 5 }) },
  {
    name: 'app.export',
    input: () => ({ job: 'a', format: 'markdown', sessionId: null, path: at('log.md'), replace: true }),
    before: () => writeFileSync(at('log.md'), 'an older one'),
  },
  { name: 'app.setPreferences', input: () => ({ theme: 'lantern' }) },
  { name: 'app.checkIntegrity', input: () => ({}) },
  { name: 'app.closeCampaign', input: () => ({}) },
];

const ready = async ({ before }: Deed): Promise<void> => {
  for (const name of made) rmSync(at(name), { force: true });
  rmSync(`${campaign()}-backups`, { recursive: true, force: true });
  await before?.();
};

/** Back at the campaign, whatever became of the deed: the sample stands as it was, but for the note. */
const standing = async (): Promise<string> => {
  await table.tell('app.openCampaign', { path: campaign() });
  if ((await table.ask('shell.view', {})).lookingBack !== null) await table.tell('rewind.return', {});
  return contents(table.desk.campaign.file);
};

let tried = 0;
const answers = new Map<string, number>();

test.each(deeds)('$name: whichever of its file calls fails, it is told and nothing is lost', async (deed) => {
  await ready(deed);
  calls.begin();
  await table.tell(deed.name, deed.input());
  const count = calls.made.length;
  const then = await standing();
  const below = randomBelow(attackSeed() + deed.name.length);
  const all = codes.flatMap((code) => Array.from({ length: count }, (_, call) => ({ code, call: call + 1 })));
  for (let left = Math.min(triesEach, all.length); left > 0; left--) {
    const [one = { code: '', call: 0 }] = all.splice(below(all.length), 1);
    await ready(deed);
    table.errors.length = 0;
    calls.begin(one.call, one.code);
    const reply = await table.router.command(deed.name, deed.input());
    const which = `${deed.name}, ${one.code} in call ${one.call}, ${String(calls.made[one.call - 1])}`;
    calls.begin();
    const answer = reply.ok ? 'done' : reply.error.code;
    expect([...errorCodes, 'done'], which).toContain(answer);
    expect(answer, `${which}: ${String(table.errors[0])}`).not.toBe('internal');
    expect(table.errors, which).toEqual([]);
    const now = await standing();
    if (deed.name !== 'log.addNote') expect(now === then, which).toBe(true);
    else await table.tell('journal.undo', {}).catch(() => undefined);
    await ready(deed);
    const again = await table.router.command(deed.name, deed.input());
    expect(again.ok || again.error.message, `${which}, then again`).toBe(true);
    await standing();
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    tried += 1;
  }
});

test('of all of it no half of the campaign is left once it is opened again', async () => {
  calls.begin();
  await close();
  await table.tell('app.openCampaign', { path: campaign() });
  const halves = readdirSync(table.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^\.campaign.*\.tmp|backups.\..*\.tmp/.test(name),
  );
  expect(halves).toEqual([]);
  expect(existsSync(campaign())).toBe(true);
  tellAttack(
    `file calls: ${tried} failed one by one, 0 internal, ${JSON.stringify(Object.fromEntries(answers))}`,
  );
});
