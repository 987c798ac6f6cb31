import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import type { Answers, MeetingOption } from '../../../shared/rules/meeting.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { factsOf, person, systemOf } from './table.ts';

describe.each(systems)('a meeting by the rules of $id', ({ id, meeting }) => {
  const party = [
    person(1, 'Aud', { raceId: 'elf', charisma: 13 }),
    person(2, 'Bera', { className: 'Ranger' }),
  ];
  const facts = factsOf(id, { party, speaker: party[0] ?? null, foes: 7 });

  /** Any answers the options allow. */
  const answersTo = (options: readonly MeetingOption[]): fc.Arbitrary<Answers> =>
    fc.record(
      Object.fromEntries(
        options.map((option): [string, fc.Arbitrary<boolean | number | number[]>] => [
          option.id,
          option.kind === 'flag'
            ? fc.boolean()
            : option.kind === 'count'
              ? fc.integer({ min: option.min, max: option.max })
              : fc.subarray(option.people.map((each) => each.id)),
        ]),
      ),
      { requiredKeys: [] },
    ) as fc.Arbitrary<Answers>;

  test.each(['surprise', 'distance', 'reaction'] as const)(
    '%s throws just the dice it says it will, whatever the circumstances',
    (step) => {
      const { options } = meeting[step].weigh(facts, {});
      fc.assert(
        fc.property(
          answersTo(options),
          fc.integer({ min: 1, max: 2 ** 30 }),
          fc.boolean(),
          (answers, seed, light) => {
            const table = { ...facts, partyLight: light };
            const known = Object.fromEntries(
              Object.entries(answers).filter(([key]) =>
                meeting[step].weigh(table, {}).options.some((o) => o.id === key),
              ),
            );
            const weighed = meeting[step].weigh(table, known);
            if (known['obvious'] === true) return;
            const wanted = weighed.dice.filter(({ rolls }) => rolls).flatMap(({ sides }) => sides);
            const thrown: number[] = [];
            const behind = seededDice(seed);
            meeting[step].settle(table, known, {
              roll: (sides) => {
                thrown.push(sides);
                return behind.roll(sides);
              },
            });
            expect(thrown).toEqual(wanted);
          },
        ),
        { numRuns: 60 },
      );
    },
  );

  test('every result of dice stands in its table of reactions', () => {
    for (let total = -10; total <= 30; total++)
      expect(meeting.reaction.results.map(({ result }) => result)).toContain(
        meeting.reaction.byTotal(total).result,
      );
  });
});

test('hackmaster leaves meetings to exploration, but begins a fight by its own die', () => {
  const { meeting } = systemOf('hackmaster');
  expect(meeting.surprise).toBe(systemOf('ose').meeting.surprise);
  expect(meeting.fight({ initiativeSituation: 'throughDoorway' }).text).toContain('d6');
  expect(meeting.fight({}).text).toContain('d12');
  expect(meeting.morale.sides).toEqual([]);
});
