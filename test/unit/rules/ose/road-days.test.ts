import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wanderingMoments } from '../../../../shared/rules/ose/travel/moments.ts';
import { provisionsDay } from '../../../../shared/rules/ose/travel/provisions.ts';

const hour = fc.integer({ min: 0, max: 23 });
const checksPerDay = fc.integer({ min: 0, max: 4 });

describe('moments of the wandering checks', () => {
  const days = fc.oneof(
    fc.record({
      day: fc.constantFrom('march' as const, 'forced' as const, 'sail' as const, 'flight' as const),
      hours: fc.integer({ min: 1, max: 24 }),
    }),
    fc.record({
      day: fc.constantFrom(
        'hunt' as const,
        'rest' as const,
        'camp' as const,
        'adrift' as const,
        'town' as const,
      ),
    }),
  );

  test('are as many as asked for, in order, within the day, on whole turns', () => {
    fc.assert(
      fc.property(days, checksPerDay, hour, (day, checks, setOutHour) => {
        const minutes = wanderingMoments({ ...day, checksPerDay: checks, setOutHour }).moments.map(
          ({ minute }) => minute,
        );
        expect(minutes).toHaveLength(checks);
        expect(new Set(minutes).size).toBe(checks);
        expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
        for (const minute of minutes) {
          expect(minute).toBeGreaterThanOrEqual(setOutHour * 60);
          expect(minute).toBeLessThan((setOutHour + 24) * 60);
          expect(minute % 10).toBe(0);
        }
      }),
    );
  });

  test('on the way tell how much of the allowance is spent by then, and leave none in camp', () => {
    fc.assert(
      fc.property(checksPerDay, hour, fc.integer({ min: 1, max: 24 }), (checks, setOutHour, hours) => {
        const { moments } = wanderingMoments({ day: 'march', checksPerDay: checks, setOutHour, hours });
        for (const { when, share, minute } of moments) {
          const gone = minute - setOutHour * 60;
          if (share === null) expect(gone).toBeGreaterThanOrEqual(hours * 60);
          else expect(Math.abs(gone - (hours * 60 * share[0]) / share[1])).toBeLessThan(10);
          expect(share === null).toBe(when !== 'way');
        }
      }),
    );
  });
});

describe('a day of food and water', () => {
  const source = fc.constantFrom('packs' as const, 'found' as const, 'none' as const);
  const eater = fc.record({
    kind: fc.constantFrom('person' as const, 'beast' as const),
    food: source,
    water: source,
    daysWithoutFood: fc.nat(4),
    daysWithoutWater: fc.nat(4),
    withstandsThirstDays: fc.nat(3),
  });
  const store = fc.record({
    owner: fc.option(fc.nat(5)),
    ware: fc.constantFrom('food' as const, 'fodder' as const, 'water' as const),
    portions: fc.nat(4),
  });
  const camps = fc
    .record({
      eaters: fc.array(eater, { maxLength: 6 }),
      stores: fc.array(store, { maxLength: 8 }),
      foraged: fc.nat(6),
      water: fc.boolean(),
      grazing: fc.boolean(),
      share: fc.boolean(),
    })
    .map(({ eaters, stores, ...camp }) => ({
      ...camp,
      eaters: eaters.map((each, at) => ({ id: `e${at}`, ...each })),
      stores: stores.map(({ owner, ...each }, at) => ({
        id: `s${at}`,
        ownerId: owner === null || owner >= eaters.length ? null : `e${owner}`,
        ...each,
      })),
    }));
  type Camp = typeof camps extends fc.Arbitrary<infer Made> ? Made : never;

  /** Of each store, how many portions went, and how many meals name it. */
  const spent = ({ stores }: Camp, after: ReturnType<typeof provisionsDay>) =>
    stores.map(({ id, portions }, at) => ({
      id,
      gone: portions - (after.stores[at]?.portions ?? NaN),
      eaten: after.meals.flatMap(({ food, water }) => [food, water]).filter(({ storeId }) => storeId === id)
        .length,
    }));

  test('every portion that went was eaten by one, and what was foraged feeds at most the people', () => {
    fc.assert(
      fc.property(camps, (camp) => {
        const after = provisionsDay(camp);
        for (const { gone, eaten } of spent(camp, after)) expect(gone).toBe(eaten);
        for (const { portions } of after.stores) expect(portions).toBeGreaterThanOrEqual(0);
        const foragers = after.meals.filter(({ food }) => food.from === 'foraged').length;
        expect(foragers + after.foragedLeft).toBe(camp.foraged);
        expect(after.meals.map(({ id }) => id)).toEqual(camp.eaters.map(({ id }) => id));
      }),
      { numRuns: 400 },
    );
  });

  test('nobody goes without while a portion they may have is left', () => {
    fc.assert(
      fc.property(camps, (camp) => {
        const after = provisionsDay(camp);
        const left = (ware: string, whose: (owner: string | null) => boolean) =>
          camp.stores.some(
            ({ ware: kept, ownerId }, at) =>
              kept === ware && whose(ownerId) && (after.stores[at]?.portions ?? 0) > 0,
          );
        camp.eaters.forEach((each, at) => {
          const meal = after.meals[at];
          const may = (owner: string | null) => camp.share || owner === null || owner === each.id;
          if (meal?.food.from === 'none' && each.food === 'packs') {
            expect(left(each.kind === 'beast' ? 'fodder' : 'food', may)).toBe(false);
            if (each.kind === 'person') expect(after.foragedLeft).toBe(0);
          }
          if (meal?.water.from === 'none' && each.water === 'packs') expect(left('water', may)).toBe(false);
        });
      }),
      { numRuns: 400 },
    );
  });

  test('who eats what was foraged had no more in the pack than who does not', () => {
    fc.assert(
      fc.property(camps, (camp) => {
        const after = provisionsDay(camp);
        const people = camp.eaters.flatMap((each, at) => {
          if (each.kind === 'beast' || each.food !== 'packs') return [];
          const has = camp.stores
            .filter(({ ownerId, ware }) => ownerId === each.id && ware === 'food')
            .reduce((sum, { portions }) => sum + portions, 0);
          return [{ has, foraged: after.meals[at]?.food.from === 'foraged' }];
        });
        const most = Math.max(0, ...people.filter(({ foraged }) => foraged).map(({ has }) => has));
        for (const { has, foraged } of people) if (!foraged) expect(has).toBeGreaterThanOrEqual(most);
      }),
      { numRuns: 400 },
    );
  });

  test('days without go up by one with a meal missed, and start anew with one eaten', () => {
    fc.assert(
      fc.property(camps, (camp) => {
        provisionsDay(camp).meals.forEach(({ food, water }, at) => {
          const before = camp.eaters[at];
          if (!before) throw new Error('A meal of nobody.');
          const missed = ({ from }: { from: string }) => from === 'none' || from === 'withstands';
          expect(food.daysWithout).toBe(missed(food) ? before.daysWithoutFood + 1 : 0);
          expect(water.daysWithout).toBe(missed(water) ? before.daysWithoutWater + 1 : 0);
          if (water.from === 'withstands') expect(water.daysOfWant).toBe(0);
        });
      }),
    );
  });
});
