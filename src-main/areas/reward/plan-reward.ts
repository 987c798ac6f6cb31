import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import type { Sql } from '../../db/sql.ts';
import type { StepContext } from '../../steps/step-context.ts';
import { readThings } from '../../facts/gear/read-things.ts';
import { userOf } from '../../facts/gear/target.ts';
import type { Things } from '../../facts/gear/things.ts';
import type { CoinShare } from './division.ts';
import { divideCoins, handOut } from './division.ts';
import type { XpShare } from './experience.ts';
import { shareExperience } from './experience.ts';

export type RewardInput = Omit<ParsedInput<'reward.award'>, 'reason' | 'pickRolls'>;
export type RewardContext = Pick<StepContext<'classes'>, 'sql' | 'campaign' | 'content'>;

export interface Reward {
  things: Things;
  sharerIds: readonly number[];
  coins: CoinShare[];
  picked: ReturnType<typeof handOut>;
  xp: XpShare[];
  xpRemainder: number;
}

/** Who gets what; nothing is written. Throws not-found for who is not of the party. */
export function planReward({ sql, campaign, content }: RewardContext, input: RewardInput): Reward {
  const sharerIds = [...new Set(input.coinSharerIds)];
  const takers = [...sharerIds, ...input.picks.map(({ characterId }) => characterId)];
  needAll(sql, takers);
  const places = [...new Set(takers)].map((id) => ({ in: 'holder', id }) as const);
  const things = readThings(sql, [], [{ in: 'pool' }, ...places]);
  const picked = handOut(things, input.picks);
  const coins = divideCoins(things, sharerIds);
  return { things, sharerIds, coins, picked, ...shareExperience(sql, campaign, content, input) };
}

const needAll = (sql: Sql, ids: readonly number[]) => ids.forEach((id) => userOf(sql, id, 'coinSharerIds'));
