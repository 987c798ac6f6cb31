import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

/** How each order comes to where Hild may strike, with dice that let nobody wait. */
const orders = [
  ['ose', {}],
  ['ose', { individualInitiative: true }],
  ['swords-wizardry', { combatSequence: 'complete' }],
  ['swords-wizardry', { combatSequence: 'core' }],
  ['swords-wizardry', { combatSequence: 'holmes' }],
  ['swords-wizardry', { combatSequence: 'segments' }],
  ['basic-fantasy', {}],
  ['hackmaster', {}],
] as const;

let table: FightTable;
beforeEach(() => {
  table = new FightTable(oneAfterAnother([4, 6, 2, 5, 3, 6]));
});
afterEach(() => table.end());

const acts = async (fighter: string | null) => {
  const { fight } = await table.board();
  return table.ask('combat.acts', { fightId: fight.id, fighter });
};

/** Goes on until an attack of Hild's is open, and hands it back. */
async function hildsBlow(target: string) {
  for (let steps = 0; steps < 40; steps++) {
    const open = await acts('c1');
    const entry = open?.own.find(
      (each) => each.role === 'attack' && each.barred === null && each.targets?.includes(target) === true,
    );
    if (entry)
      return {
        kind: entry.kind,
        actor: 'c1',
        target,
        ...(entry.ways?.[0] !== undefined && { way: entry.ways[0] }),
      };
    await on();
  }
  throw new Error('Hild never may strike.');
}

/** Others who may act wait or strike; where nobody may, the table does what is next. */
async function on(): Promise<void> {
  const { fight, after, rows } = await table.board();
  const other = rows.find(({ id, standing }) => id !== 'c1' && standing === 'mayAct');
  const open = (other ? await acts(other.id) : null)?.own.filter(({ barred }) => barred === null) ?? [];
  const entry = open.find(({ role }) => role === 'wait') ?? open.find(({ role }) => role === 'attack');
  const [first] = (await acts(null))?.table ?? [];
  const next = entry ?? first;
  if (next === undefined) {
    await table.tell('combat.stroke', { fightId: fight.id, after, stroke: { kind: 'rest' }, throwAll: true });
    return;
  }
  const { kind, actor, ways, targets } = next;
  const [way] = ways ?? [];
  const [target] = targets ?? [];
  await table.throwAll({
    kind,
    actor,
    ...(target !== undefined && { target }),
    ...(way !== undefined && { way }),
  });
}

async function sitDown(
  system: string,
  settings: Record<string, boolean | string>,
  feet: number,
): Promise<void> {
  await table.sitDown(system, settings);
  await table.begin({ comers: [{ name: 'Brute', hp: 40 }], feet });
}

const wordFor = (word: 'hits' | 'misses') =>
  table.tell('combat.answer', { fightId: 1, faces: [], throws: 'none', word });

describe.each(orders)('under %s %o', (system, settings) => {
  test('a blow hits by word, its damage is asked for all the same; another misses; undo takes each back', async () => {
    await sitDown(system, settings, 1);
    const blow = await hildsBlow('f1');
    const before = await table.board();
    await table.propose(blow);
    const asked = await wordFor('hits');
    expect(asked.wanted?.title).toMatch(/damage/i);
    await table.tell('combat.answer', { fightId: 1, faces: [], throws: 'all' });
    expect((await table.row('Brute')).hp).toBeLessThan(40);
    const line = await table.newest();
    expect(line.outcome).toMatchObject({ overruled: 'The referee said so: it hits.' });
    expect(line.summary).toMatch(/Hild hits Brute/);
    await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(before);
    await table.propose(blow);
    expect((await wordFor('misses')).wanted).toBeNull();
    expect((await table.row('Brute')).hp).toBe(40);
    expect((await table.newest()).summary).toMatch(/Hild misses Brute/);
    expect(table.errors).toEqual([]);
  });

  test('he stands there: placed and struck in one step', async () => {
    await sitDown(system, settings, 60);
    const board = await table.board();
    expect((await table.row('Brute')).atFeet).toBe(60);
    for (let steps = 0; steps < 40; steps++) {
      const { fight, after } = await table.board();
      const reply = await table.router.command('combat.stroke', {
        fightId: fight.id,
        after,
        stroke: { kind: 'standsThere', actor: 'c1', target: 'f1' },
        throwAll: true,
      });
      if (reply.ok) {
        expect(Math.abs((await table.row('Hild')).atFeet - 60)).toBeLessThanOrEqual(10);
        expect((await table.newest()).summary).toMatch(/Hild (hits|misses) Brute|shield of Brute/i);
        await table.tell('journal.undo', {});
        expect((await table.row('Hild')).atFeet).toBe(board.rows[0]?.atFeet);
        return;
      }
      expect(reply.error.code).toBe('refused');
      await on();
    }
    throw new Error('Hild never stood there.');
  });

  test('one joins on a number, or last in the order, in one step', async () => {
    await sitDown(system, settings, 1);
    await hildsBlow('f1');
    for (const initiative of [null, 3]) {
      const { fight, after } = await table.board();
      const before = await table.board();
      const reply = await table.router.command('combat.join', {
        fightId: fight.id,
        after,
        comers: [{ name: 'Latecomer', hp: 4, atFeet: 5 }],
        initiative,
      });
      expect(reply.ok ? null : reply.error).toBeNull();
      expect((await table.row('Latecomer')).hp).toBe(4);
      await table.tell('journal.undo', {});
      expect(await table.board()).toEqual(before);
    }
  });
});

describe('by word', () => {
  test('a die that is no blow is no place for it: told, and still asked for', async () => {
    await sitDown('ose', {}, 5);
    const blow = await hildsBlow('f1');
    await table.propose(blow);
    await wordFor('hits');
    const reply = await table.router.command('combat.answer', { fightId: 1, faces: [], word: 'misses' });
    expect(reply).toMatchObject({
      ok: false,
      error: { code: 'refused', message: expect.stringContaining('does not say') as string },
    });
    expect((await table.board()).pending?.wanted.title).toMatch(/damage/i);
  });

  test('a caster has declared after all, or nothing', async () => {
    await table.sitDown('ose', {});
    const { id } = await table.tell('character.add', {
      name: 'Corin',
      className: 'Magic-User',
      classId: 'magic-user',
      level: 1,
      hp: 4,
      maxHp: 4,
    });
    expect(id).toBeGreaterThan(0);
    await table.begin({ comers: [{ name: 'Brute', hp: 9 }], feet: 30 });
    const { fight, after } = await table.board();
    const declare = {
      kind: 'overrule',
      change: 'spell',
      id: `c${id}`,
      way: 'Sleep',
      declared: true,
    } as const;
    const reply = await table.router.command('combat.propose', { fightId: fight.id, after, acts: [declare] });
    // Nobody can declare what he does not know.
    expect(reply).toMatchObject({ ok: false, error: { code: 'refused' } });
  });

  test('a fight that has ended is opened again, as it stood, and undone', async () => {
    await sitDown('ose', {}, 5);
    const blow = await hildsBlow('f1');
    await table.propose(blow);
    await wordFor('hits');
    await table.tell('combat.answer', { fightId: 1, faces: [], throws: 'all' });
    const before = await table.board();
    await table.tell('combat.end', { fightId: 1 });
    expect(await table.ask('combat.board', {})).toBeNull();
    expect(await table.ask('combat.lastEnded', {})).toMatchObject({ id: 1 });
    await table.tell('combat.goOn', { fightId: 1 });
    expect((await table.newest()).summary).toContain('is open again');
    expect((await table.board()).rows).toEqual(before.rows);
    expect(await table.ask('combat.lastEnded', {})).toBeNull();
    await table.tell('journal.undo', {});
    expect(await table.ask('combat.board', {})).toBeNull();
  });
});
