import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { errorCodes } from '../../shared/errors.ts';
import { commands, queries } from '../../shared/ipc/contract.ts';
import type { CommandName, QueryName } from '../../shared/ipc/contract.ts';
import { inForm, tellAttack } from '../fixtures/attack.ts';
import { TestDesk, readyWorkers } from './test-desk.ts';

const runs = inForm(200, 1000);
let sent = 0;
let longest = 0;

let table: TestDesk;

beforeAll(readyWorkers);
beforeEach(async () => {
  table = new TestDesk({ roll: () => 1 });
  await table.tell('app.createSample', { path: table.campaignPath });
});
afterEach(() => table.end());

const commandNames = Object.keys(commands) as CommandName[];
const queryNames = Object.keys(queries) as QueryName[];

const hostileText = fc.constantFrom(
  '',
  ' ',
  '\0',
  '\u202e evil',
  '<img src=x onerror=alert(1)>',
  '../../../etc/passwd',
  'a'.repeat(100_000),
  '\ud800',
  '99999999999999999999',
  '__proto__',
);
const hostileNumber = fc.constantFrom(NaN, Infinity, -Infinity, -0, -1, 0.5, 1e21, 2 ** 53, Number.MIN_VALUE);
const anything = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, maxDepth: 3 }),
  hostileText,
  hostileNumber,
);

/** Objects with the right keys and wrong values, which reach further than noise. */
const nearMiss = (keys: string[]) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, anything])), { requiredKeys: [] });

type Shaped = { shape: object } | { options: readonly { shape: object }[] };
const keysOf = (schema: Shaped): string[] =>
  'shape' in schema ? Object.keys(schema.shape) : schema.options.flatMap((each) => keysOf(each));

/** Commands that would open, write or leave files by design; only noise that cannot name a path is sent to them. */
const touchesFiles = (name: string) => name.startsWith('app.') || /\.export/.test(name);

/** True for an answer of the contract: a value, or a failure in the closed list without a stack or a place in the code. */
function isTyped(reply: Awaited<ReturnType<TestDesk['router']['query']>>): void {
  if (reply.ok) return;
  expect(errorCodes).toContain(reply.error.code);
  expect(reply.error.code).not.toBe('internal');
  expect(JSON.stringify(reply.error)).not.toMatch(/\bat .*\.(ts|js):\d|node_modules|ZodError/);
}

/** What main answers, and how long it took for it. */
async function reply(answer: () => ReturnType<TestDesk['router']['query']>) {
  sent += 1;
  const started = performance.now();
  const given = await answer();
  longest = Math.max(longest, performance.now() - started);
  isTyped(given);
  return given;
}

test(`${runs} random payloads to each of ${queryNames.length} queries: typed answers`, async () => {
  for (const name of queryNames) {
    const payload = fc.oneof(anything, nearMiss(keysOf(queries[name].input)));
    await fc.assert(
      fc.asyncProperty(payload, async (input) => {
        await reply(() => table.router.query(name, input));
      }),
      { numRuns: runs },
    );
  }
});

/** What every write to a campaign changes: the head of the file, where SQLite counts commits, its size and its times. */
function stampOf(path: string): string {
  const { ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
  const head = Buffer.alloc(100);
  const fd = openSync(path, 'r');
  readSync(fd, head);
  closeSync(fd);
  return [ino, size, mtimeNs, ctimeNs, head.toString('hex')].join(' ');
}

test(`${runs} random payloads to each of ${commandNames.length} commands: typed refusals, and a refusal changes nothing`, async () => {
  for (const name of commandNames) {
    const payload = touchesFiles(name)
      ? anything
      : fc.oneof(anything, nearMiss(keysOf(commands[name].input)));
    const before = readFileSync(table.campaignPath);
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(payload, async (input) => {
        const stamp = stampOf(table.campaignPath);
        const { ok } = await reply(() => table.router.command(name, input));
        if (ok) accepted += 1;
        if (!ok) expect(stampOf(table.campaignPath)).toBe(stamp);
        else if (table.desk.campaignPath === null)
          await table.tell('app.openCampaign', { path: table.campaignPath });
      }),
      { numRuns: runs },
    );
    if (accepted === 0) expect(readFileSync(table.campaignPath).equals(before), name).toBe(true);
  }
  expect(sent).toBeGreaterThanOrEqual(10_000);
  expect(table.errors).toEqual([]);
  tellAttack(`payloads: ${sent} sent, 0 internal, longest ${Math.round(longest)} ms`);
});
