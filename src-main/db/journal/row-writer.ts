import type BetterSqlite3 from 'better-sqlite3';
import type { CampaignFile } from '../file/campaign-file.ts';
import { imageSql } from '../guards.ts';
import type { TableShape } from '../guards.ts';

/** Reads and writes the rows of one table by their images. */
interface RowWriter {
  /** The row as it stands, null where there is none. */
  image(id: number): string | null;
  insert(image: string): void;
  update(id: number, image: string): void;
  remove(id: number): void;
}

const quoted = (name: string): string => `"${name}"`;
const fromImage = (column: string): string => `json_extract(@image, '$."${column}"')`;

const prepareWriter = (db: BetterSqlite3.Database, table: TableShape): RowWriter => {
  const name = quoted(table.name);
  const key = quoted(table.key);
  const { columns } = table;
  const values = columns.map(fromImage).join(', ');
  const image = db
    .prepare<[number], string>(`SELECT ${imageSql(table, name)} FROM ${name} WHERE ${key} = ?`)
    .pluck();
  const insert = db.prepare(`INSERT INTO ${name} (${columns.map(quoted).join(', ')}) VALUES (${values})`);
  const update = db.prepare(
    `UPDATE ${name} SET ${columns.map((column) => `${quoted(column)} = ${fromImage(column)}`).join(', ')} WHERE ${key} = @id`,
  );
  const remove = db.prepare(`DELETE FROM ${name} WHERE ${key} = ?`);
  return {
    image: (id) => image.get(id) ?? null,
    insert: (of) => void insert.run({ image: of }),
    update: (id, to) => void update.run({ image: to, id }),
    remove: (id) => void remove.run(id),
  };
};

const prepared = new WeakMap<CampaignFile, Map<string, RowWriter>>();

/** Prepared once for each open file and table. */
export const rowWriter = (file: CampaignFile, table: TableShape): RowWriter => {
  const known = prepared.get(file) ?? new Map<string, RowWriter>();
  prepared.set(file, known);
  const writer = known.get(table.name) ?? prepareWriter(file.db, table);
  known.set(table.name, writer);
  return writer;
};
