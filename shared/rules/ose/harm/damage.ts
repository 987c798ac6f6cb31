import type { Dice } from '../../../dice/dice.ts';
import { sum } from '../../common/arithmetic.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import {
  flag,
  given,
  list,
  modifier as readModifier,
  oneOf,
  refuse,
  signed,
  text,
  whole,
} from '../../common/input.ts';
import { addPart, because, type Reasoned } from '../../common/reason.ts';
import { dicePattern, tables, type DicePattern } from '../tables.ts';
import type { Face } from '../terms.ts';

const damageKinds = ['melee', 'missile', 'unarmed', 'monster'] as const;
type DamageKind = (typeof damageKinds)[number];

const { combat } = tables;

/**
 * Hit points after damage; 0 or less is dead, and negative figures are kept. Throws `bad-input`. OSE-DMG-1, 2,
 * OSE-TRAP-3.
 */
export function damageApply(input: { hp: number; damage: number }): { hp: number; dead: boolean } & Reasoned {
  const { hp, damage } = given(input);
  const before = signed(hp, 'hp');
  const taken = whole(damage, 'damage');
  const left = before - taken + 0;
  const reasons = [because('hit points before', before, 'OSE-DMG-1')];
  addPart(reasons, 'damage', -taken + 0, 'OSE-DMG-1');
  return { hp: left, dead: left <= 0, reasons };
}

const weaponDice = (die: string): DicePattern =>
  dicePattern(die) ?? refuse('weaponDie', 'dice such as 1d8 or 2d6+1');

function damageDie(
  kind: DamageKind,
  weaponDie: string | undefined,
  variable: boolean,
): [die: string, rule: string] {
  if (kind === 'unarmed') return [combat.unarmedDamage, 'OSE-DMG-8'];
  if (kind === 'monster')
    return [weaponDie ?? refuse('weaponDie', "given for a monster's attack"), 'OSE-DMG-6'];
  return variable && weaponDie !== undefined ? [weaponDie, 'OSE-DMG-9'] : [combat.weaponDamage, 'OSE-DMG-5'];
}

interface HitInput {
  kind: DamageKind;
  rolls?: Face[];
  strModifier?: number;
  otherModifier?: number;
  variableWeaponDamage?: boolean;
  weaponDie?: string;
}

/** The dice of a hit and what is added to them. */
interface HitDamage {
  readonly die: string;
  readonly rule: string;
  readonly count: number;
  readonly sides: number;
  /** Of the dice as written, of strength, and of all else. */
  readonly own: number;
  readonly strength: number;
  readonly other: number;
  readonly plus: number;
  readonly least: number;
}

/** What a hit will throw, and what it adds. Throws `bad-input`. OSE-DMG-5 to 9. */
export function damageDice(input: HitInput): HitDamage {
  const { strModifier, otherModifier, variableWeaponDamage, weaponDie } = given(input);
  const kind = oneOf(input.kind, 'kind', damageKinds);
  const weapon = weaponDie === undefined ? undefined : text(weaponDie, 'weaponDie');
  const printed = weapon === undefined ? null : weaponDice(weapon);
  const [die, rule] = damageDie(kind, weapon, flag(variableWeaponDamage, 'variableWeaponDamage'));
  const { count, sides, plus: own } = printed !== null && die === weapon ? printed : weaponDice(die);
  const ownStrength = readModifier(strModifier, 'strModifier');
  const strength = kind === 'melee' || kind === 'unarmed' ? ownStrength : 0;
  const other = readModifier(otherModifier, 'otherModifier');
  const least = combat.minimumDamage;
  return { die, rule, count, sides, own, strength, other, plus: own + strength + other, least };
}

/**
 * Damage of a hit: at least 1; strength counts in melee and unarmed only. Dice: the faces of the die used. Throws
 * `bad-die`, `dice-count`, `bad-input`. OSE-DMG-5 to 9.
 */
export function attackDamage(
  input: HitInput,
  dice?: Dice,
): { die: string; damage: number } & Reasoned & Rolled {
  const { die, rule, count, sides, own, strength, other, plus, least } = damageDice(input);
  const tray = diceTray(dice);
  const rolled = sum(tray.faces(input.rolls, count, sides, 'rolls'));
  const total = rolled + plus;
  const damage = Math.max(least, total);
  const reasons = [because(die, rolled + own, rule)];
  addPart(reasons, 'strength', strength, input.kind === 'unarmed' ? 'OSE-DMG-8' : 'OSE-DMG-5');
  addPart(reasons, 'other', other, 'OSE-DMG-7');
  addPart(reasons, 'a hit deals at least 1', damage - total, 'OSE-DMG-7');
  return tray.logged({ die, damage, reasons });
}

/**
 * Which magic items outlast the destruction of their owner, each saving with the owner's value. Dice: d20 for each
 * item, in order. Throws `bad-die`, `bad-input`. OSE-DMG-3, 4.
 */
function itemsSurvive(
  input: { target: number; items: { id: string; natural?: Face; combatBonus?: number }[] },
  dice?: Dice,
): { survived: string[]; destroyed: string[] } & Reasoned & Rolled {
  const target = whole(given(input).target, 'target');
  const items = Array.from(list(input.items, 'items'), (item) => {
    const { id, natural, combatBonus } = given(item, 'items');
    return { id: text(id, 'items.id'), natural, bonus: readModifier(combatBonus, 'items.combatBonus') };
  });
  const tray = diceTray(dice);
  const saved = items.map(({ natural, bonus }) => tray.face(natural, 20, 'items.natural') + bonus >= target);
  const reasons = [because('value, at least', target, 'OSE-DMG-4')];
  for (const { id, bonus } of items) addPart(reasons, id, bonus, 'OSE-DMG-4');
  return {
    survived: items.filter((_, at) => saved[at]).map(({ id }) => id),
    destroyed: items.filter((_, at) => !saved[at]).map(({ id }) => id),
    reasons,
    ...tray.log(),
  };
}

export const damageOps = {
  'damage.apply': damageApply,
  'attack.damage': attackDamage,
  'items.survive': itemsSurvive,
} as const;
