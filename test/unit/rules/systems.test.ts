import { describe, expect, test } from 'vitest';
import { systemById, systems } from '../../../shared/rules/registry.ts';

const words = (entries: readonly { title: string }[]) => entries.every(({ title }) => title.trim() !== '');

test('the four systems stand in the list, each found by its id', () => {
  expect(systems.map(({ id }) => id)).toEqual(['ose', 'swords-wizardry', 'basic-fantasy', 'hackmaster']);
  for (const system of systems) expect(systemById(system.id)).toBe(system);
  expect(systemById('chess')).toBeUndefined();
});

describe.each(systems)('$id', (system) => {
  test('explains every setting, names its rule and starts it within its bounds', () => {
    for (const setting of system.settings) {
      expect(setting.title, setting.key).not.toBe('');
      expect(setting.help, setting.key).toMatch(/\.$/);
      expect(setting.rule, setting.key).toMatch(/^(OSE|SW|BF|HM)-[A-Z]+\d?-?\d*$/);
      if (setting.kind === 'number') {
        expect(setting.default).toBeGreaterThanOrEqual(setting.min);
        expect(setting.default).toBeLessThanOrEqual(setting.max);
      }
      if (setting.kind === 'choice') {
        expect(setting.choices.map(({ value }) => value)).toContain(setting.default);
        expect(words(setting.choices)).toBe(true);
      }
    }
  });

  test('has no setting twice', () => {
    const keys = system.settings.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('offers the settings of exploration', () => {
    const keys = system.settings.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['encumbrance', 'dungeonCheckEvery', 'dungeonChanceInSix']));
  });

  test('says what a window may ask of it', () => {
    const { saves, lightSources, encumbranceMethods, combatOrders } = system.capabilities;
    for (const entries of [saves, lightSources, encumbranceMethods, combatOrders])
      expect(words(entries)).toBe(true);
    const own = ['swords-wizardry', 'basic-fantasy'].includes(system.id) ? ['own'] : [];
    expect(encumbranceMethods.map(({ value }) => value)).toEqual(['none', 'basic', 'detailed', ...own]);
    expect(combatOrders).not.toEqual([]);
    for (const { burnMinutes, brightFeet, dimFeet } of lightSources) {
      expect(burnMinutes).toBeGreaterThan(0);
      expect(brightFeet).toBeGreaterThan(0);
      expect(dimFeet ?? brightFeet + 1).toBeGreaterThan(brightFeet);
    }
  });

  test('counts a turn of ten minutes', () => {
    expect(system.clock.turnSeconds).toBe(600);
  });
});

test('light comes from ose where a system has none of its own', () => {
  const lights = (id: string) => systemById(id)?.capabilities.lightSources.map((each) => each.id);
  expect(lights('ose')).toEqual(['torch', 'lantern']);
  expect(lights('swords-wizardry')).toEqual(lights('ose'));
  expect(lights('basic-fantasy')).toEqual([...(lights('ose') ?? []), 'candle']);
  expect(lights('hackmaster')).toEqual(['candle', 'minersLantern', 'torch']);
});
