import { find, type FindFacts, type FindKind } from '../../treasure/finds.ts';
import type { TreasureBook } from '../../treasure/rules.ts';
import type { MagicRow } from '../../treasure/tables.ts';
import { tableNamed, type TreasureThrower } from '../../treasure/thrower.ts';

/** Weapons and armour of the tables of trades: "+1 [magic-melee]", "[armor-or-shield] of Arrow Deflection". */

const piece = /\[([a-z-]+)\]/u;

/** The thing itself stands in the row's first brackets, or by its own word. */
export function putArms(thrower: TreasureThrower, book: TreasureBook, { name }: MagicRow): void {
  const [, id] = piece.exec(name) ?? [];
  const rowOf = (table: string) => thrower.onMagic(tableNamed(book.tables.magic_items, table)).name;
  const thrown = id === undefined ? plainThing(name) : rowOf(id);
  const [, dice, shot = thrown] = /^(\d\S*) (.*)$/u.exec(thrown) ?? [];
  const quantity = dice === undefined ? 1 : thrower.throw(dice, `how many ${shot}`);
  const ability = /\[with minor ability\[([a-z-]+)\]\]/u.exec(name)?.[1];
  const power = ability === undefined ? null : rowOf(ability);
  const ware = wares[shot] ?? shot;
  const words = name
    .replace(piece, () => shot)
    .replace(/\[with minor ability.*\]/u, () => `with minor ability: ${power ?? ''}`);
  thrower.put(
    find(kindOf(id, shot), words, {
      shown: shot.toLowerCase(),
      quantity,
      weight: book.weightOf(ware),
      ware,
      facts: { ...factsIn(name), ...(power !== null && { powers: [power] }) },
    }),
  );
}

const plainThing = (name: string) => (/shield/iu.test(name) ? 'Shield' : 'Armour');

const shots = /arrows|stones|darts|bolts/u;

function kindOf(id: string | undefined, thing: string): FindKind {
  if (thing === 'Shield') return 'shield';
  if (id === undefined || id.startsWith('armor')) return 'armour';
  return shots.test(thing) ? 'ammunition' : 'weapon';
}

/** The bonus in front, the second against some, and whether it is cursed. */
function factsIn(name: string): FindFacts {
  const [, bonus, more] = /^([+-]\d)(?:, \+(\d))?/u.exec(name) ?? [];
  return {
    magic: true,
    ...(/cursed/iu.test(name) && { cursed: true }),
    ...(bonus !== undefined && { bonus: Number(bonus) }),
    ...(more !== undefined && { versus: [{ bonus: Number(more), who: 'a foe that the referee names' }] }),
  };
}

/** What the shop calls them. */
const wares: Readonly<Record<string, string>> = {
  'Battle Axe': 'Axe, battle',
  'Hand Axe': 'Axe, hand',
  'War Hammer': 'Hammer, war',
  'Mace (heavy)': 'Mace, heavy',
  Longsword: 'Sword, long',
  'Short Sword': 'Sword, short',
  'Two-handed Sword': 'Sword, two-handed',
  'Leather Armor': 'Leather armour',
  arrows: 'Arrows (20)',
  'sling stones': 'Sling stones (20)',
  'crossbow bolts': 'Bolts (20)',
  darts: 'Dart',
  javelin: 'Javelin',
};
