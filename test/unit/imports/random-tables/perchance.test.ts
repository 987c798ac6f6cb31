import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookEntry } from '../../../../src-main/imports/book-entry.ts';
import type { BookRandomTable } from '../../../../src-main/imports/book-entry.ts';
import type { ReadEntry } from '../../../../src-main/imports/entry.ts';
import { thrownOn } from '../../../../src-main/imports/random-tables/table-name.ts';
import { readImport } from '../../../../src-main/imports/read-import.ts';
import { inCoins, readAll, unwatched } from '../samples/contexts.ts';
import { market } from './generators.ts';

const seed = 20_261_128;

const tableOf = ({ book, refused }: ReadEntry): BookRandomTable => {
  if (book?.is !== 'randomTable') throw new Error(`It is no random table: ${refused ?? ''}`);
  return book;
};
const textOf = ({ text }: BookRandomTable['rows'][number]): string =>
  text
    .map((part) => (typeof part === 'string' ? part : 'written' in part ? part.written : thrownOn(part)))
    .join('');
const tablesOf = (text: string) => readAll(text).entries.map(tableOf);
const rowsOf = (text: string, list: string) =>
  tablesOf(text)
    .find(({ name }) => name === list)
    ?.rows.map((row) => [textOf(row), row.weight]);
const toldOf = (text: string): string[] => {
  const { unread, entries } = readAll(text);
  return [...unread, ...entries.flatMap((entry) => entry.unread)].map(({ path, why }) => `${path}: ${why}`);
};

const lists = ['name', '  Odo', 'beast', '  mammal', '    fox', '  snail', 'one = {red|blue}', ''].join('\n');
/** An item of the output of a generator with some lists: what its row says, and what is told of it. */
const said = (item: string): string | undefined =>
  rowsOf(`${lists}output\n  ${item}`, 'output')?.[0]?.[0] as string | undefined;
const told = (item: string): string[] => toldOf(`${lists}output\n  ${item}`);

describe('a generator of Perchance', () => {
  it('is a table for each list, drawn by weight, in a folder by its title, its output first', () => {
    const { format, entries, unread } = readAll(market);
    expect(format).toBe('Perchance generator, text');
    expect(entries.map(({ name, summary }) => [name, summary])).toEqual([
      ['output', 'Random table, drawn by weight, 2 rows, in Night market'],
      ['ware', 'Random table, drawn by weight, 3 rows, in Night market'],
      ['mood', 'Random table, drawn by weight, 2 rows, in Night market'],
      ['name', 'Random table, drawn by weight, 1 row, in Night market'],
      ['beast', 'Random table, drawn by weight, 2 rows, in Night market'],
      ['beast.mammal', 'Random table, drawn by weight, 2 rows, in Night market'],
    ]);
    expect(unread.map(({ path, why }) => `${path}: ${why}`)).toEqual([
      'line 4: subtitle, "Come when the lamps are out", is left out.',
      'bookkeeping: 1 field of the program it came from: fontSize.',
    ]);
    expect(rowsOf(market, 'output')).toEqual([
      ['{who=name} sells {ware.a}. {$who.title} is {very {mood}|{mood}}.', 1],
      ['{_={b=beast.mammal}.a.cap} eats {1d6+2} lamps: the {$b} is {red|blue^3}.', 3],
    ]);
    expect(rowsOf(market, 'ware')).toEqual([
      ['lamp', 4],
      ['{big jar|jar}', 1],
      ['owl', 2],
    ]);
    expect(rowsOf(market, 'beast')).toEqual([
      ['mammal', 1],
      ['snail', 2],
    ]);
    expect(entries.flatMap((entry) => entry.unread)).toEqual([]);
  });

  it.each([
    [
      '[name.titleCase] [name.sentenceCase] [name.lowerCase] [name.pluralForm]',
      '{name.title} {name.cap} {name.lower} {name.s}',
    ],
    ['[ name . selectOne ] [root.name] [name.evaluateItem.titleCase]', '{name} {name} {name.title}'],
    ['[n = name.selectOne], [n], [n.titleCase]', '{n=name}, {$n}, {$n.title}'],
    ['[n = name.selectOne.titleCase] and [n]', '{n=name.title} and {$n}'],
    ['[n = name.selectOne, ""]For [n]: {A} [n]', 'For {n=name}: {$n.a.cap}'],
    ['[n = name] and [n]', '{name} and {name}'],
    [
      '[beast] or [beast.mammal] or [beast.selectOne.titleCase]',
      '{beast} or {beast.mammal} or {{beast.mammal}|snail.title}',
    ],
    ['{a} [name] {A} owl, {a} {big|old} hat', '{name.a} An owl, {big|old.a} hat'],
    ['2 owl{s}, 1 hat{s}, {2-4} [beast.mammal]{s}', '2 owls, 1 hat, {1d3+1} {beast.mammal.s}'],
    ['{1-6} {3-8} {0-9} {5-5} {-2-2}', '{1d6} {1d6+2} {1d10-1} 5 {1d5-3}'],
    ['{a-c}{X-Y}', '{a|b|c}{X|Y}'],
    ['{red|blue^3|old ^0.5}', '{red^2|blue^6|old}'],
    ['{red} {} {x|{y|z}}', 'red  {x|{y|z}}'],
    ['{very |}old{ red| blue} and {big |small }hat', '{very old|old} {red|blue} and {big|small} hat'],
    [String.raw`\[name\] \{a|b\} a\^2 \\ \sx`, String.raw`[name] \{a|b\} a^2 \  x`],
    [String.raw`{a=b|x.s} {a\^2|b} {a\|b|c}`, String.raw`{_=a=b|x.s^1} {a^2^1|b} {a\|b|c}`],
    ['a { b [ c } d', String.raw`a { b [ c } d`.replace('{', '\\{').replace('}', '\\}')],
    ['<b>old</b> &amp; grey<br>hat', 'old & grey hat'],
    ['see https://example.org', 'see https://example.org'],
  ])('reads %s', (item, text) => {
    expect(said(item)).toBe(text);
    expect(told(item)).toEqual([]);
  });

  it.each([
    [
      '[name.selectMany(2).joinItems(", ")]',
      '[name.selectMany(2).joinItems(", ")]',
      /has no counterpart here/,
    ],
    ['[name.selectUnique(2)]', '[name.selectUnique(2)]', /has no counterpart here/],
    ['[x > 2 ? "a" : "b"] [2 + 3]', '[x > 2 ? "a" : "b"] [2 + 3]', /\[2 \+ 3\] has no counterpart/],
    ['{import:noun}', String.raw`\{import:noun\}`, /\{import:noun\} has no counterpart/],
    ['[name.pastTense]', '[name.pastTense]', /is no list of this generator/],
    ['{a} [gone]', 'a [gone]', /\[gone\] is no list of this generator and stays/],
    ['[n = name.selectOne][n.height]', '{n=name}[n.height]', /\[n.height\] has no counterpart/],
    ['[n = name.selectOne, ""]Ho', 'Ho', /n is set unseen and not told/],
    ['[n = name.selectOne, ""]{[n]|x}', '{[n]|x}', /\[n\] has no counterpart/],
    ['[name.upperCase]', '{name}', /upperCase/],
    ['{1-6} hat{s}', '{1d6} hat(s)', /stands as \(s\)/],
    ['{a} "[name]"', 'a "{name}"', /no word of which its article/],
    ['{1-99999}', String.raw`\{1-99999\}`, /has no counterpart/],
    ['{x|y^0} {a} {owl|y^0}', 'x {owl|owl.a}', /weighs nothing/],
    ['{x|y^0|z^[n]}', '{x|z}', /weighs nothing/],
    ['[name] ^[n == 2]', '{name}', /\^\[n == 2\] are worked out there; here it weighs 1/],
    ['<a href="x">hat</a>', 'hat', /tags are left out/],
    ['hat <b', 'hat <b', null],
    ['hat <i>a</i> <b', 'hat <i>a</i> <b', /stand as they are written/],
  ])('tells what it makes of %s', (item, text, why) => {
    expect(said(item)).toBe(text);
    if (why === null) expect(told(item)).toEqual([]);
    else expect(told(item).join(' ')).toMatch(why);
    expect(told(item).every((line) => line.startsWith('line 9:'))).toBe(true);
  });

  it('prints again in one list what another has set', () => {
    const text = 'output\n  [n = name.selectOne] rode. [end]\nend\n  [n] fell.\nname\n  Odo';
    expect(rowsOf(text, 'end')).toEqual([['{$n} fell.', 1]]);
  });

  it('keeps what belongs to an item with it, and as a table where it is thrown on', () => {
    const text =
      'kin\n  dwarf\n    height = {7-15}0cm\n    hair = grey\n  elf\n    hair = pale\noutput\n  [kin.dwarf.hair], [kin.elf]';
    expect(tablesOf(text).map(({ name }) => name)).toEqual(['output', 'kin', 'kin.dwarf.hair']);
    expect(tablesOf(text)[1]?.rows.map(({ note }) => note)).toEqual(['height: {7-15}0cm', 'hair: pale']);
    expect(rowsOf(text, 'output')).toEqual([['{kin.dwarf.hair}, elf', 1]]);
    const odd = 'output\n  x\n    hair = a\u0001b\n    size = 3';
    expect(tablesOf(odd)[0]?.rows[0]?.note).toBe('size: 3');
    expect(toldOf(odd)).toEqual(['line 2: hair: It has control characters. It is left out.']);
  });

  it('leaves out code and what is told by the program there, and tells it', () => {
    const text =
      'output\n  $output = [this.joinItems(" ")]\n  [one]\none = 1\ngo(x) =>\n  return x\n  // no\nlost';
    expect(toldOf(text)).toEqual([
      'line 2: $output = [this.joinItems(" ")] is left out; output gives one of its items.',
      'line 5: go(x) =>, with 1 line under it, is code and left out.',
      'line 8: lost is no list, or one without items.',
    ]);
    expect(rowsOf('$output = [one]\none\n  x', 'output')).toEqual([['{one}', 1]]);
  });

  it('stands in a folder by the name of its file where it has no title', () => {
    const { entries } = readImport('output\n\tx', inCoins, unwatched, { title: 'sets/market.txt' });
    expect([...entries].map((entry) => tableOf(entry).folder)).toEqual(['sets/market']);
    expect(tablesOf('output\n  x')[0]?.folder).toBe('Perchance');
    expect(tablesOf('$meta\n  title = Ink <b>well</b>\noutput\n  x')[0]?.folder).toBe('Ink well');
    expect(tablesOf('title\n  {x|y}\noutput\n  x')[0]?.folder).toBe('Perchance');
  });

  it('of more than a table holds is told', () => {
    const items = Array.from({ length: 2001 }, (_none, at) => `  item ${at}`).join('\n');
    expect(tablesOf(`output\n${items}`)[0]?.rows).toHaveLength(2000);
    expect(toldOf(`output\n${items}`)).toEqual([
      'line 1: 1 more item left out: a table has at most 2,000 rows.',
    ]);
    expect(told('x'.repeat(5000))).toEqual([
      'line 9: It is longer than 4,000 letters; the rest is left out.',
    ]);
    expect(toldOf(`output\n  x\n  ${'y'.repeat(30_000)}`).join()).toMatch(/line 3: .*It is left out/);
    expect(told(`${'{old |}'.repeat(8)}[name]`)).toEqual([
      'line 9: Spaces at the edge of a choice have no counterpart here and are left out.',
    ]);
    expect(toldOf('output\n  x\n  a\u0001b')).toEqual(['line 3: It has control characters. It is left out.']);
    const deep = Array.from({ length: 30 }, (_none, at) => `${' '.repeat(at)}a${at}`).join('\n');
    expect(toldOf(`${deep}\noutput\n  x`).filter((line) => line.includes('too deep'))).toHaveLength(17);
  });

  it('scales odds to whole parts, and tells where they are not exact', () => {
    expect(rowsOf('output\n  x ^0.25\n  y ^1.5\n  z', 'output')?.map(([, weight]) => weight)).toEqual([
      1, 6, 4,
    ]);
    const wide = 'output\n  x ^0.0001\n  y ^7\n  z ^0';
    const rows = tablesOf(wide)[0]?.rows ?? [];
    expect(rows.map(({ weight, struck }) => [weight, struck])).toEqual([
      [1, false],
      [10_000, false],
      [1, true],
    ]);
    expect(toldOf(wide)).toEqual([
      'line 1: Its odds are not exactly those of 10,000 parts.',
      'line 4: It weighs nothing; it is struck off.',
    ]);
  });

  it('of whatever letters is read in good time, and is what the book holds', () => {
    const item = fc.stringMatching(/^[abs=.\[\]{}|^\\$\-0-9 "<>\/]{0,30}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), item), { maxLength: 12 }), (lines) => {
        const text = `a\n  b\noutput\n  [a]\n${lines.map(([deep, line]) => ' '.repeat(deep) + line).join('\n')}`;
        for (const { book, refused } of readAll(text).entries) {
          expect(book === null).toBe(refused !== null);
          if (book !== null) expect(bookEntry.parse(book)).toEqual(book);
        }
      }),
      { seed, numRuns: 1500 },
    );
    const began = performance.now();
    for (const each of [
      '[',
      '{',
      '{a |}',
      '{s}',
      '{a} ',
      '[a=b.selectOne]',
      '{ a|',
      '\\',
      '<b>',
      '1{s}',
      '[a.selectOne]',
    ])
      readAll(`a\n  b\n    c\noutput\n  [a]\n${`  ${each.repeat(4000)}\n`.repeat(20)}`);
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});
