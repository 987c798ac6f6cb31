import { afterEach, beforeEach, expect, test } from 'vitest';
import { quarryParty } from '../../../fixtures/fights/the-quarry.ts';
import { d, EveningTable } from './evening-table.ts';

let table: EveningTable;
beforeEach(() => {
  table = new EveningTable();
});
afterEach(() => table.end());

async function party(): Promise<void> {
  await table.open('basic-fantasy');
  for (const person of quarryParty) await table.sit(person);
}

test('The Old Quarry', async () => {
  await party();
  await table.face({ comers: [{ creatureId: 'goblin', count: 5, hp: 4 }], feet: 60 });
  const began = await table.seconds();
  const goblins = ['Goblin 2', 'Goblin 3', 'Goblin 4', 'Goblin 5'];
  const strike = (by: string, at: string, way = 'weapon') => ({ kind: 'attack', by, at, way });
  const shoot = (at: string) => ({ kind: 'shoot', by: 'Sera', at, way: 'Shortbow' });
  const done = async (...names: string[]) => {
    for (const by of names) await table.plays({ kind: 'done', by });
  };
  await table.plays({ kind: 'morale', way: '0' }, [d(6, 2), d(6, 5)], { says: ['7'] });
  const initiative = async (faces: readonly (readonly [string, number])[]) =>
    table.plays(
      { kind: 'initiative' },
      faces.map(([by, face]) => d(6, face, { by })),
    );
  // Round 1.
  await initiative([
    ['Darion', 3],
    ['Sera', 5],
    ['Ilya', 4],
    ['Tam', 2],
    ['Goblin 1', 4],
  ]);
  await table.plays(shoot('Goblin 1'), [d(20, 12, { enough: 12 }), d(6, 4)], {
    hp: { 'Goblin 1': 0 },
    status: { 'Goblin 1': 'dead' },
    mayAct: ['Ilya', ...goblins],
  });
  await table.plays({ kind: 'cast', by: 'Ilya', at: 'Goblin 2', way: 'Magic Missile' });
  await table.rules('Goblin 2', { change: 'hurt', amount: 3 }, { hp: { 'Goblin 2': 1 } });
  for (const by of goblins) {
    await table.plays({ kind: 'move', by, at: 'Darion' }, [], { feet: { [by]: 40 } });
  }
  await done('Darion', 'Tam');
  expect(await table.seconds()).toBe(began + 10);
  expect(await table.memorised('Ilya')).toEqual({ 'Magic Missile': 0, Sleep: 1 });
  // Round 2.
  await initiative([
    ['Darion', 2],
    ['Sera', 3],
    ['Ilya', 1],
    ['Tam', 5],
    ['Goblin 2', 6],
  ]);
  for (const by of goblins) {
    await table.plays({ kind: 'move', by, at: 'Darion' }, [], { feet: { [by]: 20 } });
  }
  await done('Tam');
  await table.plays(shoot('Goblin 2'), [d(20, 10, { by: 'Sera', enough: 11 })], { says: ['13, 14 needed'] });
  expect(await table.carried('Sera', 'Arrows')).toBe(4);
  await table.killed();
  await done('Darion', 'Ilya');
  // Round 3.
  await initiative([
    ['Darion', 4],
    ['Sera', 2],
    ['Ilya', 3],
    ['Tam', 2],
    ['Goblin 2', 5],
  ]);
  for (const by of goblins) {
    await table.plays({ kind: 'move', by, at: 'Darion' }, [], { feet: { [by]: 5 } });
  }
  await table.plays(strike('Goblin 2', 'Ilya'), [d(20, 11, { enough: 11 }), d(6, 2)], { hp: { Ilya: 3 } });
  await table.plays(strike('Goblin 3', 'Darion'), [d(20, 15, { enough: 16 })], { says: ['15, 16 needed'] });
  await table.plays(strike('Goblin 4', 'Darion'), [d(20, 16, { enough: 16 }), d(6, 5)], {
    hp: { Darion: 3 },
  });
  await table.plays(strike('Goblin 5', 'Tam'), [d(20, 13, { enough: 13 }), d(6, 6)], {
    hp: { Tam: 0 },
    mayAct: ['Tam'],
  });
  await table.plays({ kind: 'meet', by: 'Tam', at: 'Goblin 5', way: 'Spear' }, [d(20, 12, { enough: 13 })], {
    status: { Tam: 'dead' },
    mayAct: ['Darion'],
  });
  expect(await table.memorised('Ilya')).toEqual({ 'Magic Missile': 0, Sleep: 1 });
  await table.plays(strike('Darion', 'Goblin 2', 'Longsword'), [d(20, 12, { enough: 12 }), d(8, 1)], {
    hp: { 'Goblin 2': 0 },
    status: { 'Goblin 2': 'dead' },
    mayAct: ['Sera', 'Ilya'],
  });
  await table.plays(
    shoot('Goblin 3'),
    [d(20, 16, { by: 'Sera', enough: 17 }), d(20, 18, { enough: 19 }), d(20, 13, { enough: 14 })],
    { says: ['13, 14 needed'] },
  );
  expect(await table.carried('Sera', 'Arrows')).toBe(3);
  await table.plays(strike('Ilya', 'Goblin 3', 'Dagger'), [d(20, 12, { enough: 13 })]);
  // Round 4.
  await initiative([
    ['Darion', 6],
    ['Sera', 1],
    ['Ilya', 2],
    ['Goblin 3', 4],
  ]);
  await table.plays(strike('Darion', 'Goblin 3', 'Longsword'), [d(20, 12, { enough: 12 }), d(8, 3)], {
    hp: { 'Goblin 3': 0 },
    status: { 'Goblin 3': 'dead' },
  });
  await table.plays({ kind: 'morale', way: '-1' }, [d(6, 4), d(6, 3)], {
    says: ['7'],
    mayAct: ['Goblin 4', 'Goblin 5'],
  });
  await table.plays({ kind: 'surrender', by: 'Goblin 5' }, [], { status: { 'Goblin 5': 'surrendered' } });
  await table.plays(
    { kind: 'flee', by: 'Goblin 4' },
    [
      d(20, 9, { by: 'Darion', enough: 10 }),
      d(20, 10, { by: 'Sera', enough: 11 }),
      d(20, 11, { by: 'Ilya', enough: 11 }),
      d(4, 4),
    ],
    { hp: { 'Goblin 4': 0 }, status: { 'Goblin 4': 'dead' } },
  );
  expect((await table.board()).over).toBe(true);
  await table.thereAndBack();
});
