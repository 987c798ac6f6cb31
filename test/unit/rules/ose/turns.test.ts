import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dungeonAdvanceTurn } from '../../../../shared/rules/ose/exploration/dungeon.ts';
import { lightBurn } from '../../../../shared/rules/ose/exploration/light.ts';
import { fatigueAdvance, restStatus, type Activity } from '../../../../shared/rules/ose/harm/rest.ts';
import { effectsTick } from '../../../../shared/rules/ose/exploration/supplies.ts';
import type { Effect, Fatigue, Light } from '../../../../shared/rules/ose/terms.ts';
import { wanderingCheck, wanderingDue } from '../../../../shared/rules/ose/exploration/wandering.ts';

const lights: fc.Arbitrary<Light[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom<Light['kind']>('torch', 'lantern', 'other'),
      lit: fc.boolean(),
      turnsLeft: fc.integer({ min: 1, max: 30 }),
    }),
    { maxLength: 5 },
  )
  .map((sources) => sources.map((source, at) => ({ id: `light ${at}`, ...source })));

const effects: fc.Arbitrary<Effect[]> = fc
  .array(fc.integer({ min: 1, max: 500 }), { maxLength: 4 })
  .map((rounds) => rounds.map((roundsLeft, at) => ({ id: `effect ${at}`, roundsLeft })));

const fatigue: fc.Arbitrary<Fatigue> = fc.record({
  turnsSinceRest: fc.nat(9),
  roundsRun: fc.nat(70),
  exhaustionTurns: fc.nat(3),
  travelDays: fc.nat(9),
  forcedMarchRest: fc.boolean(),
  dayRestOverdue: fc.boolean(),
});

const activity: fc.Arbitrary<Activity> = fc.oneof(
  fc.record({ kind: fc.constant('activeTurns' as const), turns: fc.nat(9) }),
  fc.record({ kind: fc.constant('restTurns' as const), turns: fc.nat(4) }),
  fc.record({ kind: fc.constant('run' as const), rounds: fc.nat(70) }),
  fc.record({ kind: fc.constant('travelDay' as const), forcedMarch: fc.boolean() }),
  fc.constant({ kind: 'huntingDay' as const }),
  fc.constant({ kind: 'otherDay' as const }),
  fc.record({ kind: fc.constant('restDay' as const), interrupted: fc.boolean() }),
);

describe('light', () => {
  test('burning in parts is burning at once', () => {
    fc.assert(
      fc.property(lights, fc.array(fc.nat(12), { maxLength: 6 }), (sources, parts) => {
        const total = parts.reduce((sum, turns) => sum + turns, 0);
        const atOnce = lightBurn({ lights: sources, turns: total });
        let passed = 0;
        let left = sources;
        const wentOut = new Map<string, number>();
        for (const turns of parts) {
          const step = lightBurn({ lights: left, turns });
          for (const { id, afterTurns } of step.wentOut) wentOut.set(id, passed + afterTurns);
          left = step.lights;
          passed += turns;
        }
        expect(left).toEqual(atOnce.lights);
        expect(wentOut).toEqual(new Map(atOnce.wentOut.map(({ id, afterTurns }) => [id, afterTurns])));
      }),
    );
  });

  test('no light is lost: what is left and what was burnt make the whole', () => {
    fc.assert(
      fc.property(lights, fc.nat(40), (sources, turns) => {
        const after = lightBurn({ lights: sources, turns });
        after.lights.forEach(({ turnsLeft, lit }, at) => {
          const before = sources[at];
          if (!before) throw new Error('A light appeared from nowhere.');
          const burnt = before.lit ? Math.min(turns, before.turnsLeft) : 0;
          expect(turnsLeft + burnt).toBe(before.turnsLeft);
          expect(lit).toBe(before.lit && before.turnsLeft > turns);
        });
      }),
    );
  });

  test('the last light to go out tells when it grew dark', () => {
    fc.assert(
      fc.property(lights, (sources) => {
        const { dark, darkAfterTurns } = lightBurn({ lights: sources, turns: 30 });
        const lit = sources.filter((source) => source.lit).map(({ turnsLeft }) => turnsLeft);
        expect(dark).toBe(true);
        expect(darkAfterTurns).toBe(lit.length > 0 ? Math.max(...lit) : null);
      }),
    );
  });
});

describe('fatigue', () => {
  test('activities in one list or one by one come to the same', () => {
    fc.assert(
      fc.property(fatigue, fc.array(activity, { maxLength: 8 }), (start, activities) => {
        const atOnce = fatigueAdvance({ fatigue: start, activities }).fatigue;
        const oneByOne = activities.reduce(
          (now, each) => fatigueAdvance({ fatigue: now, activities: [each] }).fatigue,
          start,
        );
        expect(oneByOne).toEqual(atOnce);
      }),
    );
  });

  test('turns of one kind may be cut anywhere', () => {
    fc.assert(
      fc.property(
        fatigue,
        fc.constantFrom('activeTurns' as const, 'restTurns' as const),
        fc.nat(9),
        fc.nat(9),
        (start, kind, a, b) => {
          const cut = fatigueAdvance({
            fatigue: start,
            activities: [
              { kind, turns: a },
              { kind, turns: b },
            ],
          });
          expect(cut).toEqual(fatigueAdvance({ fatigue: start, activities: [{ kind, turns: a + b }] }));
        },
      ),
    );
  });

  test('a whole day of rest clears everything', () => {
    fc.assert(
      fc.property(fatigue, (start) => {
        const rested = fatigueAdvance({ fatigue: start, activities: [{ kind: 'restDay' }] });
        expect(restStatus(rested)).toMatchObject({ attackModifier: 0, dayRestDue: false, exhausted: false });
      }),
    );
  });

  test('the penalty is the sum of its reasons and never more than the three conditions', () => {
    fc.assert(
      fc.property(fatigue, (state) => {
        const { attackModifier, damageModifier, reasons } = restStatus({ fatigue: state });
        expect(reasons.reduce((sum, { value }) => sum + Number(value), 0)).toBe(attackModifier);
        expect(damageModifier).toBe(attackModifier);
        expect(attackModifier).toBeGreaterThanOrEqual(-4);
      }),
    );
  });
});

describe('a dungeon turn', () => {
  test('is its check, its burning, its effects and its fatigue', () => {
    fc.assert(
      fc.property(
        lights,
        effects,
        fatigue,
        fc.nat(40),
        fc.constantFrom('active' as const, 'rest' as const),
        fc.integer({ min: 1, max: 6 }),
        (sources, spells, tired, turn, what, wanderingNatural) => {
          const state = { lights: sources, effects: spells, fatigue: tired };
          const played = dungeonAdvanceTurn({ ...state, turn, activity: what, wanderingNatural });
          const kind = what === 'rest' ? 'restTurns' : 'activeTurns';
          const after = fatigueAdvance({ fatigue: tired, activities: [{ kind, turns: 1 }] }).fatigue;
          const burnt = lightBurn({ lights: sources, turns: 1 });
          const ticked = effectsTick({ effects: spells, elapsed: { turns: 1 } });
          const { attackModifier, damageModifier } = restStatus({ fatigue: after });
          expect(played).toMatchObject({
            turn: turn + 1,
            lights: burnt.lights,
            effects: ticked.effects,
            fatigue: after,
            attackModifier,
            damageModifier,
          });
          const kinds = played.events.map((event) => event.kind);
          const { due } = wanderingDue({ environment: 'dungeon', turn: turn + 1 });
          expect(kinds.includes('wanderingCheck')).toBe(due);
          expect(kinds.filter((each) => each === 'lightOut')).toHaveLength(burnt.wentOut.length);
          expect(kinds.filter((each) => each === 'lightLow')).toHaveLength(burnt.low.length);
          expect(kinds.filter((each) => each === 'effectEnds')).toHaveLength(ticked.ended.length);
          expect(kinds.includes('dark')).toBe(burnt.darkAfterTurns !== null);
          if (due) {
            const { encounter } = wanderingCheck({ environment: 'dungeon', natural: wanderingNatural });
            expect(played.events[0]).toMatchObject({ kind: 'wanderingCheck', encounter });
          }
        },
      ),
    );
  });

  test('rest every sixth turn keeps the party fresh for ever', () => {
    let state: Fatigue = {
      turnsSinceRest: 0,
      roundsRun: 0,
      exhaustionTurns: 0,
      travelDays: 0,
      forcedMarchRest: false,
      dayRestOverdue: false,
    };
    for (let turn = 0; turn < 60; turn += 1) {
      const rests = turn % 6 === 5;
      const played = dungeonAdvanceTurn({
        turn,
        activity: rests ? 'rest' : 'active',
        fatigue: state,
        lights: [],
        effects: [],
        wanderingNatural: 6,
      });
      expect(played.attackModifier).toBe(0);
      expect(played.events.some(({ kind }) => kind === 'restDue')).toBe(turn % 6 === 4);
      state = played.fatigue;
    }
  });
});
