import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { operations } from '../../../../shared/rules/basic-fantasy/operations.ts';
import { undeadKinds, type Vehicle } from '../../../../shared/rules/basic-fantasy/terms.ts';

const activity = fc.constantFrom('run' as const, 'walk' as const, 'rest' as const);
const score = fc.oneof(fc.constant(null), fc.integer({ min: 3, max: 18 }));

describe('running', () => {
  test('rounds run since the last full turn of rest never pass the limit', () => {
    fc.assert(
      fc.property(score, fc.array(activity, { maxLength: 200 }), (constitution, rounds) => {
        let counters = { roundsRun: 0, roundsRested: 0 };
        let ran = 0;
        let rested = 0;
        for (const doing of rounds) {
          const before = operations['running.status']({ constitution, ...counters });
          const after = operations['running.advance']({ constitution, ...counters, activity: doing });
          expect(after.allowed).toBe(doing !== 'run' || before.mayRun);
          if (after.allowed) {
            ran += doing === 'run' ? 1 : 0;
            rested = doing === 'rest' ? rested + 1 : 0;
          }
          if (rested === 60) ran = rested = 0;
          counters = { roundsRun: after.roundsRun, roundsRested: after.roundsRested };
          const now = operations['running.status']({ constitution, ...counters });
          expect(now.roundsLeft + after.roundsRun).toBe(now.limit);
          expect(after.roundsRun).toBe(ran);
          expect(now.exhausted).toBe(after.exhausted);
        }
      }),
    );
  });

  test('the exhausted run again after exactly one turn of rest', () => {
    fc.assert(
      fc.property(score, (constitution) => {
        const { limit } = operations['running.status']({ constitution, roundsRun: 0, roundsRested: 0 });
        let counters = { roundsRun: limit, roundsRested: 0 };
        for (let round = 1; round <= 60; round += 1) {
          const { restRoundsNeeded } = operations['running.status']({ constitution, ...counters });
          expect(restRoundsNeeded).toBe(61 - round);
          const { roundsRun, roundsRested } = operations['running.advance']({
            constitution,
            ...counters,
            activity: 'rest',
          });
          counters = { roundsRun, roundsRested };
        }
        expect(counters).toEqual({ roundsRun: 0, roundsRested: 0 });
      }),
    );
  });
});

describe('energy drain', () => {
  const losses = fc.array(fc.integer({ min: 1, max: 11 }), { minLength: 1, maxLength: 8 });

  test('what was drained comes back in full when every negative level is removed', () => {
    fc.assert(
      fc.property(losses, fc.integer({ min: 100, max: 200 }), (lost, max) => {
        const hp = { current: max - 3, max };
        const drained = operations['energyDrain.apply']({ hp, negativeLevels: 0, hpLost: 0, losses: lost });
        let now: { hp: { current: number; max: number }; negativeLevels: number; hpLost: number } = drained;
        while (now.negativeLevels > 0) now = operations['energyDrain.restore'](now);
        expect(now).toMatchObject({ hp, negativeLevels: 0, hpLost: 0 });
      }),
    );
  });

  test('levels drained one by one do what they do at once', () => {
    fc.assert(
      fc.property(losses, (lost) => {
        const fresh = { hp: { current: 40, max: 50 }, negativeLevels: 0, hpLost: 0 };
        const atOnce = operations['energyDrain.apply']({ ...fresh, losses: lost });
        let one: Parameters<(typeof operations)['energyDrain.restore']>[0] = fresh;
        for (const loss of lost) one = operations['energyDrain.apply']({ ...one, losses: [loss] });
        expect(one).toMatchObject({
          hp: atOnce.hp,
          negativeLevels: atOnce.negativeLevels,
          hpLost: atOnce.hpLost,
        });
      }),
    );
  });

  test('each negative level takes one spell slot, the highest first', () => {
    const slots = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 6 });
    fc.assert(
      fc.property(slots, fc.nat({ max: 30 }), (before, negativeLevels) => {
        const count = (of: number[]) => of.reduce((sum, slot) => sum + slot, 0);
        const { slots: after } = operations['energyDrain.slots']({ slots: before, negativeLevels });
        expect(count(after)).toBe(Math.max(0, count(before) - negativeLevels));
        const touched = after.findIndex((slot, place) => slot < (before[place] ?? 0));
        if (touched >= 0) expect(count(after.slice(touched + 1))).toBe(0);
      }),
    );
  });
});

describe('vehicles', () => {
  const hit = fc.record({
    side: fc.constantFrom('left', 'right', '__proto__'),
    damage: fc.integer({ min: 0, max: 40 }),
  });
  const order = ['sound', 'half-speed', 'immobilized'];

  test('damage beyond the hardness adds up side by side and never mends a vehicle', () => {
    fc.assert(
      fc.property(fc.array(hit, { maxLength: 10 }), (hits) => {
        let vehicle: Vehicle = { kind: 'land', hardness: 6, hp: 16, sides: {} };
        const taken = new Map<string, number>();
        let worst = 0;
        for (const { side, damage } of hits) {
          const after = operations['vehicle.damage']({ vehicle, side, damage });
          vehicle = after.vehicle;
          taken.set(side, (taken.get(side) ?? 0) + Math.max(0, damage - 6));
          const steps = [...taken.values()].reduce((sum, total) => sum + Math.floor(total / 16), 0);
          expect(Object.entries(vehicle.sides).toSorted()).toEqual([...taken].toSorted());
          expect(after.status).toBe(order[Math.min(2, steps)]);
          expect(order.indexOf(after.status)).toBeGreaterThanOrEqual(worst);
          worst = order.indexOf(after.status);
        }
      }),
    );
  });

  test('repairs in the field never leave less damage than a tenth of the hit points', () => {
    const rolls = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 30 });
    fc.assert(
      fc.property(rolls, fc.integer({ min: 1, max: 120 }), fc.nat({ max: 119 }), (labour, hp, damage) => {
        const vehicle: Vehicle = { kind: 'land', hardness: 5, hp, sides: { left: damage } };
        const input = { vehicle, side: 'left', crew: 1, hours: labour.length, rolls: labour };
        const { restored, vehicle: after, limitReached } = operations['vehicle.repair'](input);
        expect(after.sides['left']).toBe(damage - restored);
        if (restored > 0) expect(after.sides['left']).toBeGreaterThanOrEqual(hp / 10);
        expect(restored).toBeLessThanOrEqual(labour.reduce((sum, face) => sum + face, 0));
        if (!limitReached) expect(restored).toBe(labour.reduce((sum, face) => sum + face, 0));
      }),
    );
  });
});

describe('turning', () => {
  const group = fc.record({
    kind: fc.constantFrom(...undeadKinds),
    hitDice: fc.integer({ min: 1, max: 10 }).map(String),
    hps: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 4 }),
  });

  test('every creature ends turned, destroyed or unaffected, and never more Hit Dice than the pool', () => {
    fc.assert(
      fc.property(
        fc.array(group, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 2, max: 12 }),
        (made, clericLevel, natural, pool) => {
          const groups = made.map(({ hps, ...rest }, at) => ({
            id: `g${at}`,
            ...rest,
            creatures: hps.map((hp, place) => ({ id: `g${at}-${place}`, hp })),
          }));
          const damage = clericLevel * 4;
          const result = operations['turnUndead.resolve']({ clericLevel, natural, pool, damage, groups });
          const everyone = groups.flatMap(({ creatures }) => creatures.map(({ id }) => id));
          const affected = [...result.turned, ...result.destroyed];
          expect([...affected, ...result.unaffected].toSorted()).toEqual(everyone.toSorted());
          const cost = (id: string) =>
            Number(groups.find(({ creatures }) => creatures.some((one) => one.id === id))?.hitDice);
          const spent = affected.reduce((sum, id) => sum + cost(id), 0);
          if (affected.length > 1) expect(spent + result.poolUnused).toBe(pool);
          expect(result.outcome === 'success').toBe(result.lockoutRounds === 0);
        },
      ),
    );
  });
});
