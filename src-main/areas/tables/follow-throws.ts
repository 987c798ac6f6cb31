import { refused } from '../../../shared/errors.ts';
import { figure } from '../../../shared/words/figures.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { writeUnseen } from '../../facts/packs/write-unseen.ts';
import { readHeads } from '../../facts/tables/read-tables.ts';
import { OwnTexts } from '../../imports/random-tables/own-text.ts';
import { longestRow } from '../../imports/random-tables/row-text.ts';
import { ofTheFile } from '../import/write/named-there.ts';

const rowsThatThrow = query
  .selectFrom('random_row')
  .select(['id', 'table_id', 'text'])
  .where('text', 'like', '%{%')
  .orderBy('id')
  .compile();

/**
 * Writes what gives a table another name or folder, and leads on the throws of all rows: each means the table that it
 * meant before. Gives what is told of them behind a sentence, empty where none had to follow. Throws refused where a
 * text would grow too long by it.
 */
export function writeThrown(sql: Sql, write: () => void): string {
  const before = readHeads(sql);
  write();
  const after = readHeads(sql);
  const stands = before.map((head) => after.find(({ id }) => id === head.id) ?? head);
  const named = ofTheFile(
    [],
    before,
    stands,
    before.map(({ id }) => id),
  );
  const texts = new OwnTexts(before);
  const stood = new Map(before.map((head, at) => [head.id, { was: head, is: stands[at] ?? head }]));
  let follow = 0;
  for (const { id, table_id: tableId, text } of sql.all(rowsThatThrow)) {
    const of = stood.get(tableId);
    if (of === undefined) continue;
    const { was, is } = of;
    const written = texts.read(text, was.folder).map((part): string => {
      if (typeof part === 'string') return part;
      const thrown = named.thrownFrom(is.folder, part);
      if (thrown !== part.written) follow += 1;
      return thrown;
    });
    const whole = written.join('');
    if (whole === text) continue;
    if (whole.length > longestRow)
      throw refused(
        `With its throws written anew a row of ${is.name} would have more than ${figure(longestRow)} letters. Nothing was changed.`,
      );
    writeUnseen(sql, { kind: 'row', id }, () =>
      sql.run(query.updateTable('random_row').set({ text: whole }).where('id', '=', id)),
    );
  }
  if (follow === 0) return '';
  return follow === 1 ? '; a throw follows' : `; ${figure(follow)} throws follow`;
}
