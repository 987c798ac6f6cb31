import { fighterAt } from '../../../fight/draft.ts';
import { change, idle, type HackmasterDraft } from '../draft.ts';
import { weaponOf } from '../state.ts';
import type { HackmasterStats } from '../stats.ts';
import { checkedBuild } from './build.ts';
import { carryingOf, firstAtHand, ownLight, ownStats } from './start.ts';

/** What was left of a thing he still has; a new one is whole. */
function leftOf<T extends { readonly id: string }, V>(
  now: readonly T[],
  before: readonly T[],
  left: readonly V[],
  whole: (thing: T) => V,
): V[] {
  return now.map((thing) => {
    const kept = left[before.findIndex(({ id }) => id === thing.id)];
    return kept === undefined ? whole(thing) : kept;
  });
}

/** Other stats; what is in hand stays there if he still has it, and what is used up, broken or let fall stays so. */
export function restat(draft: HackmasterDraft, at: number, stats: HackmasterStats): void {
  const { state } = draft;
  const fighter = fighterAt(draft, at);
  const { build: before, shield, ammo, carrying, uses, spell } = fighter;
  const build = checkedBuild(stats);
  const inHand = weaponOf(fighter)?.id;
  const held = build.weapons.findIndex(({ id }) => id === inHand);
  change(draft, at, {
    ...idle,
    crouching: fighter.crouching,
    stats: ownStats(stats),
    build,
    wielded: held >= 0 ? held : firstAtHand(build),
    shield: build.shield === before.shield ? shield : build.shield,
    ammo: leftOf(build.weapons, before.weapons, ammo, (weapon) => weapon.ammo),
    carrying: leftOf(build.weapons, before.weapons, carrying, carryingOf),
    uses: leftOf(build.spells, before.spells, uses, (known) => known.uses),
    // Counted otherwise they are counted anew.
    powers: leftOf(
      build.powers,
      before.powers.map((known) =>
        build.powers.some(({ id, uses }) => id === known.id && uses === known.uses)
          ? known
          : { ...known, id: '' },
      ),
      fighter.powers,
      (known) => known.uses ?? null,
    ),
    spell: build.spells.some(({ id }) => id === spell) ? spell : null,
  });
  if (build.light === before.light) return;
  const own = ownLight(fighter, []).map(({ id }) => id);
  const others = state.lights.filter(({ id, bearer }) => bearer !== fighter.id || !own.includes(id));
  state.lights = [...others, ...ownLight(fighterAt(draft, at), others)];
}
