import type { EquipmentFile } from '../../shared/content/schemas/equipment.ts';

/** What the shop sells, list by list. */
export const wareLists = ['armour', 'weapons', 'ammunition', 'gear', 'tack', 'siege_weapons'] as const;
export type WareList = (typeof wareLists)[number];
export type WareEntry = { [List in WareList]: { list: List } & EquipmentFile[List][number] }[WareList];
export type Weapon = EquipmentFile['weapons'][number];

const asWeapon = '-as-weapon';

/** Oil, torches and holy water stand twice in the source, once for the fight; the shop sells them once. */
const isTwin = (list: WareList, id: string) => list === 'weapons' && id.endsWith(asWeapon);

/** What the thing is in a fight, where it stands among the weapons too. */
export const asWeaponOf = (file: EquipmentFile, id: string): Weapon | undefined =>
  file.weapons.find((weapon) => weapon.id === `${id}${asWeapon}`);

export function waresOf(file: EquipmentFile, list: WareList): WareEntry[] {
  const entries: readonly EquipmentFile[WareList][number][] = file[list];
  return entries.filter(({ id }) => !isTwin(list, id)).map((entry) => ({ list, ...entry }) as WareEntry);
}

/** How many pieces are sold at once. */
export const lotOf = (ware: WareEntry): number => ('quantity' in ware ? (ware.quantity ?? 1) : 1);

/** Said only where it is not one shot a round. */
export const shotsOf = ({ rate_of_fire: shots }: Weapon): string | null =>
  shots === null || shots === '1' ? null : `${shots} shots a round`;

const stemOf = (id: string) => id.replace(/^torches.*/, 'torch').replace(/^candles.*/, 'candle');

/** The light that a piece of gear gives; a hooded lantern with no line of its own is a lantern. */
export function lightOf(file: EquipmentFile, id: string): EquipmentFile['light_sources'][number] | undefined {
  const known = (wanted: string) => file.light_sources.find((light) => light.id === wanted);
  return known(stemOf(id)) ?? (id.startsWith('lantern-') ? known('lantern') : undefined);
}
