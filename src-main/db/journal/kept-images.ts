import { sql as raw } from 'kysely';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { query, withValues } from '../sql.ts';
import type { Sql } from '../sql.ts';

/** The images of rows that the journal keeps of each step, and how many there must be: its line says so. */

/** What a line says of its images; null where it was written before they were counted, or they were let go since. */
const toldSql = "iif(json_valid(outcome), json_extract(outcome, '$.rows'), NULL)";
const told = raw.raw<number | null>(toldSql);

const counted = withValues(({ seq }: { seq: number }) =>
  query
    .selectFrom('journal_row')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('seq', '=', seq),
);

export const imagesOf = (sql: Sql, seq: number): number => sql.get(counted({ seq }))?.rows ?? 0;

const newestChange = withValues(({ before }: { before: number }) =>
  query
    .selectFrom('journal')
    .select(['seq', told.as('rows')])
    .where('seq', '<', before)
    .where('status', '=', raw.lit('done'))
    .where(raw.raw<boolean>(`${toldSql} IS NOT 0`))
    .orderBy('seq', 'desc')
    .limit(1),
);

const newestImage = withValues(({ before }: { before: number }) =>
  query
    .selectFrom('journal_row')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('seq', '<', before),
);

/** The newest step before another that changed a row, by its line or, where that does not tell, by its images. */
export const newestChanged = (sql: Sql, before: number): number | null => {
  const line = sql.get(newestChange({ before }));
  if (line !== undefined && line.rows !== null) return line.seq;
  return sql.get(newestImage({ before }))?.seq ?? null;
};

const incomplete = withValues(({ from, to }: { from: number; to: number }) =>
  query
    .selectFrom('journal')
    .select('seq')
    .where('seq', '>=', from)
    .where('seq', '<=', to)
    .where('status', '!=', raw.lit('dropped'))
    .where(
      raw.raw<boolean>(
        `${toldSql} <> (SELECT count(*) FROM journal_row WHERE journal_row.seq = journal.seq)`,
      ),
    )
    .orderBy('seq', 'desc')
    .limit(1),
);

/** The newest of some steps whose images are not all there any more; null for none. */
export const incompleteStep = (sql: Sql, from: number, to: number): number | null =>
  sql.get(incomplete({ from, to }))?.seq ?? null;

/** Throws journal-mismatch where the images of any of these steps are not all there. */
export const requireImages = (sql: Sql, from: number, to: number): void => {
  const seq = incompleteStep(sql, from, to);
  if (seq !== null)
    throw new TurnkeeperError(
      'journal-mismatch',
      `Another program has taken away what step ${seq} kept of the rows it changed, so nothing can be taken back or looked at beyond it. Nothing was changed; a backup from before may still hold it.`,
      { step: String(seq) },
    );
};

/** Lets go of every image: nothing before can be taken back, and the lines no longer tell of any. */
export const forgetImages = `DELETE FROM journal_row; UPDATE journal SET status = 'dropped' WHERE status = 'undone';
  UPDATE journal SET outcome = json_remove(outcome, '$.rows') WHERE ${toldSql} IS NOT NULL`;
