import type { PersonsWeapon } from '../../../../shared/rules/fight/bridge/bridge.ts';
import type { ItemRow } from '../../../db/tables.ts';
import { isInUse } from '../../../facts/party/gear.ts';
import { readFacts } from '../../../facts/party/sheet.ts';

/** What people strike, shoot and throw with, out of their packs; and the missiles that fit. */

/** The wielded first, then what is carried; of several things of one name one weapon. */
export function weaponsOf(items: readonly ItemRow[]): PersonsWeapon[] {
  const weapons = items.filter(({ kind }) => kind === 'weapon');
  const wieldedFirst = [...weapons.filter(isInUse), ...weapons.filter((item) => !isInUse(item))];
  const byName = new Map<string, { item: ItemRow; pieces: number }>();
  for (const item of wieldedFirst) {
    const known = byName.get(item.name);
    byName.set(item.name, { item: known?.item ?? item, pieces: item.quantity + (known?.pieces ?? 0) });
  }
  return [...byName.values()].map(({ item, pieces }) => weaponOf(item, pieces, items));
}

function weaponOf(item: ItemRow, pieces: number, items: readonly ItemRow[]): PersonsWeapon {
  const facts = readFacts(item);
  const { range, rangeIncrement, qualities = [] } = facts;
  const shoots = range !== undefined || rangeIncrement !== undefined;
  const melee = facts.melee ?? !shoots;
  const fits = shoots && !melee ? missilesFor(item, items) : null;
  return {
    name: item.name,
    wielded: isInUse(item),
    damage: facts.damage ?? (fits === null ? null : damageOfMissiles(item, items)),
    damageTwoHanded: facts.damageTwoHanded ?? null,
    hands: facts.hands === 2 ? 2 : 1,
    magicBonus: facts.magicBonus ?? 0,
    range: range === undefined ? null : [range.short, range.medium, range.long],
    increment: rangeIncrement ?? null,
    melee,
    thrown: shoots && fits === null,
    qualities,
    shots: shoots ? (fits ?? pieces) : null,
  };
}

const missileWords = [
  [/crossbow/i, /bolt|quarrel/i],
  [/bow/i, /arrow/i],
  [/sling/i, /stone|bullet/i],
] as const;

/** How many missiles they have that fit; null for what is thrown itself. */
function missilesFor({ name }: ItemRow, items: readonly ItemRow[]): number | null {
  if (!missileWords.some(([weapon]) => weapon.test(name))) return null;
  return missilesOf(name, items).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Where the missile says it, and not the bow; of several sorts the first. */
const damageOfMissiles = ({ name }: ItemRow, items: readonly ItemRow[]): string | null =>
  missilesOf(name, items).flatMap((missile) => readFacts(missile).damage ?? [])[0] ?? null;

/** The things that a shot with a weapon uses up: what fits it, or the weapon itself where it is thrown. */
export function missilesOf(weapon: string, items: readonly ItemRow[]): ItemRow[] {
  const words = missileWords.find(([name]) => name.test(weapon))?.[1];
  return words === undefined
    ? items.filter(({ kind, name }) => kind === 'weapon' && name === weapon)
    : items.filter(({ kind, name }) => kind === 'ammunition' && words.test(name));
}
