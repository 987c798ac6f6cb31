import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import { actOdds } from '../../../../shared/odds/fight/act-odds.ts';
import { swordsWizardry } from '../../../../shared/rules/swords-wizardry/index.ts';
import { attempt } from '../../../../shared/rules/fight/attempt.ts';
import type { SaveCall } from '../../../../shared/rules/combat.ts';
import { books } from '../support/books.ts';
import { fight } from '../support/muster.ts';
import { everyBranch } from './every-branch.ts';

const ofEachBook = books.filter(
  ([name, machine], at) => name !== 'coins' && books.findIndex(([, other]) => other === machine) === at,
);

describe.each(ofEachBook)('%s', (_name, machine, muster, order) => {
  test('a save before its dice is that of every way they may fall', () => {
    const state = machine.start(fight(muster, order, { party: 1, foes: 3 }));
    let compared = 0;
    for (const { id } of state.fighters)
      for (const { key: category } of machine.saves)
        for (const modifier of [0, -4]) {
          const call: SaveCall = { kind: 'overrule', change: 'save', id, category, modifier };
          const figures = machine.figures(state, call);
          const walked = everyBranch(machine, state, call, { draw: seededDice(1), most: 20_000 });
          if (walked === null) throw new Error('Too many ways.');
          const fails = walked.endings.filter(({ events }) => events.some(({ as }) => as === 'failsSave'));
          if (figures === null) {
            expect(walked.endings.every(({ events }) => events.length === 0)).toBe(true);
            continue;
          }
          const chance = fails.reduce((sum, ending) => sum + ending.chance, 0);
          expect(Math.abs((actOdds(figures).hit ?? NaN) - chance)).toBeLessThanOrEqual(walked.givenUp + 1e-9);
          compared += 1;
        }
    expect(compared).toBeGreaterThan(0);
    expect(() =>
      machine.figures(state, { kind: 'overrule', change: 'save', id: 'nobody', category: 'save' }),
    ).toThrow();
  });
});

test('one who is held has the chance that his dice beat those of all who hold him', () => {
  const man = (monsterHitDice: number) => ({
    ac: { descending: 9 },
    skill: { monsterHitDice },
    weapons: [{ id: 'club', damage: '1d4' }],
  });
  const { combat } = swordsWizardry;
  let state = combat.start({
    settings: { combatSequence: 'core' },
    fighters: [
      { id: 'a', side: 'party', hp: 30, maxHp: 30, atFeet: 0, stats: man(3) },
      { id: 'b', side: 'foes', hp: 30, maxHp: 30, atFeet: 5, stats: man(2) },
    ],
  });
  const faces = [20, 6, 6, 1, 1, 1];
  const dice = { roll: (sides: number) => Math.min(sides, faces.shift() ?? 1) };
  for (let step = 0; step < 40; step += 1) {
    const legal = combat.legalActions(state);
    if (legal.some(({ kind }) => kind === 'breakFree')) break;
    const grapple = legal.find(({ kind, actor }) => kind === 'grapple' && actor === 'b');
    const table = legal.find(({ actor }) => actor === null);
    const initiative = table?.kind === 'initiative';
    if (grapple) state = combat.apply(state, { kind: 'grapple', actor: 'b', target: 'a' }, dice).state;
    else if (table) {
      const fall = initiative ? { roll: () => (step % 2 === 0 ? 2 : 5) } : dice;
      state = combat.apply(state, { kind: table.kind, actor: null }, fall).state;
    }
  }
  const act = { kind: 'breakFree', actor: 'a' };
  const figures = combat.figures(state, act);
  expect(figures).toMatchObject({ throws: 'sum', sum: '3d6', against: '2d6' });
  let frees = 0;
  let struggles = 0;
  const ways = 6 ** 5;
  for (let way = 0; way < ways; way += 1) {
    const thrown = Array.from({ length: 5 }, (_, nth) => (Math.floor(way / 6 ** nth) % 6) + 1);
    const tried = attempt(combat, state, act, thrown);
    if (tried.wanted !== null) throw new Error('Five dice are enough.');
    const [told] = tried.step.events.filter(({ kind }) => kind === 'breakFree');
    if (told?.detail === 'free') frees += 1;
    else if (told?.detail === 'struggling') struggles += 1;
  }
  expect(struggles).toBeGreaterThan(0);
  expect(figures && actOdds(figures).hit).toBeCloseTo(frees / ways, 12);
});
