import { clamp, dropFraction, sum } from '../../common/arithmetic.ts';
import {
  amount,
  bool,
  flag,
  given,
  list,
  modifier as readModifier,
  oneOf,
  signed,
} from '../../common/input.ts';
import { addPart, because, type Reason, type Reasoned } from '../../common/reason.ts';
import { classId, readModifiers, total as totalOf } from '../readers.ts';
import { tables } from '../tables.ts';
import type { ClassId, Modifier } from '../terms.ts';

const coverFeatures = [
  'lightCover',
  'heavyCover',
  'concealment',
  'arrowSlit',
  'higherGround',
  'muchHigherGround',
] as const;
type CoverFeature = (typeof coverFeatures)[number];

const { toHit } = tables;
const withinLimit = (cover: number): number => clamp(cover, -toHit.coverLimit, toHit.coverLimit);

const sources = [
  ['strength', 'SW-ATK-2'],
  ['dexterity', 'SW-MISS-1'],
  ['weapon', 'SW-ATK-2'],
  ['fromBehind', 'SW-BACK-1'],
  ['invisible', 'SW-INVIS-1'],
  ['cover', 'SW-TERR-1'],
  ['style', 'SW-STYLE-3'],
  ['retreat', 'SW-RET-2'],
] as const;

/**
 * Everything that changes an attack roll, added up; Dexterity counts for missiles only, cover within 4 either way.
 * Throws `bad-input`. SW-ATK-2, SW-MISS-1, SW-TERR-1.
 */
export function attackModifiers(input: {
  kind: 'melee' | 'missile';
  strength?: number;
  dexterity?: number;
  weapon?: number;
  fromBehind?: number;
  invisible?: number;
  cover?: number;
  style?: number;
  retreat?: number;
  other?: Modifier[];
}): { modifiers: Modifier[]; total: number } & Reasoned {
  const missile = oneOf(given(input).kind, 'kind', ['melee', 'missile']) === 'missile';
  const modifiers: Modifier[] = [];
  const reasons: Reason[] = [];
  const add = (source: string, value: number, rule: string): void => {
    if (value === 0) return;
    modifiers.push({ source, value });
    reasons.push(because(source, value, rule));
  };
  for (const [key, rule] of sources) {
    const value = readModifier(input[key], key);
    const counts = key !== 'dexterity' || missile;
    if (counts) add(key, key === 'cover' ? withinLimit(value) : value, rule);
  }
  for (const { source, value } of readModifiers(input.other, 'other')) add(source, value, 'SW-ATK-2');
  return { modifiers, total: totalOf(modifiers), reasons };
}

/**
 * Damage of a hit in hit points, never below 1: what was rolled and every modifier, then doubled where a natural 20
 * doubles. Throws `bad-input`. SW-ATK-3, SW-CRIT-3, 4.
 */
export function attackDamage(input: {
  rolled: number;
  modifiers?: Modifier[];
  damageBonus?: number;
  damageMultiplier?: number;
}): { damage: number } & Reasoned {
  const rolled = signed(given(input).rolled, 'rolled');
  const modifiers = readModifiers(input.modifiers, 'modifiers');
  const bonus = readModifier(input.damageBonus, 'damageBonus');
  const { damageMultiplier = 1 } = input;
  const times = amount(damageMultiplier, 'damageMultiplier');
  const damage = Math.max(tables.damage.least, dropFraction((rolled + totalOf(modifiers) + bonus) * times));
  const reasons = [because('rolled', rolled, 'SW-ATK-3')];
  for (const { source, value } of modifiers) reasons.push(because(source, value, 'SW-ATK-3'));
  addPart(reasons, 'natural 20', bonus, 'SW-CRIT-3');
  if (times !== 1) reasons.push(because('natural 20, times', times, 'SW-CRIT-4'));
  return { damage, reasons };
}

const sneaks: readonly (ClassId | null)[] = ['thief', 'assassin'];

/**
 * Whether an attack from behind is possible and what it adds to hit. Throws `bad-input`. SW-BACK-1 to 3.
 */
export function backAttackBonus(input: {
  attackerClass?: ClassId | null;
  fromBehind: boolean;
  surpriseAction?: boolean;
  allyInFront?: boolean;
  hiddenInShadows?: boolean;
}): { allowed: boolean; toHit: number } {
  const { attackerClass = null } = given(input);
  const sneak = attackerClass !== null && sneaks.includes(classId(attackerClass, 'attackerClass'));
  const behind = bool(input.fromBehind, 'fromBehind');
  const surprising = flag(input.surpriseAction, 'surpriseAction');
  const helped = flag(input.allyInFront, 'allyInFront');
  const hidden = flag(input.hiddenInShadows, 'hiddenInShadows');
  const allowed = behind && (surprising || helped || (sneak && hidden));
  const bonus = sneak ? toHit.fromBehindThief : toHit.fromBehind;
  return { allowed, toHit: allowed ? bonus : 0 };
}

/**
 * The penalty against an invisible opponent, and who is suggested to see him all the same: magical monsters and those
 * of 12 hit dice or more, never characters; the referee's word goes first. Throws `bad-input`. SW-INVIS-1, 2.
 */
export function invisiblePenalty(input: {
  targetInvisible: boolean;
  attackerHitDice?: number;
  powerfulMagical?: boolean;
  isCharacter?: boolean;
  override?: 'sees' | 'cannotSee';
}): { seesInvisible: boolean; modifier: number } {
  const { attackerHitDice = 0, override } = given(input);
  const invisible = bool(input.targetInvisible, 'targetInvisible');
  const strong = Math.floor(amount(attackerHitDice, 'attackerHitDice')) > tables.seeInvisible.hitDiceMoreThan;
  const magical = flag(input.powerfulMagical, 'powerfulMagical');
  const monster = !flag(input.isCharacter, 'isCharacter');
  const suggested = monster && (strong || magical);
  const seesInvisible =
    override === undefined ? suggested : oneOf(override, 'override', ['sees', 'cannotSee']) === 'sees';
  return { seesInvisible, modifier: invisible && !seesInvisible ? toHit.invisible : 0 };
}

/**
 * What cover and height are suggested to do to an attack roll, within 4 either way; the referee may go beyond.
 * Throws `bad-input`. SW-TERR-1, 2.
 */
function coverModifier(input: { features: CoverFeature[]; override?: number }): {
  modifier: number;
  capped: boolean;
  beyondLimit: boolean;
} & Reasoned {
  const features = Array.from(list(given(input).features, 'features'), (feature) =>
    oneOf(feature, 'features', coverFeatures),
  );
  const reasons = features.map((feature) =>
    because(feature, toHit.cover[feature], feature === 'arrowSlit' ? 'SW-TERR-2' : 'SW-TERR-1'),
  );
  if (input.override !== undefined) {
    const modifier = signed(input.override, 'override');
    const beyondLimit = Math.abs(modifier) > toHit.coverLimit;
    return {
      modifier,
      capped: false,
      beyondLimit,
      reasons: [because("the referee's figure", modifier, 'SW-TERR-1')],
    };
  }
  const added = sum(features.map((feature) => toHit.cover[feature]));
  const modifier = withinLimit(added);
  return { modifier, capped: modifier !== added, beyondLimit: false, reasons };
}

export const attackModifierOps = {
  'attack.modifiers': attackModifiers,
  'attack.damage': attackDamage,
  'backAttack.bonus': backAttackBonus,
  'invisible.penalty': invisiblePenalty,
  'cover.modifier': coverModifier,
} as const;
