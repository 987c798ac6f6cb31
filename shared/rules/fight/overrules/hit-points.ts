import { whole } from '../../common/input.ts';
import { fighterAt, type Draft } from '../draft.ts';
import { mostHp } from '../setup.ts';
import type { FightState } from '../state.ts';
import { announce, type Of, type OnOne } from './ruling.ts';

export const points = (value: unknown): number => whole(value, 'amount', { min: 0, max: mostHp });

export function heal<State extends FightState, Stats, D extends Draft<State>>(
  one: OnOne<State, Stats, D>,
  given: number,
): void {
  const { rulings, draft, at, fighter } = one;
  const gone = fighter.status === 'dead' || fighter.status === 'absent';
  const gained = gone ? 0 : rulings.heal(draft, at, given);
  announce(one, 'heals', fighter.id, {
    amount: gained,
    left: fighterAt(draft, at).hp,
    ...(gone && { detail: fighter.status }),
  });
}

/** Hit points as they are to be; who has none left falls, and who gets some back and lay for want of them rises. */
export function setHp<State extends FightState, Stats, D extends Draft<State>>(
  one: OnOne<State, Stats, D>,
  { hp, maxHp, subdual }: Of<'hp', Stats>,
): void {
  const { rulings, draft, at, fighter } = one;
  const most = maxHp === undefined ? fighter.maxHp : whole(maxHp, 'maxHp', { min: 1, max: mostHp });
  const wanted =
    hp === undefined ? Math.min(fighter.hp, most) : whole(hp, 'hit points', { min: -mostHp, max: most });
  if (hp === undefined && wanted === fighter.hp) rulings.put(draft, at, { ...fighter, maxHp: most });
  else if (fighter.status === 'active' && wanted <= 0) {
    rulings.put(draft, at, { ...fighter, maxHp: most });
    rulings.hurt(draft, at, Math.max(0, fighter.hp - wanted));
    const fallen = fighterAt(draft, at);
    if (fallen.hp !== wanted) rulings.put(draft, at, { ...fallen, hp: wanted });
  } else {
    const lay = fighter.hp <= 0 && (fighter.status === 'dead' || fighter.status === 'unconscious');
    const status = lay && wanted > 0 ? 'active' : fighter.status;
    rulings.put(draft, at, { ...fighter, maxHp: most, hp: wanted, status });
    if (status !== fighter.status) rulings.status(draft, at, status);
  }
  if (subdual !== undefined) rulings.subdued?.(draft, at, points(subdual));
  announce(one, 'ruled', fighter.id, { detail: 'hp', amount: wanted, left: fighterAt(draft, at).hp });
}
