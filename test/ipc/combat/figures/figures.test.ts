import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;

beforeEach(() => {
  table = new FightTable(oneAfterAnother([4, 17, 2, 11, 6]));
});
afterEach(() => table.end());

const systems = ['ose', 'swords-wizardry', 'basic-fantasy', 'hackmaster'] as const;

async function begun(system: string, lines = '3 thug hp 5') {
  await table.sitDown(system);
  return table.begin({ lines, feet: 5 });
}

async function type(typed: { ids: string[]; title: string; value: string | null }[]) {
  const { fight, after } = await table.board();
  return table.tell('combat.typeFigures', { fightId: fight.id, after, typed });
}

async function reply(typed: { ids: string[]; title: string; value: string | null }[]) {
  const { fight, after } = await table.board();
  return table.router.command('combat.typeFigures', { fightId: fight.id, after, typed });
}

async function figure(fighter: string, title: string) {
  const { fight } = await table.board();
  const shown = await table.ask('combat.figures', { fightId: fight.id, fighter });
  return shown?.figures.find((each) => each.title === title);
}

const armour = (system: string): string => (system === 'hackmaster' ? 'Defence' : 'Armour class');

describe.each(systems)('under %s', (system) => {
  test('one line a kind tells what is missing; taking all is looking, and undo brings it back', async () => {
    const board = await begun(system);
    const guessed = board.wanting.filter(({ sure }) => sure === 'guessed');
    expect(guessed.length).toBeGreaterThan(2);
    const thugs = guessed.filter(({ who }) => who === '3 thugs');
    expect(thugs.every(({ ids }) => ids.length === 3)).toBe(true);
    expect(board.rows.map(({ guessed: mark }) => mark).slice(1)).toEqual([true, true, true]);
    await type(board.wanting.map(({ ids, title, taken }) => ({ ids, title, value: taken })));
    const after = await table.board();
    expect(after.wanting).toEqual([]);
    expect(after.rows.some(({ guessed: mark }) => mark)).toBe(false);
    // Nothing of what stands was changed by looking.
    expect(after.rows.map(({ armour: ac }) => ac)).toEqual(board.rows.map(({ armour: ac }) => ac));
    await table.tell('journal.undo', {});
    expect((await table.board()).wanting).toEqual(board.wanting);
    await table.tell('journal.redo', {});
    expect((await table.board()).wanting).toEqual([]);
  });

  test('what was typed serves the next of the kind, in another fight too', async () => {
    await begun(system);
    await type([{ ids: ['f1', 'f2', 'f3'], title: armour(system), value: '3' }]);
    const { fight, after } = await table.board();
    await table.tell('combat.join', { fightId: fight.id, after, lines: 'thug hp 4' });
    expect(await figure('f4', armour(system))).toMatchObject({ value: '3', from: 'typed' });
    const { wanting } = await table.board();
    expect(wanting.some(({ title }) => title === armour(system))).toBe(false);
  });

  test('a figure typed over in mid-fight holds in the rules at once, is told, and undone by one key', async () => {
    await begun(system);
    const before = await table.board();
    await type([{ ids: ['f2'], title: armour(system), value: '2' }]);
    const row = await table.row('Thug 2');
    expect(row.armour).not.toBe((await table.row('Thug 1')).armour);
    expect((await table.newest()).summary).toContain(`Thug 2: ${armour(system)} 2`);
    expect((await table.newest()).outcome).toMatchObject({ overruled: 'The referee said so.' });
    const after = await table.board();
    expect(after.after).toBe(before.after + 1);
    await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(before);
    await table.tell('journal.redo', {});
    expect(await table.board()).toEqual(after);
  });

  test('of a character it stands on the sheet, and can be taken back', async () => {
    await begun(system);
    const title = system === 'hackmaster' ? 'Attack' : 'Armour class';
    const before = await figure('c1', title);
    await type([{ ids: ['c1'], title, value: '4' }]);
    expect(await figure('c1', title)).toMatchObject({ value: '4', from: 'typed' });
    const { figures } = await table.ask('character.view', { id: table.hild });
    expect(figures.filter(({ overruled }) => overruled).length).toBeGreaterThan(0);
    // The next act does not take it over once more.
    const { after } = await table.board();
    await table.propose({ kind: 'overrule', change: 'note', id: null, words: 'so' });
    expect((await table.newest()).summary).not.toContain('rules of');
    expect((await table.board()).after).toBe(after + 1);
    await type([{ ids: ['c1'], title, value: null }]);
    expect(await figure('c1', title)).toEqual(before);
  });

  test('bad input is told in a sentence by its figure, and nothing is changed', async () => {
    await begun(system);
    const board = await table.board();
    const title = armour(system);
    for (const value of ['many', '', '-5000', '4.5']) {
      const answer = await reply([
        { ids: ['f1'], title, value: '3' },
        { ids: ['f2'], title, value },
      ]);
      expect(answer).toMatchObject({
        ok: false,
        error: { code: 'bad-input', details: { typed: expect.stringContaining(title) as string } },
      });
      expect(await table.board()).toEqual(board);
    }
  });
});

test('attacks nobody wrote down can be told in words', async () => {
  await begun('ose', 'Grell hp 5');
  const { wanting } = await table.board();
  expect(wanting.map(({ title }) => title)).toContain('Damage of attack');
  expect((await reply([{ ids: ['f1'], title: 'Attacks', value: '2 claws (1d4), bite (1d8)' }])).ok).toBe(
    true,
  );
  expect(await figure('f1', 'Damage of bite')).toMatchObject({ value: '1d8' });
  expect(await figure('f1', 'Blows a round of claws')).toMatchObject({ value: '2' });
  const answer = await reply([{ ids: ['f1'], title: 'Nerves', value: '4' }]);
  expect(answer).toMatchObject({ ok: false, error: { code: 'not-found' } });
  expect((await reply([{ ids: ['f9'], title: 'Morale', value: '4' }])).ok).toBe(false);
});

test('how far a bow flies is asked once a campaign, of whoever has one', async () => {
  await table.sitDown('swords-wizardry');
  const bow = {
    kind: 'weapon',
    name: 'Bow, long',
    quantity: 1,
    state: 'wielded',
    facts: { rangeIncrement: 70, damage: '1d6' },
  } as const;
  for (const name of ['Corin', 'Osric'])
    await table.tell('character.add', {
      name,
      className: 'Fighter',
      classId: 'fighter',
      level: 1,
      hp: 8,
      maxHp: 8,
      items: [bow],
    });
  const { wanting } = await table.begin({ lines: 'goblin hp 3', feet: 200 });
  const asked = wanting.filter(({ title }) => title === 'Greatest range of Bow, long');
  expect(asked).toMatchObject([{ who: 'Corin and Osric', taken: '210', sure: 'guessed' }]);
  await type([{ ids: ['c2'], title: 'Greatest range of Bow, long', value: '420' }]);
  const { wanting: left } = await table.board();
  expect(left.some(({ title }) => title.startsWith('Greatest range'))).toBe(false);
  // The next act hands it to the other one, too.
  await table.propose({ kind: 'overrule', change: 'note', id: null, words: 'so' });
  expect(await figure('c3', 'Greatest range of Bow, long')).toMatchObject({ value: '420' });
});

test('how long a spell takes is kept with the spell', async () => {
  await table.sitDown('hackmaster');
  await table.tell('character.add', {
    name: 'Mage',
    className: 'Mage',
    level: 3,
    hp: 8,
    maxHp: 8,
    sheet: { spells: [{ name: 'Sleep', level: 1, memorised: 1 }], count: { attack: 0 } },
  });
  const { wanting } = await table.begin({ lines: 'thug hp 3', feet: 30 });
  expect(wanting).toContainEqual(expect.objectContaining({ title: 'Casting time of Sleep', taken: '5' }));
  await type([{ ids: ['c2'], title: 'Casting time of Sleep', value: '3' }]);
  expect((await table.board()).wanting.some(({ title }) => title.startsWith('Casting time'))).toBe(false);
  expect(await figure('c2', 'Casting time of Sleep')).toMatchObject({ value: '3' });
});

test('the level of the spell on a scroll, which no thing says, is typed and kept (swords-wizardry)', async () => {
  await table.sitDown('swords-wizardry');
  await table.tell('inventory.add', {
    to: { in: 'holder', id: table.hild },
    item: { kind: 'scroll', name: 'Scroll of light', quantity: 1 },
  });
  await table.begin({ lines: 'thug hp 5', feet: 5 });
  const title = 'Level of the spell of Scroll of light';
  expect((await table.board()).wanting).toContainEqual(
    expect.objectContaining({ ids: ['c1'], title, taken: '1' }),
  );
  expect((await reply([{ ids: ['c1'], title, value: '12' }])).ok).toBe(false);
  await type([{ ids: ['c1'], title, value: '3' }]);
  expect(await figure('c1', title)).toMatchObject({ value: '3', from: 'typed' });
  expect((await table.board()).wanting.map((each) => each.title)).not.toContain(title);
  await table.propose({ kind: 'overrule', change: 'note', id: null, words: 'Go on' });
  expect((await table.row('Hild')).spells).toContainEqual({ way: 'Scroll of light', left: 1 });
  expect(table.errors).toEqual([]);
});
