import type { CombatSetup, Fighter } from '../../../../shared/rules/combat.ts';

type Settings = CombatSetup['settings'];

/** How a system's fighters are made, and the orders of battle it knows by the settings that choose them. */
export interface Muster {
  orders: Readonly<Record<string, Settings>>;
  /** Other settings that change fights, to be played with in turn; the first changes nothing. */
  variants: readonly [Settings, ...Settings[]];
  /** The kinds of a party and of its foes: fighters, archers, casters, beasts, undead. */
  party: readonly [unknown, ...unknown[]];
  foes: readonly [unknown, ...unknown[]];
  /** Hit points of an ordinary fighter. */
  hp: number;
}

/** A side on one line, every other one ten feet behind. */
function host({ hp, party, foes }: Muster, side: string, size: number, atFeet: number): Fighter[] {
  const kinds = side === 'party' ? party : foes;
  const behind = atFeet > 0 ? 10 : -10;
  return Array.from({ length: size }, (_, nth) => {
    const maxHp = hp + (nth % 3) * 2;
    return {
      id: `${side}-${nth + 1}`,
      side,
      hp: maxHp - (nth % 2),
      maxHp,
      atFeet: atFeet + (nth % 2) * behind,
      stats: kinds[nth % kinds.length],
    };
  });
}

export interface Sizes {
  party: number;
  foes: number;
  strangers?: number;
}

/** A party against foes, and against a third side if asked for. */
export function fight(muster: Muster, order: string, sizes: Sizes, variant = 0): CombatSetup {
  const { orders, variants } = muster;
  return {
    settings: { ...variants[variant % variants.length], ...orders[order] },
    fighters: [
      ...host(muster, 'party', sizes.party, 0),
      ...host(muster, 'foes', sizes.foes, 30),
      ...host(muster, 'strangers', sizes.strangers ?? 0, 60),
    ],
  };
}
