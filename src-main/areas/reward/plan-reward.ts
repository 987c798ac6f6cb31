import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import type { Sql } from '../../db/sql.ts';
import type { StepContext } from '../../steps/step-context.ts';
import { readThings } from '../../facts/gear/read-things.ts';
import { userOf } from '../../facts/gear/target.ts';
import type { Things } from '../../facts/gear/things.ts';
import type { CoinShare } from './division.ts';
import { readAccount } from './account/account.ts';
import type { SettledLine } from './account/settle-lines.ts';
import { sell, settledLines, stacksToSell } from './account/settle-lines.ts';
import { divideCoins, handOut } from './division.ts';
import type { XpShare } from './experience.ts';
import { shareExperience } from './experience.ts';

export type RewardInput = Omit<ParsedInput<'reward.award'>, 'reason' | 'pickRolls'>;
export type RewardContext = Pick<StepContext<'classes' | 'monsters'>, 'sql' | 'campaign' | 'content'>;

export interface Reward {
  things: Things;
  sharerIds: readonly number[];
  coins: CoinShare[];
  picked: ReturnType<typeof handOut>;
  lines: SettledLine[];
  xp: XpShare[];
  xpTotal: number;
  xpRemainder: number;
}

/** Who gets what; nothing is written. Throws not-found for who is not of the party. */
export function planReward({ sql, campaign, content }: RewardContext, input: RewardInput): Reward {
  const sharerIds = [...new Set(input.coinSharerIds)];
  const takers = [...sharerIds, ...input.picks.map(({ characterId }) => characterId)];
  needAll(sql, takers);
  const places = [...new Set(takers)].map((id) => ({ in: 'holder', id }) as const);
  const lines = settledLines(
    input.lines.length === 0 ? [] : readAccount(sql, campaign, content),
    input.lines,
  );
  const stacks = stacksToSell(sql, lines);
  const sold = [...stacks.values()].map(({ item }) => item);
  const things = readThings(sql, sold, [{ in: 'pool' }, ...places]);
  sell(campaign, things, lines, stacks);
  const picked = handOut(things, input.picks);
  const coins = divideCoins(things, sharerIds);
  const xpTotal = lines.reduce((sum, { xp }) => sum + xp, input.xp);
  const shared = shareExperience(sql, campaign, content, { xp: xpTotal, xpSharers: input.xpSharers });
  return { things, sharerIds, coins, picked, lines, xpTotal, ...shared };
}

const needAll = (sql: Sql, ids: readonly number[]) => ids.forEach((id) => userOf(sql, id, 'coinSharerIds'));
