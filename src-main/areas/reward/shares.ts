import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import type { Weights } from '../../../shared/rules/exploration/carry.ts';
import type { Sql } from '../../db/sql.ts';
import { nameOf } from '../../facts/gear/target.ts';
import { plainWeight } from '../../facts/party/weighing/burden.ts';
import { describeItems } from '../../facts/party/items.ts';
import { coinsOfWeight } from '../../facts/party/weighing/measures.ts';
import type { Reward } from './plan-reward.ts';

/** What each got, one line a person. */
export function sharesOf(
  sql: Sql,
  { coins, sharerIds, picked, xp }: Reward,
  weights: Weights,
): NonNullable<StepOutcome['shares']> {
  const divided = coins.filter(({ each }) => each > 0);
  const coinWeight = divided.reduce((sum, { each }) => sum + each * weights.coin, 0);
  const coinWords = divided.map(({ kind, each }) => `${each.toLocaleString('en')} ${kind}`);
  const sharers = new Set(divided.length > 0 ? sharerIds : []);
  const everybody = new Set([
    ...sharers,
    ...picked.map((pick) => pick.characterId),
    ...xp.map(({ id }) => id),
  ]);
  return [...everybody].map((id) => {
    const items = picked.filter(({ characterId }) => characterId === id).map(({ item }) => item);
    const things = items.length > 0 ? [describeItems(items)] : [];
    const weight = items.reduce((sum, item) => sum + plainWeight(item), sharers.has(id) ? coinWeight : 0);
    return {
      to: nameOf(sql, id, 'characterId'),
      what: [...(sharers.has(id) ? coinWords : []), ...things].join(', '),
      coins: coinsOfWeight(weight),
      xp: xp.find((share) => share.id === id)?.gains ?? 0,
    };
  });
}
