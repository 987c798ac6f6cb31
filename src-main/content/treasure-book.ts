import type { EquipmentFile } from '../../shared/content/schemas/equipment.ts';
import type { TreasureBook } from '../../shared/rules/treasure/rules.ts';
import type { ContentOf } from './content-for.ts';
import { lotOf, type WareEntry, waresOf } from './wares.ts';

export type TreasureContent = ContentOf<'encounters' | 'prep' | 'equipment'>;

/** The tables of treasure with what wares weigh; null where the system has no open ones. */
export function treasureBook({ encounters, prep, equipment }: TreasureContent): TreasureBook | null {
  if (!encounters || !prep) return null;
  return {
    tables: encounters.treasure,
    prep,
    weightOf: (name) => {
      const ware = equipment && wareNamed(equipment, name);
      return typeof ware?.weight === 'number' ? ware.weight / lotOf(ware) : null;
    },
  };
}

/** Arms of the shop that bear this name, capitals apart. */
export function wareNamed(file: EquipmentFile, name: string): WareEntry | undefined {
  const wanted = name.toLowerCase();
  const arms = (['armour', 'weapons', 'ammunition'] as const).flatMap((list) => waresOf(file, list));
  return arms.find((ware) => ware.name.toLowerCase() === wanted);
}
