import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands, queries } from '../../shared/ipc/contract.ts';
import { TestDesk } from './test-desk.ts';

let table: TestDesk;

beforeAll(async () => {
  table = new TestDesk({ roll: () => 1 });
  await table.tell('app.createSample', { path: table.campaignPath });
});
afterAll(() => table.end());

type Shaped = { shape: object } | { options: readonly { shape: object }[] };
const keysOf = (schema: Shaped): string[] =>
  'shape' in schema ? Object.keys(schema.shape) : schema.options.flatMap((each) => keysOf(each));

/** Noise sent to these would open or leave files. */
const touchesFiles = (name: string) => name.startsWith('app.') || /\.export/.test(name);
const names = Object.keys({ ...queries, ...commands }).filter((name) => !touchesFiles(name));
const inputOf = (name: string) => ({ ...queries, ...commands })[name as keyof typeof queries].input;

const send = (name: string, input: unknown) =>
  name in queries ? table.router.query(name, input) : table.router.command(name, input);

/** A value that counts how often somebody looks at it. */
const counted = <T extends object>(value: T): { value: T; looks: () => number } => {
  let looks = 0;
  const watched = new Proxy(value, {
    get: (of, key) => {
      looks += 1;
      return Reflect.get(of, key) as unknown;
    },
  });
  return { value: watched, looks: () => looks };
};

const many = <T>(length: number, of: (at: number) => T): T[] => Array.from({ length }, (_, at) => of(at));
const wide = (keys: number, value: unknown) => Object.fromEntries(many(keys, (at) => [`k${at}`, value]));
const deep = (levels: number): unknown => (levels === 0 ? 1 : [{ deep: deep(levels - 1) }]);

const largestLook = 100_001;
const shapes: [string, () => object][] = [
  ['5,000 fields', () => wide(5000, 1)],
  ['a list of a million', () => many(1_000_000, () => 0)],
  ['a list of 20,000 wrong numbers', () => many(20_000, () => -1)],
  ['90 lists of 90 wide things', () => many(90, () => many(90, () => wide(40, 'x')))],
  ['a thousand long names', () => Object.fromEntries(many(999, (at) => [`${'é'.repeat(1500)}${at}`, 1]))],
];

describe('what is larger than any window sends', () => {
  test.each(shapes)('%s: refused in a few words by every question and command', async (_what, make) => {
    const made = make();
    for (const name of names) {
      const { value, looks } = counted(made);
      const input = Object.fromEntries(keysOf(inputOf(name) as Shaped).map((key) => [key, value]));
      for (const each of [input, Array.isArray(made) ? input : made]) {
        const reply = await send(name, each);
        if (reply.ok) continue;
        expect(reply.error.code, name).not.toBe('internal');
        expect(Buffer.byteLength(JSON.stringify(reply)), name).toBeLessThan(10_000);
      }
      expect(looks(), name).toBeLessThan(3 * largestLook);
    }
    expect(table.errors).toEqual([]);
  });

  test.each([
    ['levels in each other', deep(3000)],
    ['text', 'a'.repeat(20_000_000)],
    ['bytes where none are wanted', new Uint8Array(3_000_000)],
    ['figures', new Float64Array(1_000_000)],
  ])('%s are refused before they are read', async (_what, value) => {
    const error = await table.refusal('log.addNote', { text: value });
    expect(error).toMatchObject({
      code: 'bad-input',
      message: expect.stringContaining('more than can be') as string,
    });
  });
});

test.each([
  ['a thing that is no figure', { valueOf: 1, toString: 1 }],
  ['a thing without a text', Object.create(null) as unknown],
  ['a list', [[Symbol('x')]]],
])('what says that its length is %s is refused by every question and command', async (_what, length) => {
  for (const name of names) {
    const input = Object.fromEntries(keysOf(inputOf(name) as Shaped).map((key) => [key, { length }]));
    const reply = await send(name, input);
    expect(reply.ok ? '' : reply.error.code, name).not.toBe('internal');
  }
  expect(table.errors).toEqual([]);
});

test('what a window may send is still taken', async () => {
  await table.tell('log.addNote', { text: 'é'.repeat(4000) });
  const page = await table.refusal('import.take', {
    token: 'none',
    indexes: many(100_000, (at) => at),
    to: { in: 'pool' },
  });
  expect(page.message).not.toContain('more than can be');
  const read = await table.tell('dice.roll', { dice: '3d6' });
  expect(read.totals).toEqual([3]);
});
