import { describe, expect, it } from 'vitest';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { ReadEntry } from '../../../src-main/imports/entry.ts';
import { asRead } from '../exports/tables/kept-tables.ts';
import { readAll, withBestiary } from './samples/contexts.ts';
import { donjonLevel } from './samples/donjon-sample.ts';
import { trackerBlock } from './samples/figures/tracker-documents.ts';

/** What foreign text of preparation may hold that nobody would write: each is read as far as it goes, or refused in words. */

const read = (text: string) => readAll(text, withBestiary());
const only = (text: string): ReadEntry => {
  const { entries } = read(text);
  const [first] = entries;
  if (first === undefined || entries.length > 1) throw new Error(`${entries.length} entries were read.`);
  return first;
};
const refusal = (text: string): string => {
  try {
    read(text);
  } catch (thrown) {
    if (thrown instanceof TurnkeeperError) return thrown.message;
    throw thrown;
  }
  throw new Error('It was read.');
};
const foundry = (more: object): string =>
  JSON.stringify({
    name: 'Omens',
    formula: '1d2',
    results: [
      { type: 'text', text: 'A crow', range: [1, 1] },
      { type: 'text', text: 'A hare', range: [2, 2] },
    ],
    ...more,
  });
const rowsOf = ({ book }: ReadEntry): string[] =>
  book?.is === 'randomTable'
    ? asRead(book).rows.map(({ spans: [span], text }) => `${span?.from}-${span?.to} ${text}`)
    : [];

describe('a roll table', () => {
  it('without results, or with results that are none, is told', () => {
    expect(refusal(foundry({ results: null }))).toMatch(/^Nothing in it was recognised/);
    const odd = only(foundry({ results: [null, 7, 'x', { type: 'text', text: 'A crow', range: [1, 1] }] }));
    expect(rowsOf(odd)).toEqual(['1-1 A crow']);
    expect(odd.unread.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['results.0', 'results.1', 'results.2']),
    );
  });

  it('with marks of no width in its name and texts is read, and the marks are told or gone', () => {
    const odd = only(foundry({ name: 'Om\u200bens\ufeff' }));
    expect(odd.refused).toBeNull();
    expect(rowsOf(odd)).toHaveLength(2);
  });

  it('whose figures are none of JSON is refused', () => {
    for (const figure of ['NaN', 'Infinity', '.5', '0x10', '01'])
      expect(only(foundry({}).replace('[1,1]', `[${figure},1]`)).refused, figure).toMatch(/JSON/);
  });

  it('with figures beyond all measure keeps its texts and tells them', () => {
    const odd = only(foundry({}).replace('[1,1]', '[1e999,-1e999]'));
    expect(rowsOf(odd).join()).toContain('A crow');
    expect(odd.unread.length).toBeGreaterThan(0);
  });

  it('with a name twice has what stands last', () => {
    const text = foundry({}).replace('{"name":"Omens"', '{"name":"First","name":"Last"');
    expect(only(text).name).toBe('Last');
  });
});

describe('a text of rows', () => {
  it('of 100,000 lines is refused with the count that is allowed, or keeps the first', () => {
    const lines = Array.from({ length: 100_000 }, (_none, at) => `${at + 1}. Omen ${at}`).join('\n');
    const entry = only(`d100000 Omens\n${lines}`);
    const rows = entry.book?.is === 'randomTable' ? entry.book.rows.length : 0;
    expect(rows).toBeLessThanOrEqual(2000);
    expect(entry.refused ?? entry.unread.map(({ why }) => why).join(' ')).toMatch(/2,000/);
  });

  it('with one line of five million letters says so, and is not hung', () => {
    const long = 'x'.repeat(5_000_000);
    const entry = only(`d2 Omens\n1. A crow\n2. ${long}`);
    expect(entry.refused ?? entry.unread.map(({ why }) => why).join(' ')).toMatch(/4,000|longer/);
    expect(rowsOf(entry)[0]).toBe('1-1 A crow');
  });

  it('with ends of lines of every kind is the same table', () => {
    const mixed = only('d3 Omens\r\n1. A crow\r2. A hare\n3. A fox');
    expect(rowsOf(mixed)).toEqual(['1-1 A crow', '2-2 A hare', '3-3 A fox']);
  });

  it('that a spreadsheet would run is text', () => {
    const table = only('roll,result\n1,=cmd()\n2,+1 sword\n');
    expect(rowsOf(table)).toEqual(['1-1 =cmd()', '2-2 +1 sword']);
  });
});

describe('JSON as nobody writes it', () => {
  it('nested 10,000 deep is refused or told, in every format that holds it', () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const texts = [
      foundry({}).replace('"A crow"', deep),
      JSON.stringify(donjonLevel).replace('"Masonry"', deep),
      JSON.stringify(trackerBlock).replace('"Fens"', deep),
      `{"origin":${deep}}`,
    ];
    for (const text of texts) {
      let said: string;
      try {
        const { entries } = read(text);
        said = entries.map(({ refused, unread }) => refused ?? JSON.stringify(unread)).join(' ');
      } catch (thrown) {
        if (!(thrown instanceof TurnkeeperError)) throw thrown;
        said = thrown.message;
      }
      expect(said).not.toBe('');
    }
  });

  it('takes nothing from what objects have by nature', () => {
    const { entries } = read(
      JSON.stringify(donjonLevel).replace('"Masonry"', '{"__proto__":{"name":"Taken"}}'),
    );
    expect(JSON.stringify(entries[0]?.book)).not.toContain('Taken');
    expect(({} as Record<string, unknown>)['name']).toBeUndefined();
  });
});

describe('YAML as nobody writes it', () => {
  const note = (...lines: string[]): string => ['```statblock', ...lines, '```', ''].join('\n');

  it('that laughs ten billion times is refused before it does', () => {
    const lines = ['a0: &a0 ["ha","ha","ha","ha","ha","ha","ha","ha","ha","ha"]'];
    for (let at = 1; at < 10; at += 1)
      lines.push(`a${at}: &a${at} [${Array.from({ length: 10 }, () => `*a${at - 1}`).join(',')}]`);
    const text = note('name: Goblin', ...lines);
    const said = (() => {
      try {
        return read(text)
          .entries.map(({ refused, unread }) => refused ?? JSON.stringify(unread))
          .join(' ');
      } catch (thrown) {
        if (thrown instanceof TurnkeeperError) return thrown.message;
        throw thrown;
      }
    })();
    expect(said.length).toBeGreaterThan(0);
    expect(said.length).toBeLessThan(10_000);
  });

  it('whose names look like dates keeps them as they are written', () => {
    expect(only(note('name: 2001-01-01', 'hp: 5', 'ac: 7 [12]')).name).toBe('2001-01-01');
  });

  it('with tags runs nothing', () => {
    const entry = only(note('name: Goblin', 'hp: !!js/function "() => 1"', 'ac: 7 [12]'));
    expect(entry.refused ?? JSON.stringify(entry.unread)).toMatch(/\S/);
  });
});
