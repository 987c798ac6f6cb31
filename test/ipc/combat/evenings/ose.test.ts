import { afterEach, beforeEach, expect, test } from 'vitest';
import { fordParty, fordSettings } from '../../../fixtures/fights/the-ford.ts';
import { d, EveningTable } from './evening-table.ts';

let table: EveningTable;
beforeEach(() => {
  table = new EveningTable();
});
afterEach(() => table.end());

async function party(settings: Record<string, boolean> = {}) {
  await table.open('ose', { ...fordSettings, ...settings });
  for (const person of fordParty) await table.sit(person);
}

const goblins = ['Goblin 2', 'Goblin 3', 'Goblin 4', 'Goblin 5'];

test('The Ford, by sides', async () => {
  await party();
  await table.face({ comers: [{ creatureId: 'goblin', count: 5, hp: 4 }], feet: 60 });
  const began = await table.seconds();

  // Round 1.
  await table.plays({ kind: 'declareSpell', by: 'Corin', way: 'Magic Missile' });
  await table.plays({ kind: 'initiative' }, [d(6, 5), d(6, 2)], {
    says: ['Initiative: the party 5, the enemy 2.'],
    mayAct: ['Hild', 'Aylin', 'Odo'],
  });
  await table.goesOnTo('missile');
  await table.plays(
    { kind: 'shoot', by: 'Aylin', at: 'Goblin 1', way: 'Short bow' },
    [d(20, 12, { by: 'Aylin', enough: 12 }), d(6, 4, { by: 'Aylin', asks: 'damage' })],
    { hp: { 'Goblin 1': 0 }, status: { 'Goblin 1': 'dead' }, says: ['13, 13 needed', '4 points of damage'] },
  );
  expect(await table.carried('Aylin', 'Arrows')).toBe(5);
  await table.goesOnTo('spells');
  await table.plays({ kind: 'cast', by: 'Corin', at: 'Goblin 2', way: 'Magic Missile' });
  expect(await table.memorised('Corin')).toEqual({ 'Magic Missile': 0, Sleep: 1 });
  await table.rules('Goblin 2', { change: 'hurt', amount: 3 }, { hp: { 'Goblin 2': 1 } });
  await table.goesOnTo('morale');
  await table.plays({ kind: 'morale', way: '0' }, [d(6, 3), d(6, 4)], { says: ['7'], mayAct: goblins });
  for (const goblin of goblins)
    await table.plays({ kind: 'move', by: goblin, at: 'Hild' }, [], { feet: { [goblin]: 40 } });
  await table.goesOnTo('declare');
  expect(await table.seconds()).toBe(began + 10);

  // Round 2.
  await table.plays({ kind: 'initiative' }, [d(6, 3), d(6, 3), d(6, 6), d(6, 2)], {
    says: ['the party 6, the enemy 2, after a tie at 3.'],
    mayAct: ['Hild', 'Aylin', 'Corin', 'Odo'],
  });
  await table.goesOnTo('missile');
  await table.plays(
    { kind: 'shoot', by: 'Aylin', at: 'Goblin 2', way: 'Short bow' },
    [d(20, 10, { by: 'Aylin', enough: 11 })],
    { says: ['misses', '12, 13 needed'] },
  );
  expect(await table.carried('Aylin', 'Arrows')).toBe(4);
  await table.goesOnTo('movement');
  await table.killed();
  for (const goblin of goblins)
    await table.plays({ kind: 'move', by: goblin, at: 'Hild' }, [], { feet: { [goblin]: 20 } });
  await table.goesOnTo('declare');

  // Round 3.
  await table.plays({ kind: 'declareSpell', by: 'Corin', way: 'Sleep' });
  await table.plays({ kind: 'initiative' }, [d(6, 1), d(6, 4)], { mayAct: goblins });
  for (const goblin of goblins)
    await table.plays({ kind: 'move', by: goblin, at: 'Hild' }, [], { feet: { [goblin]: 5 } });
  await table.goesOnTo('melee');
  const strike = (by: string, at: string, way = 'weapon') => ({ kind: 'attack', by, at, way });
  await table.plays(strike('Goblin 2', 'Hild'), [d(20, 14, { enough: 15 })], { says: ['14, 15 needed'] });
  await table.plays(strike('Goblin 3', 'Hild'), [d(20, 15, { enough: 15 }), d(6, 5)], { hp: { Hild: 3 } });
  await table.plays(strike('Goblin 4', 'Corin'), [d(20, 10, { enough: 10 }), d(6, 1)], { hp: { Corin: 4 } });
  expect(await table.memorised('Corin')).toEqual({ 'Magic Missile': 0, Sleep: 0 });
  await table.plays(strike('Goblin 5', 'Odo'), [d(20, 20, { enough: 12 }), d(6, 6)], {
    hp: { Odo: -2 },
    status: { Odo: 'dead' },
  });
  const shots = await table.ask('combat.acts', { fightId: 1, fighter: table.id('Aylin') });
  expect(shots?.own.filter(({ kind, barred }) => kind === 'shoot' && barred === null)).toEqual([]);
  await table.goesOnTo('melee');
  await table.plays(strike('Hild', 'Goblin 2', 'Sword'), [d(20, 12, { enough: 12 }), d(8, 1)], {
    hp: { 'Goblin 2': -1 },
    status: { 'Goblin 2': 'dead' },
    says: ['2 points of damage'],
  });
  await table.plays(strike('Aylin', 'Goblin 3', 'Dagger'), [d(20, 12, { enough: 13 })], {
    says: ['12, 13 needed'],
  });
  await table.goesOnTo('declare');

  // Round 4.
  await table.plays({ kind: 'initiative' }, [d(6, 4), d(6, 2)]);
  await table.goesOnTo('melee');
  await table.plays(strike('Hild', 'Goblin 3', 'Sword'), [d(20, 16, { enough: 12 }), d(8, 3)], {
    hp: { 'Goblin 3': 0 },
    status: { 'Goblin 3': 'dead' },
  });
  await table.plays(strike('Aylin', 'Goblin 4', 'Dagger'), [d(20, 13, { enough: 13 }), d(4, 2)], {
    hp: { 'Goblin 4': 2 },
  });
  await table.plays(strike('Corin', 'Goblin 5', 'Dagger'), [d(20, 5, { enough: 13 })]);
  await table.goesOnTo('morale');
  await table.plays({ kind: 'morale', way: '-1' }, [d(6, 4), d(6, 3)], { says: ['7', '6'] });
  await table.plays({ kind: 'surrender', by: 'Goblin 5' }, [], { status: { 'Goblin 5': 'surrendered' } });
  await table.plays({ kind: 'retreat', by: 'Goblin 4', at: 'Hild' }, [], { feet: { 'Goblin 4': 25 } });
  await table.goesOnTo('declare');

  // Round 5.
  await table.plays({ kind: 'initiative' }, [d(6, 6), d(6, 1)]);
  await table.goesOnTo('missile');
  await table.plays(
    { kind: 'shoot', by: 'Aylin', at: 'Goblin 4', way: 'Short bow' },
    [d(20, 11, { by: 'Aylin', enough: 11 }), d(6, 2)],
    { hp: { 'Goblin 4': 0 }, status: { 'Goblin 4': 'dead' } },
  );
  expect(await table.carried('Aylin', 'Arrows')).toBe(3);
  expect((await table.board()).over).toBe(true);
  expect(await table.seconds()).toBe(began + 40);
  await table.thereAndBack();
});

test('The Ford again, everybody for himself', async () => {
  await party({ individualInitiative: true });
  const { members } = await table.ask('party.view', {});
  const people = members.filter(({ name }) => name === 'Hild' || name === 'Aylin').map(({ id }) => id);
  await table.face({ people, comers: [{ creatureId: 'goblin', count: 2, hp: 4 }], feet: 5 });
  await table.plays(
    { kind: 'initiative' },
    [
      d(6, 3, { by: 'Hild' }),
      d(6, 4, { by: 'Aylin' }),
      d(6, 6, { by: 'Goblin 1' }),
      d(6, 2, { by: 'Goblin 2' }),
    ],
    {
      says: ['Initiative 6: Goblin 1; 5: Aylin; 3: Hild; 2: Goblin 2.'],
      mayAct: ['Goblin 1'],
    },
  );
  const strike = (by: string, at: string, way: string) => ({ kind: 'attack', by, at, way });
  await table.goesOnTo('melee');
  await table.plays(strike('Goblin 1', 'Hild', 'weapon'), [d(20, 14, { enough: 15 })], {
    says: ['14, 15 needed'],
  });
  await table.goesOnTo('melee');
  await table.plays(strike('Aylin', 'Goblin 1', 'Dagger'), [d(20, 13, { enough: 13 }), d(4, 4)], {
    hp: { 'Goblin 1': 0 },
    status: { 'Goblin 1': 'dead' },
  });
  await table.goesOnTo('melee');
  await table.plays(strike('Hild', 'Goblin 2', 'Sword'), [d(20, 11, { enough: 12 })], {
    says: ['12, 13 needed'],
  });
  await table.goesOnTo('morale');
  await table.plays({ kind: 'morale', way: '0' }, [d(6, 4), d(6, 4)], {
    says: ['8', '7'],
    mayAct: ['Goblin 2'],
  });
  await table.plays({ kind: 'surrender', by: 'Goblin 2' }, [], { status: { 'Goblin 2': 'surrendered' } });
  expect((await table.board()).over).toBe(true);
  await table.thereAndBack();
});
