import { expect, test } from 'vitest';
import { systems } from '../../../../shared/rules/registry.ts';
import { roadDefaults, roadSettings } from '../../../../shared/rules/ose/road-settings.ts';
import { oseDefaults, settings } from '../../../../shared/rules/ose/settings.ts';
import { ose } from '../../../../shared/rules/ose/index.ts';
import { defaultSettings } from '../../../../shared/rules/system.ts';

test('the listed defaults and the typed ones are the same', () => {
  expect(defaultSettings(ose)).toEqual(oseDefaults);
});

test('everything the book calls optional starts off', () => {
  // Of the desk, not of the book.
  const ofTheDesk = ['oddsShown', 'streams', 'coursesByTheirMap', 'roadDayInOneStep', 'weather'];
  const optional = settings.filter(({ kind, key }) => kind === 'boolean' && !ofTheDesk.includes(key));
  expect(optional.filter((setting) => setting.default !== false)).toEqual([]);
  expect(oseDefaults.encumbrance).toBe('none');
});

test('a turn is ten minutes and a round ten seconds', () => {
  expect(ose.clock).toEqual({ roundSeconds: 10, turnSeconds: 600 });
});

test('every system has the settings of the road, unless it brings its own', () => {
  for (const system of systems)
    expect(Object.keys(defaultSettings(system)), system.id).toEqual(
      expect.arrayContaining(Object.keys(roadDefaults)),
    );
  expect(roadSettings.map(({ key }) => key)).toEqual(Object.keys(roadDefaults));
});
