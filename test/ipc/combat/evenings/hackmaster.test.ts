import { afterEach, beforeEach, expect, test } from 'vitest';
import { bridgeParty } from '../../../fixtures/fights/the-bridge.ts';
import { d, EveningTable } from './evening-table.ts';

let table: EveningTable;
beforeEach(() => {
  table = new EveningTable();
});
afterEach(() => table.end());

async function party(): Promise<void> {
  await table.open('hackmaster');
  for (const person of bridgeParty) await table.sit(person);
}

test('The Toll Bridge', async () => {
  await party();
  await table.face({ comers: [{ name: 'Robber', count: 3, hp: 14 }], feet: 40 });
  await table.rules('Lysa', { change: 'place', atFeet: -10 }, { feet: { Lysa: -10 } });
  await table.plays(
    { kind: 'initiative' },
    [
      d(12, 4, { by: 'Garrick' }),
      d(12, 1, { by: 'Lysa' }),
      d(12, 2, { by: 'Orin' }),
      d(12, 6, { by: 'Robber 1' }),
      d(12, 7, { by: 'Robber 2' }),
      d(12, 9, { by: 'Robber 3' }),
    ],
    { mayAct: ['Lysa'] },
  );
  const on = async (second: number) => {
    for (let n = 0; n < 12; n++) {
      const { clock } = await table.board();
      if (clock.count === second) return;
      if ((clock.count ?? 0) > second) throw new Error(`Second ${second} is over.`);
      await table.plays({ kind: 'next' });
    }
  };
  const strike = (by: string, at: string) => ({ kind: 'attack', by, at });

  await table.plays({ kind: 'aim', by: 'Lysa', at: 'Robber 1' }, [], { next: { Lysa: 5 } });
  await on(2);
  await table.plays({ kind: 'cast', by: 'Orin', way: 'Scorch' }, [], { next: { Orin: 7 } });
  await on(4);
  await table.plays({ kind: 'waitUntil', by: 'Garrick', way: '6' }, [], { next: { Garrick: 6 } });
  await on(5);
  await table.plays({ kind: 'shoot', by: 'Lysa', at: 'Robber 1' }, [d(20, 10), d(12, 9), d(6, 4)], {
    hp: { 'Robber 1': 10 },
    next: { Lysa: 17 },
  });
  await table.rules('Robber 1', { change: 'place', atFeet: 3 }, { feet: { 'Robber 1': 3 } });
  await on(6);
  await table.plays(
    strike('Garrick', 'Robber 1'),
    [d(20, 11), d(20, 16), d(8, 3), d(8, 4), d(20, 5, { asks: 'trauma' })],
    { hp: { 'Robber 1': 2 }, next: { Garrick: 16 } },
  );
  await table.plays(strike('Robber 1', 'Garrick'), [d(20, 5), d(20, 9)], { next: { 'Robber 1': 16 } });
  await on(7);
  await table.rules('Robber 3', { change: 'hurt', amount: 5 }, { hp: { 'Robber 3': 9 } });
  expect((await table.memorised('Orin'))['Scorch']).toBe(1);
  await table.rules('Robber 2', { change: 'place', atFeet: 3 }, { feet: { 'Robber 2': 3 } });
  await table.plays(strike('Robber 2', 'Orin'), [d(20, 6), d(20, 15), d(8, 6)], {
    hp: { Orin: 14 },
    next: { 'Robber 2': 17, Orin: 8 },
  });
  await on(8);
  await table.plays({ kind: 'cast', by: 'Orin', way: 'Scorch' }, [], { next: { Orin: 13 } });
  await on(9);
  await table.killed();
  await table.rules('Robber 3', { change: 'place', atFeet: -7 }, { feet: { 'Robber 3': -7 } });
  await table.plays(strike('Robber 3', 'Lysa'), [d(20, 8), d(20, 12)], { next: { 'Robber 3': 19 } });
  await on(13);
  await table.rules(
    'Robber 3',
    { change: 'hurt', amount: 9 },
    { hp: { 'Robber 3': 0 }, status: { 'Robber 3': 'unconscious' } },
  );
  expect((await table.memorised('Orin'))['Scorch']).toBe(0);
  await on(14);
  await table.plays(strike('Orin', 'Robber 2'), [d(20, 13), d(20, 17)], { next: { Orin: 27 } });
  await on(16);
  await table.plays(strike('Garrick', 'Robber 1'), [d(20, 14), d(20, 12), d(8, 2), d(8, 2)], {
    hp: { 'Robber 1': -3 },
  });
  await table.plays(strike('Robber 1', 'Garrick'), [d(20, 6), d(20, 10)], {
    status: { 'Robber 1': 'unconscious' },
  });
  await on(17);
  await table.plays({ kind: 'shoot', by: 'Lysa', at: 'Robber 2' }, [d(20, 18), d(20, 5), d(6, 3)], {
    hp: { 'Robber 2': 11 },
    next: { Lysa: 29 },
  });
  await table.plays(strike('Robber 2', 'Orin'), [d(20, 9), d(20, 14), d(8, 3)], {
    hp: { Orin: 11 },
    next: { 'Robber 2': 27 },
  });
  await on(26);
  await table.plays(strike('Garrick', 'Robber 2'), [d(20, 13), d(20, 10), d(8, 1), d(8, 1)], {
    hp: { 'Robber 2': 8 },
    next: { Garrick: 36 },
  });
  await on(27);
  await table.plays({ kind: 'flee', by: 'Robber 2' });
  await table.plays(
    { kind: 'freeAttack', by: 'Garrick', at: 'Robber 2' },
    [d(20, 12), d(10, 5), d(8, 5), d(8, 2)],
    { next: { Garrick: 36 }, hp: { 'Robber 2': 0 }, status: { 'Robber 2': 'unconscious' } },
  );
  expect((await table.board()).over).toBe(true);
  await table.thereAndBack();
});
