import BetterSqlite3 from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { readPast } from '../../src-main/db/journal/past.ts';
import { redo, undo } from '../../src-main/db/journal/journal.ts';
import { query } from '../../src-main/db/sql.ts';
import type { Sql } from '../../src-main/db/sql.ts';
import { whileUnchanged } from '../../src-main/db/while-unchanged.ts';
import { addItem, doStep, newCampaign, sampleCharacter } from '../fixtures/campaigns.ts';

const names = (sql: Sql): string[] =>
  sql.all(query.selectFrom('character').select('name').orderBy('id')).map(({ name }) => name);
const add = (name: string) => (sql: Sql) =>
  sql.run(query.insertInto('character').values(sampleCharacter(name)));

const table = () => {
  const read = vi.fn(names);
  return { file: newCampaign(), read, kept: whileUnchanged(read) };
};

test('a reading is made once, and anew after a step, its undo and its redo', () => {
  const { file, read, kept } = table();
  expect(kept(file.sql)).toEqual([]);
  expect(kept(file.sql)).toBe(kept(file.sql));
  expect(read).toHaveBeenCalledTimes(1);
  doStep(file, add('Hild'));
  expect(kept(file.sql)).toEqual(['Hild']);
  undo(file);
  expect(kept(file.sql)).toEqual([]);
  redo(file);
  expect(kept(file.sql)).toEqual(['Hild']);
  expect(read).toHaveBeenCalledTimes(4);
});

test('a step reads what it has written, and of a step that failed nothing stays', () => {
  const { file, kept } = table();
  expect(kept(file.sql)).toEqual([]);
  expect(() =>
    doStep(file, (sql) => {
      add('Hild')(sql);
      expect(kept(sql)).toEqual(['Hild']);
      throw new Error('The step fails.');
    }),
  ).toThrow('The step fails.');
  expect(kept(file.sql)).toEqual([]);
});

test('what another program writes is read, and each file and each past has a reading of its own', () => {
  const { file, kept } = table();
  doStep(file, add('Hild'));
  doStep(file, add('Osric'));
  const past = readPast(file, 1);
  const other = newCampaign();
  expect([kept(file.sql), kept(past.sql), kept(other.sql)]).toEqual([['Hild', 'Osric'], ['Hild'], []]);
  const stranger = new BetterSqlite3(file.path);
  stranger.exec("UPDATE character SET name = 'Wren' WHERE name = 'Osric'");
  stranger.close();
  expect([kept(file.sql), kept(past.sql), kept(other.sql)]).toEqual([['Hild', 'Wren'], ['Hild'], []]);
  past.close();
});

test('a step that has written nothing yet is given what was read before it, and then reads anew', () => {
  const { file, read, kept } = table();
  doStep(file, add('Hild'));
  const before = kept(file.sql);
  expect(() =>
    doStep(file, (sql) => {
      expect(kept(sql)).toBe(before);
      add('Osric')(sql);
      expect(kept(sql)).toEqual(['Hild', 'Osric']);
      throw new Error('The step fails.');
    }),
  ).toThrow('The step fails.');
  expect(kept(file.sql)).toEqual(['Hild']);
  expect(read).toHaveBeenCalledTimes(3);
});

test('a step that is the first to ask keeps nothing, for it may have written already', () => {
  const { file, kept } = table();
  doStep(file, (sql) => {
    add('Hild')(sql);
    expect(kept(sql)).toEqual(['Hild']);
    add('Osric')(sql);
    expect(kept(sql)).toEqual(['Hild', 'Osric']);
  });
});

test('a reading holds while rows of other tables change, also within the step that changes them', () => {
  const { file, read, kept } = table();
  doStep(file, add('Hild'));
  const before = kept(file.sql);
  doStep(file, (sql) => {
    addItem(sql, null, 'Rope');
    expect(kept(sql)).toBe(before);
    add('Osric')(sql);
    expect(kept(sql)).toEqual(['Hild', 'Osric']);
  });
  undo(file);
  const again = kept(file.sql);
  expect(again).toEqual(['Hild']);
  doStep(file, (sql) => addItem(sql, null, 'Rope'));
  undo(file);
  expect(kept(file.sql)).toBe(again);
  expect(read).toHaveBeenCalledTimes(3);
});

test('what a step has written and taken back is read anew, and so are lines of the journal after any step', () => {
  const { file, kept } = table();
  const lines = whileUnchanged((sql: Sql) => sql.all(query.selectFrom('journal').select('seq')).length);
  const both = whileUnchanged((sql: Sql) => `${kept(sql).join()} ${lines(sql)}`);
  doStep(file, add('Hild'));
  expect(both(file.sql)).toBe('Hild 1');
  doStep(file, (sql) => addItem(sql, null, 'Rope'));
  expect(both(file.sql)).toBe('Hild 2');
  doStep(file, (sql) => {
    add('Osric')(sql);
    expect(kept(sql)).toEqual(['Hild', 'Osric']);
    sql.run(query.deleteFrom('character').where('name', '=', 'Osric'));
    expect(kept(sql)).toEqual(['Hild']);
  });
  expect(both(file.sql)).toBe('Hild 3');
});

test('rows that go with others are counted where they stood', () => {
  const file = newCampaign();
  const held = whileUnchanged((sql: Sql) => sql.all(query.selectFrom('formation_place').select('id')).length);
  doStep(file, (sql) => {
    const who = add('Hild')(sql).lastId;
    const order = sql.run(query.insertInto('formation').values({ position: 1, situation: 'march' })).lastId;
    const place = { formation_id: order, character_id: who, rank: 0, file: 0 };
    sql.run(query.insertInto('formation_place').values(place));
  });
  expect(held(file.sql)).toBe(1);
  doStep(file, (sql) => sql.run(query.deleteFrom('formation')));
  expect(held(file.sql)).toBe(0);
});

test('what is asked with other words is another reading, and only the newest eight are kept', () => {
  const file = newCampaign();
  const read = vi.fn((sql: Sql, prefix: string) => names(sql).map((name) => prefix + name));
  const kept = whileUnchanged(read);
  doStep(file, add('Hild'));
  expect([kept(file.sql, 'a'), kept(file.sql, 'b'), kept(file.sql, 'a')]).toEqual([
    ['aHild'],
    ['bHild'],
    ['aHild'],
  ]);
  expect(read).toHaveBeenCalledTimes(2);
  for (const other of 'cdefghi') kept(file.sql, other);
  expect(kept(file.sql, 'a')).toEqual(['aHild']);
  expect(read).toHaveBeenCalledTimes(10);
});
