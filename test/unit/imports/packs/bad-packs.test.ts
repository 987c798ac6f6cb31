import { describe, expect, it } from 'vitest';
import { readAll } from '../samples/contexts.ts';

const creature = {
  name: 'Bog goblin',
  also: '',
  system: 'ose',
  base: null,
  facts: {},
  tags: [],
  terrain: [],
  levels: null,
  notes: '',
  licence: '',
  source: '',
};
const row = { spans: [null], weight: 1, text: 'a crow', gives: [], again: null, once: false, note: '' };
const table = {
  folder: '',
  name: 'Omens',
  purpose: 'any',
  way: 'weights',
  beyond: 'nothing',
  columns: [{ title: '', dice: '' }],
  modifiers: [],
  notes: '',
  licence: '',
  source: '',
  rows: [row],
};
const page = { kind: 'note', folder: '', title: 'Hild', text: '', playersText: '', tags: [] };
const licence = { id: 'CC0-1.0', name: 'CC0 1.0 Universal', attribution: '', section15: [] };
const pack = {
  format: 'turnkeeper-pack',
  version: 1,
  id: 'hild/marsh',
  name: 'Marsh',
  author: 'Hild',
  licence,
  system: null,
  creatures: [creature],
  tables: [table],
  pages: [page],
};

const read = (changes: object) => readAll(JSON.stringify({ ...pack, ...changes }));
const refusals = (changes: object) => read(changes).entries.flatMap(({ refused }) => refused ?? []);

describe('a content pack', () => {
  it('says what it is, by whom and under which licence', () => {
    const { format, entries, unread } = read({});
    expect(format).toBe('Pack, Marsh by Hild, CC0 1.0 Universal');
    expect(entries.map(({ kind, name }) => [kind, name])).toEqual([
      ['creature', 'Bog goblin'],
      ['randomTable', 'Omens'],
      ['page', 'Hild'],
    ]);
    expect(unread).toEqual([]);
  });

  it('gives its licence to parts that name none', () => {
    const [first, second] = read({}).entries;
    expect([first?.book, second?.book]).toMatchObject([{ licence: licence.name }, { licence: licence.name }]);
  });

  it.each([null, {}, 'free', { ...licence, name: '' }])('with the licence %j is read, and told', (given) => {
    const { entries, unread } = read({ licence: given });
    expect(entries).toHaveLength(3);
    expect(unread).toEqual([
      { path: 'licence', why: 'No licence is named. Ask its author before you give it on.' },
    ]);
  });

  it.each([2, '1', null])('of version %j is refused whole', (version) => {
    expect(() => read({ version })).toThrow(/this program reads version 1\. Nothing was read/);
  });

  it('with ids of a campaign is refused where they stand', () => {
    const of = (gift: object) => ({ tables: [{ ...table, rows: [{ ...row, gives: [gift] }] }] });
    const creatureGift = { kind: 'creature', creature: 'own:12', name: 'X', number: '' };
    const tableGift = { kind: 'table', table: 12, times: '', add: 0, unique: false };
    expect(refusals(of(creatureGift))[0]).toMatch(/^rows\.0\.gives\.0/);
    expect(refusals(of(tableGift))[0]).toMatch(/^rows\.0\.gives\.0/);
    expect(refusals({ creatures: [{ ...creature, base: 12 }] })[0]).toMatch(/^base/);
    const { entries } = read({ creatures: [{ ...creature, id: 12 }], pages: [{ ...page, told: 7 }] });
    expect(entries.map(({ unread, refused }) => [refused, unread.map(({ path }) => path)])).toEqual([
      [null, ['id']],
      [null, []],
      [null, ['told']],
    ]);
  });

  it('takes nothing from __proto__', () => {
    const text = JSON.stringify(pack)
      .replace('"name":"Bog goblin"', '"name":"Bog goblin","__proto__":{"polluted":true}')
      .replace('"format"', '"__proto__":{"polluted":true},"format"');
    const { entries, unread } = readAll(text);
    expect(entries[0]).toMatchObject({ refused: null, unread: [{ path: '__proto__' }] });
    expect(unread).toEqual([{ path: '__proto__', why: 'It has no place here.' }]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(
      refusals({ creatures: [{ ...creature, facts: JSON.parse('{"__proto__":1}') as object }] }),
    ).toHaveLength(1);
  });

  it('with a key twice has what stands last, and all of its lists', () => {
    const text = JSON.stringify(pack).replace(
      '"pages":[',
      `"name":"Mire","creatures":[${JSON.stringify({ ...creature, name: 'Mire wight' })}],"pages":[`,
    );
    const { format, entries } = readAll(text);
    expect(format).toContain('Mire');
    expect(entries.map(({ name }) => name)).toEqual(['Bog goblin', 'Mire wight', 'Omens', 'Hild']);
  });

  it('with figures that are none, or nests too deep, is refused with the reason', () => {
    expect(() => readAll(JSON.stringify(pack).replace('"version":1', '"version":NaN'))).toThrow(
      /no sound JSON/,
    );
    const weight = JSON.stringify(pack).replace('"weight":1', '"weight":1e999');
    expect(readAll(weight).entries[1]?.refused).toMatch(/^rows\.0\.weight/);
    const nan = JSON.stringify(pack).replace('"weight":1', '"weight":NaN');
    expect(readAll(nan).entries[1]?.refused).toBe('It is no sound JSON object.');
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const text = JSON.stringify(pack).replace('"facts":{}', `"facts":${deep}`);
    expect(() => readAll(text)).toThrow(/nests more than 2000 deep/);
  });

  it('with a name of 10,000 letters is refused there, and shows its beginning', () => {
    const [entry] = read({ creatures: [{ ...creature, name: 'x'.repeat(10_000) }] }).entries;
    expect(entry?.refused).toBe('name: A name has at most 80 characters.');
    expect(entry?.name.length).toBeLessThan(200);
  });

  it('with two of one name takes the first', () => {
    expect(refusals({ creatures: [creature, { ...creature, name: 'BOG  goblin' }] })).toEqual([
      'Another of that name stands before it in the pack.',
    ]);
    expect(refusals({ tables: [table, table, { ...table, folder: 'Signs' }] })).toHaveLength(1);
    expect(refusals({ pages: [page, page, { ...page, kind: 'rumour' }] })).toHaveLength(1);
  });

  it.each([1, 'x', [], {}, { name: 7 }])('with %j in the place of a part refuses that part', (given) => {
    expect(refusals({ creatures: [given], tables: [given], pages: [given] })).toHaveLength(3);
  });

  it('with what it does not know tells so', () => {
    const { unread } = read({ items: [{ name: 'Rope' }], images: {} });
    expect(unread.map(({ path }) => path).sort()).toEqual(['images', 'items']);
  });
});
