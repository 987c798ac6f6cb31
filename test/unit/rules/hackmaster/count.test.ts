import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import {
  combatApply,
  combatStart,
  combatStatus,
} from '../../../../shared/rules/hackmaster/initiative/combat.ts';
import { combatNext } from '../../../../shared/rules/hackmaster/initiative/count.ts';
import type { CountState } from '../../../../shared/rules/hackmaster/initiative/count-state.ts';
import { initiativeDie, initiativeRoll } from '../../../../shared/rules/hackmaster/initiative/initiative.ts';
import { situations } from '../../../../shared/rules/hackmaster/terms.ts';
import type { CountEvent } from '../../../../shared/rules/hackmaster/initiative/transitions.ts';

const ids = ['a', 'b', 'c'] as const;
const id = fc.constantFrom(...ids);
const counts = fc.integer({ min: 0, max: 12 });

const event: fc.Arbitrary<CountEvent> = fc.oneof(
  fc.constant<CountEvent>({ kind: 'advance' }),
  fc.record({
    kind: fc.constant('attack' as const),
    id,
    weaponSpeed: fc.integer({ min: 1, max: 15 }),
    jabSpeed: fc.option(fc.integer({ min: 1, max: 9 })),
    targetHelpless: fc.boolean(),
    maneuver: fc.constantFrom('aggressive' as const, 'charge' as const, null),
    defensive: fc.constantFrom(-2 as const, -8 as const, null),
  }),
  fc.record({ kind: fc.constantFrom('action' as const, 'aim' as const), id, counts }),
  fc.record({ kind: fc.constantFrom('fullParry' as const, 'flee' as const), id, weaponSpeed: counts }),
  fc.record({
    kind: fc.constantFrom(
      'wait' as const,
      'giveGround' as const,
      'dropDefensive' as const,
      'stand' as const,
      'out' as const,
    ),
    id,
  }),
  fc.record({ kind: fc.constant('withdraw' as const), id, on: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('queueFreeAttack' as const, 'useFreeAttack' as const), id, against: id }),
  fc.record({ kind: fc.constantFrom('spellCast' as const, 'cast' as const), id, castingTime: counts }),
  fc.record({ kind: fc.constant('trauma' as const), id, helplessSeconds: counts }),
  fc.record({ kind: fc.constantFrom('abort' as const, 'stopFleeing' as const), id }),
  fc.record({ kind: fc.constant('knockback' as const), id, falls: fc.boolean() }),
  fc.record({ kind: fc.constant('return' as const), id }),
  fc.record({ kind: fc.constant('wait' as const), id, until: counts }),
  fc.record({ kind: fc.constant('call' as const), id, on: counts, strikes: fc.boolean() }),
);

const begun = (): CountState =>
  combatStart({ combatants: ids.map((one, at) => ({ id: one, firstSecond: at + 1, reachFt: at })) }).state;

const play = (events: readonly CountEvent[]): CountState[] => {
  const states = [begun()];
  for (const one of events) {
    const state = states.at(-1) ?? begun();
    states.push(combatApply({ state, event: one }).state);
  }
  return states;
};

describe('the count', () => {
  test('waits until a second that is named, though never for one that is past, and calls on whom it is told to', () => {
    const [, , , waits, past, called] = play([
      { kind: 'advance' },
      { kind: 'attack', id: 'a', weaponSpeed: 5 },
      { kind: 'wait', id: 'a', until: 9 },
      { kind: 'wait', id: 'a', until: 0 },
      { kind: 'call', id: 'a', on: 4, strikes: true },
    ]);
    expect(waits?.combatants[0]).toMatchObject({ nextSecond: 9, weaponReadySecond: 6 });
    expect(past?.combatants[0]).toMatchObject({ nextSecond: 2, weaponReadySecond: 6 });
    expect(called?.combatants[0]).toMatchObject({ nextSecond: 4, weaponReadySecond: 4 });
  });

  test('never goes back, and stands still only with nobody left to act', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        play(events).forEach((state, at, states) => {
          const before = states[at - 1];
          if (!before) return;
          expect(state.second).toBeGreaterThanOrEqual(before.second);
          const stuck = events[at - 1]?.kind === 'advance' && state.second === before.second;
          if (stuck) expect(before.combatants.every(({ out }) => out)).toBe(true);
        });
      }),
    );
  });

  test('advancing plays the second that was foretold, for those who were', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const state = play(events).at(-1) ?? begun();
        const foretold = combatNext(state);
        const after = combatApply({ state, event: { kind: 'advance' } }).state;
        expect(after.second).toBe(foretold.second ?? state.second);
        if (foretold.second === null) return;
        const ready = ids.filter((one) => combatStatus({ state: after, id: one }).status === 'ready');
        expect(ready).toEqual(ids.filter((one) => foretold.ready.includes(one)));
      }),
    );
  });

  test('an event changes nobody but those it names', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), event, (events, last) => {
        fc.pre(last.kind !== 'advance');
        const before = play(events).at(-1) ?? begun();
        const after = combatApply({ state: before, event: last }).state;
        for (const one of before.combatants) {
          const changed = after.combatants.find((other) => other.id === one.id);
          if ('id' in last && last.id !== one.id) expect(changed).toEqual(one);
        }
        expect(after.second).toBe(before.second);
      }),
    );
  });

  test('the helpless do not act, and a second trauma never shortens the first', () => {
    fc.assert(
      fc.property(counts, counts, (first, second) => {
        const one = combatApply({
          state: begun(),
          event: { kind: 'trauma', id: 'a', helplessSeconds: first },
        }).state;
        const two = combatApply({
          state: one,
          event: { kind: 'trauma', id: 'a', helplessSeconds: second },
        }).state;
        expect(two.combatants[0]?.helplessUntil).toBe(Math.max(first, second));
        expect(two.combatants[0]?.nextSecond).toBe(Math.max(first, second));
      }),
    );
  });
});

describe('initiative', () => {
  test('lies between the first second and the die and modifier, and never before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...situations),
        fc.integer({ min: -15, max: 15 }),
        fc.integer({ min: 0, max: 500 }),
        fc.integer(),
        (situation, modifier, fromSecond, seed) => {
          const { sides } = initiativeDie({ situation });
          const { roll, firstSecond } = initiativeRoll({ sides, modifier, fromSecond }, seededDice(seed));
          expect(roll).toBeLessThanOrEqual(sides);
          expect(firstSecond).toBeGreaterThan(fromSecond);
          expect(firstSecond).toBeLessThanOrEqual(fromSecond + Math.max(1, sides + modifier));
        },
      ),
    );
  });

  test('the better the warning, the smaller the die', () => {
    const sides = situations.map((situation) => initiativeDie({ situation }).sides);
    expect(sides).toEqual([...sides].sort((a, b) => b - a));
  });
});
