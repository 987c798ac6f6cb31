import type { z } from 'zod';
import type { shellView } from '../../../shared/ipc/desk/views.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { OpenCampaign } from '../../desk/open-campaign.ts';
import { nextStanding, stepsSince } from './standing-steps.ts';

/** Which step is looked at, and which stand beside it; null where now is shown. */
export function lookingBackOf({
  past,
  file,
}: Pick<OpenCampaign, 'past' | 'file'>): z.output<typeof shellView>['lookingBack'] {
  if (past === null) return null;
  const { seq } = past;
  return {
    seq,
    summary: summaryOf(file.sql, seq),
    stepsSince: stepsSince(file.sql, seq),
    earlier: nextStanding(file.sql, seq, 'earlier'),
    later: nextStanding(file.sql, seq, 'later'),
  };
}

export const summaryOf = (sql: Sql, seq: number): string =>
  sql.get(query.selectFrom('journal').select('summary').where('seq', '=', seq))?.summary ?? 'The beginning.';
