import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from './fight-table.ts';

let table: FightTable;

beforeEach(() => {
  table = new FightTable(oneAfterAnother([3, 5, 2]));
});
afterEach(() => table.end());

const initiative = { kind: 'initiative', actor: null } as const;

const shots = async (name: string) => (await table.row(name)).shots.map(({ left }) => left);
const quantityOf = async (name: string): Promise<number> => {
  const { items } = await table.ask('inventory.view', { place: { in: 'holder', id: table.hild } });
  return items.find((item) => item.name === name)?.quantity ?? 0;
};

describe('what a fight uses up is gone from packs and sheets, and back with undo', () => {
  test('an arrow shot leaves the quiver', async () => {
    await table.sitDown('ose');
    await table.tell('inventory.add', {
      to: { in: 'holder', id: table.hild },
      item: {
        kind: 'weapon',
        name: 'Short bow',
        quantity: 1,
        state: 'wielded',
        facts: { damage: '1d6', range: { short: 50, medium: 100, long: 150 } },
      },
    });
    await table.tell('inventory.add', {
      to: { in: 'holder', id: table.hild },
      item: { kind: 'ammunition', name: 'Arrows', quantity: 3 },
    });
    await table.begin({ comers: [{ name: 'goblin', hp: 30 }], feet: 60 });
    await table.propose(initiative, 5, 2);
    expect(await shots('Hild')).toContain(3);
    const next = { kind: 'next', actor: null } as const;
    // Past the movement of the side that won, to its missiles.
    await table.throwAll(next);
    await table.propose({ kind: 'shoot', actor: 'c1', target: 'f1', way: 'Short bow' }, 2);
    expect(await quantityOf('Arrows')).toBe(2);
    await table.tell('journal.undo', {});
    expect(await quantityOf('Arrows')).toBe(3);
    await table.tell('journal.redo', {});
    expect(await quantityOf('Arrows')).toBe(2);
    expect(await shots('Hild')).toContain(2);
  });

  test('a spell cast is no longer memorised', async () => {
    await table.sitDown('ose');
    const { id } = await table.tell('character.add', {
      name: 'Corin',
      className: 'Magic-user',
      classId: 'magic-user',
      level: 1,
      hp: 4,
      maxHp: 4,
      sheet: { spells: [{ name: 'Sleep', level: 1, memorised: 1 }] },
    });
    const memorised = async () => (await table.ask('character.view', { id })).sheet.spells[0]?.memorised;
    await table.begin({ comers: [{ name: 'goblins', count: 2, hp: 3 }], feet: 40 });
    await table.propose({ kind: 'declareSpell', actor: `c${id}`, way: 'Sleep' });
    await table.propose(initiative, 5, 2);
    for (let n = 0; n < 4 && (await table.board()).clock.phase !== 'spells'; n++)
      await table.throwAll({ kind: 'next', actor: null });
    const acts = await table.ask('combat.acts', { fightId: 1, fighter: `c${id}` });
    const cast = acts?.own.find(({ role, barred }) => role === 'magic' && barred === null);
    expect(cast?.ways).toEqual(['Sleep']);
    const target = cast?.targets?.[0];
    await table.throwAll({
      kind: cast?.kind ?? '',
      actor: `c${id}`,
      way: 'Sleep',
      ...(target !== undefined && { target }),
    });
    expect(await memorised()).toBe(0);
    await table.tell('journal.undo', {});
    expect(await memorised()).toBe(1);
  });
});

describe('from an encounter and back to it', () => {
  async function met(): Promise<void> {
    await table.sitDown('ose');
    await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: table.hild });
    await table.tell('encounter.begin', { who: 'Goblin', creatureId: 'goblin', number: 3 });
    await table.tell('encounter.settle', { step: 'surprise', said: { party: false, monsters: true } });
    await table.tell('encounter.settle', { step: 'distance', said: { distance: 10 } });
    await table.tell('encounter.rollFoes', { hp: 2 });
  }

  test('those who were met fight at the distance that was settled, the surprised among them', async () => {
    await met();
    const board = await table.begin({ fromEncounter: true });
    expect(board.rows.map(({ name, hp, atFeet }) => [name, hp, atFeet])).toEqual([
      ['Hild', 8, 0],
      ['Goblin 1', 2, 10],
      ['Goblin 2', 2, 10],
      ['Goblin 3', 2, 10],
    ]);
    expect(board.rows.filter(({ standing }) => standing === 'surprised').map(({ name }) => name)).toEqual([
      'Goblin 1',
      'Goblin 2',
      'Goblin 3',
    ]);
  });

  test('who fell is noted on the encounter, and rounds fought are its own', async () => {
    await met();
    await table.begin({ fromEncounter: true, surprised: 'nobody' });
    const { after } = await table.board();
    const dead = { kind: 'overrule', change: 'hurt', id: 'f1', amount: 5 } as const;
    await table.tell('combat.propose', { fightId: 1, after, acts: [dead] });
    const view = await table.ask('encounter.view', {});
    expect(view?.fight.lost).toMatchObject({ down: 1 });
    expect(view?.foes.all.map(({ state }) => state)).toEqual(['dead', 'up', 'up']);
    await table.tell('combat.end', { fightId: 1 });
    expect((await table.newest()).summary).toBe('The fight against 3 × Goblin is over: broken off, 1 dead.');
    expect(await table.ask('combat.board', {})).toBeNull();
  });

  test('without one nothing is taken for granted', async () => {
    await table.sitDown('ose');
    expect(await table.refusal('combat.begin', { fromEncounter: true })).toMatchObject({
      code: 'refused',
      message: 'No encounter is under way. Nothing was begun; name who fights.',
    });
  });
});

test('more join in mid-fight, under labels and names of their own', async () => {
  await table.sitDown('ose');
  const { after } = await table.begin({ comers: [{ name: 'goblins', count: 2, hp: 3 }] });
  await table.tell('combat.join', { fightId: 1, after, comers: [{ name: 'goblins', count: 2, hp: 4 }] });
  const { rows } = await table.board();
  expect(rows.map(({ name }) => name)).toEqual(['Hild', 'Goblin 1', 'Goblin 2', 'Goblin 3', 'Goblin 4']);
  expect(new Set(rows.map(({ label }) => label)).size).toBe(5);
  await table.tell('journal.undo', {});
  expect((await table.board()).rows).toHaveLength(3);
});

test('a name of the bestiary, one or many, brings its figures; any other is told as guessed', async () => {
  await table.sitDown('ose');
  const { rows, wanting } = await table.begin({
    comers: [
      { name: 'werewolves', count: 2, hp: 9 },
      { name: 'hill giants', count: 1 },
      { name: 'Uncle Tobb', hp: 3 },
    ],
  });
  expect(rows.map(({ name }) => name)).toEqual([
    'Hild',
    'Werewolf 1',
    'Werewolf 2',
    'Hill Giant',
    'Uncle Tobb',
  ]);
  // The entry says what they can call up, and not how often.
  expect(wanting.filter(({ ids }) => ids.includes('f1')).map(({ title }) => title)).toEqual([
    'Uses of Summon animals',
  ]);
  expect(wanting.filter(({ who }) => who === 'Uncle Tobb').map(({ title }) => title)).toContain(
    'Armour class',
  );
});
