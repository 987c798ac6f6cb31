import type { ToCome } from '../../../fight/to-come.ts';
import { tables } from '../../tables.ts';
import type { BasicFantasyState } from '../state.ts';

/**
 * Whoever was knocked out wakes by himself, and the dying die, at the end of the rounds their dice said: the round at
 * hand is one of them. BF-SUB-7, 8, BF-DMG-6.
 */
export const toCome = ({ fighters, clock }: BasicFantasyState): ToCome[] => {
  const { round } = clock;
  const until = (last: number): ToCome['lasts'] => ({
    amount: Math.max(1, last - round + 1),
    unit: 'rounds',
  });
  return fighters.flatMap(({ id, status, asleep, diesAfter }): ToCome[] => {
    if (status !== 'unconscious') return [];
    if (diesAfter !== null) return [{ id, what: 'dies', rule: 'BF-DMG-6', lasts: until(diesAfter) }];
    if (asleep === null) return [];
    const { since, wakeTurns, rouseRounds } = asleep;
    const helped = `Somebody who tries rouses him in ${rouseRounds} rounds from the blow (BF-SUB-8).`;
    const last = since + wakeTurns * tables.time.roundsPerTurn;
    return [{ id, what: 'wakes', rule: 'BF-SUB-7', lasts: until(last), helped }];
  });
};
