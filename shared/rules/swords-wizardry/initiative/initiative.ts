import type { Dice } from '../../../dice/dice.ts';
import { checkCount, checkedFace, type Rolled } from '../../common/dice-tray.ts';
import { amount, given, list, oneOf, refuse } from '../../common/input.ts';
import { effective, type Settings } from '../rounds/choices.ts';
import { distinctNames, name } from '../readers.ts';
import { grouped, rollOff } from './roll-off.ts';
import { tables } from '../tables.ts';
import type { Face } from '../terms.ts';

/** The one id of the first group; null where several share it or there is none. */
export function soleWinner(order: readonly (readonly string[])[]): string | null {
  const [first] = order;
  return first?.length === 1 ? (first[0] ?? null) : null;
}

/** The throw of the sides; each is named to `before` before its die falls. SW-INIT-1, 4. */
export const sidesRoll = (
  sides: readonly string[],
  tieBreak: Settings['tieBreak'],
  dice: Dice,
  before?: (side: string) => void,
) => rollOff(sides, tables.initiative.sideDie, 'high', tieBreak === 'reroll', dice, before);

/**
 * Every side rolls, the highest acts first; with the setting, those who tie roll again.
 * Dice: d6 for each side in order, then d6 for each tied one. Throws `bad-die`, `bad-input`. SW-INIT-1, 3, 4.
 */
export function initiativeRoll(
  input: { sides: string[]; settings?: Partial<Settings> },
  dice?: Dice,
): { rolls: Record<string, number>[]; order: string[][]; winner: string | null } & Rolled {
  const { tieBreak } = effective(given(input).settings);
  const sides = distinctNames(input.sides, 'sides');
  if (!dice) refuse('dice', 'at hand');
  const { order, rolls, rolled } = sidesRoll(sides, tieBreak, dice);
  return { rolls, order, winner: soleWinner(order), rolled };
}

/**
 * Who acts when, equal values together: rolls of sides and Dexterity from high to low, segments from low to high.
 * Throws `bad-input`. SW-INIT-1 to 4, SW-GEN-4, SW-HOLM-2, 3, SW-SEG-3, 17.
 */
export function initiativeOrder(input: {
  by: 'sideRoll' | 'segment' | 'dexterity';
  entries: { id: string; value: number }[];
  settings?: Partial<Settings>;
}): { order: string[][]; winner: string | null; needsReroll: string[][] } {
  const { tieBreak } = effective(given(input).settings);
  const by = oneOf(input.by, 'by', ['sideRoll', 'segment', 'dexterity']);
  const entries = Array.from(list(input.entries, 'entries'), (entry) => ({
    id: name(given(entry, 'entries').id, 'entries.id'),
    value: amount(entry.value, 'entries.value', {}),
  }));
  if (new Set(entries.map(({ id }) => id)).size < entries.length)
    refuse('entries', 'a list of different ids');
  const order = grouped(entries, by === 'segment' ? 'low' : 'high');
  return {
    order,
    winner: by === 'sideRoll' ? soleWinner(order) : null,
    needsReroll: tieBreak === 'reroll' ? order.filter((group) => group.length > 1) : [],
  };
}

/**
 * Dexterity of monsters for this combat, 3d6: one roll for each type or, with the setting, for each creature.
 * Throws `bad-die`, `dice-count`, `bad-input`. SW-HOLM-4, 5.
 */
export function initiativeMonsterDexterity(input: {
  groups: { type: string; ids: string[] }[];
  rolls: Face[][];
  settings?: Partial<Settings>;
}): { dexterity: Record<string, number> } {
  const { monsterDexterity } = effective(given(input).settings);
  const { dexterityDice, dexterityDie } = tables.initiative;
  const groups = Array.from(list(input.groups, 'groups'), (group) => {
    name(given(group, 'groups').type, 'groups.type');
    return distinctNames(group.ids, 'groups.ids');
  });
  const ids = groups.flat();
  if (new Set(ids).size < ids.length) refuse('groups', 'groups of different ids');
  const rolls = Array.from(list(input.rolls, 'rolls'), (roll) => {
    const faces = list(roll, 'rolls');
    checkCount(faces.length, dexterityDice, 'rolls');
    return Array.from(faces).reduce((sum, face) => sum + checkedFace(face, dexterityDie, 'rolls'), 0);
  });
  const sharing = monsterDexterity === 'perType' ? groups : ids.map((id) => [id]);
  checkCount(rolls.length, sharing.length, 'rolls');
  const scores = sharing.flatMap((group, at) => group.map((id) => [id, rolls[at] ?? 0] as const));
  return { dexterity: Object.fromEntries(scores) };
}

export const initiativeOps = {
  'initiative.roll': initiativeRoll,
  'initiative.order': initiativeOrder,
  'initiative.monsterDexterity': initiativeMonsterDexterity,
} as const;
