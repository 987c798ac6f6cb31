import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { tableBook } from '../../../shared/tables/book.ts';
import { tableNames } from '../../../shared/tables/names.ts';
import type { Piece } from '../../../shared/tables/text/pieces.ts';
import { readText } from '../../../shared/tables/text/read.ts';
import { writeText } from '../../../shared/tables/text/write.ts';
import { row, table } from './made.ts';

const ids: Record<string, number> = { Gems: 1, Names: 2, '2d4': 3, '3 Kings': 4, 'Names/Dwarf': 5 };
const find = (name: string): number | null => ids[name] ?? null;

const read = (text: string): Piece[] => readText(text, find);

function only(text: string): Piece {
  const [piece, ...others] = read(text);
  if (!piece || others.length > 0) throw new Error(`${text} is not one piece.`);
  return piece;
}

/** The content of the one pair of braces. */
function within(text: string) {
  const piece = only(text);
  return piece.kind === 'braces' ? piece.content : piece.kind;
}

const gems = { kind: 'table', table: 1, count: null, add: 0, unique: false };

describe('what stands between braces', () => {
  test.each([
    ['{2d4}', { kind: 'dice', dice: '2d4', words: '' }],
    ['{ 2d4 }', { kind: 'dice', dice: '2d4', words: '' }],
    ['{1d6*10 gp}', { kind: 'dice', dice: '1d6*10', words: 'gp' }],
    ['{1d6 x 10 gold pieces}', { kind: 'dice', dice: '1d6 x 10', words: 'gold pieces' }],
    ['{2d6 days}', { kind: 'dice', dice: '2d6', words: 'days' }],
    ['{Gems}', gems],
    ['{3 Gems}', { ...gems, count: '3' }],
    ['{1d4 Gems}', { ...gems, count: '1d4' }],
    ['{1d4+1 Gems}', { ...gems, count: '1d4+1' }],
    ['{Gems +2}', { ...gems, add: 2 }],
    ['{Gems -1}', { ...gems, add: -1 }],
    ['{Gems!}', { ...gems, unique: true }],
    ['{3 Gems +2!}', { ...gems, count: '3', add: 2, unique: true }],
    ['{3 Gems! +2}', { ...gems, count: '3', add: 2, unique: true }],
    ['{3 Kings}', { ...gems, table: 4 }],
    ['{@2d4}', { ...gems, table: 3 }],
    ['{2 @2d4}', { ...gems, table: 3, count: '2' }],
    ['{Names/Dwarf}', { ...gems, table: 5 }],
    ['{$who}', { kind: 'kept', name: 'who' }],
  ])('%s', (text, content) => {
    expect(within(text)).toEqual(content);
  });

  it('is a choice where bars stand, each option read in its turn', () => {
    expect(within('{red|a {2d4} | green^3}')).toMatchObject({
      kind: 'choice',
      options: [
        { weight: 1, pieces: [{ kind: 'text', text: 'red' }] },
        { weight: 1, pieces: [{ text: 'a ' }, { content: { kind: 'dice', dice: '2d4' } }] },
        { weight: 3, pieces: [{ text: 'green' }] },
      ],
    });
    expect(within('{|[[a|b]]|c\\|d}')).toMatchObject({
      options: [
        { pieces: [] },
        { pieces: [{ kind: 'link', written: '[[a|b]]' }] },
        { pieces: [{ text: 'c|d' }] },
      ],
    });
  });

  it('may be kept under a name and bear forms', () => {
    expect(only('{who=Names}')).toMatchObject({ as: 'who', content: { kind: 'table', table: 2 }, forms: [] });
    expect(only('{Gems.a.cap}')).toMatchObject({ as: null, content: gems, forms: ['a', 'cap'] });
    expect(only('{$who.TITLE}')).toMatchObject({ content: { name: 'who' }, forms: ['title'] });
    expect(only('{red|blue.cap}')).toMatchObject({ content: { kind: 'choice' }, forms: ['cap'] });
    expect(only('{n={red|blue}}')).toMatchObject({
      as: 'n',
      content: { options: [{ pieces: [{ content: { kind: 'choice' } }] }] },
    });
  });

  it('is nothing where a brace is escaped, in a link, or closes what was never opened', () => {
    expect(read('a \\{2d4\\} b')).toEqual([{ kind: 'text', written: 'a \\{2d4\\} b', text: 'a {2d4} b' }]);
    expect(read('[[{2d4}]]')).toEqual([{ kind: 'link', written: '[[{2d4}]]' }]);
    expect(read('so } it | is')).toEqual([{ kind: 'text', written: 'so } it | is', text: 'so } it | is' }]);
  });
});

describe('faults', () => {
  const asked = (text: string) => {
    const told = row(text);
    const named = ['Gems', 'Germs', 'Games', 'Trinkets'].map((name, at) => table(at + 1, name, '1d6', []));
    const asking = table(9, 'Asking', '1d6', [told]);
    return tableBook([...named, asking]).faults(asking, told);
  };

  test.each([
    ['{Gmes}', ['Games', 'Gems', 'Germs']],
    ['{1d4 Trinkts}', ['Trinkets']],
    ['{4 Trinkts.cap}', ['Trinkets', 'Asking', 'Games']],
    ['{red|{Gemz}}', ['Gems', 'Germs', 'Games']],
  ])('%s has the nearest names', (text, nearest) => {
    const [fault, ...others] = asked(text);
    expect(others).toEqual([]);
    expect(fault?.nearest).toEqual(nearest);
  });

  it('are told of braces that are never closed or too deep, and of nothing sound', () => {
    expect(asked('{Gems} and {Gems').map(({ written }) => written)).toEqual(['{']);
    expect(asked(`${'{a|'.repeat(9)}${'}'.repeat(9)}`)).toMatchObject([{ written: '{a|}', nearest: [] }]);
    expect(asked('{Gems} [[Nobody]] {2d4} {1d6 gp} {who=Germs} {$who} \\{x\\}')).toEqual([]);
  });

  it('leave what is unread as it is written', () => {
    expect(only('{Gmes}')).toEqual({ kind: 'unread', written: '{Gmes}', why: 'unknown', name: 'Gmes' });
    expect(only('{}')).toMatchObject({ kind: 'unread', written: '{}' });
  });
});

describe('names of tables', () => {
  const names = tableNames([
    table(1, 'Gems', '1d6', []),
    table(2, 'Gems', '1d6', [], { folder: 'Wilds/Swamp' }),
    table(3, 'Herbs', '1d6', [], { folder: 'Wilds' }),
    table(4, 'Dwarf', '1d6', [], { folder: 'People/Names' }),
    table('ose:gems', 'Gems', '1d6', []),
    table('ose:traps', 'Traps', '1d6', [], { folder: 'Rooms' }),
  ]);
  const from = (folder: string, name: string, id: number | string = 9) => names.find({ id, folder }, name);

  it('are looked for in the folder, upwards, in the campaign and in the content', () => {
    expect(from('Wilds/Swamp', 'Gems')).toBe(2);
    expect(from('Wilds/Swamp', 'herbs')).toBe(3);
    expect(from('Wilds', 'GEMS')).toBe(1);
    expect(from('Wilds', 'Swamp/Gems')).toBe(2);
    expect(from('', 'Dwarf')).toBe(4);
    expect(from('Wilds', 'names / dwarf')).toBe(4);
    expect(from('Wilds', 'Traps')).toBe('ose:traps');
    expect(from('', 'Nothing')).toBeNull();
  });

  it('of the content are first looked for there', () => {
    expect(from('Rooms', 'Gems', 'ose:traps')).toBe('ose:gems');
    expect(from('Rooms', 'Dwarf', 'ose:traps')).toBe(4);
  });
});

describe('reading and writing', () => {
  const scraps = [
    '{',
    '}',
    '|',
    '\\',
    '[[',
    ']]',
    '^3',
    '=',
    '$',
    'who',
    'Gems',
    '2d4',
    ' gp',
    '.cap',
    '!',
    '@',
    ' +2',
  ];
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(fc.constantFrom(...scraps), { maxLength: 40 }).map((parts) => parts.join('')),
  );

  it('gives back every text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(writeText(read(text))).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ['braces', '{'.repeat(200_000)],
    ['closed braces', `${'{'.repeat(100_000)}${'}'.repeat(100_000)}`],
    ['links', '[['.repeat(200_000)],
    ['bars', `{${'a|'.repeat(100_000)}}`],
    ['forms', `{${'.a'.repeat(100_000)}x}`],
    ['spaces', `{${' '.repeat(200_000)}x}`],
    ['escapes', '\\{'.repeat(200_000)],
    ['lone surrogates and NUL', '\ud800{\0}\udfff'.repeat(10_000)],
  ])('reads a long text of %s', (_, text) => {
    expect(writeText(read(text))).toBe(text);
  });
});
