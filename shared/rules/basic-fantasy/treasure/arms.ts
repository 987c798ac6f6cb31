import { find, type FindFacts } from '../../treasure/finds.ts';
import type { TreasureBook } from '../../treasure/rules.ts';
import { tableNamed, type TreasureThrower } from '../../treasure/thrower.ts';

/** Magic weapons and armour: what they are, then how good. */

const missiles = /bow|arrow|quarrel|bullet/iu;
const shots = /arrow|quarrel|bullet/iu;

const rowNamed = (thrower: TreasureThrower, { tables }: TreasureBook, id: string): string =>
  thrower.onMagic(tableNamed(tables.magic_items, id)).name;

interface Bonus {
  words: string;
  facts: FindFacts;
}

export function putWeapon(thrower: TreasureThrower, book: TreasureBook): void {
  const sort = rowNamed(thrower, book, 'magic-weapon-type');
  const column = missiles.test(sort) ? 'weapon-bonus-missile' : 'weapon-bonus-melee';
  const { words, facts } = weaponBonus(thrower, book, column);
  const ware = wares[sort] ?? sort;
  thrower.put(
    find(shots.test(sort) ? 'ammunition' : 'weapon', `${sort} ${words}`, {
      shown: sort.toLowerCase(),
      weight: book.weightOf(ware),
      ware,
      facts: { magic: true, ...facts },
    }),
  );
}

/** What the shop calls them. */
const wares: Readonly<Record<string, string>> = {
  Longsword: 'Longsword/Scimitar',
  Scimitar: 'Longsword/Scimitar',
  'Sling Bullet': 'Bullet',
};

const special = /^Roll Again/u;

/** One special ability at most, and none beside a curse. */
function weaponBonus(thrower: TreasureThrower, book: TreasureBook, column: string): Bonus {
  const first = rowNamed(thrower, book, column);
  if (!special.test(first)) return bonusOf(thrower, book, first);
  const again = thrower.until(
    () => rowNamed(thrower, book, column),
    (name) => !special.test(name),
    'the bonus again',
  );
  const bonus = bonusOf(thrower, book, again);
  if (bonus.facts.cursed) return bonus;
  const power = rowNamed(thrower, book, 'weapon-special-ability');
  const own = uses[power];
  const charges =
    own === undefined ? {} : { charges: thrower.throw(own.dice, `${power}: ${own.of}`), chargesOf: own.of };
  return { words: `${bonus.words}, ${power}`, facts: { ...bonus.facts, ...charges, powers: [power] } };
}

/** Powers that are used up. */
const uses: Readonly<Record<string, { dice: string; of: string }>> = {
  'Drains Energy': { dice: '2d4', of: 'levels to drain' },
  Wishes: { dice: '1d4', of: 'wishes' },
};

/** "+2"; "+1, +3 vs. Special Enemy", whose die follows; "Cursed, -1*". */
function bonusOf(thrower: TreasureThrower, book: TreasureBook, row: string): Bonus {
  const [, cursed] = /^Cursed, (-\d)/u.exec(row) ?? [];
  if (cursed !== undefined)
    return { words: `${cursed}, Cursed`, facts: { cursed: true, bonus: Number(cursed) } };
  const [, plain = '', more] = /^\+(\d)(?:, \+(\d) vs\.)?/u.exec(row) ?? [];
  const bonus = Number(plain);
  if (more === undefined) return { words: `+${bonus}`, facts: { bonus } };
  const who = rowNamed(thrower, book, 'special-enemy');
  return {
    words: `+${bonus}, +${more} vs. ${who}`,
    facts: { bonus, versus: [{ bonus: Number(more), who }] },
  };
}

/** A curse throws the bonus again and turns it round; the worst armour is as good as none. */
export function putArmour(thrower: TreasureThrower, book: TreasureBook): void {
  const sort = rowNamed(thrower, book, 'magic-armour-type');
  const { words, facts } = armourBonus(thrower, book);
  thrower.put(
    find(sort === 'Shield' ? 'shield' : 'armour', `${sort} ${words}`, {
      shown: sort.toLowerCase(),
      weight: book.weightOf(sort),
      ware: sort,
      facts: { magic: true, ...facts },
    }),
  );
}

const plainBonus = /^\+(\d)$/u;

function armourBonus(thrower: TreasureThrower, book: TreasureBook): Bonus {
  const row = rowNamed(thrower, book, 'armour-bonus');
  const [, armourClass] = /^Cursed, AC (\d+)/u.exec(row) ?? [];
  if (armourClass !== undefined)
    return { words: `Cursed, AC ${armourClass}`, facts: { cursed: true, armourClass: Number(armourClass) } };
  if (plainBonus.test(row)) return { words: row, facts: { bonus: Number(row) } };
  const again = thrower.until(
    () => rowNamed(thrower, book, 'armour-bonus'),
    (name) => plainBonus.test(name),
    'the bonus again',
  );
  return { words: `-${Number(again)}, Cursed`, facts: { cursed: true, bonus: -Number(again) } };
}
