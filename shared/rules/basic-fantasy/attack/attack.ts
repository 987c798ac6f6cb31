import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { bool, flag, given, list, modifier as readModifier, signed } from '../../common/input.ts';
import { addPart, because, type Reason, type Reasoned } from '../../common/reason.ts';
import { checkedCreature } from '../characters/creatures.ts';
import { checkedAc, kindOf, totalOf } from '../readers.ts';
import { rowFor, tables } from '../tables.ts';
import type { Ac, ClassLevel, Creature } from '../terms.ts';

const banes = ['silver', 'magic'] as const;

export interface AttackResult extends Reasoned {
  hit: boolean;
  total: number;
  reason: 'cannot-be-hit' | 'natural-1' | 'natural-20' | 'total';
}

const { attackBonus: bonuses, attackRoll } = tables;

const classRules = { fighter: 'BF-ATK-8', cleric: 'BF-ATK-9', thief: 'BF-ATK-9', 'magic-user': 'BF-ATK-10' };

function byClass({ class: id, level }: ClassLevel): Reason & { value: number } {
  const column = bonuses[id];
  const value = column[Math.min(level, column.length) - 1];
  if (value === undefined) throw new RangeError('No row in the attack table.');
  return { source: `${id} of level ${level}`, value, rule: classRules[id] };
}

/** The row that counts, with its reason. */
function bonusOf(attacker: Creature): Reason & { value: number } {
  const creature = checkedCreature(attacker, 'attacker');
  if (creature.kind === 'normal-man') {
    return { source: 'normal man', value: bonuses.normalMan, rule: 'BF-NM-1' };
  }
  if (creature.kind === 'character') {
    return creature.classes.map(byClass).reduce((best, one) => (one.value > best.value ? one : best));
  }
  const { attackHitDice, listedAttackBonus } = creature.hitDice;
  if (listedAttackBonus !== null) {
    return { source: 'listed attack bonus', value: listedAttackBonus, rule: 'BF-HD-4' };
  }
  const { attackBonus } = rowFor(bonuses.monster, attackHitDice);
  return { source: `${attackHitDice} Hit Dice`, value: attackBonus, rule: 'BF-ATK-11' };
}

/**
 * The attack bonus of a character, a normal man or a monster; a combination class uses its better one.
 * Throws `level-out-of-range`, `bad-hit-dice`, `unknown-kind`, `bad-input`.
 * BF-ATK-7 to 11, BF-NM-1, BF-HD-1 to 5, BF-OUT-7.
 */
export function attackBonus(input: { attacker: Creature }): { bonus: number } & Reasoned {
  const row = bonusOf(given(input).attacker);
  return { bonus: row.value, reasons: [row] };
}

/**
 * Whether a weapon can harm a creature that only silver or magic harms.
 * Throws `unknown-kind`, `bad-input`. BF-ATK-6.
 */
export function attackCanHit(input: {
  weapon: { silver?: boolean; magic?: boolean };
  onlyHitBy?: ('silver' | 'magic')[];
}): { canHit: boolean } {
  const { weapon, onlyHitBy = [] } = given(input);
  const { silver, magic } = given(weapon, 'weapon');
  const of = { silver: flag(silver, 'weapon.silver'), magic: flag(magic, 'weapon.magic') };
  const needed = Array.from(list(onlyHitBy, 'onlyHitBy'), (bane) => kindOf(bane, 'onlyHitBy', banes));
  return { canHit: needed.length === 0 || needed.some((bane) => of[bane]) };
}

/** What a roll comes to, with its last reason: natural 1 and 20 settle it if the target can be hit at all. */
function verdict(face: number, reasons: Reason[], ac: number, canBeHit: boolean): AttackResult {
  const total = totalOf(reasons);
  if (!canBeHit) {
    reasons.push(because('cannot be hit by this', 'no hit', 'BF-ATK-6'));
    return { hit: false, total, reason: 'cannot-be-hit', reasons };
  }
  if (face === attackRoll.miss || face === attackRoll.hit) {
    const hit = face === attackRoll.hit;
    reasons.push(because(`natural ${face}`, hit ? 'hit' : 'miss', 'BF-ATK-5'));
    return { hit, total, reason: hit ? 'natural-20' : 'natural-1', reasons };
  }
  reasons.push(because('Armor Class, at least', ac, 'BF-ATK-3'));
  return { hit: total >= ac, total, reason: 'total', reasons };
}

/** An attack roll whose modifiers are known. */
export const rollToHit = (
  face: number,
  modifiers: readonly Reason[],
  ac: number,
  canBeHit: boolean,
): AttackResult => verdict(face, [because('roll', face, 'BF-ATK-1'), ...modifiers], ac, canBeHit);

/**
 * An attack roll against an Armor Class. `abilityBonus` is strength in melee, dexterity for missiles and what is thrown.
 * Dice: d20. Throws `bad-die`, `bad-input`. BF-ATK-1 to 6.
 */
export function attackResolve(
  input: {
    natural?: number;
    attackBonus: number;
    abilityBonus?: number;
    modifier?: number;
    ac: Ac;
    canBeHit?: boolean;
  },
  dice?: Dice,
): AttackResult & Rolled {
  const { natural, canBeHit = true } = given(input);
  const bonus = signed(input.attackBonus, 'attackBonus');
  const ability = readModifier(input.abilityBonus, 'abilityBonus');
  const modifier = readModifier(input.modifier, 'modifier');
  const ac = checkedAc(input.ac, 'ac');
  const possible = bool(canBeHit, 'canBeHit');
  const tray = diceTray(dice);
  const face = tray.face(natural, attackRoll.die, 'natural');
  const reasons = [because('roll', face, 'BF-ATK-1'), because('attack bonus', bonus, 'BF-ATK-1')];
  addPart(reasons, 'ability', ability, 'BF-ATK-2');
  addPart(reasons, 'modifiers', modifier, 'BF-ATK-4');
  return tray.logged(verdict(face, reasons, ac, possible));
}

export const attackOps = {
  'attack.bonus': attackBonus,
  'attack.canHit': attackCanHit,
  'attack.resolve': attackResolve,
} as const;
