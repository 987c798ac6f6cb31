import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openCampaign } from '../../../src-main/db/file/campaign-file.ts';
import type { CampaignFile } from '../../../src-main/db/file/campaign-file.ts';
import { redo, undo, undoState } from '../../../src-main/db/journal/journal.ts';
import { readPast } from '../../../src-main/db/journal/past.ts';
import { query } from '../../../src-main/db/sql.ts';
import { addCharacter, addItem, contents, doStep, failureOf, newCampaign } from '../../fixtures/campaigns.ts';

/** Images of rows that somebody took out of the journal by hand. */

let file: CampaignFile;

beforeEach(() => {
  file = newCampaign();
  doStep(file, (sql) => addItem(sql, addCharacter(sql, 'Aud'), 'axe'), 'Aud comes');
  doStep(file, (sql) => addItem(sql, addCharacter(sql, 'Bera'), 'bow'), 'Bera comes');
  doStep(file, () => undefined, 'A die is thrown');
  doStep(file, (sql) => addItem(sql, addCharacter(sql, 'Ceol'), 'club'), 'Ceol comes');
  doStep(file, () => undefined, 'Another die');
});
afterEach(() => file.close());

const byHand = (statement: string): void => {
  file.close();
  const db = new BetterSqlite3(file.path);
  db.exec(statement);
  db.close();
  file = openCampaign(file.path);
};

const lost = (step: number) => ({
  code: 'journal-mismatch',
  details: { step: String(step) },
  message: expect.stringContaining(`step ${step} `) as string,
});

test('what changed nothing is passed over, as before', () => {
  expect(undo(file).summary).toBe('Ceol comes');
  expect(undo(file).summary).toBe('Bera comes');
  expect(redo(file).summary).toBe('Bera comes');
});

describe('a step whose images are gone', () => {
  test.each([
    ['all of them', 'DELETE FROM journal_row WHERE seq = 4'],
    ['one of them', "DELETE FROM journal_row WHERE seq = 4 AND tbl = 'item'"],
    ['every image there was', 'DELETE FROM journal_row'],
  ])('%s: undo says so, and takes back neither it nor the step before', (_which, statement) => {
    byHand(statement);
    const before = contents(file);
    expect(undoState(file).undo?.seq).toBe(4);
    expect(failureOf(() => undo(file))).toMatchObject(lost(4));
    expect(contents(file)).toBe(before);
  });

  test('is met on the way through several, and all of them stay', () => {
    byHand('DELETE FROM journal_row WHERE seq = 2');
    const before = contents(file);
    expect(failureOf(() => undo(file, 1))).toMatchObject(lost(2));
    expect(contents(file)).toBe(before);
    expect(undo(file).seq).toBe(4);
    expect(failureOf(() => undo(file))).toMatchObject(lost(2));
  });

  test('is not done again by halves', () => {
    undo(file);
    byHand('DELETE FROM journal_row WHERE seq = 4');
    expect(failureOf(() => redo(file))).toMatchObject(lost(4));
    expect(file.db.prepare("SELECT 1 FROM character WHERE name = 'Ceol'").get()).toBeUndefined();
  });

  test('hides how things stood before it, and nothing after it', () => {
    byHand('DELETE FROM journal_row WHERE seq = 2');
    expect(failureOf(() => readPast(file, 1))).toMatchObject(lost(2));
    readPast(file, 2).close();
  });
});

test('a step taken in an older program, which counted nothing, is taken back as before', () => {
  byHand("UPDATE journal SET outcome = json_remove(outcome, '$.rows')");
  expect(undo(file).seq).toBe(4);
  doStep(file, (sql) => sql.run(query.updateTable('clock').set({ seconds: 40_000 })));
  expect(undo(file).seq).toBe(6);
});
