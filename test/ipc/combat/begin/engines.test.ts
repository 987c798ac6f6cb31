import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;

beforeEach(() => {
  table = new FightTable(oneAfterAnother([4, 3, 2, 5, 6]));
});
afterEach(() => table.end());

async function begun(lines: string, system = 'basic-fantasy') {
  await table.sitDown(system);
  return table.begin({ lines, feet: 60 });
}

const marks = async (name: string) => (await table.row(name)).marks;
const figures = async (id: string) => {
  const { fight } = await table.board();
  return (await table.ask('combat.figures', { fightId: fight.id, fighter: id }))?.figures;
};
const hurt = (id: string, amount: number) => table.propose({ kind: 'overrule', change: 'hurt', id, amount });

/** A round: initiative, in which the engine comes first, then what it does. */
async function round(act: 'shoot' | 'reload', ...faces: number[]): Promise<void> {
  await table.propose({ kind: 'initiative', actor: null }, 1, 6);
  const at = act === 'shoot' ? { target: 'c1' } : {};
  await table.propose({ kind: act, actor: 'f1', way: 'ballista', ...at }, ...faces);
  await table.propose({ kind: 'done', actor: 'c1' });
}

/** The board as it is read again when the program has been closed. */
async function replayed() {
  await table.restart();
  await table.tell('app.openCampaign', { path: table.campaignPath });
  return table.board();
}

describe('engines and vehicles by lines', () => {
  test('a ballista and its crew shoot, load and stand as they stood over undo, redo and a restart', async () => {
    const board = await begun('ballista crew 3 hp 9 @60');
    expect(board.rows.map(({ name, hp, atFeet }) => [name, hp, atFeet])).toEqual([
      ['Hild', 8, 0],
      ['Ballista', 9, 60],
    ]);
    expect(await marks('Ballista')).toEqual(['crew 3 of 3', 'loaded']);
    expect((await table.newest()).summary).not.toContain('Nobody wrote down');
    const before = await table.board();
    await round('shoot', 17, 1, 1);
    expect(await marks('Ballista')).toEqual(['crew 3 of 3', 'loading, 0 of 3 rounds done']);
    expect((await table.row('Hild')).hp).toBe(6);
    await round('reload');
    expect(await marks('Ballista')).toEqual(['crew 3 of 3', 'loading, 1 of 3 rounds done']);
    await hurt('f1', 3);
    const after = await table.board();
    expect(await marks('Ballista')).toEqual(['crew 2 of 3', 'loading, 1 of 5 rounds done']);
    for (let step = 0; step < 7; step += 1) await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(before);
    for (let step = 0; step < 7; step += 1) await table.tell('journal.redo', {});
    expect(await table.board()).toEqual(after);
    expect((await replayed()).rows).toEqual(after.rows);
  });

  test('each of the crew has hit points thrown, and crew and rounds are typed over on the board', async () => {
    await begun('onager crew 4');
    // 4, 3, 2 and 5 of a d8 each.
    expect((await table.row('Onager')).hp).toBe(14);
    const titles = (await figures('f1'))?.map(({ title, value }) => [title, value]);
    expect(titles).toContainEqual(['Crew', '4']);
    expect(titles).toContainEqual(['Added to hit with onager', '-6']);
    const damage = (await figures('f1'))?.find(({ title }) => title === 'Damage of onager');
    expect(damage).toMatchObject({ value: '2d12', from: 'printed' });
    const { fight, after } = await table.board();
    const typed = [{ ids: ['f1'], title: 'Rounds from shot to shot', value: '2' }];
    await table.tell('combat.typeFigures', { fightId: fight.id, after, typed });
    expect((await table.newest()).summary).toContain('Rounds from shot to shot 2');
    expect((await figures('f1'))?.find(({ title }) => title === 'Rounds from shot to shot')).toMatchObject({
      value: '2',
      from: 'typed',
    });
    await table.tell('journal.undo', {});
    expect((await figures('f1'))?.find(({ title }) => title === 'Rounds from shot to shot')).toMatchObject({
      value: '6 with all hands',
      from: 'printed',
    });
  });

  test('a wagon and a longship have their listed hit points a side, and say how they are', async () => {
    await begun('wagon @10; longship; raft hp 20');
    expect((await table.row('Wagon')).hp).toBe(32);
    expect((await table.row('Longship')).hp).toBe(220);
    expect((await table.row('Raft')).hp).toBe(40);
    expect(await marks('Wagon')).toEqual(['sound', 'Hardness 6, 16 a side']);
    const before = await table.board();
    await hurt('f1', 22);
    expect(await marks('Wagon')).toEqual(['half speed', 'Hardness 6, 16 a side', 'front −16']);
    await hurt('f1', 22);
    expect(await table.row('Wagon')).toMatchObject({ hp: 0, status: 'dead' });
    expect((await table.newest()).summary).toContain('Wagon is immobilised');
    const after = await table.board();
    await table.tell('journal.undo', {});
    await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(before);
    await table.tell('journal.redo', {});
    await table.tell('journal.redo', {});
    expect(await table.board()).toEqual(after);
    expect((await replayed()).rows).toEqual(after.rows);
  });

  test('a blow names the side it strikes', async () => {
    await begun('wagon @5');
    await table.propose({ kind: 'initiative', actor: null }, 6);
    const blow = { kind: 'attack', actor: 'c1', target: 'f1', way: 'Sword' };
    await table.propose({ ...blow, circumstances: { hullSide: 'left' } }, 20, 8);
    // 8 and 1 for strength, less 6.
    expect(await marks('Wagon')).toEqual(['sound', 'Hardness 6, 16 a side', 'left −3']);
  });

  test('as lines they are what would bring them again', async () => {
    await begun('2 ballistas crew 3 hp 9; wagon');
    const { fight } = await table.board();
    expect(await table.ask('combat.asLines', { fightId: fight.id })).toBe(
      '2 Ballista crew 3 hp 9 @60\nWagon hp 16 @60',
    );
  });

  test('the next ballista has the crew of the last, unless its line says another', async () => {
    await begun('ballista crew 3 hp 9');
    const { fight, after } = await table.board();
    await table.tell('combat.join', { fightId: fight.id, after, lines: 'ballista; ballista crew 2 hp 4' });
    expect(await marks('Ballista 2')).toEqual(['crew 3 of 3', 'loaded']);
    expect(await marks('Ballista 3')).toEqual(['crew 2 of 2', 'loaded']);
  });

  test('a vehicle takes no crew, and a crew is a figure', async () => {
    await table.sitDown('basic-fantasy');
    const aboard = await table.refusal('combat.begin', { lines: 'longship crew 20' });
    expect(aboard.message).toContain('name those aboard in a line of their own');
    const none = await table.refusal('combat.begin', { lines: 'ballista crew 0' });
    expect(none.details?.['lines']).toContain('a crew is from 1 to 100');
    expect(await table.ask('combat.board', {})).toBeNull();
  });

  test('a ram alone is the animal, and what else it may be is said; with a crew it is the engine', async () => {
    await begun('ram hp 4; 2 battering rams crew 4 hp 9; ram crew 3 hp 8');
    const { rows } = await table.board();
    expect(rows.map(({ name, hp }) => [name, hp])).toEqual([
      ['Hild', 8],
      ['ram', 4],
      ['Battering ram 1', 9],
      ['Battering ram 2', 9],
      ['Battering ram 3', 8],
    ]);
    expect(await marks('Battering ram 3')).toContain('crew 3 of 3');
    expect((await table.newest()).summary).toContain(
      'Nobody wrote down what Ram can do: the usual figures stand for it. ' +
        'Ram is taken for a creature; where battering ram is meant, name it so.',
    );
    const { fight, after } = await table.board();
    await table.tell('combat.join', { fightId: fight.id, after, lines: 'galley hp 5' });
    expect((await table.newest()).summary).toContain(
      'Galley is taken for a creature; where small galley or large galley is meant, name it so.',
    );
  });

  test('the names are among those a line completes', async () => {
    await table.sitDown('basic-fantasy');
    const { creatures } = await table.ask('combat.names', {});
    expect(creatures).toEqual(expect.arrayContaining(['Ballista', 'Longship', 'Raft', 'Barge']));
  });
});

describe.each(['ose', 'swords-wizardry', 'hackmaster'])('under %s', (system) => {
  test('no book lists engines: whoever is called so is an ordinary foe', async () => {
    const { rows } = await begun('ballista crew 3 hp 4; wagon hp 7', system);
    expect(rows.map(({ name, hp }) => [name, hp])).toEqual([
      ['Hild', 8],
      ['ballista crew 3', 4],
      ['wagon', 7],
    ]);
    expect((await table.newest()).summary).toContain('Nobody wrote down what');
  });
});

test('nobody of the party takes a crew along', async () => {
  const { rows } = await begun('Hild crew 3 hp 4');
  expect(rows.map(({ name }) => name)).toContain('Hild crew 3');
});
