import { find, type Find, type FindFacts, type FindKind } from '../../treasure/finds.ts';
import { gemDice } from '../../treasure/gem-dice.ts';
import type { TreasureBook } from '../../treasure/rules.ts';
import { seenAs } from '../../treasure/seen.ts';
import type { MagicRow } from '../../treasure/tables.ts';
import { nameOn, needed, tableNamed, type TreasureThrower } from '../../treasure/thrower.ts';
import { putArms } from './arms.ts';

const copperPerGold = 100;

type Put = (thrower: TreasureThrower, book: TreasureBook, row: MagicRow) => void;

const put = (thrower: TreasureThrower, kind: FindKind, name: string, known: Partial<Find> = {}) => {
  thrower.put(find(kind, name, { shown: kind, ...known, facts: { magic: true, ...known.facts } }));
};

const putGem: Put = (thrower, _book, { name }) => {
  const dice = gemDice(name) ?? name;
  thrower.put(find('gem', 'gem', { worth: thrower.throw(dice, 'worth of the gem') * copperPerGold }));
};

/** "2 spells, level 1d3 each": the levels fall; which spells, and whose, the book leaves to the referee. */
const putScroll: Put = (thrower, book, { name }) => {
  const [, count, level] = /^(\d+) spells?, level ([^ ]+)(?: each)?$/u.exec(name) ?? [];
  if (count !== undefined && level !== undefined) {
    const spells = Array.from({ length: Number(count) }, () => ({
      name: null,
      level: thrower.throw(level, 'level of the spell'),
      magic: null,
    }));
    put(thrower, 'scroll', `Scroll of ${name.split(',')[0] ?? name}`, { facts: { spells } });
  } else if (/^Cursed/u.test(name)) {
    const curse = nameOn(thrower, needed(book.prep.scroll_curses, 'table of curses'), 'curse of the scroll');
    put(thrower, 'scroll', name, { facts: { cursed: true, powers: [curse] } });
  } else put(thrower, 'scroll', filled(thrower, book, name));
};

/** "Spell, level 2, holds 5 charges", or what it does. */
const putWand: Put = (thrower, _book, { name }) => {
  const [, level, charges] = /^Spell, level (\d), holds (\d+) charges$/u.exec(name) ?? [];
  if (level === undefined) put(thrower, 'wand', `Wand of ${name}`);
  else {
    const spells = [{ name: null, level: Number(level), magic: null }];
    const facts: FindFacts = { spells, charges: Number(charges), chargesOf: 'charges' };
    put(thrower, 'wand', `Wand of a spell of level ${level}`, { facts });
  }
};

const putThing: Put = (thrower, _book, { name }) => {
  put(thrower, 'otherTreasure', name, { shown: seenAs(name) });
};
const putRing: Put = (thrower, _book, { name }) => {
  put(thrower, 'otherTreasure', `Ring of ${name}`, { shown: 'ring' });
};

/** What the last table thrown on gives, by the end of its id. */
const puts: readonly (readonly [RegExp, Put])[] = [
  [/-gem$/u, putGem],
  [/^potion$/u, (thrower, _book, { name }) => put(thrower, 'potion', `Potion of ${name}`, poison(name))],
  [/-scroll$/u, putScroll],
  [/-wand$/u, putWand],
  [/-ring$/u, putRing],
  [/^staff$/u, (thrower, _book, { name }) => put(thrower, 'staff', `Staff of ${name}`)],
  [/-(weapon-armor|weapon|armor)$/u, putArms],
  [
    /^cursed-item$/u,
    (thrower, _book, { name }) =>
      put(thrower, 'otherTreasure', name, { shown: seenAs(name), facts: { cursed: true } }),
  ],
];

const poison = (name: string): Partial<Find> => (name === 'Poison' ? { facts: { cursed: true } } : {});

/** Throws on a table and on those it sends to, so often as it says; what stands at the end is put. */
export function putFrom(thrower: TreasureThrower, book: TreasureBook, id: string): void {
  const row = thrower.onMagic(tableNamed(book.tables.magic_items, id));
  if (row.table === undefined) {
    const [, act = putThing] = puts.find(([ends]) => ends.test(id)) ?? [];
    act(thrower, book, row);
  } else for (let nth = row.count ?? 1; nth > 0; nth -= 1) putFrom(thrower, book, row.table);
}

/** A row's words with what its tables in brackets give, from left to right. */
export function filled(thrower: TreasureThrower, { tables }: TreasureBook, words: string): string {
  let text = words;
  for (let nested = /\[([a-z-]+)\]/u.exec(text); nested; nested = /\[([a-z-]+)\]/u.exec(text)) {
    const [whole, id = ''] = nested;
    text = text.replace(whole, () => thrower.onMagic(tableNamed(tables.magic_items, id)).name);
  }
  return text.replace(/\[(with minor ability)(.*)\]/u, '$1: $2');
}
