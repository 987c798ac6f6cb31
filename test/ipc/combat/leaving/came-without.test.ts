import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oneAfterAnother } from '../fight-table.ts';
import { SpearTable } from './spear-table.ts';

/** What foes of an encounter have with them when they fight again. */

let table: SpearTable;
beforeEach(() => {
  table = new SpearTable(oneAfterAnother([4]));
});
afterEach(() => table.end());

async function met(system: string, figures: Readonly<Record<string, string>>, feet = 30): Promise<void> {
  await table.sitDown(system);
  await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: table.hild });
  await table.tell('encounter.begin', { who: 'Goblin', number: 2 });
  await table.tell('encounter.rollFoes', { hp: 30 });
  await table.fightWithSpears(figures, { fromEncounter: true, surprised: 'nobody', feet });
}

/** The fight is over, the encounter is not. */
async function fightAgain(to: number | null): Promise<void> {
  const things = (await table.view()).things.flatMap(({ id }) => (to === null ? [] : [{ thingId: id, to }]));
  await table.tell('combat.end', { fightId: table.fightId, things });
  table.fightId += 1;
  await table.begin({ fromEncounter: true, surprised: 'nobody', feet: 30 });
}

const spearsOf = async (name: string) =>
  (await table.row(name)).shots.find(({ way }) => way === 'spear')?.left ?? null;

describe.each([
  ['ose', 'shoot', { 'Range of spear': '20/40/60' }],
  ['swords-wizardry', 'missile', { 'Greatest range of spear': '60' }],
  ['basic-fantasy', 'throw', { 'Range of spear': '10/20/30' }],
  ['hackmaster', 'shoot', { 'What spear flies as': 'javelin' }],
] as const)('a goblin who threw his spear and fights again (%s)', (system, kind, figures) => {
  test.each(['lies there still', 'was gathered'])('is without it where it %s', async (where) => {
    await met(system, figures);
    await table.goblinThrows(kind);
    await fightAgain(where === 'was gathered' ? table.hild : null);
    expect([await spearsOf('Goblin 1'), await spearsOf('Goblin 2')]).toEqual([0, 1]);
    expect((await table.newest()).summary).toContain('feet apart. Goblin 1 has no spear left.');
    expect(await table.lies()).toEqual([]);
    await table.tell('journal.undo', {});
    await table.tell('journal.redo', {});
    expect([await spearsOf('Goblin 1'), await spearsOf('Goblin 2')]).toEqual([0, 1]);
    // And by the fight after that.
    await fightAgain(null);
    expect([await spearsOf('Goblin 1'), await spearsOf('Goblin 2')]).toEqual([0, 1]);
    expect(table.errors).toEqual([]);
  });

  test('has it where he took it up again', async () => {
    await met(system, figures);
    await table.goblinThrows(kind);
    const [spear] = (await table.view()).things;
    await table.tell('combat.takeUp', { ...(await table.at('f1')), thingId: spear?.id ?? 0 });
    await fightAgain(null);
    expect([await spearsOf('Goblin 1'), await spearsOf('Goblin 2')]).toEqual([1, 1]);
  });
});

describe('a goblin who let his spear fall (hackmaster)', () => {
  test('is without it in the next fight, and strikes with bare hands', async () => {
    await met('hackmaster', {});
    await table.until('f1', 'drop');
    await table.throwAll({ kind: 'drop', actor: 'f1', way: 'spear' });
    expect(await table.lies()).toEqual(['1 spear at 30']);
    await fightAgain(null);
    expect(await table.lies()).toEqual([]);
    await table.throwAll({ kind: 'initiative', actor: null });
    await table.until('f2', 'drop');
    for (const [goblin, ways] of [
      ['f1', []],
      ['f2', ['spear']],
    ] as const) {
      const { own } = await table.actsOf(goblin);
      expect(own.find(({ kind }) => kind === 'drop')?.ways ?? []).toEqual(ways);
    }
    expect(table.errors).toEqual([]);
  });
});
