import type { NightSight } from '../../../shared/rules/exploration/lighting.ts';
import { nightSightIn } from '../../../shared/rules/exploration/lighting.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import type { ClassesOf } from '../party/armour-class.ts';
import { personOf } from '../party/gear.ts';
import { isLifeless } from '../party/kinds.ts';
import type { Bearing } from '../party/read-party.ts';

export type Seeing = Pick<Bearing, 'row' | 'sheet'>;

/** Carts and ships see nothing and need no light. */
export const hasEyes = ({ row }: Seeing): boolean => !isLifeless(row.kind);

/**
 * What somebody sees by in the dark: by class and race, by the line of a creature, by a condition
 * or skill typed on the sheet, else by what the class is called.
 */
export function nightSightOf(
  { system }: Campaign,
  { row, sheet }: Seeing,
  { classes }: ClassesOf,
): NightSight | null {
  const features = classes ? system.characters.judge(personOf(row), classes).features : [];
  const typed = [...sheet.conditions, ...sheet.skills.map(({ name }) => name)];
  const found = nightSightIn([...features, sheet.creature?.special ?? '', ...typed]);
  return found ?? system.lighting.folk.find(({ called }) => called.test(row.class_name))?.sight ?? null;
}
