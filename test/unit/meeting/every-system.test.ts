import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import type { Answer, Answers, MeetingOption } from '../../../shared/rules/meeting/answers.ts';
import { grounds } from '../../../shared/rules/meeting/ground.ts';
import type { Asked } from '../../../shared/rules/meeting/step.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { person, stepFactsOf, systemOf } from './table.ts';

/** Any answer an option allows. */
function answerTo(option: MeetingOption): fc.Arbitrary<Answer> {
  switch (option.kind) {
    case 'flag':
      return fc.boolean();
    case 'count':
      return fc.integer({ min: option.min, max: option.max });
    case 'people':
      return fc.subarray(option.people.map(({ id }) => id));
    case 'person':
      return fc.constantFrom(null, ...option.people.map(({ id }) => id));
    case 'word':
      return fc.constantFrom(...option.choices.map(({ value }) => value));
    case 'dice':
      return fc.constantFrom('2d4', '1d6+1');
  }
}

const answersTo = (options: readonly MeetingOption[]): fc.Arbitrary<Answers> =>
  fc.record(Object.fromEntries(options.map((option) => [option.id, answerTo(option)])), {
    requiredKeys: [],
  }) as fc.Arbitrary<Answers>;

const none: Asked = { answers: {}, said: {} };

describe.each(systems)('a meeting by the rules of $id', ({ id, meeting }) => {
  const party = [
    person(1, 'Aud', { raceId: 'elf', charisma: 13 }),
    person(2, 'Bera', { className: 'Ranger' }),
  ];
  const facts = stepFactsOf(id, {
    party,
    speaker: party[0] ?? null,
    foes: 7,
    numberDice: '2d6',
    creature: { name: 'Orc', morale: 8 },
  });

  test.each(meeting.steps.map((step) => [step.id, step] as const))(
    '%s throws just the dice it says it will, whatever the circumstances and the ground',
    (stepId, step) => {
      const tables = fc.record({ ground: fc.constantFrom(...grounds), partyLight: fc.boolean() });
      fc.assert(
        fc.property(
          tables.chain((more) => {
            const table = { ...facts, ...more, unit: meeting.distance.unitOn(more.ground) };
            return fc.record({
              table: fc.constant(table),
              answers: answersTo(step.weigh(table, none).options),
              seed: fc.integer({ min: 1, max: 2 ** 30 }),
            });
          }),
          ({ table, answers, seed }) => {
            const asked = { answers, said: {} };
            const { dice } = step.weigh(table, asked);
            const wanted = dice.filter(({ rolls }) => rolls).flatMap(({ sides }) => sides);
            if (answers['obvious'] === true || (stepId === 'morale' && wanted.length === 0)) return;
            // A rating of 2 or 12 is plain without a throw.
            if (stepId === 'morale' && (answers['rating'] === 2 || answers['rating'] === 12)) return;
            const thrown: number[] = [];
            const behind = seededDice(seed);
            const roll = (sides: number) => {
              thrown.push(sides);
              return behind.roll(sides);
            };
            const settled = step.settle(table, asked, { roll });
            expect(thrown).toEqual(wanted);
            expect(settled.overruled === null || typeof settled.overruled === 'string').toBe(true);
            expect(JSON.parse(JSON.stringify(settled.result))).toEqual(settled.result);
          },
        ),
        { numRuns: 60 },
      );
    },
  );

  test.each(meeting.steps.map((step) => [step.id, step] as const))(
    'the referee’s word for %s throws nothing of what it speaks for, and is told as overruled',
    (_, step) => {
      const { sayings } = step.weigh(facts, none);
      expect(sayings.every(({ value }) => value === null)).toBe(true);
      const [saying] = sayings;
      if (!saying) throw new Error('Nothing can be said.');
      fc.assert(
        fc.property(answerTo(saying), (answer) => {
          const settled = step.settle(facts, { answers: {}, said: { [saying.id]: answer } }, seededDice(1));
          expect(settled.overruled).not.toBeNull();
          expect(step.told(facts, settled)).toMatchObject({ text: expect.any(String) as string });
        }),
        { numRuns: 20 },
      );
    },
  );

  test('a word or an answer that a step does not know is refused', () => {
    for (const step of meeting.steps) {
      expect(() => step.weigh(facts, { answers: { nonsense: true }, said: {} })).toThrow(
        /answers\.nonsense/u,
      );
      expect(() => step.settle(facts, { answers: {}, said: { nonsense: 1 } }, seededDice(1))).toThrow(
        /said\.nonsense/u,
      );
    }
  });

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
