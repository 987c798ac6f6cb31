import { find, type FindFacts, type FindKind } from '../../treasure/finds.ts';
import type { LetterRules, TreasureBook } from '../../treasure/rules.ts';
import { seenAs } from '../../treasure/seen.ts';
import type { MagicRow, MagicSort, MagicTable, PrintedItem } from '../../treasure/tables.ts';
import { nameOn, needed, tableNamed, type TreasureThrower } from '../../treasure/thrower.ts';
import { mapTo, storedSpells, writtenSpells } from './scrolls.ts';
import { sentienceOf } from './sentience.ts';

/** The sorts of the table of types, and the table that each is then thrown on. */
const sorts: readonly { says: string; wanted: MagicSort | null; table: string }[] = [
  { says: 'armour', wanted: 'armour', table: 'armour-and-shields' },
  { says: 'misc', wanted: null, table: 'miscellaneous-items' },
  { says: 'potion', wanted: 'potion', table: 'potions' },
  { says: 'ring', wanted: null, table: 'rings' },
  { says: 'rod / staff / wand', wanted: null, table: 'rods-staves-wands' },
  { says: 'scroll', wanted: 'scroll', table: 'scrolls-and-maps' },
  { says: 'sword', wanted: 'sword', table: 'swords' },
  { says: 'weapon', wanted: 'weapon', table: 'weapons' },
];

/** The sort, where several are asked for; then what it is; then the dice of its own. */
export const magicItem: LetterRules['magic'] = (thrower, book, { of, not }) => {
  const fits = ({ wanted }: (typeof sorts)[number]) =>
    (of.includes('any') || (wanted !== null && of.includes(wanted))) &&
    !(wanted !== null && not.includes(wanted));
  const allowed = sorts.filter(fits);
  const types = tableNamed(book.tables.magic_items, 'magic-item-type');
  const byTable = () => {
    const { name } = thrower.onMagic(types);
    return needed(
      sorts.find(({ says }) => says === name),
      `sort of magic item "${name}"`,
    );
  };
  const [only] = allowed;
  const sort = allowed.length === 1 && only ? only : thrower.until(byTable, fits, types.name);
  const table = tableNamed(book.tables.magic_items, sort.table);
  const row = thrower.onMagic(table);
  for (const item of itemsOf(book, table, row)) put(thrower, book, item, row);
};

/** A row of armour and shield gives both. */
function itemsOf({ prep }: TreasureBook, table: MagicTable, row: MagicRow): readonly PrintedItem[] {
  const items = needed(prep.items, 'list of magic items').filter(({ rows }) =>
    rows.some((each) => each.table === table.id && each.min === row.min),
  );
  return needed(items.length > 0 ? items : null, `magic item for the row "${row.name}"`);
}

/** Any rod, staff, wand, ring or other thing whose name tells what it is. */
const kinds: Readonly<Record<string, FindKind>> = {
  potion: 'potion',
  rod: 'rod',
  staff: 'staff',
  wand: 'wand',
  ring: 'otherTreasure',
  misc: 'otherTreasure',
};

function put(thrower: TreasureThrower, book: TreasureBook, item: PrintedItem, row: MagicRow): void {
  const own = puts[item.kind];
  if (own) own(thrower, book, item, row);
  else putPlain(thrower, book, item, row);
}

const puts: Readonly<Record<string, typeof put>> = {
  armour: putArmour,
  weapon: putWeapon,
  sword: putSword,
  scroll: putScroll,
};

function putPlain(thrower: TreasureThrower, book: TreasureBook, item: PrintedItem, row: MagicRow): void {
  const kind = kinds[item.kind] ?? 'otherTreasure';
  const shown = kind === 'otherTreasure' ? seenAs(item.name) : kind;
  const facts = { ...plainFacts(item), ...ownDice(thrower, book, item, row) };
  thrower.put(find(kind, item.name, { shown, weight: item.weight ?? null, facts }));
}

function plainFacts(item: PrintedItem): FindFacts {
  const bonus = item.attack_bonus ?? item.ac_bonus;
  return {
    magic: true,
    ...(item.cursed && { cursed: true }),
    ...(bonus !== undefined && { bonus }),
    ...(item.ac_set !== undefined && { armourClass: item.ac_set }),
    ...(item.versus && {
      versus: item.versus.map(({ bonus: each, label }) => ({ bonus: each, who: label })),
    }),
  };
}

/** What is thrown for the thing itself: charges, spells in a ring, how many wishes ("2–4" in its row). */
function ownDice(
  thrower: TreasureThrower,
  book: TreasureBook,
  item: PrintedItem,
  row: MagicRow,
): Pick<FindFacts, 'charges' | 'chargesOf' | 'spells'> {
  const [, least, most] = /^Wishes, (\d)–(\d)$/u.exec(row.name) ?? [];
  if (least !== undefined && most !== undefined) {
    const dice = `1d${Number(most) - Number(least) + 1}+${Number(least) - 1}`;
    return { charges: thrower.throw(dice, `${item.name}: wishes`), chargesOf: 'wishes' };
  }
  if (item.charges === undefined) return {};
  if (item.kind === 'ring') return { spells: storedSpells(thrower, book, item.name, item.charges) };
  return { charges: thrower.throw(item.charges, `${item.name}: charges`), chargesOf: 'charges' };
}

/** Magic armour weighs half of what such armour weighs; a shield is no suit of a kind. */
function putArmour(thrower: TreasureThrower, book: TreasureBook, item: PrintedItem): void {
  const kinds = needed(book.prep.magic_armour_type, 'table of kinds of armour');
  const isShield = /shield/iu.test(item.name);
  const suit = isShield ? 'Shield' : nameOn(thrower, kinds, `${item.name}: kind of armour`);
  const weight = book.weightOf(suit);
  thrower.put(
    find(isShield ? 'shield' : 'armour', item.name.replace(/Armour/u, suit), {
      shown: suit.toLowerCase(),
      weight: weight === null ? null : weight * kinds.weight_factor,
      ware: suit,
      facts: plainFacts(item),
    }),
  );
}

/** How many of a kind of shot: "(2d6 bolts)", or ten for low levels where the row says so. */
function shotsOf(thrower: TreasureThrower, row: MagicRow): number | null {
  const [, low] = /\(Basic: (\d+);/u.exec(row.name) ?? [];
  if (low !== undefined && thrower.low) return Number(low);
  const [, dice] = /(\d+d\d+) (?:arrows|bolts)\)/u.exec(row.name) ?? [];
  return dice === undefined ? null : thrower.throw(dice, `${row.name}: how many`);
}

/** Shots weigh nothing: what a bow weighs has them in it (the table of weapons). */
function putWeapon(thrower: TreasureThrower, book: TreasureBook, item: PrintedItem, row: MagicRow): void {
  const shots = shotsOf(thrower, row);
  const name = item.name.replace(/ \(.*\)$/u, '');
  const [sort = name] = /^[^+]*\b/u.exec(name) ?? [];
  const shown = sort.trim().toLowerCase();
  if (shots === null)
    thrower.put(find('weapon', name, { shown, ...wareOf(book, sort.trim()), facts: plainFacts(item) }));
  else thrower.put(find('ammunition', name, { shown, quantity: shots, weight: 0, facts: plainFacts(item) }));
}

const wareOf = (book: TreasureBook, ware: string) => ({ ware, weight: book.weightOf(ware) });

const drained = /drain/iu;

function putSword(thrower: TreasureThrower, book: TreasureBook, item: PrintedItem): void {
  const chargesOf = drained.test(item.name) ? 'levels to drain' : 'wishes';
  const charges =
    item.charges === undefined
      ? {}
      : { charges: thrower.throw(item.charges, `${item.name}: ${chargesOf}`), chargesOf };
  const sentience = sentienceOf(thrower, needed(book.prep.sentient_swords, 'tables of sentient swords'));
  const facts = { ...plainFacts(item), ...charges, ...(sentience && { sentience }) };
  thrower.put(find('weapon', item.name, { shown: 'sword', ...wareOf(book, 'Sword'), facts }));
}

function putScroll(thrower: TreasureThrower, book: TreasureBook, item: PrintedItem, row: MagicRow): void {
  const weight = item.weight ?? null;
  const [, spells] = /^(\d+) Spells?$/u.exec(row.name) ?? [];
  const [, map] = /^Treasure Map: ([IVX]+)$/u.exec(row.name) ?? [];
  if (map !== undefined)
    thrower.put(find('scroll', item.name, { shown: 'map', weight, facts: { map: mapTo(book, map) } }));
  else if (spells !== undefined) {
    const facts: FindFacts = { magic: true, spells: writtenSpells(thrower, book, Number(spells)) };
    thrower.put(find('scroll', item.name, { shown: 'scroll', weight, facts }));
  } else thrower.put(find('scroll', item.name, { shown: 'scroll', weight, facts: plainFacts(item) }));
}
