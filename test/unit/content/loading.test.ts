import { describe, expect, test } from 'vitest';
import { monstersFile } from '../../../shared/content/schemas/monsters.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import {
  loadClasses,
  loadEncounters,
  loadEquipment,
  loadMonsters,
  loadPrep,
  parseContent,
} from '../../../src-main/content/content.ts';
import { contentText } from './starter-content.ts';

const loaders = {
  classes: loadClasses,
  equipment: loadEquipment,
  monsters: loadMonsters,
  encounters: loadEncounters,
  prep: loadPrep,
};

describe.each(Object.entries(loaders))('%s', (kind, load) => {
  test.each(['ose', 'basic-fantasy', 'swords-wizardry'])('of %s come whole, and once', async (system) => {
    const first = load(system);
    expect(load(system)).toBe(first);
    expect(await first).toMatchObject({ system, kind });
  });

  test('of a system without an open licence there are none', async () => {
    expect(await load('hackmaster')).toBeNull();
    expect(await load('no-such-system')).toBeNull();
  });
});

describe('a damaged file', () => {
  const damaged = (text: string) => () => parseContent('ose.monsters', monstersFile, text);

  test('is refused with its first fault, and says that nothing of the campaign is lost', () => {
    const text = contentText('ose', 'monsters');
    expect(damaged(text.replace('"thac0"', '"thaco"'))).toThrow(
      /ose\.monsters .*entries\.0.*campaign is untouched/,
    );
    expect(damaged(text.slice(0, -20))).toThrow(TurnkeeperError);
    expect(damaged('')).toThrow(/is damaged/);
    expect(damaged(text)).not.toThrow();
  });
});
