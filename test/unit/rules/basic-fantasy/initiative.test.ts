import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { operations } from '../../../../shared/rules/basic-fantasy/operations.ts';

type Combatants = Parameters<(typeof operations)['initiative.order']>[0]['combatants'];

const ids = Array.from({ length: 12 }, (_, index) => `c${index}`);
const id = fc.constantFrom(...ids);

const plan = fc.oneof(
  fc.record({ kind: fc.constant('wait-until' as const), number: fc.integer({ min: -4, max: 10 }) }),
  fc.record({ kind: fc.constant('wait-for' as const), id }),
  fc.record({ kind: fc.constant('reach' as const), closing: id }),
  fc.record({ kind: fc.constant('set-weapon' as const), against: id }),
);

const combatants: fc.Arbitrary<Combatants> = fc.uniqueArray(
  fc.record(
    { id, total: fc.integer({ min: -2, max: 9 }), surprised: fc.boolean(), plan },
    { requiredKeys: ['id', 'total'] },
  ),
  { selector: (one) => one.id, maxLength: 12 },
);

const numberOf = (segments: { number: number; ids: string[] }[], who: string): number | undefined =>
  segments.find((segment) => segment.ids.includes(who))?.number;

describe('the order of initiative', () => {
  test('names every unsurprised combatant once and skips the others', () => {
    fc.assert(
      fc.property(combatants, (all) => {
        const { segments, skipped } = operations['initiative.order']({ combatants: all });
        const acting = all.filter(({ surprised }) => !surprised).map((one) => one.id);
        expect(segments.flatMap((segment) => segment.ids).toSorted()).toEqual(acting.toSorted());
        expect(skipped).toEqual(all.filter(({ surprised }) => surprised).map((one) => one.id));
      }),
    );
  });

  test('counts down, each number once', () => {
    fc.assert(
      fc.property(combatants, (all) => {
        const numbers = operations['initiative.order']({ combatants: all }).segments.map(
          (segment) => segment.number,
        );
        expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => other - one));
      }),
    );
  });

  test('nobody moves up but by reach, and the refused keep their own number', () => {
    fc.assert(
      fc.property(combatants, (all) => {
        const { segments, denied } = operations['initiative.order']({ combatants: all });
        for (const one of all.filter(({ surprised }) => !surprised)) {
          const number = numberOf(segments, one.id);
          if (one.plan?.kind !== 'reach') expect(number).toBeLessThanOrEqual(one.total);
          if (!one.plan || denied.some((refused) => refused.id === one.id)) expect(number).toBe(one.total);
        }
      }),
    );
  });

  test('a plan that is kept puts the combatant on the number of the other', () => {
    fc.assert(
      fc.property(combatants, (all) => {
        const { segments, denied } = operations['initiative.order']({ combatants: all });
        for (const { id: who, plan: intent, surprised } of all) {
          if (surprised || !intent || denied.some((refused) => refused.id === who)) continue;
          const aim =
            intent.kind === 'wait-until'
              ? intent.number
              : numberOf(
                  segments,
                  intent.kind === 'wait-for'
                    ? intent.id
                    : intent.kind === 'reach'
                      ? intent.closing
                      : intent.against,
                );
          expect(numberOf(segments, who)).toBe(aim);
        }
      }),
    );
  });

  test('a long chain of waiting is followed to its end', () => {
    const long = Array.from({ length: 5000 }, (_, index) => ({
      id: `${index}`,
      total: 9,
      plan: { kind: 'wait-for' as const, id: `${index + 1}` },
    }));
    const last = { id: '5000', total: 3 };
    const { segments } = operations['initiative.order']({ combatants: [...long, last] });
    expect(segments).toHaveLength(1);
    expect(segments[0]?.number).toBe(3);
  });
});
