import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  abilityNames,
  type GearFacts,
  type PersonFacts,
} from '../../../shared/rules/characters/character.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { allScores, armour, contentOf, person, shield, systemOf, table } from './character-table.ts';

/** What holds for characters of every system. */

const withTables = ['ose', 'swords-wizardry', 'basic-fantasy'];
const contents = new Map(withTables.map((id) => [id, contentOf(id)]));

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -1, 99, 1e9, NaN, Infinity, -Infinity, 0.5, Number.MAX_SAFE_INTEGER),
  fc.integer({ min: -5, max: 40 }),
);
/** Larger ones lose whole units in a double. */
const hostileBonus = hostileNumber.filter((value) => !Number.isSafeInteger(value) || Math.abs(value) <= 1e9);
const hostileId = fc.constantFrom(
  null,
  '',
  'gardener',
  '__proto__',
  'constructor',
  'fighter',
  'cleric',
  'monk',
  'elf',
);
const scores = fc.record(
  Object.fromEntries(abilityNames.map((name) => [name, fc.option(hostileNumber, { nil: null })])) as Record<
    (typeof abilityNames)[number],
    fc.Arbitrary<number | null>
  >,
);
const hostilePerson: fc.Arbitrary<PersonFacts> = fc.record({
  classId: hostileId,
  raceId: hostileId,
  level: hostileNumber,
  xp: hostileNumber,
  maxHp: hostileNumber,
  abilities: scores,
});
const gear: fc.Arbitrary<GearFacts> = fc.record({
  name: fc.string(),
  kind: fc.constantFrom('armour', 'shield', 'weapon', 'other'),
  acBonus: hostileBonus,
  magicBonus: hostileBonus,
  damage: fc.option(fc.oneof(fc.string(), fc.constantFrom('1d8', '2d6+1', '1d4-1')), { nil: null }),
  missile: fc.boolean(),
});

describe.each(systems)('$id', ({ id, characters, settings }) => {
  const content = contents.get(id) ?? null;
  const usual = Object.fromEntries(settings.map(({ key, default: standard }) => [key, standard]));

  test('nothing a file can say of somebody makes the rules stumble', () => {
    fc.assert(
      fc.property(hostilePerson, fc.array(gear, { maxLength: 5 }), (somebody, things) => {
        for (const tables of [content, null]) {
          const figures = characters.figures(somebody, things, tables, usual);
          expect(new Set(figures.map(({ key }) => key)).size).toBe(figures.length);
          expect(characters.defence(somebody, things, tables, usual)).toEqual(
            figures.filter(({ group }) => group === 'defence'),
          );
          for (const { key, value, reasons } of figures) {
            expect(Number.isNaN(value), key).toBe(false);
            expect(reasons.length, key).toBeGreaterThan(0);
          }
          expect(characters.abilities(somebody, tables)).toHaveLength(6);
        }
        if (!content) return;
        characters.judge(somebody, content);
        const step = characters.nextLevel(somebody, content);
        if (step) expect(Number.isFinite(step.xpNeeded)).toBe(true);
      }),
    );
  });

  test('every figure that is a sum is the sum of its reasons', () => {
    const summed = /^(ac|save\.|saveBonus|attackMelee|attackMissile|initiative|skill\.|xpBonus)/;
    fc.assert(
      fc.property(hostilePerson, fc.array(gear, { maxLength: 5 }), (somebody, things) => {
        for (const { key, value, reasons } of characters.figures(somebody, things, content, usual)) {
          if (!summed.test(key) || typeof value !== 'number') continue;
          const total = reasons.reduce((sum, part) => sum + Number(part.value), 0);
          expect(total, key).toBe(value);
        }
      }),
    );
  });

  test('the input stays as it was', () => {
    const somebody = Object.freeze({ ...person('fighter', 3), abilities: Object.freeze(allScores(13)) });
    const things = Object.freeze([Object.freeze(armour('Chain', 4)), Object.freeze(shield())]);
    expect(characters.figures(somebody, things, content, usual)).toEqual(
      characters.figures(somebody, things, content, usual),
    );
  });
});

describe.each(withTables)('%s', (id) => {
  const { figures, content, system } = table(id);
  const { characters } = system;
  const all = characters.classOptions(content).map((option) => option.id);

  test('every class has finite figures at every level it knows', () => {
    for (const classId of all) {
      const levels = content.classes.find((each) => each.id === classId)?.levels.length ?? 20;
      for (let level = 1; level <= levels; level += 1) {
        const found = figures(person(classId, level, allScores(12)));
        for (const { key, value } of found) {
          const why = `${classId} ${level} ${key}`;
          expect(value, why).not.toBeNull();
          if (typeof value === 'number') expect(Number.isFinite(value), why).toBe(true);
        }
        expect(found.map(({ key }) => key)).toEqual(
          expect.arrayContaining(['attackBonus', 'hitDice', 'xpBonus']),
        );
      }
    }
  });

  test('levels cost more and more, and each step is the next row', () => {
    for (const classId of all) {
      let needed = 0;
      for (let level = 1; level <= 25; level += 1) {
        const step = characters.nextLevel(person(classId, level, allScores(12)), content);
        if (!step) break;
        expect(step.to).toBe(level + 1);
        expect(step.xpNeeded, `${classId} ${level}`).toBeGreaterThan(needed);
        needed = step.xpNeeded;
      }
      expect(needed).toBeGreaterThan(0);
    }
  });

  const ac = (things: readonly GearFacts[], classId: string): number =>
    Number(
      figures(person(classId, 1, allScores(10)), things).find(({ key }) => key === 'acAscending')?.value,
    );
  const bonus = fc.integer({ min: 0, max: 8 });
  const piece = fc.oneof(
    fc.tuple(bonus, bonus).map(([base, magic]) => armour('Mail', base, magic)),
    bonus.map((magic) => shield(magic)),
  );

  test('more armour never worsens the armour class, and only the best of a kind counts', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 4 }), piece, (worn, more) => {
        expect(ac([...worn, more], 'fighter')).toBeGreaterThanOrEqual(ac(worn, 'fighter'));
        expect(ac([...worn, ...worn], 'fighter')).toBe(ac(worn, 'fighter'));
      }),
    );
  });
});

test('descending and ascending always come to 19', () => {
  for (const id of ['ose', 'swords-wizardry']) {
    const { characters, settings } = systemOf(id);
    const usual = Object.fromEntries(settings.map(({ key, default: standard }) => [key, standard]));
    fc.assert(
      fc.property(hostilePerson, fc.array(gear, { maxLength: 5 }), (somebody, things) => {
        const found = characters.figures(somebody, things, contents.get(id) ?? null, usual);
        const value = (key: string) => Number(found.find((each) => each.key === key)?.value);
        expect(value('acDescending') + value('acAscending')).toBe(19);
      }),
    );
  }
});
