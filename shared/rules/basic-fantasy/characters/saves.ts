import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { bool, given, modifier, signed } from '../../common/input.ts';
import { because, parts, type Reason, type Reasoned } from '../../common/reason.ts';
import { checkedCreature } from './creatures.ts';
import { kindOf, totalOf } from '../readers.ts';
import { rowFor, tables } from '../tables.ts';
import { saveCategories, type ClassLevel, type Creature, type SaveCategory } from '../terms.ts';

export interface SaveResult extends Reasoned {
  success: boolean;
  total: number;
  reason: 'natural-1' | 'natural-20' | 'total';
}

const { saves } = tables;

type Row = Reason & { value: number };

function figureOf(targets: readonly number[], category: SaveCategory): number {
  const value = targets[saveCategories.indexOf(category)];
  if (value === undefined) throw new RangeError(`No save against ${category}.`);
  return value;
}

function byClass({ class: id, level }: ClassLevel, category: SaveCategory): Row {
  const { targets } = rowFor(saves[id], level);
  return { source: `${id} of level ${level}`, value: figureOf(targets, category), rule: 'BF-SAVE-8' };
}

const byNormalMan = (category: SaveCategory): Row => ({
  source: 'normal man',
  value: figureOf(saves['normal-man'], category),
  rule: 'BF-NM-1',
});

/** The row that counts, with its reason. */
function rowOf(saver: Creature, category: SaveCategory): Row {
  const creature = checkedCreature(saver, 'saver');
  if (creature.kind === 'normal-man') return byNormalMan(category);
  if (creature.kind === 'character') {
    return creature.classes
      .map((one) => byClass(one, category))
      .reduce((best, one) => (one.value < best.value ? one : best));
  }
  const { saveAs, hitDice } = creature;
  if (saveAs === 'normal-man') return byNormalMan(category);
  if (saveAs) return byClass(saveAs, category);
  if (hitDice.attackHitDice === 0) return byNormalMan(category);
  const fighter = byClass({ class: 'fighter', level: hitDice.attackHitDice }, category);
  return { ...fighter, source: `${hitDice.attackHitDice} Hit Dice, as a fighter`, rule: 'BF-SAVE-10' };
}

/**
 * The figure to roll or beat on a d20. A combination class uses its better one; a monster without a row of its own saves
 * as a fighter of its Hit Dice. Throws `level-out-of-range`, `bad-hit-dice`, `unknown-kind`, `bad-input`.
 * BF-SAVE-1, 3, 8 to 10, BF-NM-1, BF-OUT-7.
 */
export function saveTarget(input: {
  saver: Creature;
  category: SaveCategory;
}): { target: number } & Reasoned {
  const category = kindOf(given(input).category, 'category', saveCategories);
  const row = rowOf(input.saver, category);
  return { target: row.value, reasons: [row] };
}

/** A saving throw whose modifiers are known: natural 1 and 20 settle it. */
export function rollToSave(face: number, modifiers: readonly Reason[], target: number): SaveResult {
  const roll = [because('roll', face, 'BF-SAVE-1'), ...modifiers];
  const total = totalOf(roll);
  if (face === saves.fails || face === saves.succeeds) {
    const success = face === saves.succeeds;
    const reasons = [...roll, because(`natural ${face}`, success ? 'saved' : 'failed', 'BF-SAVE-2')];
    return { success, total, reason: success ? 'natural-20' : 'natural-1', reasons };
  }
  const reasons = [...roll, because('target, at least', target, 'BF-SAVE-4')];
  return { success: total >= target, total, reason: 'total', reasons };
}

const oneModifier = (value: unknown, field: string): Reason[] =>
  parts(because('modifiers', modifier(value, field), 'BF-SAVE-7'));

/** A saving throw. Dice: d20. Throws `bad-die`, `bad-input`. BF-SAVE-2, 4, 7. */
export function saveResolve(
  input: { natural?: number; target: number; modifier?: number },
  dice?: Dice,
): SaveResult & Rolled {
  const target = signed(given(input).target, 'target');
  const modifiers = oneModifier(input.modifier, 'modifier');
  const tray = diceTray(dice);
  const face = tray.face(input.natural, saves.die, 'natural');
  return { ...rollToSave(face, modifiers, target), ...tray.log() };
}

/**
 * Whether an item carried into an area effect is damaged. It saves as its bearer does, but only if the bearer failed or
 * the item is very fragile. Dice: d20 if a roll is due. Throws `bad-die`, `bad-input`. BF-ITEM-1 to 4.
 */
function itemSave(
  input: {
    bearerSaved: boolean;
    veryFragile: boolean;
    target: number;
    modifier?: number;
    natural?: number;
  },
  dice?: Dice,
): { needed: boolean; damaged: boolean } & Reasoned & Rolled {
  const saved = bool(given(input).bearerSaved, 'bearerSaved');
  const fragile = bool(input.veryFragile, 'veryFragile');
  const target = signed(input.target, 'target');
  const modifiers = oneModifier(input.modifier, 'modifier');
  if (saved && !fragile) {
    const reasons = [because('bearer saved', 'unharmed', 'BF-ITEM-1')];
    return { needed: false, damaged: false, reasons };
  }
  const tray = diceTray(dice);
  const face = tray.face(input.natural, saves.die, 'natural');
  const { success, reasons } = rollToSave(face, modifiers, target);
  return { needed: true, damaged: !success, reasons, ...tray.log() };
}

export const saveOps = {
  'save.target': saveTarget,
  'save.resolve': saveResolve,
  'item.save': itemSave,
} as const;
