import { describe, expect, test } from 'vitest';
import { systemById } from '../../../shared/rules/registry.ts';
import { defaultSettings } from '../../../shared/rules/system.ts';

function stateAt(id: string, hp: number, more: Record<string, unknown> = {}, level = 3, isCharacter = true) {
  const system = systemById(id);
  if (!system) throw new Error(`No system ${id}.`);
  return system.vitality.stateAt({ hp, level, isCharacter }, { ...defaultSettings(system), ...more });
}

const states = (id: string, more: Record<string, unknown> = {}, level = 3, isCharacter = true) =>
  [1, 0, -1, -2, -3].map((hp) => stateAt(id, hp, more, level, isCharacter).state);

describe('what hit points of 0 and below mean by each system', () => {
  test('ose: dead at 0', () => {
    expect(states('ose')).toEqual(['able', 'dead', 'dead', 'dead', 'dead']);
    expect(stateAt('ose', -3).reasons).toEqual([
      { source: 'hit points, dead at 0', value: -3, rule: 'OSE-DMG-2' },
    ]);
  });

  test('swords-wizardry: out at 0, dead at -1; by the setting a character bleeds down to minus his level', () => {
    expect(states('swords-wizardry')).toEqual(['able', 'down', 'dead', 'dead', 'dead']);
    const bleeds = { deathAt: 'minusLevel' };
    expect(states('swords-wizardry', bleeds)).toEqual(['able', 'down', 'dying', 'dying', 'dead']);
    expect(states('swords-wizardry', bleeds, 0)).toEqual(['able', 'down', 'dead', 'dead', 'dead']);
    expect(states('swords-wizardry', bleeds, 3, false)).toEqual(['able', 'down', 'dead', 'dead', 'dead']);
    expect(stateAt('swords-wizardry', -1, bleeds).reasons.at(-1)).toEqual({
      source: 'dead at',
      value: -3,
      rule: 'SW-DMG-4',
    });
  });

  test('basic-fantasy: dead at 0; by the setting dying until the save has decided', () => {
    expect(states('basic-fantasy')).toEqual(['able', 'dead', 'dead', 'dead', 'dead']);
    expect(states('basic-fantasy', { deathAtZero: 'linger' }).slice(0, 2)).toEqual(['able', 'dying']);
  });

  test('hackmaster: out at 0; a setting says that it is death', () => {
    expect(states('hackmaster').slice(0, 3)).toEqual(['able', 'down', 'down']);
    expect(states('hackmaster', { atZero: 'dead' }).slice(0, 2)).toEqual(['able', 'dead']);
  });
});
