import BetterSqlite3 from 'better-sqlite3';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { openCampaign } from '../../../src-main/db/file/campaign-file.ts';
import { undo } from '../../../src-main/db/journal/journal.ts';
import { takeLines } from '../../../src-main/db/lines/take-lines.ts';
import { writeLines } from '../../../src-main/db/lines/write-lines.ts';
import { newestSchema } from '../../../src-main/db/schema.ts';
import {
  addCharacter,
  addItem,
  contents,
  doStep,
  failureOf,
  newCampaign,
  scratchFolder,
} from '../../fixtures/campaigns.ts';
import { performWrite, writerCount, type RandomWrite } from '../journal/random-writes.ts';

let folder: string;
let number = 0;
beforeEach(() => {
  folder = scratchFolder();
});

const named = (ending: string): string => join(folder, `File ${++number}${ending}`);

/** The campaign at this path as lines, the file they stand in. */
function linesOf(path: string): string {
  const lines = named('.campaign.jsonl');
  const db = new BetterSqlite3(path, { readonly: true });
  writeLines(db, lines, '0.1.0');
  db.close();
  return lines;
}

/** A campaign of these lines, in the format they were written in. */
const taken = (lines: string) => takeLines(lines, named('.turnkeeper'));

const textLines = (path: string): string[] => readFileSync(path, 'utf8').trimEnd().split('\n');

/** The lines with a true end: as a hand that knows the format would leave them. */
function signed(lines: readonly string[]): string {
  const body = lines.map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(body).digest('hex');
  const path = named('.campaign.jsonl');
  writeFileSync(path, `${body}${JSON.stringify({ end: { lines: lines.length, sha256 } })}\n`);
  return path;
}

function barrow(): { path: string; held: string } {
  const file = newCampaign(folder, `Barrow ${++number}.turnkeeper`);
  doStep(file, (sql) => {
    const hild = addCharacter(sql, 'Hild');
    addItem(sql, hild, 'axe');
  });
  doStep(file, (sql) => addItem(sql, null, 'a "rope"\n of \u0000 ünïcode 🜚'));
  const held = contents(file);
  file.close();
  return { path: file.path, held };
}

const kept = Array.from({ length: newestSchema }, (_, at) => `schema-${at + 1}`);
const rich = ['rich-schema-3', 'rich-basic-fantasy-schema-3'];

describe.each([...kept, ...rich])('the kept campaign %s', (name) => {
  const source = resolve(import.meta.dirname, `../../fixtures/kept/${name}.turnkeeper`);

  test('is the same lines after it was lines', () => {
    const first = linesOf(source);
    const { path, told } = taken(first);
    expect(told).toEqual([]);
    expect(readFileSync(linesOf(path)).equals(readFileSync(first))).toBe(true);
  });
});

test.each(rich)('%s, taken from lines, opens and is brought up to date as its file is', (name) => {
  const copy = named('.turnkeeper');
  copyFileSync(resolve(import.meta.dirname, `../../fixtures/kept/${name}.turnkeeper`), copy);
  const { path } = taken(linesOf(copy));
  const [one, other] = [openCampaign(path), openCampaign(copy)];
  expect(contents(one)).toBe(contents(other));
  one.close();
  other.close();
});

test('random campaigns are byte-equal after lines, and their last step is taken back as before', () => {
  const write = fc.record<RandomWrite>({
    which: fc.nat(writerCount - 1),
    a: fc.nat(1000),
    b: fc.nat(1000),
    text: fc.string({ unit: 'binary', maxLength: 8 }),
  });
  const steps = fc.array(fc.array(write, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(steps, (moves) => {
      const file = newCampaign(folder, `Random ${++number}.turnkeeper`);
      file.db.pragma('synchronous = OFF');
      doStep(file, (sql) => addCharacter(sql, 'Hild'));
      for (const parts of moves) doStep(file, (sql) => parts.forEach((part) => performWrite(sql, part)));
      const first = linesOf(file.path);
      const { path, told } = taken(first);
      expect(told).toEqual([]);
      expect(readFileSync(linesOf(path)).equals(readFileSync(first))).toBe(true);
      const again = openCampaign(path);
      undo(file);
      undo(again);
      expect(contents(again)).toBe(contents(file));
      file.close();
      again.close();
      for (const each of [file.path, path]) rmSync(each);
    }),
    { numRuns: 8 },
  );
});

test('the lines are a head, a row each by table and id, and an end with their sum', () => {
  const lines = textLines(linesOf(barrow().path));
  const head = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
  expect(head).toMatchObject({ format: 'turnkeeper-campaign', version: 1, schema: newestSchema });
  expect(head['tables']).toMatchObject({ campaign: 1, character: 1, item: 2, journal: 2 });
  const tables = lines.slice(1, -1).map((line) => Object.keys(JSON.parse(line) as object)[0]);
  expect(tables).toEqual(tables.toSorted());
  expect(lines.find((line) => line.includes('"Hild"'))).toContain('{"character":{"id":1,');
  const body = lines
    .slice(0, -1)
    .map((line) => `${line}\n`)
    .join('');
  const sha256 = createHash('sha256').update(body).digest('hex');
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ end: { lines: lines.length - 1, sha256 } });
});

test('pictures come back byte by byte', () => {
  const file = newCampaign(folder, 'Pictures.turnkeeper');
  const bytes = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 256));
  const columns = file.db.pragma('table_info(asset)') as { name: string; type: string; notnull: number }[];
  const values = columns.map(({ name, type }) =>
    name === 'bytes' ? bytes : type === 'INTEGER' ? 7 : 'image/png',
  );
  file.db.prepare(`INSERT INTO asset VALUES (${columns.map(() => '?').join(', ')})`).run(values);
  file.close();
  const { path } = taken(linesOf(file.path));
  const db = new BetterSqlite3(path, { readonly: true });
  expect(db.prepare('SELECT bytes FROM asset').pluck().get()).toEqual(bytes);
  db.close();
});

describe('lines that are not whole', () => {
  test('cut off: what stands is taken, and it is told', () => {
    const lines = textLines(linesOf(barrow().path));
    const cut = named('.campaign.jsonl');
    writeFileSync(cut, lines.slice(0, -2).join('\n'));
    const { told, path } = taken(cut);
    expect(told[0]).toBe(
      `The file is cut off after line ${lines.length - 2}: its last line, with the sum, is not there.`,
    );
    const file = openCampaign(path);
    expect(file.db.prepare('SELECT name FROM character').pluck().all()).toEqual(['Hild']);
    expect(file.db.prepare("SELECT count(*) FROM journal WHERE kind = 'app.rescue'").pluck().get()).toBe(1);
    file.close();
  });

  test('changed by hand: the sum tells', () => {
    const text = readFileSync(linesOf(barrow().path), 'utf8').replace('"Hild"', '"Hulda"');
    const changed = named('.campaign.jsonl');
    writeFileSync(changed, text);
    const { told, path } = taken(changed);
    expect(told[0]).toBe('The file was changed after it was written: its sum is another.');
    const file = openCampaign(path);
    expect(file.db.prepare('SELECT name FROM character').pluck().all()).toEqual(['Hulda']);
    file.close();
  });

  test.each([
    ['no JSON', '{"item":{"id"', 'it is no JSON'],
    ['no row', '[1, 2]', 'it is no row of a table'],
    ['a table from nowhere', '{"hoard":{"id":1}}', 'this program has no table "hoard"'],
    [
      'a column that holds no such value',
      '{"note":{"id":{},"text":"x"}}',
      'id of note is nothing that a column can hold',
    ],
    [
      'a false sort of value',
      '{"note":{"id":9,"text":{"base64":"AA=="}}}',
      'cannot store BLOB value in TEXT column note.text',
    ],
    [
      'an id that stands already',
      '{"campaign":{"id":1,"name":"x","system":"ose","settings":"{}","created_at":"","origin":"x"}}',
      'UNIQUE constraint failed: campaign.id',
    ],
    ['nothing', '{"note":{}}', 'it says nothing of note'],
    ['a prototype', '{"__proto__":{"id":1}}', 'this program has no table "__proto__"'],
  ])('%s is told by its line, and the rest is taken', (_, line, why) => {
    const lines = textLines(linesOf(barrow().path)).slice(0, -1);
    const { told, path } = taken(signed([...lines, line]));
    expect(told).toContain(`Line ${lines.length + 1} not taken: ${why}.`);
    const file = openCampaign(path);
    expect(file.db.prepare('SELECT count(*) FROM item').pluck().get()).toBe(2);
    file.close();
  });

  test('many lines with one fault are told of in one sentence', () => {
    const lines = textLines(linesOf(barrow().path)).slice(0, -1);
    const more = ['{}', '{}', '{"x":{}}', '{}', '{"x":{}}', '{"x":{}}', '{"x":{}}'];
    const { told } = taken(signed([...lines, ...more]));
    const at = lines.length;
    expect(told).toEqual([
      `Lines ${at + 1} to ${at + 2} and ${at + 4} not taken: it is no row of a table.`,
      `Lines ${at + 3} and ${at + 5} to ${at + 7} not taken: this program has no table "x".`,
      'Steps from before cannot be taken back.',
    ]);
  });

  test('a thousand faults, tables and columns from nowhere fill no report', () => {
    const lines = textLines(linesOf(barrow().path)).slice(0, -1);
    const many = Array.from({ length: 1000 }, (_, at) => at);
    const head = JSON.stringify({
      ...(JSON.parse(lines[0] ?? '') as object),
      tables: Object.fromEntries(many.map((at) => [`t${at}`, 1])),
    });
    const strange = many.map((at) => JSON.stringify({ [`t${at}`]: {} }));
    const columns = Object.fromEntries(many.map((at) => [`c${at}`, 1]));
    const note = JSON.stringify({ note: { id: 77, text: 'x', ...columns } });
    const { told } = taken(signed([head, ...lines.slice(1), note, ...strange]));
    expect(told.length).toBeLessThan(50);
    expect(told.join('').length).toBeLessThan(10_000);
    expect(told).toContain('980 other lines not taken, for other reasons.');
  });

  test('a column from nowhere is left out of its row', () => {
    const lines = textLines(linesOf(barrow().path)).slice(0, -1);
    const { told, path } = taken(
      signed(lines.map((line) => line.replace('"name":"Hild"', '"name":"Hild","aura":"blue"'))),
    );
    expect(told).toContain('Not known to this program, and left out: "aura" of character.');
    const file = openCampaign(path);
    expect(file.db.prepare('SELECT name FROM character').pluck().all()).toEqual(['Hild']);
    file.close();
  });

  test('a row that is missing is told, and what hung on it goes into the pool', () => {
    const lines = textLines(linesOf(barrow().path)).slice(0, -1);
    const { told, path } = taken(signed(lines.filter((line) => !line.startsWith('{"character"'))));
    expect(told).toContain('Of character 0 of 1 row were taken.');
    const file = openCampaign(path);
    expect(file.db.prepare('SELECT holder_id FROM item').pluck().all()).toEqual([null, null]);
    file.close();
  });
});

describe('what is no campaign in lines', () => {
  const refusal = (text: string | Buffer) => {
    const path = named('.campaign.jsonl');
    writeFileSync(path, text);
    const target = named('.turnkeeper');
    const failure = failureOf(() => takeLines(path, target));
    expect(existsSync(target)).toBe(false);
    return failure;
  };
  const head = (change: object): string =>
    `${JSON.stringify({ format: 'turnkeeper-campaign', version: 1, schema: 1, program: '', tables: {}, ...change })}\n`;

  test.each([
    ['nothing', '', 'file-foreign'],
    ['a text', 'Dear diary\n', 'file-foreign'],
    ['another format', '{"format":"turnkeeper-pack"}\n', 'file-foreign'],
    ['bytes', Buffer.from([0xff, 0xfe, 0, 10, 7]), 'file-foreign'],
    ['depth', '['.repeat(100_000), 'file-foreign'],
    ['a newer version', head({ version: 2 }), 'file-newer'],
    ['a newer schema', head({ schema: newestSchema + 1 }), 'file-newer'],
    ['a head alone', head({}), 'file-damaged'],
  ])('%s', (_, text, code) => {
    expect(refusal(text).code).toBe(code);
  });

  test('a line of more than 64 MB', () => {
    expect(refusal(head({}) + 'x'.repeat(66 * 1024 * 1024)).message).toMatch(/^Line 2 is longer than 64 MB/);
  });

  test('opened as a campaign it says what it is', () => {
    const lines = linesOf(barrow().path);
    const failure = failureOf(() => openCampaign(lines));
    expect(failure).toMatchObject({ code: 'file-foreign', details: { lines } });
  });
});

test('lines spoilt at random are taken in part or refused, and never throw anything else', () => {
  const whole = readFileSync(linesOf(barrow().path));
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(255), fc.nat(whole.length), (at, byte, end) => {
      const spoilt = Buffer.from(whole).subarray(0, Math.max(at + 1, end));
      spoilt[at] = byte;
      const path = named('.campaign.jsonl');
      writeFileSync(path, spoilt);
      const target = named('.turnkeeper');
      try {
        takeLines(path, target);
      } catch (thrown) {
        expect(thrown).toMatchObject({ name: 'TurnkeeperError' });
        return;
      }
      openCampaign(target).close();
      rmSync(target);
    }),
    { numRuns: 25 },
  );
});
