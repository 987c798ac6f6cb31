import { expect, test } from 'vitest';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import { combat } from '../../../../shared/rules/ose/combat/machine.ts';
import { stubborn } from '../support/choosers.ts';
import { fight } from '../support/muster.ts';
import { oseMuster } from '../musters/ose.ts';
import { man, orc, tableOf } from './table.ts';

test('no title of a step, an act or a box shows an id', () => {
  const titles = new Set<string>();
  for (let seed = 0; seed < 40; seed += 1) {
    const order = seed % 2 === 0 ? 'sides' : 'individual';
    const setup = fight(oseMuster, order, { party: 4, foes: 4 }, seed);
    const [dice, draw] = [seededDice(seed), seededDice(seed + 7)];
    let state = combat.start(setup as never);
    for (let step = 0; step < 300 && !state.over; step += 1) {
      const legal = combat.legalActions(state);
      for (const { title } of [...legal, ...combat.strip(state), state.clock]) titles.add(title);
      state = combat.apply(state, stubborn({ state, legal, draw, step, setup }) as never, dice).state;
    }
  }
  expect([...titles].filter((title) => /party|foes|-\d/.test(title))).toEqual([]);
  expect([...titles]).toEqual(
    expect.arrayContaining(['Morale', 'Movement', 'Movement, slow weapons', 'Turn undead']),
  );
});

test('whose morale is asked stands in the strip', () => {
  const orcs = ['o1', 'o2', 'o3'].map((id) => orc(id, 60, { stats: { morale: 8 } }));
  const table = tableOf([man('ada', 'party'), ...orcs], { morale: true });
  table.rule({ kind: 'overrule', change: 'status', id: 'o1', status: 'dead' });
  table.act('table initiative', 1, 6);
  expect(table.clock()).toBe('1 morale 6');
  const now = combat.strip(table.state).find(({ when }) => when === 'now');
  const step = now?.steps.find(({ when }) => when === 'now');
  expect(step).toMatchObject({ phase: 'morale', sides: ['orcs'], actors: ['o2', 'o3'] });
});
