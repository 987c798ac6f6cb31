import type { Dice } from '../../dice/dice.ts';
import { sum } from '../arithmetic.ts';
import { diceTray, type Rolled } from '../dice-tray.ts';
import { flag, given, list, modifier as readModifier, oneOf, refuse, signed, text, whole } from '../input.ts';
import { addPart, because, type Reasoned } from '../reason.ts';
import { dicePattern, tables, type DicePattern } from './tables.ts';
import type { Face } from './terms.ts';

const damageKinds = ['melee', 'missile', 'unarmed', 'monster'] as const;
type DamageKind = (typeof damageKinds)[number];

export interface DamageOps {
  'damage.apply': (input: { hp: number; damage: number }) => { hp: number; dead: boolean } & Reasoned;
  'attack.damage': (
    input: {
      kind: DamageKind;
      rolls?: Face[];
      strModifier?: number;
      otherModifier?: number;
      variableWeaponDamage?: boolean;
      weaponDie?: string;
    },
    dice?: Dice,
  ) => { die: string; damage: number } & Reasoned & Rolled;
  'items.survive': (
    input: { target: number; items: { id: string; natural?: Face; combatBonus?: number }[] },
    dice?: Dice,
  ) => { survived: string[]; destroyed: string[] } & Reasoned & Rolled;
}

const { combat } = tables;

/**
 * Hit points after damage; 0 or less is dead, and negative figures are kept. Throws `bad-input`. OSE-DMG-1, 2,
 * OSE-TRAP-3.
 */
export const damageApply: DamageOps['damage.apply'] = (input) => {
  const { hp, damage } = given(input);
  const before = signed(hp, 'hp');
  const taken = whole(damage, 'damage');
  const left = before - taken + 0;
  const reasons = [because('hit points before', before, 'OSE-DMG-1')];
  addPart(reasons, 'damage', -taken + 0, 'OSE-DMG-1');
  return { hp: left, dead: left <= 0, reasons };
};

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

/**
 * Damage of a hit: at least 1; strength counts in melee and unarmed only. Dice: the faces of the die used. Throws
 * `bad-die`, `dice-count`, `bad-input`. OSE-DMG-5 to 9.
 */
export const attackDamage: DamageOps['attack.damage'] = (input, dice) => {
  const { rolls, strModifier, otherModifier, variableWeaponDamage, weaponDie } = given(input);
  const kind = oneOf(input.kind, 'kind', damageKinds);
  const weapon = weaponDie === undefined ? undefined : text(weaponDie, 'weaponDie');
  const own = weapon === undefined ? null : weaponDice(weapon);
  const [die, rule] = damageDie(kind, weapon, flag(variableWeaponDamage, 'variableWeaponDamage'));
  const { count, sides, plus } = own !== null && die === weapon ? own : weaponDice(die);
  const ownStrength = readModifier(strModifier, 'strModifier');
  const strength = kind === 'melee' || kind === 'unarmed' ? ownStrength : 0;
  const other = readModifier(otherModifier, 'otherModifier');
  const tray = diceTray(dice);
  const rolled = sum(tray.faces(rolls, count, sides, 'rolls'));
  const total = rolled + plus + strength + other;
  const damage = Math.max(combat.minimumDamage, total);
  const reasons = [because(die, rolled + plus, rule)];
  addPart(reasons, 'strength', strength, kind === 'unarmed' ? 'OSE-DMG-8' : 'OSE-DMG-5');
  addPart(reasons, 'other', other, 'OSE-DMG-7');
  addPart(reasons, 'a hit deals at least 1', damage - total, 'OSE-DMG-7');
  return tray.logged({ die, damage, reasons });
};

/**
 * Which magic items outlast the destruction of their owner, each saving with the owner's value. Dice: d20 for each
 * item, in order. Throws `bad-die`, `bad-input`. OSE-DMG-3, 4.
 */
export const itemsSurvive: DamageOps['items.survive'] = (input, dice) => {
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
};
