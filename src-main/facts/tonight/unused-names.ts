import { createHash } from 'node:crypto';
import type { ListsFile } from '../../../shared/content/schemas/lists.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { RandomTable } from '../../../shared/tables/table.ts';
import { listTables } from '../../content/own-lists.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { folded } from '../book/fold.ts';
import { readHeads, readTable } from '../tables/read-tables.ts';

type Names = QueryOutput<'prep.tonight'>['names'];

const mostNames = 10;
/** Folder or name of a table on which names stand, as Somebody looks for them. */
const nameTables = 'names';

const evening = query
  .selectFrom('campaign')
  .select('origin')
  .select((of) =>
    of
      .selectFrom('session')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .as('sessions'),
  )
  .compile();
const people = query.selectFrom('character').select('name').compile();
const pages = query.selectFrom('page').select('title as name').where('kind', '=', 'person').compile();

/**
 * Ten names that nobody bears yet: of the campaign's own tables of names, else of the program's lists, as many of each.
 * They are the same all evening, but for those that somebody came to bear, and others at the next session.
 */
export function unusedNames(sql: Sql, lists: ListsFile): Names {
  const { origin, sessions } = sql.get(evening) ?? { origin: '', sessions: 0 };
  const borne = new Set(
    [...sql.all(people), ...sql.all(pages)].flatMap(({ name }) => [name, firstWord(name)].map(folded)),
  );
  const order = (name: string) => createHash('sha256').update(`${origin} ${sessions} ${name}`).digest('hex');
  const tables = tablesOfNames(sql, lists).flatMap(({ name, rows }) => {
    const free = [...new Set(rows.map(({ text }) => text.trim()))]
      .filter((each) => isPlain(each) && !borne.has(folded(each)) && !borne.has(folded(firstWord(each))))
      .map((each) => ({ name: each, at: order(each) }))
      .sort((one, other) => (one.at < other.at ? -1 : 1));
    return free.length === 0 ? [] : [{ of: name, free: free.map((each) => each.name) }];
  });
  const shared = tables.slice(0, mostNames);
  return shared.map(({ of, free }, at) => ({ of, names: free.slice(0, shareOf(at, shared.length)) }));
}

/** As many of each table, the first ones a name more. */
const shareOf = (at: number, tables: number): number =>
  Math.floor(mostNames / tables) + (at < mostNames % tables ? 1 : 0);

function tablesOfNames(sql: Sql, lists: ListsFile): readonly Pick<RandomTable, 'name' | 'rows'>[] {
  const own = readHeads(sql).filter(isOfNames);
  if (own.length === 0) return listTables(lists).filter(isOfNames);
  return own.flatMap(({ id }) => readTable(sql, id) ?? []);
}

const isOfNames = ({ folder, name }: Pick<RandomTable, 'folder' | 'name'>): boolean =>
  folded(folder) === nameTables || (folder === '' && folded(name) === nameTables);

/** What is thrown or led elsewhere is no name yet. */
const isPlain = (text: string): boolean => text !== '' && text.length <= 80 && !/[{}[\]\n]/u.test(text);

const firstWord = (name: string): string => /^\S+/u.exec(name.trim())?.[0] ?? '';
