import BetterSqlite3 from 'better-sqlite3';
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql as raw } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { writtenKinds } from '../../shared/ipc/vocabulary.ts';
import { readSought } from '../../shared/pages/search-words.ts';
import { openCampaign } from '../../src-main/db/file/campaign-file.ts';
import { layWordsAnew } from '../../src-main/db/file/words-anew.ts';
import { undo } from '../../src-main/db/journal/journal.ts';
import { query } from '../../src-main/db/sql.ts';
import type { Sql } from '../../src-main/db/sql.ts';
import { writtenTexts } from '../../src-main/db/written-texts.ts';
import { answersByIndex, answersByTexts } from '../../src-main/facts/pages/search.ts';
import { doStep, newCampaign, sampleCharacter } from '../fixtures/campaigns.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnkeeper-words-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const words = [
  'mill',
  'Mühle',
  'millstone',
  'ΛΎΡΑ',
  'ёлка',
  'wyrm',
  'x2',
  'd’Aubigny',
  '[[Mill|x]]',
  '—',
  '竜',
  'ÅNGSTRÖM',
];
const text = fc.array(fc.constantFrom(...words), { maxLength: 6 }).map((each) => each.join(' '));
const asked = fc
  .array(
    fc.record({
      word: fc.constantFrom(...words, 'mi', 'angs', 'лк', 'w'),
      as: fc.constantFrom('begun', 'whole', 'not'),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((each) =>
    each.map(({ word, as }) => (as === 'whole' ? `"${word}"` : as === 'not' ? `-${word}` : word)).join(' '),
  );

/** A row for each kind of text, whatever stands in the columns beside it. */
function writeOne(sql: Sql, given: readonly string[]): void {
  const at = (index: number): string => given[index % given.length] ?? '';
  sql.run(query.insertInto('page').values({ kind: 'note', title: 'P', text: at(0), players_text: at(1) }));
  sql.run(query.insertInto('creature').values({ position: 1, name: 'C', system: 'ose', notes: at(2) }));
  const table = sql.run(
    query.insertInto('random_table').values({
      ...{ position: 1, folder: '', name: 'T', purpose: 'any', way: 'weights', beyond: 'nothing' },
      ...{ columns: '[]', modifiers: '[]', notes: at(3), licence: '', source: '' },
    }),
  ).lastId;
  const row = {
    table_id: table,
    position: 1,
    spans: '[]',
    text: at(4).slice(0, 99),
    again: null,
    note: at(5),
  };
  sql.run(query.insertInto('random_row').values(row));
  const dungeon = sql.run(
    query.insertInto('dungeon').values({ position: 1, name: `D ${at(0)}`, notes: at(1) }),
  ).lastId;
  const level = sql.run(
    query
      .insertInto('level')
      .values({ dungeon_id: dungeon, position: 1, name: 'L', depth: 1, notes: at(2), table_id: null }),
  ).lastId;
  const room = sql.run(
    query.insertInto('room').values({ level_id: level, position: 1, key: '1', name: at(3), notes: at(4) }),
  ).lastId;
  sql.run(
    query.insertInto('feature').values({
      room_id: room,
      position: 1,
      kind: 'other',
      name: 'F',
      to_room_id: null,
      notes: at(5),
      facts: '{}',
    }),
  );
  sql.run(query.insertInto('note').values({ text: at(1) }));
  sql.run(query.insertInto('character').values({ ...sampleCharacter('H'), name: `H ${at(2)}` }));
}

/** Every text of the file is another, or gone. */
function changeAll(sql: Sql, given: readonly string[]): void {
  writtenKinds.forEach((kind, at) => {
    const { table, prose, names } = writtenTexts[kind];
    const column = prose.at(-1) ?? names.at(-1);
    if (column === undefined) return;
    sql.run(
      raw`UPDATE ${raw.table(table)} SET ${raw.ref(column)} = ${given[at % given.length]}`.compile(query),
    );
  });
  sql.run(query.deleteFrom('page').where('id', '=', 1));
  sql.run(query.deleteFrom('dungeon').where('id', '=', 1));
}

const answers = (found: ReturnType<typeof answersByIndex>) => Object.fromEntries(found);

test('the index finds what reading every text finds, whatever is written, changed, removed and taken back', () => {
  const file = newCampaign(folder, 'Words.turnkeeper');
  file.db.pragma('synchronous = OFF');
  const questions = fc.array(asked, { minLength: 3, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(text, { minLength: 6, maxLength: 6 }), questions, (given, all) => {
      const check = (): void => {
        for (const question of all) {
          const sought = readSought(question);
          expect(answers(answersByIndex(file.sql, sought)), question).toEqual(
            answers(answersByTexts(file.sql, sought)),
          );
        }
      };
      const rowsIndexed = () => file.db.prepare('SELECT count(*) FROM prep_fts').pluck().get();
      let taken = 0;
      try {
        doStep(file, (sql) => writeOne(sql, given));
        taken += 1;
        check();
        doStep(file, (sql) => changeAll(sql, given.toReversed()));
        taken += 1;
        check();
        undo(file);
        taken -= 1;
        check();
      } finally {
        for (; taken > 0; taken -= 1) undo(file);
      }
      expect(rowsIndexed()).toBe(0);
    }),
    { numRuns: 25 },
  );
  file.close();
});

test('an index of which a part was lost is laid anew from the rows: what it finds is what stands, and more is written', () => {
  const file = newCampaign(folder, 'Anew.turnkeeper');
  doStep(file, (sql) => writeOne(sql, ['mill', 'wyrm', 'Mühle', 'x2', 'ёлка', '竜']));
  file.close();
  const torn = new BetterSqlite3(file.path);
  torn.unsafeMode();
  torn.exec(`DELETE FROM prep_fts_docsize;
    INSERT OR IGNORE INTO prep_fts_idx (segid, term, pgno)
    SELECT value, X'', 2 FROM json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20]')`);
  torn.unsafeMode(false);
  layWordsAnew(torn);
  torn.close();
  const again = openCampaign(file.path);
  for (const word of ['mill', 'wyrm', 'Mühle', 'x2', 'ёлка', '竜', 'no such word']) {
    const sought = readSought(word);
    const found = answers(answersByIndex(again.sql, sought));
    expect(found, word).toEqual(answers(answersByTexts(again.sql, sought)));
    if (word === 'wyrm') expect(Object.keys(found).length).toBeGreaterThan(1);
  }
  doStep(again, (sql) => changeAll(sql, ['wyrm']));
  expect(answersByIndex(again.sql, readSought('wyrm')).get('note')).toEqual([1]);
  again.close();
});
