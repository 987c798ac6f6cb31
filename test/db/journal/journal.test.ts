import BetterSqlite3 from 'better-sqlite3';
import { beforeEach, describe, expect, test } from 'vitest';
import { openCampaign } from '../../../src-main/db/file/campaign-file.ts';
import type { CampaignFile } from '../../../src-main/db/file/campaign-file.ts';
import { redo, runCommand, undo, undoState } from '../../../src-main/db/journal/journal.ts';
import { query } from '../../../src-main/db/sql.ts';
import {
  addCharacter,
  addItem,
  codeOf,
  contents,
  doStep,
  failureOf,
  newCampaign,
} from '../../fixtures/campaigns.ts';

let file: CampaignFile;
beforeEach(() => {
  file = newCampaign();
});

const line = (seq: number) => file.db.prepare('SELECT * FROM journal WHERE seq = ?').get(seq);
const statuses = () => file.db.prepare('SELECT status FROM journal ORDER BY seq').pluck().all();
const images = () => file.db.prepare('SELECT count(*) FROM journal_row').pluck().get();

/** Changes the open file with another program, as somebody with a SQLite browser would: closed, it would not open again. */
const tamper = (sql: string): void => {
  const other = new BetterSqlite3(file.path);
  other.exec(sql);
  other.close();
};

describe('a command', () => {
  test('commits its rows, its images and its line together', () => {
    const committed = runCommand(
      file,
      { kind: 'party.add', input: { name: 'Aud' }, realTime: '2026-11-21T20:00:00.000Z' },
      (sql) => {
        const id = addCharacter(sql, 'Aud');
        addItem(sql, id, 'axe');
        sql.run(query.updateTable('clock').set({ seconds: 36_600 }));
        return {
          summary: 'Aud joins',
          outcome: { id },
          rolls: [{ sides: 6, face: 4, source: 'typed' }],
          value: id,
        };
      },
    );
    expect(committed).toEqual({
      value: 1,
      seq: 1,
      summary: 'Aud joins',
      tables: ['character', 'clock', 'item', 'journal'],
      letGo: 0,
    });
    expect(line(1)).toEqual({
      seq: 1,
      session_id: null,
      real_time: '2026-11-21T20:00:00.000Z',
      game_time: 36_600,
      kind: 'party.add',
      input: '{"name":"Aud"}',
      summary: 'Aud joins',
      outcome: '{"id":1,"rows":3}',
      rolls: '[{"sides":6,"face":4,"source":"typed"}]',
      status: 'done',
    });
    expect(images()).toBe(3);
  });

  test('belongs to the open session, the lines that open and close it included', () => {
    doStep(file, () => undefined);
    const opening = { number: 1, started_at: 'now', start_seconds: 0 };
    doStep(file, (sql) => sql.run(query.insertInto('session').values(opening)));
    doStep(file, (sql) => addCharacter(sql, 'Aud'));
    doStep(file, (sql) => sql.run(query.updateTable('session').set({ ended_at: 'later', end_seconds: 9 })));
    doStep(file, () => undefined);
    expect(file.db.prepare('SELECT session_id FROM journal ORDER BY seq').pluck().all()).toEqual([
      null,
      1,
      1,
      1,
      null,
    ]);
  });

  test('that throws leaves nothing, not even a line', () => {
    doStep(file, (sql) => addCharacter(sql, 'Aud'));
    const before = contents(file);
    const thrown = new Error('no such door');
    const attempt = () =>
      doStep(file, (sql) => {
        addItem(sql, 1, 'axe');
        sql.run(query.deleteFrom('character'));
        throw thrown;
      });
    expect(attempt).toThrow(thrown);
    expect(contents(file)).toBe(before);
    expect(statuses()).toEqual(['done']);
    expect(doStep(file, (sql) => addCharacter(sql, 'Bera')).seq).toBe(2);
  });

  test('that breaks a constraint leaves nothing, even where it swallows the error', () => {
    doStep(file, (sql) => addItem(sql, null, 'axe'));
    const before = contents(file);
    expect(() => doStep(file, (sql) => addItem(sql, 99, 'axe'))).toThrow('FOREIGN KEY');
    expect(() => doStep(file, (sql) => sql.run(query.updateTable('item').set({ quantity: 0 })))).toThrow(
      'CHECK',
    );
    expect(contents(file)).toBe(before);
  });

  test('cannot run inside another', () => {
    expect(() => doStep(file, () => doStep(file, () => undefined))).toThrow('inside another');
    expect(() => doStep(file, () => undo(file))).toThrow('inside another');
    expect(statuses()).toEqual([]);
  });

  test('cannot end its own transaction behind the journal', () => {
    const before = contents(file);
    const attempt = () =>
      doStep(file, (sql) => {
        addCharacter(sql, 'Aud');
        file.db.exec('COMMIT');
      });
    expect(attempt).toThrow('FOREIGN KEY');
    expect(contents(file)).toBe(before);
    expect(doStep(file, (sql) => addCharacter(sql, 'Bera')).seq).toBe(1);
  });

  test('records a cascade, a SET NULL and a REPLACE', () => {
    doStep(file, (sql) => {
      addItem(sql, addCharacter(sql, 'Aud'), 'axe');
      sql.run(query.insertInto('delve').values({ name: 'Barrow', speaker_id: 1, start_seconds: 0 }));
    });
    const before = contents(file);
    const { tables } = doStep(file, (sql) => sql.run(query.deleteFrom('character').where('id', '=', 1)));
    expect(tables).toEqual(['character', 'delve', 'item', 'journal']);
    undo(file);
    expect(contents(file)).toBe(before);
    const replaced = doStep(file, (sql) => {
      const columns =
        'id, position, kind, name, class_name, level, xp, hp, max_hp, misc_gear, carrying_treasure, sheet';
      file.db.exec(
        `REPLACE INTO character (${columns}) VALUES (1, 1, 'character', 'Bera', 'Elf', 1, 0, 1, 1, 0, 0, '{}')`,
      );
      return sql;
    });
    expect(replaced.tables).toEqual(['character', 'delve', 'item', 'journal']);
    undo(file);
    expect(contents(file)).toBe(before);
  });
});

describe('a write outside a command', () => {
  test.each([
    'DELETE FROM clock',
    'UPDATE clock SET seconds = 1',
    'REPLACE INTO clock (id, seconds) VALUES (1, 5)',
    "INSERT INTO note (text) VALUES ('psst')",
    "UPDATE journal SET summary = 'something else'",
    'DELETE FROM journal',
    'DELETE FROM journal_row',
    "INSERT INTO journal_row (seq, tbl, row_id) VALUES (1, 'clock', 1)",
  ])('is refused: %s', (sql) => {
    doStep(file, (inside) => addCharacter(inside, 'Aud'));
    const before = contents(file);
    expect(() => file.db.exec(sql)).toThrow('write outside a command');
    expect(contents(file)).toBe(before);
    expect(file.db.inTransaction).toBe(false);
  });

  test('is refused for no picture: pictures stand outside the journal, named by what they hold', () => {
    const insert = file.db.prepare(
      `INSERT INTO asset (sha256, mime, width, height, bytes) VALUES (?, 'image/png', 1, 1, ?)`,
    );
    insert.run('aa', Buffer.from([1]));
    doStep(file, (sql) => {
      const id = addCharacter(sql, 'Aud');
      sql.run(query.updateTable('character').set({ portrait_id: 1 }).where('id', '=', id));
    });
    expect(file.gate.tables.has('asset')).toBe(false);
    expect(file.db.prepare("SELECT count(*) FROM journal_row WHERE tbl = 'asset'").pluck().get()).toBe(0);
    undo(file);
    redo(file);
    expect(file.db.prepare('SELECT portrait_id FROM character').pluck().get()).toBe(1);
    expect(() => insert.run('aa', Buffer.from([2]))).toThrow('UNIQUE');
    expect(() => file.db.exec('DELETE FROM asset')).toThrow('FOREIGN KEY');
  });

  test('is refused for every table of the schema', () => {
    const guardsOf = (sql: string) =>
      (file.db.prepare(`EXPLAIN ${sql}`).all() as { p4: unknown }[]).map(({ p4 }) => p4);
    for (const { name, key } of file.gate.tables.values()) {
      const guards = [
        ...guardsOf(`INSERT INTO "${name}" ("${key}") VALUES (1)`),
        ...guardsOf(`UPDATE "${name}" SET "${key}" = "${key}"`),
        ...guardsOf(`DELETE FROM "${name}"`),
      ];
      for (const change of ['INSERT', 'UPDATE', 'DELETE'])
        expect(guards).toContain(`-- TRIGGER ${change} ${name}`);
    }
    expect(file.gate.tables.size).toBeGreaterThan(12);
  });

  test('reaches no schema, that of the guards neither', () => {
    for (const schema of ['main', 'temp'])
      expect(() => file.db.exec(`DELETE FROM ${schema}.sqlite_schema`)).toThrow('may not be modified');
  });

  test('of the journal is refused inside a command too, and so is a new id for a row', () => {
    doStep(file, (sql) => addCharacter(sql, 'Aud'));
    const inside = (sql: string) => () => doStep(file, () => file.db.exec(sql));
    expect(inside("UPDATE journal SET summary = 'mine'")).toThrow('write outside a command');
    expect(inside('DELETE FROM journal_row')).toThrow('write outside a command');
    expect(inside("INSERT INTO journal_row (seq, tbl, row_id) VALUES (1, 'clock', 1)")).toThrow(
      'write outside',
    );
    expect(inside('UPDATE character SET id = 7')).toThrow('never changes its id');
  });
});

describe('undo and redo', () => {
  test('name what they would do, and end with nothing to do', () => {
    expect(undoState(file)).toEqual({ undo: null, redo: null, steps: 0 });
    doStep(file, (sql) => addCharacter(sql, 'Aud'), 'Aud joins');
    doStep(file, (sql) => addCharacter(sql, 'Bera'), 'Bera joins');
    expect(undo(file)).toMatchObject({
      seq: 2,
      summary: 'Bera joins',
      tables: ['character', 'journal'],
      steps: 1,
    });
    expect(undoState(file)).toEqual({
      undo: { seq: 1, kind: 'test.step', summary: 'Aud joins' },
      redo: { seq: 2, kind: 'test.step', summary: 'Bera joins' },
      steps: 1,
    });
    undo(file);
    expect(codeOf(() => undo(file))).toBe('nothing-to-undo');
    expect(redo(file).seq).toBe(1);
    expect(redo(file).seq).toBe(2);
    expect(codeOf(() => redo(file))).toBe('nothing-to-redo');
  });

  test('survive closing and opening', () => {
    const states = [contents(file)];
    for (const name of ['Aud', 'Bera', 'Ceol']) {
      doStep(file, (sql) => addItem(sql, addCharacter(sql, name), 'axe'));
      states.push(contents(file));
    }
    undo(file);
    file.close();
    file = openCampaign(file.path);
    expect(contents(file)).toBe(states[2]);
    undo(file);
    undo(file);
    expect(contents(file)).toBe(states[0]);
    file.close();
    file = openCampaign(file.path);
    for (const state of states.slice(1)) {
      redo(file);
      expect(contents(file)).toBe(state);
    }
  });

  test('a new command drops what was undone, and keeps its line', () => {
    for (const name of ['Aud', 'Bera', 'Ceol']) doStep(file, (sql) => addCharacter(sql, name));
    undo(file);
    undo(file);
    doStep(file, (sql) => addCharacter(sql, 'Dan'));
    expect(statuses()).toEqual(['done', 'dropped', 'dropped', 'done']);
    expect(codeOf(() => redo(file))).toBe('nothing-to-redo');
    expect(undo(file).seq).toBe(4);
    expect(undo(file).seq).toBe(1);
  });

  test('a step that changed no row is not what undo takes back', () => {
    doStep(file, (sql) => addCharacter(sql, 'Aud'));
    doStep(file, () => undefined, 'A die was rolled');
    expect(undoState(file)).toMatchObject({ undo: { seq: 1 }, steps: 2 });
    expect(undo(file).seq).toBe(1);
    expect(redo(file).seq).toBe(1);
  });

  test('keep numbers, texts and JSON to the letter', () => {
    const awkward = [
      '',
      "O'Brien",
      '"quoted" \\ back',
      '\u0000nul',
      '\ud83d\ude00',
      '[1,2]',
      'null',
      ' \n\t',
    ];
    for (const name of awkward) doStep(file, (sql) => addCharacter(sql, name));
    doStep(file, () =>
      file.db.exec("UPDATE clock SET seconds = 9007199254740993; UPDATE campaign SET settings = json('[1]')"),
    );
    const exact = () => file.db.prepare('SELECT CAST(seconds AS TEXT) FROM clock').pluck().get();
    const before = contents(file);
    doStep(file, () =>
      file.db.exec(
        "DELETE FROM character; UPDATE clock SET seconds = 0; UPDATE campaign SET settings = '{}'",
      ),
    );
    undo(file);
    expect(contents(file)).toBe(before);
    expect(exact()).toBe('9007199254740993');
  });
});

describe('a row changed behind the journal', () => {
  const refused = (move: () => unknown): void => {
    const before = contents(file);
    const lines = statuses();
    expect(codeOf(move)).toBe('journal-mismatch');
    expect(contents(file)).toBe(before);
    expect(statuses()).toEqual(lines);
  };

  test('is named, and nothing changes', () => {
    doStep(file, (sql) => addItem(sql, addCharacter(sql, 'Aud'), 'axe'));
    tamper("UPDATE item SET name = 'vorpal sword'");
    refused(() => undo(file));
    expect(failureOf(() => undo(file)).details).toEqual({ table: 'item', row: '1' });
  });

  test('is refused where it was deleted, or put in the way', () => {
    doStep(file, (sql) => addCharacter(sql, 'Aud'));
    tamper('DELETE FROM character');
    refused(() => undo(file));
    tamper("INSERT INTO note (id, text) VALUES (1, 'mine')");
    doStep(file, (sql) => sql.run(query.deleteFrom('note')));
    tamper("INSERT INTO note (id, text) VALUES (1, 'mine again')");
    refused(() => undo(file));
  });

  test('is refused on redo as well', () => {
    doStep(file, (sql) => addCharacter(sql, 'Aud'));
    undo(file);
    tamper(`INSERT INTO character SELECT 1, 1, 'character', 'Other', 'Elf', NULL, NULL, 1, 0, NULL, NULL, NULL, NULL,
      NULL, NULL, 1, 1, 0, 0, NULL, '{}', NULL`);
    refused(() => redo(file));
  });

  test('is refused where undo would carry it off by a cascade', () => {
    doStep(file, (sql) => addCharacter(sql, 'Aud'));
    tamper(`INSERT INTO item (holder_id, state, kind, name, quantity, weight, notes, facts)
      VALUES (1, 'carried', 'weapon', 'gift', 1, 1, '', '{}')`);
    refused(() => undo(file));
  });

  test('is refused where undo would leave it pointing at nothing', () => {
    doStep(file, (sql) => addCharacter(sql, 'Aud'));
    doStep(file, (sql) => addItem(sql, 1, 'axe'));
    doStep(file, (sql) => sql.run(query.updateTable('item').set({ holder_id: null })));
    tamper('PRAGMA foreign_keys = OFF; DELETE FROM journal_row WHERE seq < 3; DELETE FROM character');
    refused(() => undo(file));
  });

  test('is refused where the recorded images themselves were changed', () => {
    doStep(file, (sql) => addCharacter(sql, 'Aud'));
    doStep(file, (sql) => sql.run(query.updateTable('character').set({ hp: 3 })));
    tamper("UPDATE journal_row SET before = json_set(before, '$.kind', 'dragon') WHERE seq = 2");
    refused(() => undo(file));
    tamper("UPDATE journal_row SET tbl = 'nonsense' WHERE seq = 2");
    refused(() => undo(file));
  });
});

test('no step, however long the journal, reads all of it', () => {
  for (const name of ['Aud', 'Bera', 'Ceol']) doStep(file, (sql) => addCharacter(sql, name));
  file.close();
  file = openCampaign(file.path);
  const asked = new Set<string>();
  const prepare = file.db.prepare.bind(file.db);
  Object.assign(file.db, {
    prepare: (text: string) => {
      asked.add(text);
      return prepare(text);
    },
  });
  undo(file);
  undo(file);
  redo(file);
  doStep(file, (sql) => addCharacter(sql, 'Dan'));
  undoState(file);
  const plans = [...asked].map((text) => {
    const explained = prepare(`EXPLAIN QUERY PLAN ${text.replaceAll(/\?|@\w+/g, 'NULL')}`);
    return { text, plan: (explained.all() as { detail: string }[]).map(({ detail }) => detail) };
  });
  // Newest first with a limit stops at the first that fits.
  const scans = plans.filter(({ plan }) => plan.some((detail) => /^SCAN journal(_row)?$/.test(detail)));
  expect(asked.size).toBeGreaterThan(10);
  expect(scans.filter(({ text }) => !text.endsWith('order by "seq" desc limit ?'))).toEqual([]);
});
