import type BetterSqlite3 from 'better-sqlite3';
import { z } from 'zod';

/**
 * A whole campaign as JSON Lines: a head, one row a line tables by name and rows by id, and an end with the number and
 * the sum of what stands before it. Nothing is left out: pictures, and what can be taken back, go along.
 */
const format = 'turnkeeper-campaign';
export const linesVersion = 1;

const count = z.int().min(0);

const head = z.object({
  format: z.literal(format),
  version: count,
  schema: z.int().min(1),
  program: z.string(),
  tables: z.record(z.string(), count),
});
export type LinesHead = z.output<typeof head>;

const end = z.strictObject({
  end: z.strictObject({ lines: count, sha256: z.string().regex(/^[\da-f]{64}$/) }),
});
export type LinesEnd = z.output<typeof end>['end'];

const readAs = <Read>(shape: z.ZodType<Read>, value: unknown): Read | null => {
  const read = shape.safeParse(value);
  return read.success ? read.data : null;
};

export const readHead = (value: unknown): LinesHead | null => readAs(head, value);
export const readEnd = (value: unknown): LinesEnd | null => readAs(end, value)?.end ?? null;

export const headLine = (given: Omit<LinesHead, 'format' | 'version'>): string =>
  JSON.stringify({ format, version: linesVersion, ...given } satisfies LinesHead);
export const endLine = (given: LinesEnd): string => JSON.stringify({ end: given });

/** How such a file begins. */
const beginning = JSON.stringify({ format }).slice(0, -1);

export const isBeginningOfLines = (text: string): boolean => text.startsWith(beginning);

/** A table of a campaign, its columns in the order of the schema. */
export interface LineTable {
  name: string;
  columns: readonly string[];
  key: string;
}

interface Column {
  name: string;
  pk: number;
}

/**
 * The tables whose rows are written, by name: so a file that was migrated and one that was made new read alike. What is
 * indexed of their words is not among them.
 */
export const lineTables = (db: BetterSqlite3.Database): LineTable[] => {
  const names = db
    .prepare<[], string>(
      `SELECT name FROM pragma_table_list
       WHERE schema = 'main' AND type = 'table' AND strict = 1 ORDER BY name`,
    )
    .pluck()
    .all();
  return names.map((name) => {
    const columns = db.pragma(`table_info("${name}")`) as Column[];
    const key = columns.find(({ pk }) => pk > 0);
    if (key === undefined) throw new Error(`table ${name} needs a key to be written in lines`);
    return { name, columns: columns.map((column) => column.name), key: key.name };
  });
};
