import type { z } from 'zod';
import type { EquipmentFile } from '../../shared/content/schemas/equipment.ts';
import type { contentEquipment } from '../../shared/ipc/party/views/ware-views.ts';
import { acText, both, weightText, joined } from './words.ts';
import type { WareEntry, WareList } from './wares.ts';
import { itemOfWare } from './ware-item.ts';
import { asWeaponOf, lightOf, lotOf, shotsOf, waresOf, wareLists, type Weapon } from './wares.ts';

type Equipment = z.output<typeof contentEquipment>;
type WareView = Equipment['groups'][number]['wares'][number];

const titles: Record<WareList, string> = {
  armour: 'Armour',
  weapons: 'Weapons',
  ammunition: 'Ammunition',
  gear: 'Gear',
  tack: 'Tack',
  siege_weapons: 'Siege engines',
};

/** What the shop lists, group by group in the order of the source. Prices and weights are of the whole lot. */
export function catalogueOf(file: EquipmentFile): Equipment['groups'] {
  return wareLists
    .map((list) => ({
      id: list,
      title: titles[list],
      wares: waresOf(file, list).map((ware) => wareView(file, ware)),
    }))
    .filter(({ wares }) => wares.length > 0);
}

function wareView(file: EquipmentFile, ware: WareEntry): WareView {
  return {
    list: ware.list,
    id: ware.id,
    name: ware.name,
    costGp: ware.cost_gp,
    weight: ware.weight ?? null,
    quantity: lotOf(ware),
    summary: summaryOf(file, ware),
    confidence: ware.confidence,
    item: itemOfWare(file, ware),
  };
}

function summaryOf(file: EquipmentFile, ware: WareEntry): string {
  switch (ware.list) {
    case 'armour':
      return joined([ware.kind === 'shield' ? `AC +${ware.ac_bonus ?? 0}` : acText(ware.ac)]);
    case 'weapons':
      return weaponSummary(ware);
    case 'ammunition': {
      const weapons = file.weapons.filter(({ id }) => ware.for.includes(id)).map(({ name }) => name);
      return joined([ware.damage, ware.material === 'silver' && 'silver', `for ${weapons.join(' or ')}`]);
    }
    case 'gear':
      return gearSummary(file, ware);
    case 'tack':
      return joined([ware.ac && acText(ware.ac), holds(file, ware.capacity)]);
    case 'siege_weapons':
      return joined([
        ware.damage,
        ware.hull_damage && `${ware.hull_damage} to hulls`,
        ware.range_ft && `${ware.range_ft.short ?? '–'}/${ware.range_ft.medium}/${ware.range_ft.long} ft`,
        ware.range_yards && `${both(ware.range_yards)} yards`,
        ware.crew_min && `crew of ${ware.crew_min}`,
      ]);
  }
}

function weaponSummary(weapon: Weapon): string {
  const { damage, damage_two_handed: heavier, hands, range_ft: range } = weapon;
  return joined([
    damage,
    heavier && `${heavier} in two hands`,
    hands === 2 && 'two hands',
    range &&
      ('increment' in range
        ? `range ${range.increment} ft`
        : `${range.short}/${range.medium}/${range.long} ft`),
    shotsOf(weapon),
    weapon.material === 'silver' && 'silver',
    ...weapon.qualities,
    weapon.note,
  ]);
}

const holds = (file: EquipmentFile, capacity: number | null) =>
  capacity !== null && `holds ${weightText(file, capacity)}`;

function gearSummary(file: EquipmentFile, gear: Extract<WareEntry, { list: 'gear' }>): string {
  const weapon = asWeaponOf(file, gear.id);
  const light = lightOf(file, gear.id);
  const burns = light?.burn_turns ?? light?.burn_turns_dice;
  return joined([
    holds(file, gear.capacity),
    light && `lights ${light.radius_ft} ft`,
    burns !== null && burns !== undefined && `burns ${burns} turns`,
    weapon && `as a weapon: ${weaponSummary({ ...weapon, qualities: [] })}`,
    gear.cost_note && `price: ${gear.cost_note}`,
  ]);
}
