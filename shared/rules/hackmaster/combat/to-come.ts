import type { ToCome } from '../../fight/to-come.ts';
import type { HackmasterState } from './state.ts';

/** Whoever lies helpless rises on his second; who is out at 0 hit points is the referee's to judge. HM-PAIN-3, 5. */
export const toCome = ({ fighters, count }: HackmasterState): ToCome[] =>
  fighters.flatMap(({ id, status }, at): ToCome[] => {
    const until = count.combatants[at]?.helplessUntil ?? null;
    if (status !== 'active' || until === null || until <= count.second) return [];
    const lasts = { amount: until - count.second, unit: 'rounds' } as const;
    return [{ id, what: 'rises', rule: 'HM-PAIN-3', lasts }];
  });
