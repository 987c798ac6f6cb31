import { expect, test } from 'vitest';
import { oseDefaults, settings } from '../../../shared/rules/ose/settings.ts';
import { ose } from '../../../shared/rules/ose/index.ts';
import { systemById, systems } from '../../../shared/rules/registry.ts';
import { defaultSettings } from '../../../shared/rules/system.ts';

test('the listed defaults and the typed ones are the same', () => {
  expect(defaultSettings(ose)).toEqual(oseDefaults);
});

test('everything the book calls optional starts off', () => {
  expect(
    settings.filter(({ kind }) => kind === 'boolean').every((setting) => setting.default === false),
  ).toBe(true);
  expect(oseDefaults.encumbrance).toBe('none');
});

test('every setting explains itself, names its rule and starts within its bounds', () => {
  for (const setting of settings) {
    expect(setting.title).not.toBe('');
    expect(setting.help).toMatch(/\.$/);
    expect(setting.rule).toMatch(/^OSE-[A-Z]+\d?-?\d+$/);
    if (setting.kind === 'number') {
      expect(setting.default).toBeGreaterThanOrEqual(setting.min);
      expect(setting.default).toBeLessThanOrEqual(setting.max);
    }
    if (setting.kind === 'choice') {
      expect(setting.choices.map(({ value }) => value)).toContain(setting.default);
    }
  }
});

test('systems are found by their id', () => {
  expect(systemById('ose')).toBe(systems.find(({ id }) => id === 'ose'));
  expect(systemById('chess')).toBeUndefined();
});

test('a turn is ten minutes and a round ten seconds', () => {
  expect(ose.clock).toEqual({ roundSeconds: 10, turnSeconds: 600 });
});
