import { find, type FindKind } from '../../treasure/finds.ts';
import type { LetterRules, TreasureBook } from '../../treasure/rules.ts';
import { seenAs } from '../../treasure/seen.ts';
import type { MagicAsked, MagicSort } from '../../treasure/tables.ts';
import { needed, tableNamed, type TreasureThrower } from '../../treasure/thrower.ts';
import { putArmour, putWeapon } from './arms.ts';
import { putScroll } from './scrolls.ts';

type Put = (thrower: TreasureThrower, book: TreasureBook) => void;

const nameFrom = (thrower: TreasureThrower, { tables }: TreasureBook, id: string): string =>
  thrower.onMagic(tableNamed(tables.magic_items, id)).name;

const putPotion: Put = (thrower, book) => {
  const name = `Potion of ${nameFrom(thrower, book, 'potions')}`;
  const cursed = /Delusion|Poison/u.test(name);
  thrower.put(find('potion', name, { shown: 'potion', facts: { magic: true, ...(cursed && { cursed }) } }));
};

/** A wand found has charges, and so has a staff; a rod has none. */
const putWand: Put = (thrower, book) => {
  const name = nameFrom(thrower, book, 'wands-staves-rods');
  const kind: FindKind = /staff/iu.test(name) ? 'staff' : /^wand/iu.test(name) ? 'wand' : 'rod';
  const dice = needed(book.prep.item_charges, 'charges of wands')[kind];
  const charges =
    dice === undefined ? {} : { charges: thrower.throw(dice, `${name}: charges`), chargesOf: 'charges' };
  thrower.put(find(kind, name, { shown: kind, facts: { magic: true, ...charges } }));
};

/** An effect, and the form that its letter gives it: "Ring of Fire Resistance". */
const putMiscellaneous: Put = (thrower, book) => {
  const subtable = nameFrom(thrower, book, 'miscellaneous-subtable');
  const effect = nameFrom(thrower, book, `miscellaneous-effect-${/1$/u.test(subtable) ? 1 : 2}`);
  const [, power = effect, letter = ''] = /^(.*) \(form ([A-H])\)$/u.exec(effect) ?? [];
  const form = nameFrom(thrower, book, `miscellaneous-form-${letter.toLowerCase()}`);
  const cursed = /^(Delusion|Doom|Weakness)$/u.test(power);
  const facts = { magic: true as const, ...(cursed && { cursed: true as const }) };
  thrower.put(find('otherTreasure', `${form} of ${power}`, { shown: seenAs(form), facts }));
};

const putRare: Put = (thrower, book) => {
  const rare = nameFrom(thrower, book, 'rare-items');
  const name = /^Device/u.test(rare) ? nameFrom(thrower, book, 'elemental-devices') : rare;
  const cursed = /Devouring/u.test(name);
  const facts = { magic: true as const, ...(cursed && { cursed: true as const }) };
  thrower.put(find('otherTreasure', name, { shown: seenAs(name), facts }));
};

/** The rows of the table of sorts, by how they begin. */
const sorts: readonly { says: string; wanted: MagicSort | null; put: Put }[] = [
  { says: 'Weapon', wanted: 'weapon', put: putWeapon },
  { says: 'Armor', wanted: 'armour', put: putArmour },
  { says: 'Potion', wanted: 'potion', put: putPotion },
  { says: 'Scroll', wanted: 'scroll', put: putScroll },
  { says: 'Wand, Staff, or Rod', wanted: null, put: putWand },
  { says: 'Miscellaneous Items', wanted: null, put: putMiscellaneous },
  { says: 'Rare Items', wanted: null, put: putRare },
];

/** Which column the sort is thrown on; null where only one sort is wanted. */
function columnOf({ of, not }: Pick<MagicAsked, 'of' | 'not'>): string | null {
  if (of.includes('any')) return not.includes('weapon') ? 'any-except-weapons' : 'any';
  return of.length > 1 ? 'weapon-or-armour' : null;
}

/** The sort, by the column of what is asked for; then what it is, to its end. */
export const magicItem: LetterRules['magic'] = (thrower, book, asked) => {
  const column = columnOf(asked);
  const says = column === null ? null : nameFrom(thrower, book, `magic-item-type-${column}`);
  const sort = sorts.find((each) => (says === null ? each.wanted === asked.of[0] : each.says === says));
  needed(sort, `sort of magic item "${says ?? asked.of.join(' or ')}"`).put(thrower, book);
};
