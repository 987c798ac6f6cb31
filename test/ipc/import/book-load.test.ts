import { afterEach, beforeAll, expect, test } from 'vitest';
import { readsOf } from '../../fixtures/counted-reads.ts';
import { deskWith, readText, readyImports } from '../import-desk.ts';
import type { TestDesk } from '../test-desk.ts';

beforeAll(readyImports);

let desk: TestDesk;
afterEach(() => desk.end());

const pool = { in: 'pool' } as const;

/** A file of so many tables, each of one row that names the one before it for every tenth. */
const file = (tables: number) =>
  [
    'table,dice,from,to,who,nested',
    ...Array.from(
      { length: tables },
      (_, at) => `Table ${at},1d6,1,6,Rat ${at},${at % 10 === 0 ? '' : `Table ${at - 1}`}`,
    ),
  ].join('\n');

async function readsOfTaking(tables: number) {
  desk = await deskWith('ose');
  const { token } = await readText(desk, file(tables));
  const reads = await readsOf(() => desk.tell('import.take', { token, to: pool }));
  expect((await desk.ask('wander.list', {})).tables).toHaveLength(tables);
  return reads;
}

test('five times the tables are taken with about five times the reading, not with its square', async () => {
  const few = await readsOfTaking(40);
  await desk.end();
  const many = await readsOfTaking(200);
  expect(many.statements).toBe(few.statements);
  expect(many.rows).toBeLessThan(few.rows * 5);
});

test('a long chain of tables is refused as too deep, however long', async () => {
  desk = await deskWith('ose');
  const chain = Array.from({ length: 3000 }, (_, at) => `T${at},1d6,1,6,Rat,T${at + 1}`);
  const { token } = await readText(desk, ['table,dice,from,to,who,nested', ...chain].join('\n'));
  const refused = await desk.refusal('import.take', { token, to: pool });
  expect(refused.message).toMatch(/at most 12 deep/);
  expect((await desk.ask('wander.list', {})).tables).toEqual([]);
});
