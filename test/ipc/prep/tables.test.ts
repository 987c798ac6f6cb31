import { afterEach, describe, expect, test } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import type { CommandInput, QueryInput } from '../../../shared/ipc/contract.ts';
import { contents } from '../../fixtures/campaigns.ts';
import { TestDesk } from '../test-desk.ts';

let desk: TestDesk;
afterEach(() => desk.end());

const deskWith = async (dice?: ConstructorParameters<typeof TestDesk>[0]): Promise<TestDesk> => {
  const made = new TestDesk(dice);
  await made.tell('app.createCampaign', { name: 'Omens', path: made.campaignPath, system: 'ose' });
  return made;
};

type Row = NonNullable<CommandInput<'table.add'>['rows']>[number];

const at = (from: number, text: string, more: Partial<Row> = {}): Row => ({
  spans: [{ from, to: from }],
  text,
  ...more,
});

const add = async (
  name: string,
  dice: string,
  rows: Row[],
  more: Partial<CommandInput<'table.add'>> = {},
): Promise<number> =>
  (await desk.tell('table.add', { name, columns: [{ title: '', dice }], rows, ...more })).id;

const typed = (...faces: number[]) => faces.map((face) => ({ face, source: 'typed' as const }));

/** Asks for each die as a window does, and gives what each was for with the text it all came to. */
async function rolledByHand(throwing: QueryInput<'table.asks'>, faces: readonly number[]) {
  const asks: string[] = [];
  for (let given = 0; ; given += 1) {
    const fallen = typed(...faces.slice(0, given));
    const { wanted } = await desk.ask('table.asks', { ...throwing, faces: fallen });
    if (wanted === null) {
      expect(given).toBe(faces.length);
      const { tree } = await desk.tell('table.roll', { ...throwing, faces: fallen });
      return { asks, text: tree.text };
    }
    asks.push(`${wanted.title} d${wanted.sides}`);
  }
}

const lastLine = async () => (await desk.ask('log.list', { limit: 1 })).lines[0];

describe('a roll on tables that are kept', () => {
  test('asks for its dice in the fixed order, through nested tables, and stands in the log', async () => {
    desk = await deskWith();
    await add('Gems', '1d4', [at(1, 'a garnet'), at(2, 'a pearl worth {1d6*10 gp}'), at(3, 'jet')]);
    const hoards = await add('Hoards', '2d4', [
      { spans: [{ from: 2, to: 4 }], text: '{1d3 Gems}, and {2d6} coins' },
      { spans: [{ from: 5, to: 8 }], text: '' },
    ]);
    // 1 + 2 of 2d4 is 3, the first row; two gems: 2 (a pearl, 4 × 10) and 3; then 5 + 6 coins.
    expect(await rolledByHand({ id: hoards }, [1, 2, 2, 2, 4, 3, 5, 6])).toEqual({
      asks: [
        'Hoards d4',
        'Hoards d4',
        'Hoards, {1d3 Gems}: how many d3',
        'Gems d4',
        'Gems, {1d6*10 gp} d6',
        'Gems d4',
        'Hoards, {2d6} d6',
        'Hoards, {2d6} d6',
      ],
      text: 'a pearl worth 40 gp, jet, and 11 coins',
    });
    expect(await lastLine()).toMatchObject({
      summary: 'Rolled on Hoards, 3: a pearl worth 40 gp, jet, and 11 coins.',
      outcome: { hidden: true },
    });
    const { rolls } = await desk.ask('table.rolls', {});
    expect(rolls).toMatchObject([
      { name: 'Hoards', tree: { text: 'a pearl worth 40 gp, jet, and 11 coins' } },
    ]);
    await desk.tell('journal.undo', {});
    expect(await desk.ask('table.rolls', {})).toEqual({ rolls: [] });
  });

  test('takes faces that fell, and the program throws the rest', async () => {
    desk = await deskWith({ roll: () => 2 });
    const id = await add('Omens', '1d6', [at(4, '{1d6} crows'), at(2, 'nothing')]);
    const { tree } = await desk.tell('table.roll', { id, faces: [{ face: 4, source: 'rolled' }] });
    expect(tree.text).toBe('2 crows');
    expect((await desk.refusal('table.roll', { id, faces: typed(7) })).code).toBe('bad-die');
    const left = await desk.refusal('table.roll', { id, faces: typed(4, 1, 1) });
    expect(left.message).toBe(
      'Omens wants 2 dice by now, not 3; it was changed meanwhile. Nothing was rolled.',
    );
    expect((await desk.ask('table.rolls', {})).rolls).toHaveLength(1);
  });

  test('adds the modifiers that are chosen and what is said, by the column that is wanted', async () => {
    desk = await deskWith();
    const id = await add('Gates', '1d6', [], {
      columns: [
        { title: 'B', dice: '1d6' },
        { title: 'X', dice: '1d8' },
      ],
      modifiers: [
        { title: 'night', add: 2 },
        { title: 'quiet', add: -1 },
      ],
      beyond: 'end rows',
      rows: [
        { spans: [{ from: 1, to: 3 }, null], text: 'shut' },
        {
          spans: [
            { from: 4, to: 6 },
            { from: 1, to: 8 },
          ],
          text: 'open',
        },
      ],
    });
    const chances = async (throwing: Omit<QueryInput<'table.view'>, 'id'>) => {
      const { rows, problems } = await desk.ask('table.view', { id, ...throwing });
      return [...rows.map(({ chance }) => chance.fraction), ...problems];
    };
    expect(await chances({})).toEqual(['1/2', '1/2']);
    expect(await chances({ modifiers: [0, 1], add: 1 })).toEqual(['1/6', '5/6']);
    expect(await chances({ column: 1 })).toEqual(['0/1', '1/1']);
    expect((await rolledByHand({ id, modifiers: [0] }, [2])).text).toBe('open');
    expect((await lastLine())?.outcome).toMatchObject({
      reasons: expect.arrayContaining([{ source: 'night', value: 2, rule: 'TABLE' }]) as unknown[],
    });
  });

  test('draws cards that stay out until they are shuffled, and undo puts one back', async () => {
    desk = await deskWith({ roll: () => 1 });
    const id = await add(
      'Fate',
      '',
      [at(1, 'the sun', { weight: 1 }), at(2, 'the moon', { weight: 2 }), at(3, 'a star', { once: true })],
      { way: 'deck' },
    );
    const drawn = async () => (await desk.tell('table.roll', { id })).tree.text;
    const cards = async () => (await desk.ask('table.view', { id })).cards;
    expect([await drawn(), await drawn()]).toEqual(['the sun', 'the moon']);
    expect(await cards()).toEqual({ left: 2, of: 4 });
    await desk.tell('journal.undo', {});
    expect(await cards()).toEqual({ left: 3, of: 4 });
    expect([await drawn(), await drawn(), await drawn()]).toEqual(['the moon', 'the moon', 'a star']);
    const view = await desk.ask('table.view', { id });
    expect(view.problems).toEqual(['Every card is drawn. Shuffle it to draw again.']);
    expect((await desk.refusal('table.roll', { id })).message).toBe(
      'Nothing can come of Fate: no card is left; shuffle the deck. Nothing was rolled.',
    );
    await desk.tell('table.shuffle', { id });
    expect((await lastLine())?.summary).toBe(
      'Shuffled Fate: 4 cards back in the deck and 1 row no more struck off.',
    );
    expect(await cards()).toEqual({ left: 4, of: 4 });
    expect((await desk.refusal('table.shuffle', { id })).code).toBe('refused');
  });

  test('is a step also where a single row always comes', async () => {
    desk = await deskWith({ roll: () => 1 });
    const id = await add('One', '', [{ spans: [], text: 'rain' }], { way: 'weights' });
    expect((await desk.tell('table.roll', { id })).tree.text).toBe('rain');
    expect((await lastLine())?.rolls).toEqual([]);
    await desk.tell('journal.undo', {});
    expect(await desk.ask('table.rolls', {})).toEqual({ rolls: [] });
  });
});

describe('a table', () => {
  test('tells its odds, where it leads, who leads to it, and what it cannot read', async () => {
    desk = await deskWith();
    const gems = await add('Gems', '1d2', [at(1, 'ruby'), at(2, 'opal')], { folder: 'Hoard' });
    const id = await add('Chests', '1d6', [
      { spans: [{ from: 1, to: 3 }], text: '{Gems}' },
      { spans: [{ from: 4, to: 4 }], text: '{Gmes}?' },
      { spans: [{ from: 6, to: 7 }], text: 'opal' },
    ]);
    const view = await desk.ask('table.view', { id });
    expect(view.rows.map(({ chance }) => chance)).toEqual([
      { fraction: '1/2', value: 0.5 },
      { fraction: '1/6', value: 1 / 6 },
      { fraction: '1/6', value: 1 / 6 },
    ]);
    expect(view.problems).toEqual(['Nothing stands at 5 (16.7 %).']);
    expect(view.rows[1]?.faults).toEqual([
      {
        written: '{Gmes}',
        sentence: '{Gmes} is neither dice nor a table and stays as it is.',
        nearest: expect.arrayContaining(['Gems']) as string[],
      },
    ]);
    expect(view.rows[0]?.pieces).toEqual([
      { kind: 'table', written: '{Gems}', leadsTo: { id: gems, name: 'Gems' } },
    ]);
    const { leaves } = await desk.ask('table.odds', { id });
    // Half of the half is a ruby; an opal comes of the other half, and of the sixth at 6.
    expect(leaves.map(({ text, chance }) => [text, chance.fraction])).toEqual([
      ['opal', '5/12'],
      ['ruby', '1/4'],
      ['', '1/6'],
      ['{Gmes}?', '1/6'],
    ]);
    expect((await desk.ask('table.view', { id: gems })).usedBy.tables).toEqual([{ id, name: 'Chests' }]);
    expect(await desk.ask('table.map', { id })).toMatchObject({
      tables: [
        { name: 'Chests', depth: 0, leadsTo: [{ id: gems, name: 'Gems' }], inRing: false },
        { name: 'Gems', depth: 1, leadsTo: [], inRing: false },
      ],
      more: false,
    });
    const { texts } = await desk.ask('table.examples', { id, seed: 3 });
    expect(texts).toHaveLength(10);
    expect(await desk.ask('table.examples', { id, seed: 3 })).toEqual({ texts });
  });

  test('throws a table of the starter content by its name', async () => {
    desk = await deskWith(seededDice(1));
    const id = await add('Below', '1d1', [at(1, '{Dungeon level 1}')]);
    const [row] = (await desk.ask('table.view', { id })).rows;
    expect(row?.pieces[0]?.leadsTo?.id).toBeTypeOf('string');
    expect((await desk.tell('table.roll', { id })).tree.root.pieces[0]?.tables[0]?.name).toBe(
      row?.pieces[0]?.leadsTo?.name,
    );
  });

  test('keeps its rows by their ids, with what has come up of them', async () => {
    desk = await deskWith({ roll: () => 1 });
    const id = await add('Rumours', '1d2', [at(1, 'a dragon', { once: true }), at(2, 'a well')]);
    await desk.tell('table.roll', { id });
    const [first, second] = (await desk.ask('table.view', { id })).rows;
    expect(first?.struck).toBe(true);
    await desk.tell('table.setRows', {
      id,
      rows: [at(1, 'a wyrm', { id: first?.id ?? 0, once: true }), at(2, 'an inn')],
    });
    const { rows } = await desk.ask('table.view', { id });
    expect(rows.map(({ text, struck }) => [text, struck])).toEqual([
      ['a wyrm', true],
      ['an inn', false],
    ]);
    const gone = await desk.refusal('table.setRows', { id, rows: [at(1, 'x', { id: second?.id ?? 0 })] });
    expect(gone.message).toMatch(/^Row 1 stands there no more/u);
    await desk.tell('table.changeRow', { id: first?.id ?? 0, changes: { struck: false } });
    expect((await desk.ask('table.view', { id })).rows[0]?.struck).toBe(false);
  });

  test('that goes leaves its name where it was given', async () => {
    desk = await deskWith();
    const gems = await add('Gems', '1d2', [at(1, 'ruby')]);
    const gift = { kind: 'table' as const, table: gems, times: '', add: 0, unique: false };
    const id = await add('Chests', '1d1', [at(1, '', { gives: [gift] })]);
    await desk.tell('table.remove', { id: gems });
    expect((await lastLine())?.summary).toBe(
      'Removed the table Gems, with 1 row. Chests sent there, and names it now as a row.',
    );
    expect((await desk.ask('table.view', { id })).rows[0]).toMatchObject({ text: 'Gems', gives: [] });
    const before = contents(desk.desk.campaign.file);
    await desk.tell('journal.undo', {});
    await desk.tell('journal.redo', {});
    expect(contents(desk.desk.campaign.file)).toBe(before);
  });

  test.each<[string, Partial<CommandInput<'table.add'>>, RegExp]>([
    ['dice that cannot be read', { columns: [{ title: '', dice: 'six' }] }, /six/u],
    ['dice of no faces', { columns: [{ title: '', dice: '1d0' }] }, /1d0|d0/u],
    [
      'a span that ends before it begins',
      { rows: [{ spans: [{ from: 5, to: 3 }], text: '' }] },
      /^Row 1: it ends at 3/u,
    ],
    ['a text too long', { rows: [{ spans: [], text: 'x'.repeat(4001) }] }, /4,000/u],
    [
      'a table that is gone',
      {
        rows: [
          { spans: [], text: '', gives: [{ kind: 'table', table: 99, times: '', add: 0, unique: false }] },
        ],
      },
      /^Row 1 gives/u,
    ],
    ['a name that is taken, however it is cased', { name: ' omens' }, /There is a table Omens already/u],
    ['a wandering table that is a deck', { purpose: 'wandering', way: 'deck' }, /thrown with dice/u],
    ['half a character', { rows: [{ spans: [], text: 'a\ud800' }] }, /control characters|cannot be read/iu],
  ])('is refused with %s, and nothing is kept of it', async (_, input, message) => {
    desk = await deskWith();
    await add('Omens', '1d6', []);
    const before = contents(desk.desk.campaign.file);
    const {
      code,
      message: told,
      details,
    } = await desk.refusal('table.add', {
      name: 'New',
      columns: [{ title: '', dice: '1d6' }],
      ...input,
    });
    expect(['bad-input', 'refused', 'bad-die']).toContain(code);
    expect([told, ...Object.values(details ?? {})].join(' ')).toMatch(message);
    expect(contents(desk.desk.campaign.file)).toBe(before);
  });
});

describe('a wandering table', () => {
  test('stands among all tables, and says more there than who comes', async () => {
    desk = await deskWith(seededDice(4));
    await add('Names', '1d2', [at(1, 'Grub'), at(2, 'Snot')]);
    const goblins = { kind: 'creature' as const, creature: 'goblin', name: 'Goblin', number: '2d4' };
    const treasure = { kind: 'treasure' as const, letters: 'C', level: null, value: null };
    const id = await add(
      'Caves',
      '1d2',
      [at(1, 'Goblins led by {Names}', { gives: [goblins, treasure] }), at(2, '')],
      { purpose: 'wandering' },
    );
    expect((await desk.ask('wander.list', {})).tables.map(({ name }) => name)).toEqual(['Caves']);
    expect((await desk.ask('table.list', {})).tables.map(({ purpose }) => purpose)).toEqual([
      'any',
      'wandering',
    ]);
    expect(await desk.tell('wander.roll', { tableId: id, faces: [[1, 2]] })).toMatchObject({
      who: 'Goblins led by Snot',
      creatureId: 'goblin',
      numberDice: '2d4',
      note: 'Treasure C.',
    });
    expect((await desk.refusal('wander.setRows', { id, rows: [] })).message).toMatch(
      /^Caves says more than who comes, as at 1/u,
    );
    expect(await desk.refusal('wander.removeTable', { id: 1 })).toMatchObject({ code: 'not-found' });
  });

  test('sends to a table of another kind, whose dice are rolled with it', async () => {
    desk = await deskWith({ roll: () => 1 });
    const beasts = await add('Beasts', '', [{ spans: [], text: '{1d4} wolves' }], { way: 'weights' });
    const gift = { kind: 'table' as const, table: beasts, times: '', add: 0, unique: false };
    const id = await add('Woods', '1d6', [at(3, '', { gives: [gift] })], { purpose: 'wandering' });
    expect(await desk.tell('wander.roll', { tableId: id, faces: [[3], [2]] })).toMatchObject({
      who: '2 wolves',
      path: [{ table: 'Woods', total: 3, row: 'on to Beasts' }, { table: 'Beasts' }],
    });
  });

  test('stays one while a level throws on it', async () => {
    desk = await deskWith();
    const id = await add('Caves', '1d2', [at(1, 'Bats')], { purpose: 'wandering' });
    const any = await add('Omens', '1d2', [at(1, 'Bats')]);
    const dungeon = (await desk.tell('place.addDungeon', { name: 'Barrow' })).id;
    const level = { dungeonId: dungeon, name: 'Cellar' };
    await desk.tell('place.addLevel', { ...level, tableId: id });
    expect((await desk.refusal('table.change', { id, changes: { purpose: 'any' } })).message).toBe(
      'Barrow, Cellar throws on Caves for who comes. Nothing was changed.',
    );
    expect((await desk.ask('table.view', { id })).usedBy.places).toEqual(['Barrow, Cellar']);
    expect((await desk.refusal('place.addLevel', { ...level, tableId: any })).code).toBe('not-found');
  });
});

describe('a branch of a roll', () => {
  const rolls = async () => (await desk.ask('table.rolls', {})).rolls;

  test('is asked for its own dice, thrown again as a step, and goes back by undo', async () => {
    desk = await deskWith();
    await add('Gems', '1d3', [at(1, '{2d4} garnets'), at(2, 'a ruby'), at(3, 'jet')]);
    const id = await add('Treasure', '1d2', [at(1, '{Gems} and {2d6} coins'), at(2, 'dust')]);
    await desk.tell('table.roll', { id, faces: typed(1, 2, 5, 6) });
    const [first] = await rolls();
    const seq = first?.seq ?? 0;
    const asks = async (...faces: number[]) =>
      (await desk.ask('table.branchAsks', { seq, branch: 0, faces: typed(...faces) })).wanted;
    expect(await asks()).toMatchObject({ title: 'Gems', sides: 3 });
    expect(await asks(1)).toMatchObject({ title: 'Gems, {2d4}', sides: 4, of: 2 });
    expect(await asks(1, 2, 1)).toBeNull();
    const left = await desk.refusal('table.rollBranch', { seq, branch: 0, faces: typed(2, 2) });
    expect(left.message).toBe(
      'Gems wants 1 die by now, not 2; it was changed meanwhile. Nothing was thrown.',
    );
    await desk.tell('table.rollBranch', { seq, branch: 0, faces: typed(1, 2, 1) });
    expect(await lastLine()).toMatchObject({
      summary:
        'Treasure: Gems thrown again: 3 garnets in place of a ruby. It is now: 3 garnets and 11 coins.',
      outcome: { hidden: true },
    });
    expect((await rolls()).map(({ tree }) => tree.text)).toEqual(['3 garnets and 11 coins']);
    expect((await desk.refusal('table.rollBranch', { seq, branch: 0 })).message).toBe(
      'That roll was thrown again in part since. Choose the branch in the roll that stands now.',
    );
    await desk.tell('journal.undo', {});
    expect(await rolls()).toEqual([first]);
    expect((await desk.refusal('table.rollBranch', { seq, branch: 9 })).code).toBe('not-found');
  });

  test('lays its card and its struck row back before it is thrown, and undo draws them again', async () => {
    desk = await deskWith({ roll: () => 1 });
    const rows = [at(1, 'the sun', { once: true }), at(2, 'the moon'), at(3, 'a star')];
    const fate = await add('Fate', '', rows, { way: 'deck' });
    const id = await add('Spread', '1d2', [at(1, '{2 Fate}'), at(2, 'none')]);
    await desk.tell('table.roll', { id });
    const out = async () =>
      (await desk.ask('table.view', { id: fate })).rows.map(({ drawn, struck }) => (struck ? -1 : drawn));
    expect(await out()).toEqual([-1, 1, 0]);
    const seq = (await rolls())[0]?.seq ?? 0;
    // The sun lies back beside the star; the second of the two is drawn.
    const { tree } = await desk.tell('table.rollBranch', { seq, branch: 0, faces: typed(2) });
    expect(tree.text).toBe('a star, the moon');
    expect(await out()).toEqual([0, 1, 1]);
    await desk.tell('journal.undo', {});
    expect(await out()).toEqual([-1, 1, 0]);
  });

  test('gives no card back to a deck that was shuffled since, where another roll has drawn it', async () => {
    desk = await deskWith({ roll: () => 1 });
    const fate = await add('Fate', '', [at(1, 'the sun'), at(2, 'the moon')], { way: 'deck' });
    const id = await add('Spread', '1d1', [at(1, 'You see {Fate}')]);
    await desk.tell('table.roll', { id });
    const seq = (await rolls())[0]?.seq ?? 0;
    await desk.tell('table.shuffle', { id: fate });
    await desk.tell('table.roll', { id: fate });
    const { tree } = await desk.tell('table.rollBranch', { seq, branch: 0 });
    expect(tree.text).toBe('You see the moon');
    const { rows } = await desk.ask('table.view', { id: fate });
    expect(rows.map(({ drawn }) => drawn)).toEqual([1, 1]);
  });
});
