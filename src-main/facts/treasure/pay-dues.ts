import { dayAndTime } from '../../../shared/clock.ts';
import { listed } from '../../../shared/words/names.ts';
import type { Sql } from '../../db/sql.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { readServants, settleAccount, WageCount } from '../party/wages.ts';
import type { Servant, WageDue } from '../party/wages.ts';
import { coinsIn, payOut } from './pay-out.ts';
import { goldInWords } from './pay.ts';
import type { Mint } from './pay.ts';
import { worthOf } from './purse.ts';

/** A wage that is due, and whose. */
export interface Due {
  servant: Servant;
  due: WageDue;
}

/** What is due on a day, of each; what was left owed of earlier wages is not among it. */
export const duesOn = (servants: readonly Servant[], count: WageCount, day: number): Due[] =>
  servants.flatMap((servant) => {
    const due = count.due(servant, day);
    return due === null ? [] : [{ servant, due }];
  });

export const sumOfDues = (dues: readonly Due[]): number => dues.reduce((sum, { due }) => sum + due.copper, 0);

/** Everything that is due today out of one purse; null where nothing is, or the purse has too little. */
export function payDues(
  { sql, campaign }: { sql: Sql; campaign: Campaign },
  purse: number | null,
  mint: Mint,
): { copper: number; text: string } | null {
  const { day } = dayAndTime(campaign.clock);
  const dues = duesOn(readServants(sql, campaign), new WageCount(sql), day);
  const copper = sumOfDues(dues);
  if (copper === 0 || worthOf(coinsIn(sql, purse)) < copper) return null;
  const { payer } = payOut(sql, purse, copper, mint);
  for (const { servant, due } of dues)
    settleAccount(sql, servant.row.id, { from_day: due.day, owed: servant.owed });
  const told = dues.map(({ servant, due }) => `${servant.row.name} ${goldInWords(due.copper)}`);
  return { copper, text: `Wages from ${payer}: ${listed(told)}.` };
}
