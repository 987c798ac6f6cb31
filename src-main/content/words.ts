import type { EquipmentFile } from '../../shared/content/schemas/equipment.ts';

/** Words for figures, the same in every list of the starter content. */

export const joined = (parts: readonly (string | false | null | undefined | 0)[], by = ', '): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(by);

export const number = (value: number): string => value.toLocaleString('en');

/** "5 [14]", or "15" in a system that counts upwards only. */
export function acText(ac: { descending: number | null; ascending: number | null } | null): string {
  if (!ac || ac.ascending === null) return '';
  return ac.descending === null ? `AC ${ac.ascending}` : `AC ${ac.descending} [${ac.ascending}]`;
}

export const both = ({ min, max }: { min: number; max: number }): string =>
  min === max ? number(min) : `${number(min)}–${number(max)}`;

/** A weight with the unit that the file weighs in. */
export const weightText = ({ units }: EquipmentFile, weight: number): string =>
  `${number(weight)} ${units.weight.startsWith('coins') ? 'coins' : 'lb'}`;
