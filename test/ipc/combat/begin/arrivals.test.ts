import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;

beforeEach(async () => {
  table = new FightTable(oneAfterAnother([4, 3, 2, 5, 6]));
  await table.sitDown('ose');
});
afterEach(() => table.end());

const begin = (lines: string) => table.begin({ lines, feet: 5 });
const expected = async () =>
  (await table.board()).arrivals.map(({ line, when, due }) => ({ line, when, due }));
const fell = (id: string) => table.propose({ kind: 'overrule', change: 'status', id, status: 'dead' });
const arrive = async (at: number) => {
  const { fight, after, arrivals } = await table.board();
  await table.tell('combat.arrive', { fightId: fight.id, after, arrivalId: arrivals[at]?.id ?? 0 });
};

describe('those who come later', () => {
  test('are expected, told when it is time, and come by the referee’s word alone', async () => {
    const board = await begin(
      '2 orcs hp 3; 2 dire wolves hp 9 @40 arrives half; ogre arrives at the gong; 3 rats arrives round 1',
    );
    expect(board.rows.map(({ name }) => name)).toEqual(['Hild', 'Orc 1', 'Orc 2']);
    expect((await table.newest()).summary).toContain(
      'Expected: 2 dire wolves hp 9 @40 (when half of the foes are down)',
    );
    expect(await expected()).toEqual([
      { line: '2 dire wolves hp 9 @40', when: 'when half of the foes are down', due: false },
      { line: 'ogre', when: 'at the gong', due: false },
      { line: '3 rats', when: 'in round 1', due: true },
    ]);
    await fell('f1');
    expect((await expected())[0]).toMatchObject({ due: true });
    expect((await table.board()).rows).toHaveLength(3);
    await arrive(0);
    const { rows } = await table.board();
    expect(rows.map(({ name, hp, atFeet }) => [name, hp, atFeet]).slice(3)).toEqual([
      ['Dire Wolf 1', 9, 40],
      ['Dire Wolf 2', 9, 40],
    ]);
    expect((await expected()).map(({ line }) => line)).toEqual(['ogre', '3 rats']);
  });

  test('coming is one step, taken back and done again, also after a restart', async () => {
    await begin('orc hp 3; ogre hp 20 arrives round 1');
    await arrive(0);
    expect((await table.board()).rows).toHaveLength(3);
    await table.tell('journal.undo', {});
    expect((await table.board()).rows).toHaveLength(2);
    expect(await expected()).toEqual([{ line: 'ogre hp 20', when: 'in round 1', due: true }]);
    await table.restart();
    await table.tell('app.openCampaign', { path: table.campaignPath });
    await table.tell('journal.redo', {});
    expect((await table.board()).rows).toHaveLength(3);
    expect(await expected()).toEqual([]);
  });

  test('may be named in mid-fight, and given up', async () => {
    await begin('orc hp 3');
    const { fight, after } = await table.board();
    await table.tell('combat.join', { fightId: fight.id, after, lines: '4 goblins arrives round 5' });
    const [one] = (await table.board()).arrivals;
    await table.tell('combat.dropArrival', { fightId: fight.id, arrivalId: one?.id ?? 0 });
    expect(await expected()).toEqual([]);
    const gone = await table.refusal('combat.arrive', { fightId: fight.id, after, arrivalId: one?.id ?? 0 });
    expect(gone.message).toBe('They are expected no more. Nothing was changed.');
    await table.tell('journal.undo', {});
    expect(await expected()).toHaveLength(1);
  });

  test('alone make no fight', async () => {
    expect((await table.refusal('combat.begin', { lines: 'ogre arrives round 3' })).code).toBe('refused');
  });
});

describe('musters', () => {
  const cave = { name: 'Cave', lines: '2 orcs hp 4\nwolf arrives round 2', notes: 'They listen.' };

  test('begin a fight, with what is typed besides, and who arrives', async () => {
    const { id } = await table.tell('combat.keepMuster', cave);
    expect((await table.newest()).summary).toBe('The muster Cave is kept: 2 lines.');
    const { rows, arrivals } = await table.begin({ musterId: id, lines: 'ogre hp 9' });
    expect(rows.map(({ name }) => name)).toEqual(['Hild', 'Orc 1', 'Orc 2', 'Ogre']);
    expect(arrivals).toMatchObject([{ line: 'wolf', when: 'in round 2' }]);
    const { fight, after } = await table.board();
    await table.tell('combat.join', { fightId: fight.id, after, musterId: id });
    expect((await table.board()).rows).toHaveLength(6);
  });

  test('are renamed, changed and given up, each one step', async () => {
    const { id } = await table.tell('combat.keepMuster', cave);
    await table.tell('combat.keepMuster', { ...cave, id, name: 'Hall', lines: 'ogre' });
    expect(await table.ask('combat.musters', {})).toEqual([
      { id, name: 'Hall', lines: 'ogre', notes: 'They listen.' },
    ]);
    await table.tell('combat.dropMuster', { id });
    expect(await table.ask('combat.musters', {})).toEqual([]);
    await table.tell('journal.undo', {});
    await table.tell('journal.undo', {});
    expect(await table.ask('combat.musters', {})).toMatchObject([{ name: 'Cave' }]);
  });

  test('two of one name, none in it, or lines nobody can read are refused, and nothing changes', async () => {
    await table.tell('combat.keepMuster', cave);
    expect((await table.refusal('combat.keepMuster', { ...cave, name: 'cave' })).message).toBe(
      'There is a muster called Cave already. Nothing was changed.',
    );
    expect((await table.refusal('combat.keepMuster', { name: 'X', lines: ' ' })).details).toHaveProperty(
      'lines',
    );
    const bad = await table.refusal('combat.keepMuster', { name: 'X', lines: '0 orcs' });
    expect(bad.details?.['lines']).toContain('from 1 to 200 come at once');
    expect((await table.refusal('combat.begin', { musterId: 99 })).code).toBe('not-found');
    expect(await table.ask('combat.musters', {})).toHaveLength(1);
  });

  test('are made of a fight: its foes, whole again, and who is expected', async () => {
    const { fight } = await begin('3 orcs hp 4,6,2; ogre hp 19 side ogres @30; wolf arrives half');
    const lines = await table.ask('combat.asLines', { fightId: fight.id });
    expect(lines?.split('\n')).toEqual([
      '3 Orc hp 4,6,2 @5',
      'Ogre hp 19 @30 side ogres',
      'wolf arrives half',
    ]);
    await table.tell('combat.keepMuster', { name: 'Same', lines: lines ?? '' });
  });
});
