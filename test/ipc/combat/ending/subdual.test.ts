import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;
beforeEach(() => {
  table = new FightTable(oneAfterAnother([4]));
});
afterEach(() => table.end());

const effects = async () => (await table.ask('effect.list', {})).effects;
const person = async (id: number) => table.ask('character.view', { id });

describe.each([
  // SW-SUB-1: of 4 points 2 are real, and 2 only subdue; SW-SUB-4: one an hour returns.
  ['swords-wizardry', { hp: 6, subdued: 2, afterAnHour: 1, secondsLeft: 2 * 3600 }],
  // BF-BRAWL-2: a punch of 2 and 1 for strength; BF-SUB-9: it counts until the hit points are whole again.
  ['basic-fantasy', { hp: 5, subdued: 3, afterAnHour: 3, secondsLeft: null }],
] as const)('damage that only subdued (%s)', (system, { hp, subdued, afterAnHour, secondsLeft }) => {
  let osric = 0;
  const marks = async () => {
    const { hp: left, marks: all } = await table.row('Osric');
    return [left, ...all.filter((mark) => mark.startsWith('subdued'))];
  };

  async function struck(): Promise<void> {
    await table.sitDown(system);
    const other = { name: 'Osric', className: 'Fighter', classId: 'fighter', level: 1, hp: 8, maxHp: 8 };
    osric = (await table.tell('character.add', other)).id;
    await table.begin({ people: [table.hild], lines: 'Osric side rivals', feet: 5 });
    const him = { actor: 'c1', target: `c${osric}` };
    if (system === 'basic-fantasy') {
      await table.propose({ kind: 'initiative', actor: null }, 5, 1);
      await table.propose({ kind: 'brawl', ...him, way: 'punch' }, 15, 2);
    } else {
      await table.until('c1', 'subdue');
      await table.propose({ kind: 'subdue', ...him, way: 'Sword' }, 15, 4);
    }
    expect(await marks()).toEqual([hp, `subdued ${subdued}`]);
    await table.tell('combat.end', { fightId: 1 });
  }

  test('is still there as the next fight begins, and lies on the clock between them', async () => {
    await struck();
    const [lies, ...more] = await effects();
    expect(lies).toMatchObject({ who: 'Osric', name: 'subdued', secondsLeft });
    expect(more).toEqual([]);
    await table.begin({ lines: 'orc hp 9', feet: 60 });
    expect(await marks()).toEqual([hp, `subdued ${subdued}`]);
    expect(await effects()).toEqual([]);
    await table.tell('journal.undo', {});
    expect(await effects()).toEqual([lies]);
    await table.tell('journal.redo', {});
    await table.tell('combat.end', { fightId: 2 });
    // The second end lays it once, not beside the first.
    expect(await effects()).toEqual([expect.objectContaining({ name: 'subdued', secondsLeft })]);
    await table.tell('need.restHours', { hours: 1 });
    await table.begin({ lines: 'wolf hp 9', feet: 60 });
    expect((await marks())[1]).toBe(`subdued ${afterAnHour}`);
    expect(table.errors).toEqual([]);
  });

  test('holds of whoever joins later as well', async () => {
    await struck();
    await table.begin({ people: [table.hild], lines: 'orc hp 9', feet: 60 });
    const { after } = await table.board();
    await table.tell('combat.join', { fightId: 2, after, people: [osric] });
    expect(await marks()).toEqual([hp, `subdued ${subdued}`]);
    expect(await effects()).toEqual([]);
    expect(table.errors).toEqual([]);
  });

  test('is gone where he is healed and it has mended', async () => {
    await struck();
    await table.tell('character.edit', { id: osric, changes: { hp: 8 } });
    await table.tell('need.restHours', { hours: 4 });
    await table.begin({ lines: 'orc hp 9', feet: 60 });
    expect(await marks()).toEqual([8]);
    await table.tell('combat.end', { fightId: 2 });
    expect(await effects()).toEqual([]);
    expect(table.errors).toEqual([]);
  });
});

describe('points that no clock counts (basic-fantasy)', () => {
  let osric = 0;
  /** BF-BRAWL-2: a punch of 2 and 1 for strength. */
  beforeEach(async () => {
    await table.sitDown('basic-fantasy');
    const other = { name: 'Osric', className: 'Fighter', classId: 'fighter', level: 1, hp: 8, maxHp: 8 };
    osric = (await table.tell('character.add', other)).id;
    await table.begin({ people: [table.hild], lines: 'Osric side rivals', feet: 5 });
    await table.propose({ kind: 'initiative', actor: null }, 5, 1);
    await table.until('c1', 'brawl', 'punch');
    await table.propose({ kind: 'brawl', actor: 'c1', target: `c${osric}`, way: 'punch' }, 15, 2);
    await table.tell('combat.end', { fightId: 1 });
  });

  const listed = async () => (await effects()).map(({ name }) => name);

  /** BF-SUB-9. */
  test.each([
    ['rest', (): Promise<unknown> => table.tell('need.restDays', { days: 1 })],
    ['a cure', (): Promise<unknown> => table.tell('character.wound', { characterIds: [osric], damage: -1 })],
    [
      'the sheet',
      async (): Promise<unknown> => {
        const { hp } = await person(osric);
        return table.tell('character.edit', { id: osric, changes: { hp: hp + 1 } });
      },
    ],
  ] as const)('are listed until %s has made the hit points whole, and never after', async (_by, heal) => {
    expect(await listed()).toEqual(['subdued']);
    for (let n = 0; n < 9 && (await person(osric)).hp < 8; n += 1) {
      expect(await listed()).toEqual(['subdued']);
      await heal();
    }
    expect((await person(osric)).hp).toBe(8);
    expect(await listed()).toEqual([]);
    await table.tell('journal.undo', {});
    expect(await listed()).toEqual(['subdued']);
    await table.tell('journal.redo', {});
    await table.begin({ people: [osric], lines: 'wolf hp 9', feet: 60 });
    expect((await table.row('Osric')).marks.filter((mark) => mark.startsWith('subdued'))).toEqual([]);
    expect(table.errors).toEqual([]);
  });
});
