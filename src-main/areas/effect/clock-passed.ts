import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { effectOf, together } from './effect-words.ts';
import { endingBetween } from './read-effects.ts';

const mostTold = 12;

/**
 * What ended as the clock went on, one sentence each; effects that end by themselves, where the campaign says so,
 * are seen to in the same step.
 */
export function clockPassed(
  sql: Sql,
  { exploration }: Pick<Campaign, 'exploration'>,
  before: number,
  after: number,
): string[] {
  const over = endingBetween(sql, before, after);
  if (over.length === 0) return [];
  if (exploration.effectsEndThemselves) seeTo(sql, after);
  const groups = together(over);
  const told = groups.slice(0, mostTold).map(
    (group) =>
      `${effectOf(
        group[0].name,
        group.map(({ who }) => who),
      )} ended.`,
  );
  const more = groups.length - told.length;
  return more > 0 ? [...told, `${more} more ${more === 1 ? 'effect' : 'effects'} ended.`] : told;
}

function seeTo(sql: Sql, now: number): void {
  sql.run(
    query.updateTable('effect').set({ ended: 1 }).where('ended', '=', 0).where('until_seconds', '<=', now),
  );
}
