import { expect, test } from 'vitest';
import type { Dice } from '../../../../shared/dice/dice.ts';
import { machine } from '../../../../shared/rules/swords-wizardry/combat/machine.ts';
import type { SwordsState } from '../../../../shared/rules/swords-wizardry/combat/state.ts';
import { deepFreeze } from '../support/soundness.ts';
import { fighter } from './cast.ts';

/** SW-SEQ-8: what shoots once in so many rounds. */

const twos: Dice = { roll: () => 2 };

const crossbow = { id: 'crossbow', damage: '1d6+1', rangeFeet: 240 };
const dagger = { id: 'dagger', damage: '1d4', rangeFeet: 240 };

const begun = (
  sequence: string,
  roundsAShot: number,
  weapons = [{ ...crossbow, roundsAShot }],
): SwordsState => {
  const wren = fighter('Wren', 'party', 6, 0);
  return machine.start({
    settings: { combatSequence: sequence },
    fighters: [{ ...wren, stats: { ...wren.stats, weapons } }, fighter('orc', 'foes', 90, 200)],
  });
};

const done = (state: SwordsState, change: Parameters<typeof machine.apply>[1]): SwordsState => {
  const step = machine.apply(deepFreeze(state), change, twos);
  expect(step.refused).toBeNull();
  return step.state;
};

/** Shoots, or ends a turn, or lets the table go on. */
function next(state: SwordsState): { state: SwordsState; shot: boolean } {
  const options = machine.legalActions(state);
  const shot = options.find(({ kind }) => kind === 'missile');
  const chosen =
    shot ?? options.find(({ kind }) => kind === 'finishTurn') ?? options.find(({ actor }) => actor === null);
  if (!chosen) throw new Error(`Nobody can do anything in ${state.clock.title}.`);
  const { kind, actor, targets: [target] = [], ways: [way] = [] } = chosen;
  const act = { kind, actor, ...(target !== undefined && { target }), ...(way !== undefined && { way }) };
  return { state: done(state, act), shot: shot !== undefined };
}

/** The rounds in which he shoots, or the segments. */
function shotsOf(opening: SwordsState, rounds: number): number[] {
  const shots: number[] = [];
  let state = opening;
  for (;;) {
    const { round, count } = state.clock;
    if (round === null || round > rounds) return shots;
    const after = next(state);
    if (after.shot) shots.push(count ?? round);
    state = after.state;
  }
}

const orders = ['complete', 'core', 'holmes'];

test.each(orders)('by %s a weapon of one shot in two rounds shoots every other round', (order) => {
  expect(shotsOf(begun(order, 2), 6)).toEqual([1, 3, 5]);
  expect(shotsOf(begun(order, 3), 6)).toEqual([1, 4]);
  expect(shotsOf(begun(order, 1), 3)).toEqual([1, 2, 3]);
});

test('by segments twenty of them lie between two shots of it', () => {
  const shots = shotsOf(begun('segments', 2), 8);
  const every = shotsOf(begun('segments', 1), 8);
  expect(shots.length).toBeGreaterThan(2);
  expect(every.length).toBeGreaterThan(shots.length);
  shots.slice(1).forEach((segment, nth) => {
    expect(segment - (shots[nth] ?? 0)).toBeGreaterThanOrEqual(20);
  });
});

/** Plays until it is so. */
function until(opening: SwordsState, reached: (state: SwordsState) => boolean): SwordsState {
  let state = opening;
  while (!reached(state)) state = next(state).state;
  return state;
}

const givenBack = { kind: 'overrule', change: 'acted', id: 'Wren', acted: false } as const;

const inMissiles = (round: number) => (state: SwordsState) =>
  state.clock.round === round && state.clock.phase === 'moveMissile';

test('while he reloads, the row says until when and the shot is barred as an occupation', () => {
  const reloading = until(begun('complete', 2), inMissiles(2));
  const barred = machine.barred(reloading, 'Wren').find(({ kind }) => kind === 'missile');
  expect(barred?.barred).toBe('occupied');
  expect(machine.seen(reloading)[0]?.marks).toEqual(['reloads crossbow until round 3']);
  expect(machine.seen(until(reloading, inMissiles(3)))[0]?.marks).toEqual([]);
  const clock = until(
    begun('segments', 2),
    ({ fighters }) => fighters[0]?.reloading['crossbow'] !== undefined,
  );
  expect(machine.seen(clock)[0]?.marks[0]).toMatch(/^reloads crossbow until segment 2\d$/);
});

test('another weapon shoots meanwhile', () => {
  const both = [
    { ...crossbow, roundsAShot: 2 },
    { ...dagger, roundsAShot: 1 },
  ];
  const second = until(begun('complete', 2, both), inMissiles(2));
  const shots = machine.legalActions(second).filter(({ kind }) => kind === 'missile');
  expect(shots.map(({ ways }) => ways)).toEqual([['dagger']]);
});

test('an act given back by the referee takes the shot of this round with it, none of an earlier one', () => {
  const shot = next(until(begun('complete', 2), inMissiles(1))).state;
  const again = done(shot, givenBack);
  expect(machine.legalActions(again).some(({ kind }) => kind === 'missile')).toBe(true);
  const later = done(until(shot, inMissiles(2)), givenBack);
  expect(machine.legalActions(later).some(({ kind }) => kind === 'missile')).toBe(false);
});

test('by another order of battle as long a wait is left', () => {
  const shot = next(until(begun('complete', 3), inMissiles(1))).state;
  const by = (combatSequence: string) =>
    ({
      kind: 'overrule',
      change: 'settings',
      settings: { ...shot.settings, combatSequence },
      words: combatSequence,
    }) as const;
  const clock = done(shot, by('segments'));
  expect(clock.fighters[0]?.reloading).toEqual({ crossbow: 30 });
  const back = done(clock, by('core'));
  expect(back.fighters[0]?.reloading).toEqual({ crossbow: 4 });
});
