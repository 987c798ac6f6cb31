import type { ToCome } from '../../../fight/to-come.ts';
import { tables } from '../../tables.ts';
import { isAsked } from '../order/asking.ts';
import type { BasicFantasyState } from '../state.ts';

const { wakeTurnsDie, rouseDice, rouseSides } = tables.subdual;

/** Nobody has thrown yet for when he wakes: at the latest then. */
const unthrown: Omit<ToCome, 'id'> = {
  what: 'wakes',
  rule: 'BF-SUB-7',
  lasts: { amount: wakeTurnsDie * tables.time.roundsPerTurn, unit: 'rounds' },
  helped: `His waking was not thrown for: 1d${wakeTurnsDie} turns of ${tables.time.roundsPerTurn} rounds, or roused after ${rouseDice}d${rouseSides} rounds (BF-SUB-8).`,
};

/**
 * Whoever was knocked out wakes by himself, and the dying die, at the end of the rounds their dice said: the round at
 * hand is one of them. Whoever stands and lacks hit points that a blow to subdue took keeps that in mind. BF-SUB-7 to 9,
 * BF-DMG-6.
 */
export const toCome = (state: BasicFantasyState): ToCome[] => {
  const { fighters, clock } = state;
  const { round } = clock;
  const until = (last: number): ToCome['lasts'] => ({
    amount: Math.max(1, last - round + 1),
    unit: 'rounds',
  });
  return fighters.flatMap(({ id, status, asleep, diesAfter, subdualTaken: points }, at): ToCome[] => {
    const isStanding = status === 'active' || status === 'surrendered' || status === 'fled';
    if (isStanding && points > 0) return [{ id, what: 'mends', rule: 'BF-SUB-9', lasts: null, points }];
    if (status !== 'unconscious') return [];
    if (diesAfter !== null) return [{ id, what: 'dies', rule: 'BF-DMG-6', lasts: until(diesAfter) }];
    if (asleep === null) return isAsked({ state }, 'waking', at) ? [{ id, ...unthrown }] : [];
    const { since, wakeTurns, rouseRounds } = asleep;
    const helped = `Somebody who tries rouses him in ${rouseRounds} rounds from the blow (BF-SUB-8).`;
    const last = since + wakeTurns * tables.time.roundsPerTurn;
    return [{ id, what: 'wakes', rule: 'BF-SUB-7', lasts: until(last), helped }];
  });
};
