import type { EquipmentFile } from '../../shared/content/schemas/equipment.ts';

/** The licence under which a file came, and whom it credits. */
export function attributionOf({ licence }: Pick<EquipmentFile, 'licence'>): {
  licence: string;
  text: string;
} {
  const text =
    licence.id === 'CC-BY-SA-4.0'
      ? `${licence.attribution} ${licence.licence_text}`
      : `Open Game Content. The licence and its copyright notices stand in ${licence.licence_text}, beside the program.`;
  return { licence: licence.name, text };
}
