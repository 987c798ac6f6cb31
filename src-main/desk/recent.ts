import { basename } from 'node:path';
import { z } from 'zod';
import type { CampaignFile } from '../db/file/campaign-file.ts';
import { query } from '../db/sql.ts';
import { readRules } from '../facts/campaign/read-campaign.ts';

/** What the start window says of a campaign without opening it. */
export const recentCampaign = z.object({
  path: z.string(),
  name: z.string(),
  openedAt: z.string(),
  /** Its rules and its newest session; null where an older program remembered the file. */
  system: z.string().nullable().default(null),
  lastSession: z.object({ number: z.int(), startedAt: z.string() }).nullable().default(null),
});
export type RecentCampaign = z.output<typeof recentCampaign>;

/** The tables it is read from. */
export const recentTables: readonly string[] = ['campaign', 'session'];

const newest = query
  .selectFrom('session')
  .select(['number', 'started_at'])
  .orderBy('number', 'desc')
  .limit(1)
  .compile();

export function recentOf(
  { path, records: { sql } }: Pick<CampaignFile, 'path' | 'records'>,
  openedAt: string,
): RecentCampaign {
  const { name, system } = readRules(sql);
  const session = sql.get(newest);
  return {
    path,
    name: name || basename(path),
    openedAt,
    system: system.title,
    lastSession: session ? { number: session.number, startedAt: session.started_at } : null,
  };
}
