import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { listed } from '../../../shared/words/names.ts';
import type { AmissRow, Fault } from '../../db/amiss/amiss-row.ts';
import { columnWords, nameIn, recordWords } from './record-words.ts';

export type AmissRecord = QueryOutput<'amiss.list'>['records'][number];
type Row = Readonly<Record<string, unknown>>;

export const rowOf = (image: string | null): Row => (image === null ? {} : (JSON.parse(image) as Row));

const told = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);

const columnsOf = (columns: readonly string[]): string => listed(columns.map(columnWords));

const sentences: Readonly<Record<Fault['kind'], (columns: readonly string[]) => string>> = {
  forbidden: (columns) => `What stands under ${columnsOf(columns)} makes no sense.`,
  orphan: (columns) => `Its ${columnsOf(columns)} is not there.`,
  ring: () => 'It lies in itself, through other things.',
  altered: (columns) => `Another program changed ${columnsOf(columns)} since the last step.`,
  gone: () => 'Another program took it away.',
  back: () => 'By the log it was taken away, and it stands here again.',
};

/** The columns in which two forms of a record differ. */
const between = (from: Row, to: Row): string[] =>
  Object.keys(to).filter((column) => from[column] !== to[column]);

const inPool = new Set(['holder_id', 'container_id', 'stash_id']);

/** What the usual value does to a record, in words. */
export const usualWords = ({ table, stands, usual, faults }: AmissRow): string => {
  const [from, to] = [rowOf(stands), rowOf(usual)];
  const changed = between(from, to);
  if (table === 'item' && changed.some((column) => inPool.has(column)))
    return faults.some(({ kind }) => kind === 'ring') ? 'out of the ring, into the pool' : 'into the pool';
  return listed(
    changed.map((column) => {
      const value = told(to[column]);
      return `${columnWords(column)} ${value === null || value === '' ? 'empty' : value}`;
    }),
  );
};

/** Whether the log knows a form of the record that makes sense. */
export const isLastSound = ({ said, shown }: AmissRow): boolean => said !== null && said === shown;
/** Whether what another program left makes sense by itself. */
export const isStandingSound = ({ stands, said, usual }: AmissRow): boolean =>
  stands !== null && said !== null && stands === usual;

/** Where the log knows better, an empty form is no mend; out of a ring or into the pool a thing may still go. */
const isAlteredAlone = (row: AmissRow): boolean =>
  isLastSound(row) && !row.faults.some(({ kind }) => kind === 'orphan' || kind === 'ring');

const mendsOf = (row: AmissRow): AmissRecord['mends'] => {
  const mends: AmissRecord['mends'] = [];
  if (isLastSound(row)) mends.push({ how: 'last', words: 'as the last step left it' });
  if (row.usual !== null && row.usual !== row.stands && !isAlteredAlone(row))
    mends.push({ how: 'usual', words: usualWords(row) });
  if (isStandingSound(row) && isLastSound(row)) mends.push({ how: 'keep', words: 'keep it as it stands' });
  return mends;
};

export const wordsFor = (table: string): { what: string; where: string } =>
  recordWords[table as keyof typeof recordWords];

export const nameOf = ({ said, stands }: AmissRow): string => nameIn(rowOf(said ?? stands));

export const recordOf = (row: AmissRow): AmissRecord => {
  const { table, id, faults, stands, shown } = row;
  const [standing, mended] = [rowOf(stands), rowOf(shown)];
  const columns = new Set(faults.flatMap((fault) => fault.columns));
  return {
    table,
    id,
    ...wordsFor(table),
    name: nameOf(row),
    wrong: [...new Set(faults.map(({ kind, columns: at }) => sentences[kind](at)))],
    values: [...columns].map((column) => ({
      column,
      words: columnWords(column),
      stands: told(standing[column]),
      shown: told(mended[column]),
      mayBeTyped: stands !== null,
    })),
    mends: mendsOf(row),
  };
};
