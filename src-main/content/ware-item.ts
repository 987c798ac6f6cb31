import type { z } from 'zod';
import type { EquipmentFile } from '../../shared/content/schemas/equipment.ts';
import type { wareView } from '../../shared/ipc/party/views/ware-views.ts';
import type { ItemFacts } from '../../shared/ipc/party/sheet.ts';
import type { ItemKind, ItemState } from '../../shared/ipc/vocabulary.ts';
import type { WareEntry, Weapon } from './wares.ts';
import { asWeaponOf, lightOf, lotOf, shotsOf } from './wares.ts';

type WareItem = z.output<typeof wareView>['item'];

/**
 * The thing to be stored when somebody buys a ware: quantity of one lot, weight in the file's unit and price in gold
 * pieces of one piece. What has no weight in the source weighs nothing here; the methods count small gear as a lump.
 */
export function itemOfWare(file: EquipmentFile, ware: WareEntry): WareItem {
  const lot = lotOf(ware);
  const kind = kindOf(file, ware);
  return {
    kind,
    name: nameOf(file, ware),
    quantity: lot,
    weightEach: hundredths((ware.weight ?? 0) / lot),
    costEach: ware.cost_gp === null ? null : hundredths(ware.cost_gp / lot),
    charges: null,
    capacity: 'capacity' in ware ? ware.capacity : null,
    state: stateOf(kind),
    facts: { ...factsOf(file, ware), contentId: `${ware.list}/${ware.id}` },
  };
}

export function stateOf(kind: ItemKind): ItemState {
  if (kind === 'weapon') return 'wielded';
  return kind === 'armour' || kind === 'shield' ? 'worn' : 'carried';
}

export const hundredths = (value: number): number => Math.round(value * 100) / 100;

function kindOf(file: EquipmentFile, ware: WareEntry): ItemKind {
  switch (ware.list) {
    case 'armour':
      return ware.kind;
    case 'weapons':
      return 'weapon';
    case 'ammunition':
      return 'ammunition';
    case 'gear':
      return gearKindOf(file, ware.id);
    case 'tack':
    case 'siege_weapons':
      return 'gear';
  }
}

function gearKindOf(file: EquipmentFile, id: string): ItemKind {
  if (file.light_sources.some(({ fuel }) => fuel === id)) return 'oilFlask';
  if (id.startsWith('rations')) return 'ration';
  if (id.startsWith('tinder')) return 'tinder';
  if (id.startsWith('candle')) return 'candle';
  const light = lightOf(file, id);
  if (light?.id === 'torch') return 'torch';
  return light && light.fuel !== null ? 'lantern' : 'gear';
}

const lotWords = [/ \((?:\w+ of )?\d+\)$/, /, (?:\d+|one week)$/, /, 7 days(?=\)$)/];

/** The name of one piece: "Arrows (quiver of 20)" are arrows, "Torches (6)" a torch. */
function nameOf(file: EquipmentFile, ware: WareEntry): string {
  const light = ware.list === 'gear' ? lightOf(file, ware.id) : undefined;
  if (light && lotOf(ware) > 1) return light.name;
  return lotWords
    .reduce((name, word) => name.replace(word, ''), ware.name)
    .replace(/\(\d+ (\w+)s\)$/, '($1)');
}

function factsOf(file: EquipmentFile, ware: WareEntry): ItemFacts {
  switch (ware.list) {
    case 'armour':
      return armourFacts(file, ware);
    case 'weapons':
      return weaponFacts(ware);
    case 'ammunition':
      return {
        ...(typeof ware.damage === 'string' && { damage: ware.damage }),
        ...(ware.material === 'silver' && { qualities: ['silver'] }),
      };
    case 'gear': {
      const weapon = asWeaponOf(file, ware.id);
      return weapon
        ? weaponFacts({ ...weapon, qualities: weapon.qualities.filter((word) => !/^cost/.test(word)) })
        : {};
    }
    case 'tack':
    case 'siege_weapons':
      return {};
  }
}

/** Armour that betters the armour class by no more than this is light where the source does not say. */
const lightBonus = 2;

function armourFacts(file: EquipmentFile, ware: Extract<WareEntry, { list: 'armour' }>): ItemFacts {
  if (ware.kind === 'shield') return { acBonus: ware.ac_bonus ?? 0 };
  const acBonus = ware.ac ? ware.ac.ascending - file.unarmoured_ac.ascending : (ware.ac_bonus ?? 0);
  const light = ware.category === null ? acBonus <= lightBonus : ware.category === 'light';
  return { acBonus, armourType: light ? 'light' : 'heavy' };
}

function weaponFacts(weapon: Weapon): ItemFacts {
  const { damage, damage_two_handed: heavier, hands, range_ft: range } = weapon;
  const shots = shotsOf(weapon);
  const qualities = [
    ...(weapon.material === 'silver' ? ['silver'] : []),
    ...(shots === null ? [] : [shots]),
    ...weapon.qualities,
  ];
  return {
    hands,
    ...(damage !== null && { damage }),
    ...(heavier !== null && { damageTwoHanded: heavier }),
    // What flies a distance serves hand to hand only where it says so.
    ...(weapon.kind === 'melee and thrown' && { melee: true }),
    ...(range && ('increment' in range ? { rangeIncrement: range.increment } : { range })),
    ...(qualities.length > 0 && { qualities }),
  };
}
