import type { z } from 'zod';
import { refused } from '../../../shared/errors.ts';
import type { rewardPreview } from '../../../shared/ipc/party/views/reward-views.ts';
import type { CoinKind } from '../../../shared/ipc/vocabulary.ts';
import { coinKinds } from '../../../shared/ipc/vocabulary.ts';
import { treasureDivide } from '../../facts/exploration.ts';
import { purseOf } from '../../facts/treasure/purse.ts';
import { arrive, takeFrom } from '../../facts/gear/stacks.ts';
import { inPool, withHolder } from '../../facts/gear/target.ts';
import type { Things } from '../../facts/gear/things.ts';

export type CoinShare = z.output<typeof rewardPreview>['coins'][number];

/** Every kind of coin in the pool, divided evenly; without sharers all of it remains. */
export function coinShares(things: Things, sharers: number): CoinShare[] {
  const purse = purseOf(things.treeAt(inPool));
  return coinKinds
    .toReversed()
    .filter((kind) => purse[kind] > 0)
    .map((kind) => {
      const total = purse[kind];
      if (sharers === 0) return { kind, total, each: 0, remainder: total };
      return { kind, total, ...treasureDivide({ coins: total, sharers }) };
    });
}

/** Hands each sharer the even part; what does not divide stays in the pool. */
export function divideCoins(things: Things, sharerIds: readonly number[]): CoinShare[] {
  const shares = coinShares(things, sharerIds.length);
  for (const { kind, each } of shares) for (const id of sharerIds) handOver(things, kind, each, id);
  return shares;
}

function handOver(things: Things, kind: CoinKind, coins: number, toId: number): void {
  let due = coins;
  for (const stack of things.treeAt(inPool)) {
    if (due === 0) return;
    if (stack.coin !== kind) continue;
    const part = takeFrom(things, stack, Math.min(due, stack.quantity));
    due -= part.quantity;
    arrive(things, part.id, withHolder(toId));
  }
}

export interface Pick {
  itemId: number;
  characterId: number;
}

/** Gives each thing picked, with all it holds, to who picked it. Throws refused for what is not in the pool. */
export function handOut(things: Things, picks: readonly Pick[]): { characterId: number; item: PickedItem }[] {
  return picks.map(({ itemId, characterId }, index) => {
    const item = things.get(itemId);
    const root = things.rootOf(itemId);
    if (!item || root?.holder_id !== null || root.stash_id !== null)
      throw refused('Some of what was picked is no longer in the pool.', {
        [`picks.${index}.itemId`]: 'Choose again.',
      });
    arrive(things, itemId, withHolder(characterId));
    return { characterId, item };
  });
}

type PickedItem = NonNullable<ReturnType<Things['get']>>;
