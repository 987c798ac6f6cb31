import type { Dice } from '../../../dice/dice.ts';
import { checkedFace, diceTray, type Rolled } from '../../common/dice-tray.ts';
import { amount, bool, given, list, oneOf, refuse, signed, text, whole } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { knownIds } from '../initiative/count.ts';
import { penetrating } from './penetration.ts';
import { dieName, tables } from '../tables.ts';
import { rangedWeapons, sizes, type DieName, type RangedWeapon, type Size } from '../terms.ts';

interface Shot {
  attackNatural: number;
  attackTotal: number;
  targetId: string;
  creatures: { id: string; size: Size; distanceFt: number }[];
}

interface DefenceRoll {
  id: string;
  natural: number;
  total: number;
  hit: boolean;
}

const { ranged } = tables;
const PERCENT = 100;

/** A distance as it counts against a size, in feet to two decimals. */
const effective = (distanceFt: number, size: Size): number =>
  Math.round(distanceFt * tables.size[size].rangePercent) / PERCENT;

/** The attack die at a true distance in feet against a size, or null out of range. HM-RNG-1, HM-RNG-2. */
export function bandDie(weapon: RangedWeapon, distance: number, size: Size): DieName | null {
  const { upTo } = ranged.weapons[weapon];
  const within = distance >= ranged.leastFeet && distance <= (upTo.at(-1) ?? 0);
  if (!within) return null;
  const counted = effective(distance, size);
  const printed = ranged.dice[upTo.findIndex((edge) => counted <= edge)];
  return printed === undefined ? null : dieName(printed);
}

/**
 * The attack die of a missile weapon at a distance in feet: the effective distance reads the band, the true one
 * must be at least 5 and within the last band too. Throws `bad-input`. HM-RNG-1, 2, HM-SIZE-1.
 */
export function rangedAttackDie(input: { weapon: RangedWeapon; distanceFt: number; targetSize?: Size }): {
  effectiveFt: number;
  inRange: boolean;
  die: DieName | null;
} & Reasoned {
  const { weapon, distanceFt, targetSize = 'M' } = given(input);
  const missile = oneOf(weapon, 'weapon', rangedWeapons);
  const distance = amount(distanceFt, 'distanceFt');
  const size = oneOf(targetSize, 'targetSize', sizes);
  const effectiveFt = effective(distance, size);
  const die = bandDie(missile, distance, size);
  return {
    effectiveFt,
    inRange: die !== null,
    die,
    reasons: [
      because('distance', distance, 'HM-RNG-1'),
      because(`counts against size ${size} as`, effectiveFt, 'HM-RNG-2'),
    ],
  };
}

/** The defence die of someone shot at outside melee; nothing is added. Throws `bad-input`. HM-RNG-3. */
export function rangedDefense(input: { moving: boolean }): { die: DieName; modifier: number } {
  const moving = bool(given(input).moving, 'moving');
  return { die: dieName(moving ? ranged.target.moving : ranged.target.stationary), modifier: 0 };
}

/** What the counts spent aiming do to the shot: nothing after a full aim, else a quick aim's penalty. Throws `bad-input`. HM-ACT-4, HM-RNG-4. */
export function rangedAim(input: { countsAimed: number }): { attackModifier: number } & Reasoned {
  const counts = whole(given(input).countsAimed, 'countsAimed');
  const needed = tables.actions.takeAim.counts;
  const attackModifier = counts >= needed ? 0 : tables.quickAimModifier;
  return {
    attackModifier,
    reasons: [because(`aimed for ${counts} of ${needed} counts`, attackModifier, 'HM-ACT-4')],
  };
}

/**
 * How much of the strength modifier a missile's damage gets: a bonus only for hurled weapons after a jog of 15 ft,
 * a penalty for every hurled weapon. Throws `bad-input`. HM-RNG-6.
 */
export function rangedStrDamage(input: { weapon: RangedWeapon; strModifier: number; joggedFt: number }): {
  modifier: number;
} & Reasoned {
  const { hurled } = ranged.weapons[oneOf(given(input).weapon, 'weapon', rangedWeapons)];
  const strength = signed(input.strModifier, 'strModifier');
  const jogged = amount(input.joggedFt, 'joggedFt') >= ranged.strengthJogFeet;
  const modifier = hurled && (jogged || strength < 0) ? strength : 0;
  return { modifier, reasons: [because('strength', modifier, 'HM-RNG-6')] };
}

type Creature = Shot['creatures'][number];

/** The target first, then those within 15 ft of it, nearest first. HM-RNG-8. */
export function strayOrder(targetId: string, creatures: readonly Creature[]): Creature[] {
  const target = creatures.find(({ id }) => id === targetId);
  if (!target) refuse('targetId', 'the id of one of the creatures');
  const others = creatures
    .filter((one) => one !== target && one.distanceFt <= ranged.intoMelee.radiusFeet)
    .sort((a, b) => a.distanceFt - b.distanceFt);
  return [target, ...others];
}

function inOrder({ targetId, creatures }: Shot): Creature[] {
  const checked = Array.from(list(creatures, 'creatures'), (creature) => ({
    id: text(given(creature, 'creatures').id, 'creatures.id'),
    size: oneOf(creature.size, 'creatures.size', sizes),
    distanceFt: amount(creature.distanceFt, 'creatures.distanceFt'),
  }));
  knownIds(checked);
  return strayOrder(targetId, checked);
}

/**
 * A shot into melee: the target, then the next nearest within 15 ft of it, roll by their size until the attack
 * total beats one. A natural 1 hits nobody. Dice: d20p for each creature, in that order.
 * Throws `bad-die`, `bad-input`. HM-RNG-5, 7, 8, HM-SIZE-1.
 */
export function rangedIntoMelee(
  input: Shot,
  dice?: Dice,
): {
  rolls: DefenceRoll[];
  hitId: string | null;
} & Reasoned &
  Rolled {
  const { dieSides } = ranged.intoMelee;
  const natural = checkedFace(given(input).attackNatural, tables.naturals.onSides, 'attackNatural');
  const total = signed(input.attackTotal, 'attackTotal');
  const creatures = inOrder(input);
  const reasons = [because('attack', total, 'HM-RNG-8')];
  if (natural === tables.naturals.blunder) return { rolls: [], hitId: null, reasons };
  const tray = diceTray(dice);
  const rolls: DefenceRoll[] = [];
  for (const { id, size } of creatures) {
    const thrown = penetrating(dieSides, tray);
    const defence = thrown.total + tables.size[size].meleeDefence;
    const hit = total > defence;
    rolls.push({ id, natural: thrown.faces[0] ?? thrown.total, total: defence, hit });
    if (hit) break;
  }
  return { rolls, hitId: rolls.find(({ hit }) => hit)?.id ?? null, reasons, ...tray.log() };
}

export const rangedOps = {
  'ranged.attackDie': rangedAttackDie,
  'ranged.defense': rangedDefense,
  'ranged.aim': rangedAim,
  'ranged.strDamage': rangedStrDamage,
  'ranged.intoMelee': rangedIntoMelee,
} as const;
