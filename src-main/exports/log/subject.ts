import { TurnkeeperError } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { SessionRow } from '../../db/tables.ts';
import { dated } from '../../facts/calendar/read-calendar.ts';
import type { Dated } from '../../facts/calendar/read-calendar.ts';

/** What an export is about. */
export interface Subject {
  campaign: string;
  system: string;
  /** The campaign's id, the same in every copy of it. */
  origin: string;
  /** The one session, or null for the whole campaign. */
  session: SessionRow | null;
  /** Every session in it, oldest first. */
  sessions: SessionRow[];
  /** ISO 8601 in UTC. */
  exportedAt: string;
  /** Moments of the game with their dates. */
  dated: Dated;
}

/** Reads what an export is about. Throws not-found for a session that is not there. */
export const readSubject = (sql: Sql, sessionId: number | null, exportedAt: string): Subject => {
  const campaign = sql.get(query.selectFrom('campaign').select(['name', 'system', 'origin']));
  if (campaign === undefined)
    throw new TurnkeeperError('file-damaged', 'The campaign file holds no campaign.');
  const all = sql.all(query.selectFrom('session').selectAll().orderBy('number'));
  const session = all.find(({ id }) => id === sessionId) ?? null;
  if (sessionId !== null && session === null) {
    throw new TurnkeeperError('not-found', 'That session is not in this campaign. Nothing was exported.', {
      sessionId: 'Choose a session of this campaign.',
    });
  }
  return {
    campaign: campaign.name,
    system: campaign.system,
    origin: campaign.origin,
    session,
    sessions: session === null ? all : [session],
    exportedAt,
    dated: dated(sql),
  };
};
