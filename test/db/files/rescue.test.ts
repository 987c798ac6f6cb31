import BetterSqlite3 from 'better-sqlite3';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { openCampaign } from '../../../src-main/db/file/campaign-file.ts';
import { undo } from '../../../src-main/db/journal/journal.ts';
import { readPages } from '../../../src-main/db/rescue/pages.ts';
import { rescue } from '../../../src-main/db/rescue/rescue.ts';
import { randomBelow } from '../../faults/mutations.ts';
import {
  addCharacter,
  addItem,
  contents,
  doStep,
  failureOf,
  newCampaign,
  scratchFolder,
} from '../../fixtures/campaigns.ts';

const pageBytes = 4096;
let folder: string;
let whole: Buffer;
/** Bytes of it before any row but the campaign's own. */
let bare: number;
let then: string;
let number = 0;

beforeEach(() => {
  folder = scratchFolder();
  const file = newCampaign(folder);
  file.db.pragma('synchronous = OFF');
  bare = readFileSync(file.path).length;
  for (let at = 0; at < 120; at++)
    doStep(
      file,
      (sql) => {
        const hero = addCharacter(sql, `Hero ${at}`);
        for (let each = 0; each < 6; each++) addItem(sql, hero, `axe ${at}.${each}`);
      },
      `Hero ${at} came with six axes.`,
    );
  doStep(file, (sql) => addItem(sql, null, 'x'.repeat(30_000)), 'A long one.');
  then = contents(file);
  file.close();
  whole = readFileSync(file.path);
});

const damagedFile = (change: (bytes: Buffer) => unknown): string => {
  const path = join(folder, `damaged ${++number}.turnkeeper`);
  const bytes = Buffer.from(whole);
  const changed = change(bytes);
  writeFileSync(path, Buffer.isBuffer(changed) ? changed : bytes);
  return path;
};

/** What came out, opened as any campaign is; the damaged file is as it was. */
const rescued = (damaged: string) => {
  const before = readFileSync(damaged);
  const path = join(folder, `rescued ${number}.turnkeeper`);
  const report = rescue(damaged, path);
  expect(readFileSync(damaged).equals(before)).toBe(true);
  const file = openCampaign(path);
  const items = file.db.prepare<[], string>('SELECT name FROM item').pluck().all();
  return { report, file, items };
};

const zero = (bytes: Buffer, page: number): void =>
  void bytes.fill(0, (page - 1) * pageBytes, page * pageBytes);

test('a file without its first page loses nothing but its header, and plays on', () => {
  const { report, file } = rescued(damagedFile((bytes) => zero(bytes, 1)));
  expect(contents(file)).toBe(then);
  expect(report).toMatchObject({ unreadPages: 1, lostLines: 0, logLines: 121, unplaced: 0, undoKept: true });
  expect(report.people).toHaveLength(120);
  undo(file);
  expect(doStep(file, (sql) => addCharacter(sql, 'Bera')).seq).toBeGreaterThan(121);
  file.close();
});

test('a file without one inner page of its trees has every row', () => {
  const { inner } = readPages(whole);
  expect(inner.size).toBeGreaterThan(2);
  const { file } = rescued(
    damagedFile((bytes) => [...inner.keys()].filter((page) => page > 1).forEach((page) => zero(bytes, page))),
  );
  expect(contents(file)).toBe(then);
  file.close();
});

test('every tenth page zeroed: what is missing is made anew from the log, and what is lost is said', () => {
  let rebuilt = 0;
  let lost = 0;
  // Which rows stand on which pages hangs on the tables: from several beginnings every kind of page is hit.
  for (let first = 12; first < 19; first++) {
    const { report, file, items } = rescued(
      damagedFile((bytes) => {
        for (let page = first; page <= bytes.length / pageBytes; page += 10) zero(bytes, page);
      }),
    );
    expect(report.unreadPages).toBeGreaterThan(5);
    expect(items.length).toBeGreaterThan(600);
    const lines = file.db.prepare<[], string>('SELECT summary FROM journal ORDER BY seq DESC').pluck().all();
    expect(lines[0]).toContain('Rescued from');
    expect(report.lostLines).toBeLessThanOrEqual(122 - lines.length);
    rebuilt += report.rebuilt;
    lost += report.lostLines;
    file.close();
  }
  expect(rebuilt).toBeGreaterThan(0);
  expect(lost).toBeGreaterThan(0);
});

test('a file cut short gives what is left of it', () => {
  const written = whole.length - bare;
  const { file, items } = rescued(
    damagedFile((bytes) => bytes.subarray(0, bare + Math.floor(written * 0.75))),
  );
  expect(items.length).toBeGreaterThan(500);
  expect(items.length).toBeLessThan(721);
  expect(doStep(file, (sql) => addCharacter(sql, 'Bera')).seq).toBeGreaterThan(1);
  file.close();
});

test('a step that was half written when the program was killed is not in the new file', () => {
  const path = damagedFile(() => undefined);
  const db = new BetterSqlite3(path);
  db.pragma('cache_size = 5');
  db.pragma('cache_spill = 1');
  db.exec("BEGIN; DELETE FROM journal_row; DELETE FROM journal; UPDATE item SET name = 'spoilt ' || name");
  const killed = [readFileSync(path), readFileSync(`${path}-journal`)] as const;
  db.exec('ROLLBACK');
  db.close();
  expect(killed[0].equals(whole)).toBe(false);
  const damaged = damagedFile(() => killed[0].fill(0, 0, 100));
  writeFileSync(`${damaged}-journal`, killed[1]);
  const { file, report, items } = rescued(damaged);
  expect(report).toMatchObject({ lostLines: 0, unplaced: 0, undoKept: true });
  expect(contents(file)).toBe(then);
  expect(items.filter((name) => name.startsWith('spoilt'))).toEqual([]);
  file.close();
});

test('a journal that is not whole is not trusted further than it reads', () => {
  const path = damagedFile((bytes) => zero(bytes, 1));
  const head = Buffer.concat([Buffer.from('d9d505f920a163d7ffffffff00000001', 'hex'), Buffer.alloc(496)]);
  head.writeUInt32BE(whole.length / pageBytes, 16);
  head.writeUInt32BE(512, 20);
  head.writeUInt32BE(pageBytes, 24);
  const noise = Buffer.alloc(4 + pageBytes + 4, 7);
  noise.writeUInt32BE(2, 0);
  writeFileSync(`${path}-journal`, Buffer.concat([head, noise]));
  const { file } = rescued(path);
  expect(contents(file)).toBe(then);
  file.close();
});

test('a key to nobody is emptied, a ring goes into the pool, nothing is dropped without a word', () => {
  const path = damagedFile(() => undefined);
  const db = new BetterSqlite3(path);
  db.pragma('foreign_keys = OFF');
  db.exec(`UPDATE item SET holder_id = 9999 WHERE id = 1;
    UPDATE item SET holder_id = NULL, container_id = 3 WHERE id = 2; UPDATE item SET holder_id = NULL, container_id = 2 WHERE id = 3;
    DELETE FROM journal_row; UPDATE campaign SET settings = '{}'`);
  db.close();
  const { file, report } = rescued(path);
  expect(file.records.amiss).toEqual([]);
  expect(file.db.prepare('SELECT holder_id, container_id FROM item WHERE id = 1').get()).toEqual({
    holder_id: null,
    container_id: null,
  });
  expect(file.db.prepare('SELECT count(*) FROM item WHERE container_id IS NOT NULL').pluck().get()).toBe(1);
  expect(report).toMatchObject({ things: 721, unplaced: 0 });
  file.close();
});

describe('proof', () => {
  test('each page zeroed, made noise or put in another’s place: never a throw, and never a row of a sound page lost', () => {
    const below = randomBelow(7);
    const pages = whole.length / pageBytes;
    const sound = readPages(whole);
    for (let page = 1; page <= pages; page += 5) {
      const other = 1 + below(pages);
      const path = damagedFile((bytes) => {
        if (page % 3 === 0) zero(bytes, page);
        else if (page % 3 === 1)
          for (let at = 0; at < pageBytes; at++) bytes[(page - 1) * pageBytes + at] = below(256);
        else whole.copy(bytes, (page - 1) * pageBytes, (other - 1) * pageBytes, other * pageBytes);
      });
      const { file, items } = rescued(path);
      const lost = sound.leaves.get(page) ?? [];
      expect(items.length, `page ${page}`).toBeGreaterThanOrEqual(721 - lost.length - 1);
      file.close();
    }
  });

  test('hostile pages end: rings of overflow, lengths without end, and what is no campaign at all', () => {
    const hostile = Buffer.alloc(pageBytes * 40);
    for (let page = 1; page < 40; page++) {
      const at = page * pageBytes;
      hostile[at] = 13;
      hostile.writeUInt16BE(2000, at + 3);
      for (let cell = 0; cell < 2000; cell++) hostile.writeUInt16BE(4090, at + 8 + 2 * cell);
      hostile.fill(0xff, at + 4090, at + 4096);
    }
    const path = damagedFile(() => hostile);
    const target = join(folder, 'none.turnkeeper');
    expect(failureOf(() => rescue(path, target)).code).toBe('file-damaged');
    expect(existsSync(target)).toBe(false);
  });

  test.each(['rich-schema-3.turnkeeper', 'schema-1.turnkeeper', 'schema-6.turnkeeper'])(
    '%s comes back whole without its header',
    (name) => {
      const source = resolve(import.meta.dirname, '../../fixtures/kept', name);
      const [sound, path] = [join(folder, 'sound.turnkeeper'), join(folder, 'headless.turnkeeper')];
      copyFileSync(source, sound);
      writeFileSync(path, readFileSync(source).fill(0, 0, 100));
      rescue(path, join(folder, 'back.turnkeeper'));
      const [one, other] = [openCampaign(sound), openCampaign(join(folder, 'back.turnkeeper'))];
      expect(contents(other)).toBe(contents(one));
      one.close();
      other.close();
    },
  );
});
