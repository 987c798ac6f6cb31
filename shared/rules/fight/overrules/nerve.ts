import { bool, signed, whole } from '../../common/input.ts';
import { CONTENT } from '../../common/reason.ts';
import { fighterAt, type Draft } from '../draft.ts';
import { mostHp } from '../setup.ts';
import type { FightState } from '../state.ts';
import { announce, type Of, type Ruling } from './ruling.ts';

/** So much on two dice holds at most; the broken are the book's to handle. Dice: 2d6, unless they break by word. */
export function nerve<State extends FightState, Stats, D extends Draft<State>>(
  ruling: Ruling<State, Stats, D>,
  { ids, rating, modifier, breaks }: Of<'nerve', Stats>,
  ats: readonly number[],
): void {
  const { book, draft } = ruling;
  const byWord = breaks !== undefined && bool(breaks, 'breaks');
  const most = byWord ? 0 : whole(rating, 'rating', { min: 0, max: mostHp });
  const needed = most + (byWord ? 0 : signed(modifier ?? 0, 'modifier'));
  const [first] = ids;
  const die = (): number => {
    draft.dice.about?.({
      what: 'morale',
      title: 'Morale',
      rule: CONTENT,
      by: first ?? null,
      dice: '2d6',
      of: 2,
    });
    return draft.dice.roll(6);
  };
  const total = byWord ? null : die() + die();
  const isBroken = total === null || total > needed;
  for (const at of ats) {
    const fighter = fighterAt(draft, at);
    if (isBroken) book.rulings.breaks?.(draft, at);
    announce(ruling, isBroken ? 'breaks' : 'stands', fighter.id, total === null ? {} : { total, needed });
  }
}
