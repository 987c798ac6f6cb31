import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestDesk } from '../test-desk.ts';
import { bytesOf } from './hostile-rows.ts';

let table: TestDesk;
beforeEach(async () => {
  table = new TestDesk({ roll: () => 1 });
  await table.tell('app.createSample', { path: table.campaignPath });
});
afterEach(() => table.end());

/** Another program writes into the closed file, which is opened again. */
async function spoilt(...statements: string[]): Promise<string> {
  await table.tell('app.closeCampaign', {});
  const db = new BetterSqlite3(table.campaignPath);
  db.pragma('ignore_check_constraints = ON');
  db.pragma('foreign_keys = OFF');
  for (const statement of statements) db.exec(statement);
  db.close();
  const bytes = bytesOf(table.campaignPath);
  await table.tell('app.openCampaign', { path: table.campaignPath });
  return bytes;
}

const listed = async () => (await table.ask('amiss.list', {})).records;
const brief = async () =>
  (await listed()).map(({ what, name, mends }) => [what, name, mends.map(({ words }) => words)]);
const mend = (id: number, how: 'last' | 'usual' | 'keep', of = 'item') =>
  table.tell('amiss.mend', { table: of, id, how });
const type = (id: number, column: string, value: string) =>
  table.refusal('amiss.mend', { table: 'item', id, how: 'typed', column, value });
const idOf = (name: string): number =>
  Number(
    table.desk.campaign.file.db.prepare('SELECT id FROM item WHERE name = ? ORDER BY id').pluck().get(name),
  );
/** As if the campaign had been brought up to date since: its log knows no row any more. */
const forgotten = "DELETE FROM journal_row; UPDATE journal SET outcome = json_remove(outcome, '$.rows')";

test('a thing of nobody goes into the pool, things in each other out of their ring', async () => {
  const [sword, mace, dagger] = [idOf('sword'), idOf('mace'), idOf('dagger')];
  const before = await spoilt(
    forgotten,
    `UPDATE item SET holder_id = 99 WHERE id = ${sword}`,
    `UPDATE item SET holder_id = NULL, state = 'carried', container_id = ${dagger} WHERE id = ${mace}`,
    `UPDATE item SET holder_id = NULL, state = 'carried', container_id = ${mace} WHERE id = ${dagger}`,
  );
  expect(await brief()).toEqual([
    ['thing', 'sword', ['into the pool']],
    ['thing', 'mace', ['out of the ring, into the pool']],
    ['thing', 'dagger', ['out of the ring, into the pool']],
  ]);
  const pool = async () =>
    (await table.ask('inventory.view', { place: { in: 'pool' } })).items.map(({ name }) => name);
  expect(await pool()).toEqual(expect.arrayContaining(['sword', 'mace']));
  await mend(dagger, 'usual');
  expect(await brief()).toEqual([['thing', 'sword', ['into the pool']]]);
  await mend(sword, 'usual');
  expect(await listed()).toEqual([]);
  expect((await table.ask('shell.view', {})).undo?.summary).toBe('Mended: thing sword, into the pool.');
  await table.tell('journal.undo', {});
  await table.tell('journal.undo', {});
  expect(bytesOf(table.campaignPath)).toBe(before);
  expect(await listed()).toHaveLength(3);
  await table.tell('journal.redo', {});
  await table.tell('journal.redo', {});
  expect(await listed()).toEqual([]);
  await table.restart();
  await table.tell('app.openCampaign', { path: table.campaignPath });
  await table.tell('journal.undo', {});
  expect(await brief()).toEqual([['thing', 'sword', ['into the pool']]]);
});

test('what another program changed is put back, or kept; what it took away comes back', async () => {
  const [sword, mace, dagger] = [idOf('sword'), idOf('mace'), idOf('dagger')];
  const before = await spoilt(
    `UPDATE item SET name = 'spoon' WHERE id = ${sword}`,
    `UPDATE item SET quantity = 9 WHERE id = ${mace}`,
    `DELETE FROM item WHERE id = ${dagger}`,
  );
  expect(await brief()).toEqual([
    ['thing', 'sword', ['as the last step left it', 'keep it as it stands']],
    ['thing', 'mace', ['as the last step left it', 'keep it as it stands']],
    ['thing', 'dagger', ['as the last step left it']],
  ]);
  await mend(sword, 'last');
  await mend(mace, 'keep');
  await mend(dagger, 'last');
  expect(await listed()).toEqual([]);
  const rows = table.desk.campaign.file.db
    .prepare('SELECT name, quantity FROM item WHERE id IN (?, ?, ?)')
    .all(sword, mace, dagger);
  expect(rows).toEqual([
    { name: 'sword', quantity: 1 },
    { name: 'mace', quantity: 9 },
    { name: 'dagger', quantity: 1 },
  ]);
  for (let each = 0; each < 3; each++) await table.tell('journal.undo', {});
  expect(bytesOf(table.campaignPath)).toBe(before);
});

test('typed: only what makes sense there is taken', async () => {
  const [sword, mace] = [idOf('sword'), idOf('mace')];
  await spoilt(forgotten, `UPDATE item SET holder_id = 99 WHERE id = ${sword}`);
  expect(await type(sword, 'holder_id', 'Hild')).toMatchObject({
    code: 'bad-input',
    details: { value: 'A whole figure.' },
  });
  expect(await type(sword, 'holder_id', '98')).toMatchObject({
    code: 'refused',
    message: expect.stringContaining('nothing by that number') as string,
  });
  expect(await type(sword, 'container_id', String(sword))).toMatchObject({ code: 'refused' });
  expect(await type(sword, 'quantity', '0')).toMatchObject({ code: 'refused' });
  expect(await type(sword, 'name"', '0')).toMatchObject({ code: 'refused' });
  expect(await type(mace, 'holder_id', '2')).toMatchObject({ code: 'refused' });
  await table.tell('amiss.mend', { table: 'item', id: sword, how: 'typed', column: 'holder_id', value: '2' });
  expect(await listed()).toEqual([]);
  const held = await table.ask('inventory.view', { place: { in: 'holder', id: 2 } });
  expect(held.items.map(({ name }) => name)).toContain('sword');
  expect(table.errors).toEqual([]);
});

test('a step that needs a record amiss is refused with words, others go on; the past is shown and gone back to beyond a mend', async () => {
  const before = await spoilt(
    "UPDATE character SET level = -3, sheet = '[' WHERE id = 1",
    'UPDATE clock SET seconds = -9',
  );
  expect(await table.ask('shell.view', {})).toMatchObject({ amiss: 2 });
  expect((await table.ask('party.view', {})).members[0]).toMatchObject({ name: 'Hild', level: 2 });
  expect(await table.refusal('character.edit', { id: 1, changes: { name: 'Hilda' } })).toMatchObject({
    code: 'record-amiss',
  });
  await table.tell('log.addNote', { text: 'We go on.' });
  const { steps } = await table.ask('shell.view', {});
  await table.tell('rewind.lookAt', { seq: steps - 1 });
  expect((await table.ask('party.view', {})).members[0]).toMatchObject({ level: 2 });
  await table.tell('rewind.return', {});
  await mend(1, 'last', 'character');
  await mend(1, 'usual', 'clock');
  await table.tell('rewind.lookAt', { seq: steps });
  expect((await table.ask('party.view', {})).members[0]?.name).toBe('Hild');
  await table.tell('rewind.goBackTo', { seq: steps - 1 });
  expect(bytesOf(table.campaignPath)).toBe(before);
  expect(await listed()).toHaveLength(2);
  // What the refused step ran into, for the error log.
  expect(table.errors).toHaveLength(1);
});
