import type BetterSqlite3 from 'better-sqlite3';
import { writtenTexts } from '../written-texts.ts';

/** The rowids of each kind of text begin at its number times this. */
export const numberStep = 2 ** 40;

const joined = (columns: readonly string[]): string =>
  columns.length === 0 ? "''" : columns.map((column) => `"${column}"`).join(' || char(10) || ');

/**
 * Lays both indexes of words anew from the rows they follow. The check of a file reads its rows and not what an index
 * says of them: where a step was cut short, an index may have been taken back only in part.
 */
export const layWordsAnew = (db: BetterSqlite3.Database): void => {
  const ofKinds = Object.values(writtenTexts).map(
    ({ table, number, names, prose, words }) =>
      `INSERT INTO prep_fts (rowid, name, text)
       SELECT ${number * numberStep} + id, ${joined(names)}, ${joined([...prose, ...words])} FROM "${table}";`,
  );
  db.exec(`BEGIN;
    INSERT INTO prep_fts (prep_fts) VALUES ('delete-all');
    ${ofKinds.join('\n')}
    INSERT INTO journal_fts (journal_fts) VALUES ('rebuild');
    COMMIT;`);
};
