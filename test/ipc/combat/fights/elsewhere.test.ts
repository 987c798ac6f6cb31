import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { query } from '../../../../src-main/db/sql.ts';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;

beforeEach(() => {
  table = new FightTable(oneAfterAnother([4]));
});
afterEach(() => table.end());

const note = { kind: 'overrule', change: 'note', id: null, words: 'The gong sounds' } as const;

/** Hild with a bow and nine arrows, and Corin who can cast, against a goblin. */
async function gate(): Promise<void> {
  await table.sitDown('ose', { variableWeaponDamage: true });
  await table.tell('character.add', {
    name: 'Corin',
    className: 'Magic-user',
    classId: 'magic-user',
    level: 1,
    hp: 4,
    maxHp: 4,
    sheet: { spells: [{ name: 'Sleep', level: 1, memorised: 2 }] },
  });
  await give('Arrows', 9);
  await table.begin({ name: 'The gate', comers: [{ name: 'goblins', count: 2, hp: 5 }], feet: 5 });
}

async function give(name: string, quantity: number): Promise<void> {
  await table.tell('inventory.add', {
    to: { in: 'holder', id: table.hild },
    item: { kind: 'ammunition', name, quantity },
  });
}

async function pieces(name: string): Promise<number> {
  const { items } = await table.ask('inventory.view', { place: { in: 'holder', id: table.hild } });
  return items.filter((each) => each.name === name).reduce((sum, { quantity }) => sum + quantity, 0);
}

function told(n: number) {
  const line = table.desk.campaign.file.sql.get(
    query.selectFrom('journal').select('outcome').orderBy('seq', 'desc').offset(n).limit(1),
  );
  return (JSON.parse(line?.outcome ?? '{}') as { fight?: { stand?: { id: string; status: string }[] } })
    .fight;
}

describe('no step of a fight writes over what another window changed', () => {
  const hurt = () => table.tell('character.edit', { id: table.hild, changes: { hp: 3 } });
  const hp = async () => (await table.row('Hild')).hp;

  test.each<readonly [string, () => Promise<unknown>]>([
    ['something is dropped', () => drop()],
    [
      'others join',
      () => table.tell('combat.join', { fightId: 1, after: 0, comers: [{ name: 'orc', hp: 4 }] }),
    ],
    [
      'a condition comes over somebody',
      () =>
        table.tell('combat.afflict', {
          fightId: 1,
          after: 0,
          ids: ['f1'],
          name: 'dazed',
          ends: { at: 'said' },
        }),
    ],
    [
      'it ends, with another fate than the board’s',
      () => table.tell('combat.end', { fightId: 1, fates: [{ fighter: 'f1', status: 'fled' }] }),
    ],
    [
      'a goblin runs, and nobody follows',
      () => table.tell('combat.flee', { fightId: 1, after: 0, runners: ['f1'], pursued: false }),
    ],
  ])('%s', async (_what, taken) => {
    await gate();
    await hurt();
    await taken();
    const { hp: points } = await table.ask('character.view', { id: table.hild });
    expect(points).toBe(3);
    expect(table.errors).toEqual([]);
  });

  async function drop(): Promise<unknown> {
    const { held } = (await table.ask('combat.lying', { fightId: 1, fighter: 'c1' })) ?? { held: [] };
    return table.tell('combat.drop', { fightId: 1, after: 0, fighter: 'c1', itemId: held[0]?.itemId ?? 0 });
  }

  test('an effect that ends in its window frees its bearer, and leaves the wounds of others', async () => {
    await gate();
    const condition = { name: 'asleep', ends: { at: 'said' } } as const;
    await table.tell('combat.afflict', { fightId: 1, after: 0, ids: ['f1'], ...condition });
    await hurt();
    const [effect] = (await table.row('Goblin 1')).effects;
    await table.tell('effect.end', { ids: [effect?.id ?? 0] });
    expect(await hp()).toBe(3);
  });

  test('arrows given in the window of packs are there once, whatever step takes them over', async () => {
    await gate();
    await give('Arrows', 5);
    await table.tell('combat.afflict', {
      fightId: 1,
      after: 0,
      ids: ['f1'],
      name: 'dazed',
      ends: { at: 'said' },
    });
    await table.propose(note);
    expect(await pieces('Arrows')).toBe(14);
  });
});

test('whom a wound of another window costs a declared spell, loses it on the sheet too', async () => {
  await gate();
  await table.propose({ kind: 'declareSpell', actor: 'c2', way: 'Sleep' });
  await table.propose({ kind: 'initiative', actor: null }, 2, 5);
  await table.tell('character.edit', { id: 2, changes: { hp: 0 } });
  await table.propose(note);
  const { sheet } = await table.ask('character.view', { id: 2 });
  expect(sheet.spells).toMatchObject([{ name: 'Sleep', memorised: 1 }]);
  await table.propose(note);
  expect((await table.row('Corin')).spells).toEqual([{ way: 'Sleep', left: 1 }]);
});

describe('the journal tells whom a step changed, if it is no act', () => {
  test('the end, with fates that were typed', async () => {
    await gate();
    await table.tell('combat.end', { fightId: 1, fates: [{ fighter: 'f1', status: 'fled' }] });
    expect(told(0)?.stand).toMatchObject([{ id: 'f1', status: 'fled' }]);
  });

  test('a flight nobody follows', async () => {
    await gate();
    await table.tell('combat.flee', { fightId: 1, after: 0, runners: ['f1'], pursued: false });
    expect(told(0)?.stand).toMatchObject([{ id: 'f1', status: 'fled' }]);
  });

  test('an effect that was ended in its window', async () => {
    await gate();
    const condition = { name: 'unconscious', ends: { at: 'said' } } as const;
    await table.tell('combat.afflict', { fightId: 1, after: 0, ids: ['f1'], ...condition });
    const [effect] = (await table.row('Goblin 1')).effects;
    await table.tell('effect.end', { ids: [effect?.id ?? 0] });
    expect(told(0)?.stand).toMatchObject([{ id: 'f1', status: 'active' }]);
  });
});

describe('a character who is struck off while the fight goes on', () => {
  const strike = { kind: 'overrule', change: 'hurt', id: 'f2', amount: 1 } as const;

  test('is out of it with the next act, and is there again with the undo', async () => {
    const id = 'c1';
    await gate();
    await table.throwAll({ kind: 'initiative', actor: null });
    const before = await table.board();
    await table.tell('character.remove', { id: table.hild });
    expect((await table.board()).rows.map((row) => row.id)).not.toContain(id);
    const fromGone = { kind: 'attack', actor: id, target: 'f2', way: 'Sword' } as const;
    expect(
      (await table.refusal('combat.propose', { fightId: 1, after: before.after, acts: [fromGone] })).code,
    ).toBe('refused');
    await table.throwAll(strike);
    const line = await table.newest();
    expect(line.summary).not.toMatch(/\b[cf]\d+\b/u);
    expect(line.summary).toContain('Goblin 2 takes 1 point of damage');
    expect(told(0)?.stand).toContainEqual(expect.objectContaining({ id, status: 'absent' }));
    const after = await table.board();
    for (let n = 0; n < 6; n += 1) await table.tell('combat.stroke', stroke(await table.board()));
    expect(table.errors).toEqual([]);
    for (let n = 0; n < 6; n += 1) await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(after);
    await table.tell('journal.undo', {});
    await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(before);
  });

  const stroke = ({ fight, after }: Awaited<ReturnType<typeof table.board>>) =>
    ({ fightId: fight.id, after, stroke: { kind: 'rest' }, throwAll: true }) as const;
});

describe.each(['ose', 'swords-wizardry', 'basic-fantasy', 'hackmaster'])(
  '%s: what another window gives in mid-fight is there once',
  (system) => {
    test('spells and missiles, whatever step takes them over, though some are spent', async () => {
      await table.sitDown(system);
      await give('Arrows', 9);
      const bow = { damage: '1d6', range: { short: 50, medium: 100, long: 150 }, melee: false } as const;
      await table.tell('inventory.add', {
        to: { in: 'holder', id: table.hild },
        item: { kind: 'weapon', name: 'Short bow', quantity: 1, facts: bow },
      });
      const spells = (memorised: number) => ({ spells: [{ name: 'Sleep', level: 1, memorised }] });
      await table.tell('character.edit', { id: table.hild, changes: { sheet: spells(1) } });
      const { fight } = await table.begin({ lines: 'orc hp 9 @60' });
      const left = async () => {
        const { spells: known, shots } = await table.row('Hild');
        return [known.find(({ way }) => way === 'Sleep')?.left, shots.map((each) => each.left)];
      };
      const shot = (await table.row('Hild')).shots[0];
      const id = 'c1';
      if (shot) await table.throwAll({ kind: 'overrule', change: 'shots', id, way: shot.way, left: 7 });
      expect(await pieces('Arrows')).toBe(shot ? 7 : 9);
      await table.tell('character.edit', { id: table.hild, changes: { sheet: spells(3) } });
      await give('Arrows', 4);
      await table.throwAll(note);
      expect(await left()).toEqual([3, shot ? [11] : []]);
      await give('Arrows', 2);
      const { after } = await table.board();
      const typed = [{ ids: ['f1'], title: 'Hit Dice', value: null }];
      await table.router.command('combat.typeFigures', { fightId: fight.id, after, typed });
      await table.throwAll(note);
      expect(await left()).toEqual([3, shot ? [13] : []]);
      expect(await pieces('Arrows')).toBe(shot ? 13 : 15);
      expect(table.errors).toEqual([]);
    });
  },
);

test.each(['ose', 'basic-fantasy', 'hackmaster'])(
  '%s: a save of no such kind is refused in a sentence',
  async (system) => {
    await table.sitDown(system);
    const { fight, after } = await table.begin({ lines: 'orc hp 9' });
    const save = { kind: 'overrule', change: 'save', id: 'c1', category: 'none such' } as const;
    const told = await table.refusal('combat.propose', { fightId: fight.id, after, acts: [save] });
    expect(told).toMatchObject({
      code: 'bad-input',
      message: expect.stringMatching(/^The save/u) as string,
    });
  },
);
