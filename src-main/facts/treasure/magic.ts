import type { ItemKind } from '../../../shared/ipc/vocabulary.ts';
import type { Throw, Treasures } from './gems.ts';
import { rowAt, total } from './gems.ts';
import type { Rolled } from './rolled.ts';

type Tables = Treasures['magic_items'];
type Asked = NonNullable<Treasures['types'][number]['entries'][number]['items']>[number];
type Wanted = Asked['of'][number];

/** A sort of magic item as the type tables name it, the table it is then rolled on, and the kind of thing it is. */
interface Sort {
  wanted: Wanted | null;
  says: RegExp;
  tables: readonly string[];
  kind: ItemKind;
}

const sorts: readonly Sort[] = [
  { wanted: 'armour', says: /^armou?r/i, tables: ['armour-and-shields'], kind: 'armour' },
  { wanted: 'potion', says: /^potion/i, tables: ['potions'], kind: 'potion' },
  { wanted: 'scroll', says: /^scroll/i, tables: ['scrolls-and-maps', 'scrolls'], kind: 'scroll' },
  { wanted: 'sword', says: /^sword/i, tables: ['swords'], kind: 'weapon' },
  { wanted: 'weapon', says: /^weapon/i, tables: ['weapons'], kind: 'weapon' },
  { wanted: null, says: /^ring/i, tables: ['rings'], kind: 'otherTreasure' },
  { wanted: null, says: /rod|staff|wand/i, tables: ['rods-staves-wands', 'wands-staves-rods'], kind: 'wand' },
  { wanted: null, says: /^rare/i, tables: ['rare-items'], kind: 'otherTreasure' },
  { wanted: null, says: /^misc/i, tables: ['miscellaneous-items'], kind: 'otherTreasure' },
];

/** So often a sort that is not wanted is thrown again before the first of those wanted is taken. */
const mostThrows = 100;

/** One magic item: its sort, then what it is, where one table says it; where several are needed its sort alone. */
export function magicItem(treasures: Treasures, asked: Asked, dice: Throw): Rolled {
  const sort = sortOf(treasures.magic_items, asked, dice);
  const table = treasures.magic_items.find(({ id }) => sort.tables.includes(id));
  const row = table && rowAt(table.rows, total(table.dice, dice));
  const name = row === undefined ? `magic ${wordOf(sort)}, to be rolled` : named(sort, row.name);
  return { kind: kindOf(sort, name), name: name.slice(0, 80), coin: null, quantity: 1, worth: null };
}

function sortOf(tables: Tables, { of, not }: Asked, dice: Throw): Sort {
  const fits = ({ wanted }: Sort) =>
    (of.includes('any') || (wanted !== null && of.includes(wanted))) &&
    !(wanted !== null && not.includes(wanted));
  const allowed = sorts.filter(fits);
  const [only] = allowed;
  const types = tables.find(({ id }) => id.startsWith('magic-item-type'));
  if (only === undefined) throw new Error(`No magic item is of ${of.join(', ')}.`);
  if (allowed.length === 1 || types === undefined) return only;
  for (let thrown = 0; thrown < mostThrows; thrown += 1) {
    const says = rowAt(types.rows, total(types.dice, dice))?.name ?? '';
    const sort = sorts.find((each) => each.says.test(says));
    if (sort !== undefined && fits(sort)) return sort;
  }
  return only;
}

const wordOf = ({ wanted, kind }: Sort): string =>
  wanted ?? (kind === 'wand' ? 'rod, staff or wand' : 'item');

/** "potion of Delusion", "ring of Djinni Summoning"; what names itself stands as it is. */
function named({ wanted, says }: Sort, name: string): string {
  if (wanted === 'potion') return `potion of ${name}`;
  if (wanted === 'scroll' && !/scroll|map/i.test(name)) return `scroll: ${name}`;
  return says.test('ring') ? `ring of ${name}` : name;
}

function kindOf({ kind }: Sort, name: string): ItemKind {
  if (kind !== 'wand') return kind;
  return /^rod/i.test(name) ? 'rod' : /staff/i.test(name) ? 'staff' : 'wand';
}
