import type { CombatMachine, CombatState } from '../../rules/combat.ts';
import { policyOf } from './policy.ts';
import type { Policies, Policy } from './policy.ts';
import { knownMagic } from './recipes.ts';
import type { Magic } from './recipes.ts';
import { Worths } from './worth.ts';

/** So many shots make an archer; fewer are thrown before the swords are drawn. */
const archersShots = 6;

/** What is known of one before the first blow, and stays so. */
export interface Known {
  readonly id: string;
  readonly side: number;
  readonly policy: Policy;
  readonly magic: ReadonlyMap<string, Magic>;
  /** Spells and powers that he has left, all together; null without end. */
  readonly casts: number | null;
  readonly shots: number | null;
  readonly isArcher: boolean;
  readonly isBroken: boolean;
  /** The row he stands in, from 1. */
  readonly rank: number;
  /** Dice decide whether he fights on. */
  readonly hasMorale: boolean;
}

/** Everybody of a fight as it begins to be played. */
export interface Roster {
  readonly known: readonly Known[];
  readonly placeOf: ReadonlyMap<string, number>;
  readonly sides: readonly string[];
  /** How many of each side are still in it. */
  readonly standing: readonly number[];
  readonly worths: Worths;
}

function modelOf(fighter: CombatState['fighters'][number]): string {
  const { stats } = fighter as { stats?: unknown };
  return JSON.stringify(stats ?? fighter.id);
}

/** The same stats make the same model, in few letters. */
function modelsOf(state: CombatState): string[] {
  const numbers = new Map<string, number>();
  return state.fighters.map((fighter) => {
    const model = modelOf(fighter);
    const number = numbers.get(model) ?? numbers.size;
    numbers.set(model, number);
    return String(number);
  });
}

const sumOf = (left: readonly { readonly left: number | null }[]): number | null =>
  left.some((one) => one.left === null) ? null : left.reduce((sum, one) => sum + (one.left ?? 0), 0);

const rankIn = (stats: unknown): number => (stats as { rank?: number } | null | undefined)?.rank ?? 1;

export const hasMorale = (fighter: unknown): boolean => {
  const { stats } = fighter as { stats?: { morale?: unknown } | null };
  return typeof stats?.morale === 'number';
};

export function rosterOf(machine: CombatMachine, state: CombatState, policies: Policies): Roster {
  const seen = machine.seen(state);
  const known = state.fighters.map((fighter, at): Known => {
    const { id, side } = fighter;
    const look = seen[at];
    const { stats } = fighter as { stats?: unknown };
    const magic = knownMagic(stats);
    const cast = [...(look?.spells ?? []), ...(look?.powers ?? [])].filter(({ way }) => magic.has(way));
    const shots = look?.shots ?? [];
    const shootsOn = look?.shootsOn === true;
    return {
      id,
      side: state.sides.indexOf(side),
      policy: policyOf(policies, fighter),
      magic,
      casts: sumOf(cast),
      shots: shootsOn ? null : sumOf(shots),
      isArcher: shootsOn || shots.some(({ left }) => left === null || left >= archersShots),
      isBroken: look?.marks.includes('broken') === true,
      rank: rankIn(stats),
      hasMorale: hasMorale(fighter),
    };
  });
  return {
    known,
    placeOf: new Map(known.map(({ id }, at) => [id, at])),
    sides: state.sides,
    standing: state.sides.map(
      (side) => state.fighters.filter((one) => one.side === side && one.status === 'active').length,
    ),
    worths: new Worths(modelsOf(state)),
  };
}
