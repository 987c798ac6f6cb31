import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import { RulesError } from '../../../../shared/errors.ts';
import {
  initiativeOrder,
  initiativeRoll,
} from '../../../../shared/rules/swords-wizardry/initiative/initiative.ts';
import {
  segmentsInterval,
  segmentsSchedule,
} from '../../../../shared/rules/swords-wizardry/initiative/segments.ts';

const sides = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { minLength: 1, maxLength: 6 });
const tieBreak = fc.constantFrom('simultaneous' as const, 'reroll' as const);

test('a rolled order is the sides themselves in some order, without ties if they are broken', () => {
  fc.assert(
    fc.property(sides, tieBreak, fc.integer(), (ids, ties, seed) => {
      const { order, rolls, winner } = initiativeRoll(
        { sides: ids, settings: { tieBreak: ties } },
        seededDice(seed),
      );
      expect(order.flat().toSorted()).toEqual(ids.toSorted());
      if (ties === 'reroll') expect(order.every((group) => group.length === 1)).toBe(true);
      else expect(rolls).toHaveLength(1);
      expect(winner).toBe(order[0]?.length === 1 ? order[0][0] : null);
    }),
  );
});

test('those who roll more come first, and re-rolls do not change places already won', () => {
  fc.assert(
    fc.property(sides, fc.integer(), (ids, seed) => {
      const settings = { tieBreak: 'reroll' as const };
      const { order, rolls } = initiativeRoll({ sides: ids, settings }, seededDice(seed));
      const first = order.flat().map((id) => rolls[0]?.[id] ?? 0);
      expect(first).toEqual(first.toSorted((one, other) => other - one));
    }),
  );
});

test('dice that tie for ever are refused', () => {
  const same = { roll: () => 3 };
  const roll = () => initiativeRoll({ sides: ['a', 'b'], settings: { tieBreak: 'reroll' } }, same);
  expect(roll).toThrow(RulesError);
});

test('an order by values holds every id once, best first', () => {
  const by = fc.constantFrom('sideRoll' as const, 'segment' as const, 'dexterity' as const);
  const values = fc.array(fc.integer({ min: 1, max: 18 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(by, values, tieBreak, (how, list, ties) => {
      const entries = list.map((value, at) => ({ id: `c${at}`, value }));
      const { order, needsReroll } = initiativeOrder({ by: how, entries, settings: { tieBreak: ties } });
      expect(order.flat().toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
      const worth = order.map(([id]) => entries.find((entry) => entry.id === id)?.value ?? 0);
      const sign = how === 'segment' ? 1 : -1;
      expect(worth).toEqual(worth.toSorted((one, other) => sign * (one - other)));
      expect(needsReroll).toEqual(ties === 'reroll' ? order.filter((group) => group.length > 1) : []);
    }),
  );
});

test('a schedule is evenly spaced, ends in time and is counted by rounds', () => {
  const small = fc.integer({ min: 1, max: 30 });
  fc.assert(
    fc.property(small, small, fc.integer({ min: 0, max: 200 }), (first, interval, untilSegment) => {
      const { segments, perRound } = segmentsSchedule({ first, interval, untilSegment });
      segments.forEach((segment, at) => expect(segment).toBe(first + at * interval));
      const next = first + segments.length * interval;
      expect(next).toBeGreaterThan(untilSegment);
      const counted = Object.values(perRound).reduce((sum, count) => sum + count, 0);
      expect(counted).toBe(segments.length);
      for (const [round, count] of Object.entries(perRound)) {
        const own = segments.filter((segment) => Math.ceil(segment / 10) === Number(round));
        expect(own).toHaveLength(count);
      }
    }),
  );
});

test('the unarmoured of Dexterity 11 or more act at least twice in every full round', () => {
  for (let dexterity = 11; dexterity <= 18; dexterity += 1) {
    for (let first = 1; first <= 10; first += 1) {
      const { interval } = segmentsInterval({ dexterity, spellLevel: 1 });
      const { perRound } = segmentsSchedule({ first, interval, untilSegment: 60 });
      for (let round = 2; round <= 6; round += 1) {
        expect(perRound[String(round)]).toBeGreaterThanOrEqual(2);
      }
    }
  }
});

test('the parts of an interval are its sum', () => {
  const { interval, parts } = segmentsInterval({
    armor: 'ring',
    shield: true,
    dexterity: 5,
    hp: 3,
    maxHp: 20,
    movementRate: 3,
    spellLevel: 4,
  });
  expect(Object.values({ ...parts } as Record<string, number>).reduce((sum, part) => sum + part, 0)).toBe(
    interval,
  );
});
