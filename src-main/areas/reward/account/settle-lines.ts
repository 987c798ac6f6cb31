import { refused } from '../../../../shared/errors.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import { coinKinds } from '../../../../shared/ipc/vocabulary.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import { arrive, takeFrom } from '../../../facts/gear/stacks.ts';
import { inPool } from '../../../facts/gear/target.ts';
import type { Things } from '../../../facts/gear/things.ts';
import { readFinds, settleFind } from '../../../facts/party/finds.ts';
import { coinRow } from '../../../facts/party/items.ts';
import { inCopper } from '../../../facts/party/weighing/measures.ts';
import { inFewestCoins } from '../../../facts/treasure/purse.ts';
import type { AccountLine } from './line.ts';

type Said = ParsedInput<'reward.award'>['lines'][number];

/** A line of the account with what the referee made of it. */
export interface SettledLine {
  line: AccountLine;
  fate: Said['fate'];
  /** What it counts: nothing where it was struck. */
  xp: number;
}

const key = ({ of, id }: Pick<Said, 'of' | 'id'>): string => `${of} ${id}`;

/** Throws refused for a line that waits no longer, and for one sold that cannot be. */
export function settledLines(account: readonly AccountLine[], said: readonly Said[]): SettledLine[] {
  const waiting = new Map(account.map((line) => [key(line), line]));
  return [...new Map(said.map((one) => [key(one), one])).values()].map(({ of, id, fate, xp }) => {
    const line = waiting.get(key({ of, id }));
    if (line === undefined)
      throw refused(
        'Some of what was to be counted has been counted or struck already. Nothing was handed out.',
        {
          lines: 'Look again.',
        },
      );
    if (fate === 'sold' && !line.canSell)
      throw refused(`${line.title} cannot be sold: it is not at hand, magical, or its worth is not known.`, {
        lines: 'Count it, or leave it for later.',
      });
    return { line, fate, xp: fate === 'struck' ? 0 : (xp ?? line.xp) };
  });
}

/** The stacks that are to be sold, by the find. */
export function stacksToSell(
  sql: Sql,
  lines: readonly SettledLine[],
): Map<number, { item: number; quantity: number }> {
  const sold = new Set(lines.flatMap(({ line, fate }) => (fate === 'sold' ? [line.id] : [])));
  if (sold.size === 0) return new Map();
  const finds = readFinds(sql).filter(({ id }) => sold.has(id));
  return new Map(finds.map(({ id, item_id: item, quantity }) => [id, { item: item ?? 0, quantity }]));
}

/** Takes what is sold away and lays its worth in the pool, in gold and the change. */
export function sell(
  { system }: CampaignRules,
  things: Things,
  lines: readonly SettledLine[],
  stacks: ReturnType<typeof stacksToSell>,
): void {
  for (const { line, fate } of lines) {
    const stack = fate === 'sold' ? stacks.get(line.id) : undefined;
    const row = stack && things.get(stack.item);
    if (stack === undefined || row === undefined) continue;
    const quantity = Math.min(stack.quantity, row.quantity);
    things.remove(takeFrom(things, row, quantity).id);
    const worth = inCopper(line.worthGp ?? 0) * (quantity / stack.quantity);
    const coins = inFewestCoins(Math.floor(worth), ['cp', 'sp', 'gp']);
    for (const coin of coinKinds) {
      if (coins[coin] === 0) continue;
      const made = coinRow(coin, coins[coin], system.weights.coin);
      arrive(things, things.add({ ...made, ...inPool, state: 'carried' }).id, inPool);
    }
  }
}

/** Every line is settled once and does not come back. */
export function writeLines(sql: Sql, lines: readonly SettledLine[]): void {
  for (const { line, fate } of lines) {
    const award = fate === 'struck' ? 'struck' : 'counted';
    if (line.of === 'find') settleFind(sql, line.id, award);
    else sql.run(query.updateTable('encounter').set({ award }).where('id', '=', line.id));
  }
}
