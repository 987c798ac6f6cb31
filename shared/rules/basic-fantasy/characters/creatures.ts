import { given, list, refuse } from '../../common/input.ts';
import { readHitDice, type HitDice } from './hit-dice.ts';
import { checkedLevel, kindOf } from '../readers.ts';
import { classIds, type ClassLevel, type Creature, type SaveAs } from '../terms.ts';

/** A creature whose every part has been checked. */
export type CheckedCreature =
  | { kind: 'character'; classes: ClassLevel[] }
  | { kind: 'normal-man' }
  | { kind: 'monster'; hitDice: HitDice; saveAs: SaveAs | null };

interface Written {
  kind: Creature['kind'];
  classes?: ClassLevel[];
  hitDice?: string;
  saveAs?: SaveAs;
}

function checkedClass(one: ClassLevel, field: string): ClassLevel {
  return {
    class: kindOf(given(one, field).class, `${field}.class`, classIds),
    level: checkedLevel(one.level, `${field}.level`),
  };
}

function checkedSaveAs(saveAs: SaveAs | undefined, field: string): SaveAs | null {
  if (saveAs === undefined) return null;
  if (typeof saveAs === 'string') return kindOf(saveAs, field, ['normal-man']);
  return checkedClass(saveAs, field);
}

/**
 * A character with at least one class, a normal man, or a monster with readable Hit Dice.
 * Throws `level-out-of-range`, `bad-hit-dice`, `unknown-kind`, `bad-input`.
 */
export function checkedCreature(creature: Creature, field: string): CheckedCreature {
  const kind = kindOf(given(creature, field).kind, `${field}.kind`, ['character', 'normal-man', 'monster']);
  const { classes, hitDice, saveAs }: Written = creature;
  if (kind === 'normal-man') return { kind };
  if (kind === 'monster') {
    return {
      kind,
      hitDice: readHitDice(hitDice, `${field}.hitDice`),
      saveAs: checkedSaveAs(saveAs, `${field}.saveAs`),
    };
  }
  const held = Array.from(list(classes, `${field}.classes`), (one) => checkedClass(one, `${field}.classes`));
  if (held.length === 0) refuse(`${field}.classes`, 'a list with at least one class');
  return { kind, classes: held };
}
