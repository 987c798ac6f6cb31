import { describe, expect, it } from 'vitest';
import type { Gift, RandomTable, TableRow } from '../../../shared/tables/table.ts';
import { asked, inOrder, row, table } from './made.ts';

/** Fixed tables and typed dice, worked by hand from the order of dice: a table, its text, what it gives, again. */

const spanned = (from: number, to: number, text: string, changes: Partial<TableRow> = {}): TableRow =>
  row(text, { spans: [{ from, to }], ...changes });

const texts = (...rolled: Parameters<typeof asked>) => asked(...rolled).tree.text;

describe('a tree', () => {
  it('says table, dice with faces, total, row, pieces and why', () => {
    const crows = spanned(3, 5, '{2d4} crows over [[The Mill]]');
    const omens = table(1, 'Omens', '2d4', [spanned(2, 2, 'none'), crows], {
      columns: [{ title: 'Night', dice: '2d4' }],
    });
    const modifiers = [
      { title: 'a grave is open', add: 1 },
      { title: 'no moon', add: 0 },
    ];
    const { tree, asks } = asked([omens], 1, [1, 3, 4, 2], { modifiers });
    expect(asks).toEqual([
      'Omens d4 (1 of 2)',
      'Omens d4 (2 of 2)',
      'Omens, {2d4} d4 (1 of 2)',
      'Omens, {2d4} d4 (2 of 2)',
    ]);
    const fell = (...faces: number[]) => faces.map((face) => ({ sides: 4, face }));
    const bare = { thrown: null, tables: [], chosen: [] };
    expect(tree).toEqual({
      text: '6 crows over [[The Mill]]',
      stopped: null,
      struck: [],
      drawn: [],
      root: {
        table: 1,
        name: 'Omens',
        column: 'Night',
        throws: [{ dice: '2d4', faces: fell(1, 3), total: 5, outcome: 'stands' }],
        total: 5,
        row: crows.id,
        pieces: [
          {
            ...bare,
            kind: 'dice',
            written: '{2d4}',
            text: '6',
            thrown: { dice: '2d4', faces: fell(4, 2), total: 6 },
          },
          { ...bare, kind: 'text', written: ' crows over ', text: ' crows over ' },
          { ...bare, kind: 'link', written: '[[The Mill]]', text: '[[The Mill]]' },
        ],
        gives: [],
        again: [],
        text: '6 crows over [[The Mill]]',
        why: [
          { source: 'Omens, 2d4', value: 4, rule: 'TABLE' },
          { source: 'a grave is open', value: 1, rule: 'TABLE' },
          { source: 'row 3 to 5', value: '{2d4} crows over [[The Mill]]', rule: 'TABLE' },
        ],
      },
    });
  });
});

describe('the order of dice', () => {
  const gives: Gift[] = [
    { kind: 'creature', creature: 'ose:ogre', name: 'Ogre', number: '1d3' },
    { kind: 'page', page: 'The old king' },
    { kind: 'table', table: 4, times: '1d2', add: 0, unique: false },
    { kind: 'thing', name: 'Torch', quantity: '2d6' },
  ];
  const hoard = table(
    1,
    'Hoard',
    '1d4',
    inOrder(
      ['{1d2+1 Gems} in a {red|blue^2} {Box}, {1d6*10 gp}', { gives, again: { more: 2 } }],
      'nothing but {@1d4}',
      'dust',
    ),
  );
  const tables = [
    hoard,
    table(2, 'Gems', '1d6', inOrder('agate', 'opal worth {1d8}', 'ruby')),
    table(3, 'Box', '1d1', inOrder('box of {1d4|iron}')),
    table(4, 'Maps', '1d4', inOrder('a map', 'a torn map')),
    table(5, '1d4', '1d1', inOrder('a name')),
  ];

  it('is the table, its text from left to right, each table wholly, its gifts, then again', () => {
    const dice: [string, number][] = [
      ['Hoard d4 (1 of 1)', 1],
      ['Hoard, {1d2+1 Gems}: how many d2 (1 of 1)', 1],
      ['Gems d6 (1 of 1)', 2],
      ['Gems, {1d8} d8 (1 of 1)', 7],
      ['Gems d6 (1 of 1)', 3],
      ['Hoard, {red|blue^2} d3 (1 of 1)', 2],
      ['Box, {1d4|iron} d2 (1 of 1)', 2],
      ['Hoard, {1d6*10 gp} d6 (1 of 1)', 6],
      ['Hoard, Ogre: how many d3 (1 of 1)', 3],
      ['Hoard, Maps: how many d2 (1 of 1)', 2],
      ['Maps d4 (1 of 1)', 2],
      ['Maps d4 (1 of 1)', 4],
      ['Hoard, Torch: how many d6 (1 of 2)', 1],
      ['Hoard, Torch: how many d6 (2 of 2)', 5],
      ['Hoard d4 (1 of 1)', 3],
      ['Hoard d4 (1 of 1)', 2],
    ];
    const { tree, asks } = asked(
      tables,
      1,
      dice.map(([, face]) => face),
    );
    expect(asks).toEqual(dice.map(([ask]) => ask));
    expect(tree.text).toBe('opal worth 7, ruby in a blue box of iron, 60 gp, dust, nothing but a name');
    const [ogres, page, maps, torches] = tree.root.gives;
    expect([ogres?.amount?.total, page?.amount, maps?.amount?.total, torches?.amount?.total]).toEqual([
      3,
      null,
      2,
      6,
    ]);
    expect(maps?.tables.map(({ text, row: stands, total }) => [text, stands === null, total])).toEqual([
      ['a torn map', false, 2],
      ['', true, 4],
    ]);
    expect(tree.root.again.map(({ text }) => text)).toEqual(['dust', 'nothing but a name']);
  });

  it('asks for nothing that has one face only', () => {
    const sure = table(1, 'Sure', '1d1', inOrder('{1d1} {2d1+1} {3} {1 Box}{only|}'));
    const { tree, asks } = asked([sure, table(2, 'Box', '1d1', inOrder('box'))], 1, [1]);
    expect(asks).toEqual(['Sure, {only|} d2 (1 of 1)']);
    expect(tree.text).toBe('1 3 {3} boxonly');
  });

  it('counts first, then throws each; a count below one throws none', () => {
    const few = table(1, 'Few', '1d1', inOrder('[{1d4-2 Gems}]'));
    expect(asked([few, ...tables.slice(1)], 1, [1]).tree.text).toBe('[]');
    expect(asked([few, ...tables.slice(1)], 1, [4, 1, 3]).asks.slice(1)).toEqual([
      'Gems d6 (1 of 1)',
      'Gems d6 (1 of 1)',
    ]);
  });
});

describe('which row comes of a total', () => {
  const scale = [spanned(3, 4, 'low'), spanned(6, 9, 'high'), spanned(9, 12, 'late'), spanned(5, 3, 'never')];
  const reaction = (changes: Partial<RandomTable> = {}) => table(1, 'Reaction', '2d6', scale, changes);
  const plus = (add: number) => ({ modifiers: [{ title: 'Charisma', add }] });

  it('is none in a gap, and that is a complete roll', () => {
    const { tree } = asked([reaction()], 1, [4, 1]);
    expect(tree).toMatchObject({
      text: '',
      stopped: null,
      root: { row: null, total: 5, throws: [{ outcome: 'nothing' }] },
    });
    expect(tree.root.why.at(-1)).toEqual({ source: 'nothing stands at', value: 5, rule: 'TABLE' });
  });

  it('is the first of two, and never one whose end lies before its beginning', () => {
    expect(texts([reaction()], 1, [4, 5])).toBe('high');
    expect(texts([reaction()], 1, [5, 5])).toBe('late');
  });

  it('is the end row beyond the ends where these hold', () => {
    expect(texts([reaction()], 1, [1, 1])).toBe('');
    expect(texts([reaction({ beyond: 'end rows' })], 1, [1, 1])).toBe('low');
    expect(texts([reaction({ beyond: 'end rows' })], 1, [6, 6], plus(3))).toBe('late');
    expect(texts([reaction()], 1, [6, 6], plus(3))).toBe('');
    expect(texts([reaction({ beyond: 'end rows' })], 1, [4, 1])).toBe('');
  });

  it('goes by its column; a table thrown from it by the column of that title', () => {
    const both = (b: number, x: number) => ({
      spans: [
        { from: b, to: b },
        { from: x, to: x },
      ],
    });
    const columns = [
      { title: 'B', dice: '1d2' },
      { title: 'X', dice: '1d3' },
    ];
    const swapped = [
      { title: 'X', dice: '1d3' },
      { title: 'B', dice: '1d2' },
    ];
    const outer = table(
      1,
      'Outer',
      '',
      [row('b {Inner}', both(1, 3)), row('x {Inner}', { spans: [null, { from: 1, to: 2 }] })],
      { columns },
    );
    const inner = table(2, 'Inner', '', [row('one', both(1, 2)), row('two', both(3, 1))], {
      columns: swapped,
    });
    const { tree, asks } = asked([outer, inner], 1, [2, 1], { column: 1 });
    expect(asks).toEqual(['Outer d3 (1 of 1)', 'Inner d3 (1 of 1)']);
    expect(tree.text).toBe('x one');
    expect(texts([outer, inner], 1, [1, 1])).toBe('b two');
    expect(texts([outer, inner], 1, [2])).toBe('');
  });

  it('goes by weights on one die of their sum', () => {
    const drawn = table(
      1,
      'Weather',
      '',
      [row('sun', { weight: 3 }), row('rain', { weight: 2 }), row('hail')],
      { way: 'weights' },
    );
    expect(asked([drawn], 1, [5])).toMatchObject({ asks: ['Weather d6 (1 of 1)'], tree: { text: 'rain' } });
    expect(texts([drawn], 1, [6])).toBe('hail');
  });
});

describe('rows that do not come twice', () => {
  const jewels = inOrder('agate', 'opal', 'ruby');

  it('are thrown again where a piece wants no repeats', () => {
    const three = table(1, 'Three', '1d1', inOrder('{3 Gems!}'));
    const { tree } = asked([three, table(2, 'Gems', '1d3', jewels)], 1, [2, 2, 1, 1, 2, 3]);
    expect(tree.text).toBe('opal, agate, ruby');
    const found = tree.root.pieces[0]?.tables.map(({ throws }) => throws.map(({ outcome }) => outcome));
    expect(found).toEqual([['stands'], ['repeated', 'stands'], ['repeated', 'repeated', 'stands']]);
  });

  it('leave nothing once all have come, and no die is asked for it', () => {
    const four = table(1, 'Four', '1d1', inOrder('{4 Gems!}'));
    const { tree } = asked([four, table(2, 'Gems', '1d3', jewels)], 1, [1, 2, 3]);
    expect(tree.root.pieces[0]?.tables[3]).toMatchObject({ row: null, throws: [], text: '' });
    expect(tree.text).toBe('agate, opal, ruby');
  });

  it('are struck off once they have come up, within a roll and before it', () => {
    const rows = inOrder(['gone', { once: true, struck: true }], ['once', { once: true }], 'ever');
    const twice = table(1, 'Twice', '1d1', inOrder('{2 Rumours}'));
    const { tree } = asked([twice, table(2, 'Rumours', '1d3', rows)], 1, [1, 2, 2, 3]);
    expect(tree.text).toBe('once, ever');
    expect(tree.struck).toEqual([{ table: 2, row: rows[1]?.id }]);
    const gone = table(3, 'Gone', '1d1', [row('x', { spans: [{ from: 1, to: 1 }], struck: true })]);
    expect(asked([gone], 3, []).tree.root.why.at(-1)?.value).toBe('every row is struck off or has come up');
  });

  it('stay out of a deck until it is shuffled', () => {
    const cards = [row('ace', { weight: 2, drawn: 1 }), row('king', { weight: 2 })];
    const deal = table(1, 'Deal', '1d1', inOrder('{4 Deck}'));
    const { tree, asks } = asked([deal, table(2, 'Deck', '', cards, { way: 'deck' })], 1, [2, 1]);
    expect(asks).toEqual(['Deck d3 (1 of 1)', 'Deck d2 (1 of 1)']);
    expect(tree.text).toBe('king, ace, king');
    expect(tree.drawn.map(({ row: card }) => card)).toEqual([cards[1]?.id, cards[0]?.id, cards[1]?.id]);
    expect(tree.root.pieces[0]?.tables[3]?.why.at(-1)?.value).toBe('no card is left; shuffle the deck');
  });

  it('are not wanted where a row says so, and thrown again at once', () => {
    const rows = inOrder(['{1d8} not here', { again: 'reroll' }], 'here');
    const { tree, asks } = asked([table(1, 'Again', '1d2', rows)], 1, [1, 1, 2]);
    expect(asks).toHaveLength(3);
    expect(tree.root.throws.map(({ outcome }) => outcome)).toEqual(['again', 'again', 'stands']);
    expect(tree.text).toBe('here');
  });
});

describe('what is kept and how it is printed', () => {
  const names = table(2, 'Names', '1d2', inOrder('ulf', 'owl'));
  const said = (text: string, ...faces: number[]) =>
    texts([table(1, 'Said', '1d1', inOrder(text)), names], 1, faces);

  it('is printed again, also by tables thrown later', () => {
    expect(said('{who=Names.cap} and {$who}, {$nobody}', 1)).toBe('Ulf and Ulf, {$nobody}');
    const outer = table(1, 'Said', '1d1', inOrder('{who=Names} {Later}'));
    expect(texts([outer, names, table(3, 'Later', '1d1', inOrder('hears {$who.title}'))], 1, [2])).toBe(
      'owl hears Owl',
    );
  });

  it('takes an article, a plural and capitals', () => {
    expect(said('{Names.a}, {Names.a.cap}, {Names.s}', 1, 2, 1)).toBe('an ulf, An owl, ulfs');
    expect(said('{cup of ale|x.title}, {RED|x.lower}', 1, 1)).toBe('Cup of Ale, red');
  });

  it('stays as written where it cannot be read', () => {
    expect(said('{Nmes} \\{x\\} {1d6')).toBe('{Nmes} {x} {1d6');
  });
});

describe('limits', () => {
  it('stop a roll with what it has and say which chain', () => {
    const ring = [
      table(1, 'Omens', '1d1', inOrder('omen {Dreams}')),
      table(2, 'Dreams', '1d1', inOrder('dream {Omens} waking')),
    ];
    const { tree } = asked(ring, 1, []);
    expect(tree.stopped).toEqual({
      limit: 'nesting',
      chain: ['Omens', 'Dreams', 'Omens'],
      sentence:
        'More than 20 tables stand in each other: Omens → Dreams → Omens. What was rolled until then is kept.',
    });
    expect(tree.text).toBe('omen dream '.repeat(10));
  });

  it('bound throws, dice, characters and rerolls', () => {
    const stopped = (rows: TableRow[], dice = '1d1') =>
      asked([table(1, 'Much', dice, rows), table(2, 'Void', '1d1', [])], 1, []).tree.stopped;
    expect(stopped(inOrder('{1000000 Void}'))?.limit).toBe('throws');
    expect(stopped(inOrder('{1000d1}'.repeat(11)))?.limit).toBe('dice');
    expect(stopped(inOrder('x'.repeat(50_001)))?.limit).toBe('characters');
    const rows = inOrder(['no', { again: 'reroll' }], 'yes');
    const always = Array.from({ length: 201 }, () => 1);
    expect(asked([table(1, 'Never', '1d2', rows)], 1, always).tree.stopped?.limit).toBe('rerolls');
  });
});
