import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookEntry } from '../../../../src-main/imports/book-entry.ts';
import type { BookRandomTable } from '../../../../src-main/imports/book-entry.ts';
import type { ReadEntry } from '../../../../src-main/imports/entry.ts';
import { readImport } from '../../../../src-main/imports/read-import.ts';
import { inCoins, readAll, readJson, unwatched } from '../samples/contexts.ts';
import { tale } from './grammars.ts';

const seed = 20_261_127;

const tableOf = ({ book, refused }: ReadEntry): BookRandomTable => {
  if (book?.is !== 'randomTable') throw new Error(`It is no random table: ${refused ?? ''}`);
  return book;
};
const tablesOf = (grammar: object) => readJson(grammar).entries.map(tableOf);
/** The rows of one symbol, each a list of its parts. */
const rowsOf = (grammar: object, symbol = 'origin') =>
  tablesOf(grammar)
    .find(({ name }) => name === symbol)
    ?.rows.map(({ text }) => text) ?? [];
const toldOf = (grammar: object): string[] =>
  readJson(grammar).entries.flatMap(({ unread }) => unread.map(({ path, why }) => `${path}: ${why}`));
const thrown = (table: string, forms: string[] = [], as: string | null = null) => ({ table, as, forms });

describe('a grammar of Tracery', () => {
  it('is a table for each symbol, drawn by weight, its origin first', () => {
    const { format, entries } = readJson(tale);
    expect(format).toBe('Tracery grammar, JSON');
    expect(entries.map(({ name, summary }) => [name, summary])).toEqual([
      ['origin', 'Random table, drawn by weight, 1 row, in Tracery'],
      ['name', 'Random table, drawn by weight, 2 rows, in Tracery'],
      ['beast', 'Random table, drawn by weight, 2 rows, in Tracery'],
      ['story', 'Random table, drawn by weight, 2 rows, in Tracery'],
      ['omen', 'Random table, drawn by weight, 1 row, in Tracery'],
    ]);
    expect(tableOf(entries[1] as ReadEntry).rows.map(({ text, weight }) => [text, weight])).toEqual([
      [['Hild'], 2],
      [['Odo'], 1],
    ]);
    expect(rowsOf(tale, 'omen')).toEqual([['a \\{red\\} moon']]);
  });

  it('keeps what is set at its first use, and tells it again', () => {
    expect(rowsOf(tale)).toEqual([[thrown('story')]]);
    expect(rowsOf(tale, 'story')).toEqual([
      [thrown('name', [], 'hero'), ' rode ', thrown('beast', ['a']), '. {$hero.cap} fell.'],
      ['No ', thrown('beast', ['s', 'cap']), ' came.'],
    ]);
    expect(toldOf(tale)).toEqual([]);
  });

  it('keeps what is set in the rule itself, one of several words, or one word', () => {
    const set = (rule: string) => rowsOf({ name: ['Odo'], origin: [rule] })[0];
    expect(set('[who:#name#]#who#, #who#')).toEqual([thrown('name', [], 'who'), ', {$who}']);
    expect(set('[hue:red,dark|blue]#hue# on #hue.a#')).toEqual(['{hue=red|dark\\|blue} on {$hue.a}']);
    expect(set('[hue:owl]#hue.a# and #hue#')).toEqual(['an owl and owl']);
  });

  it('follows a setting through rules that do not tell it', () => {
    const grammar = {
      origin: ['#[who:#name#]way#'],
      way: ['#road#', '#sea# for #who#'],
      road: ['#who# walks with #who#'],
      sea: ['#who# sails'],
      name: ['Odo'],
    };
    expect(rowsOf(grammar, 'road')).toEqual([[thrown('name', [], 'who'), ' walks with {$who}']]);
    expect(rowsOf(grammar, 'way')[1]).toEqual([thrown('sea'), ' for ', thrown('name', [], 'who')]);
    expect(rowsOf(grammar, 'sea')).toEqual([['{$who} sails']]);
  });

  it.each([
    [
      '#verb.ed# it',
      '#verb.ed# it',
      'origin.0: #verb.ed# has no counterpart here and stays as it is written.',
    ],
    ['#verb.replace(a,b)#', '#verb.replace(a,b)#', 'has no counterpart'],
    ['#[#verb#]verb#', '#[#verb#]verb#', 'has no counterpart'],
    ['[x:POP]', '[x:POP]', 'has no counterpart'],
    ['#[x:#verb.s#]verb#', '#[x:#verb.s#]verb#', 'has no counterpart'],
    ['#gone#', 'gone', 'origin.0: #gone# is no symbol of this grammar; its name stands.'],
  ])('has no counterpart for %s, and tells it', (rule, text, why) => {
    const grammar = { origin: [rule], verb: ['run'] };
    expect(rowsOf(grammar)).toEqual([[text]]);
    expect(toldOf(grammar)[0]).toContain(why);
  });

  it.each([
    ['\\#verb\\# \\[x\\]', '#verb# [x]'],
    ['one # alone', 'one # alone'],
    ['[a picture]', '[a picture]'],
    ['## and [never', '## and [never'],
    ['two\nlines', 'two lines'],
    ['', undefined],
  ])('prints %j as it stands', (rule, text) => {
    expect(rowsOf({ origin: [rule], verb: ['run'] })).toEqual([text === undefined ? [] : [text]]);
  });

  it('sets two values, or a symbol of its own, as text', () => {
    const twice = { origin: ['#[who:#a#]b#', '#[who:#b#]b#'], a: ['x'], b: ['#who#'] };
    expect(rowsOf(twice)).toEqual([['#[who:#a#]b#'], ['#[who:#b#]b#']]);
    expect(rowsOf(twice, 'b')).toEqual([['who']]);
    expect(rowsOf({ origin: ['#[a:x]b#'], a: ['y'], b: ['#a#'] }, 'b')).toEqual([[thrown('a')]]);
  });

  it('stands in a folder by the name of its file, under names that tell case apart', () => {
    const text = JSON.stringify({
      origin: ['#Name# #name# #a b|c#'],
      Name: ['A'],
      name: ['b'],
      'a b|c': ['c'],
    });
    const { entries } = readImport(text, inCoins, unwatched, { title: 'names/elves.json' });
    const tables = [...entries].map(tableOf);
    expect(tables.map(({ folder, name }) => [folder, name])).toEqual([
      ['names/elves', 'origin'],
      ['names/elves', 'Name'],
      ['names/elves', 'name (2)'],
      ['names/elves', 'a b c'],
    ]);
    expect(tables[0]?.rows[0]?.text).toEqual([thrown('Name'), ' ', thrown('name (2)'), ' ', thrown('a b c')]);
  });

  it('of more rules than a table holds, or of what is no text, is told', () => {
    const many = { origin: Array.from({ length: 2001 }, (_, at) => `rule ${at}`) };
    expect(tablesOf(many)[0]?.rows).toHaveLength(2000);
    expect(toldOf(many)).toEqual(['origin: 1 more rule left out: a table has at most 2,000 rows.']);
    expect(toldOf({ origin: ['a\u0000b', 'c'] })).toEqual([
      'origin.0: It has control characters. It is left out.',
    ]);
    expect(readJson({ origin: ['x'], none: [] }).entries[1]?.refused).toBe('It has no rows.');
  });

  it.each([
    ['texts that lead nowhere', { name: 'Bob', trade: 'smith' }],
    ['a member that is no text', { origin: ['#a#'], a: [1] }],
    ['a member that is an object', { origin: ['#a#'], a: {} }],
  ])('is none with %s', (_what, value) => {
    expect(() => readJson(value).entries).toThrow(/Nothing in it was recognised/);
  });

  it('of whatever letters is read in good time, and is what the book holds', () => {
    const rule = fc.stringMatching(/^[abc#.\[\]:,\\{}|^$ ]{0,30}$/);
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('a', 'b', 'origin', '__proto__'), fc.array(rule)),
        (grammar) => {
          const text = JSON.stringify({ ...grammar, origin: ['#a#', ...(grammar['origin'] ?? [])] });
          for (const { book, refused } of readAll(text).entries) {
            expect(book === null).toBe(refused !== null);
            if (book !== null) expect(bookEntry.parse(book)).toEqual(book);
          }
        },
      ),
      { seed, numRuns: 1500 },
    );
    const began = performance.now();
    for (const each of ['[', '#', '[#', '[a:', '#[a:b]', '{', '\\'])
      readJson({ origin: Array.from({ length: 40 }, (_, at) => each.repeat(4000) + String(at)) });
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});
