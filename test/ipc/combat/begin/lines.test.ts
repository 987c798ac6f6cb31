import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;

beforeEach(() => {
  table = new FightTable(oneAfterAnother([4, 3, 2, 5, 6]));
});
afterEach(() => table.end());

const begin = (lines: string) => table.begin({ lines, feet: 40 });
const joins = async (lines: string) => {
  const { fight, after } = await table.board();
  await table.tell('combat.join', { fightId: fight.id, after, lines });
  return table.board();
};
const told = async (name: string) => {
  const { label, hp, atFeet, side, armour } = await table.row(name);
  return { label, hp, atFeet, side, armour };
};

describe('a fight by lines', () => {
  test('counts, hit points, places, sides and labels are as typed', async () => {
    await table.sitDown('ose');
    const board = await begin('3 orcs hp 4,6,2 @60; ogre hp 19 side ogres as G; thug hp 2d4 ac 5; Hild @10');
    expect(board.rows.map(({ name, label, hp, atFeet, side }) => [name, label, hp, atFeet, side])).toEqual([
      ['Hild', 'H', 8, 10, 'party'],
      ['Orc 1', 'A', 4, 60, 'foes'],
      ['Orc 2', 'B', 6, 60, 'foes'],
      ['Orc 3', 'C', 2, 60, 'foes'],
      // 4 and 3 of two dice of four.
      ['thug', 'D', 7, 40, 'foes'],
      ['Ogre', 'G', 19, 40, 'ogres'],
    ]);
    expect(board.sides.map(({ id }) => id)).toEqual(['party', 'foes', 'ogres']);
    expect((await told('thug')).armour).toMatch(/^5/);
    const line = await table.newest();
    expect(line.summary).toContain('30 feet apart');
    expect(line.summary).toContain('Nobody wrote down what');
    expect(board.wanting.filter(({ who, sure }) => who === 'thug' && sure === 'guessed')).not.toEqual([]);
  });

  test('a third side fights on when one of three is down', async () => {
    await table.sitDown('ose');
    const board = await begin('orc hp 1; ogre hp 19 side ogres');
    await table.propose({ kind: 'overrule', change: 'status', id: 'f1', status: 'dead' });
    expect((await table.board()).over).toBe(false);
    await table.propose({ kind: 'overrule', change: 'status', id: 'f2', status: 'dead' });
    expect((await table.board()).over).toBe(true);
    expect(board.rows).toHaveLength(3);
  });

  test('several under one letter are labelled after it', async () => {
    await table.sitDown('ose');
    const { rows } = await begin('3 goblins hp 2 as G');
    expect(rows.map(({ label }) => label)).toEqual(['H', 'GA', 'GB', 'GC']);
  });

  test('lines nobody can read change nothing, each told in its sentence', async () => {
    await table.sitDown('ose');
    const before = (await table.newest()).seq;
    const refusal = await table.refusal('combat.begin', { lines: '0 goblins; ogre hp x; 2 orcs' });
    expect(refusal.details?.['lines']).toBe(
      '“0 goblins”: from 1 to 200 come at once. “ogre hp x”: hit points are a figure, dice such as 2d8+1, or a figure a head such as 4,6,2.',
    );
    expect((await table.newest()).seq).toBe(before);
    expect(await table.ask('combat.board', {})).toBeNull();
  });

  test('one of the party brings the figures of the sheet, and comes once', async () => {
    await table.sitDown('ose');
    await begin('orc hp 3');
    const { fight, after } = await table.board();
    const twice = await table.refusal('combat.join', { fightId: fight.id, after, lines: 'hild' });
    expect(twice.message).toBe('Hild fights already. Nothing was changed.');
    const typed = await table.refusal('combat.join', { fightId: fight.id, after, lines: 'Hild hp 30' });
    expect(typed.message).toContain('stand on the sheet');
  });

  test('a label of the fight is given to nobody else', async () => {
    await table.sitDown('ose');
    await begin('orc hp 3 as Q');
    const { fight, after } = await table.board();
    const refusal = await table.refusal('combat.join', { fightId: fight.id, after, lines: 'ogre as Q' });
    expect(refusal.details?.['lines']).toContain('the label Q is given already');
    expect((await joins('ogre hp 9 as R')).rows.map(({ label }) => label)).toEqual(['H', 'Q', 'R']);
  });

  test('undo takes the whole beginning back, redo brings it with the same dice', async () => {
    await table.sitDown('ose');
    const board = await begin('2 orcs; thug hp 2d4 ac 3');
    await table.tell('journal.undo', {});
    expect(await table.ask('combat.board', {})).toBeNull();
    await table.tell('journal.redo', {});
    expect((await table.board()).rows).toEqual(board.rows);
  });
});

describe('pasted stat blocks', () => {
  const blocks = {
    ose: [
      'Cave Brute: AC 4 [15], HD 3+1 (14hp), Att 2 × claw (1d6), THAC0 16 [+3], MV 90’ (30’), SV D12 W13 P14 B15 S16 (3), ML 9, AL Chaotic, XP 50',
      14,
      /^4/,
    ],
    'swords-wizardry': [
      'Cave Brute: HD 3+1; AC 4[15]; Atk 2 claws (1d6); Move 9; Save 14; AL C; CL/XP 3/60; hp 14',
      14,
      /^4/,
    ],
    'basic-fantasy': [
      'Cave Brute: AC 15, HD 3+1, hp 14, #At 2 claws, Dam 1d6, Mv 30’, Sv F3, Ml 9, XP 145',
      14,
      /^15/,
    ],
  } as const;

  test.each(Object.entries(blocks))('of %s serve the fight', async (system, [block, hp, armour]) => {
    await table.sitDown(system);
    const board = await begin(`${block} @20`);
    const brute = await table.row('Cave Brute');
    expect(brute).toMatchObject({ hp, atFeet: 20 });
    expect(brute.armour).toMatch(armour);
    expect(board.wanting.filter(({ sure }) => sure === 'guessed').map(({ title }) => title)).toEqual([]);
    expect((await table.newest()).summary).not.toContain('Nobody wrote down');
  });

  test('serve the next of the kind, also after a restart, with hit points thrown by its dice', async () => {
    await table.sitDown('ose');
    await begin(blocks.ose[0]);
    await table.restart();
    await table.tell('app.openCampaign', { path: table.campaignPath });
    const names = await table.ask('combat.names', {});
    expect(names.earlier).toEqual(['Cave Brute']);
    expect(names.people).toEqual(['Hild']);
    expect(names.creatures).toContain('Orc');
    const board = await joins('2 cave brutes');
    expect(board.rows.slice(2).map(({ name, armour }) => [name, armour.slice(0, 1)])).toEqual([
      ['Cave Brute 2', '4'],
      ['Cave Brute 3', '4'],
    ]);
    expect(board.wanting).toEqual([]);
  });
});
