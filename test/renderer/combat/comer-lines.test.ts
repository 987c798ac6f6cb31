import { describe, expect, test } from 'vitest';
import { readComers } from '../../../src-renderer/windows/combat/comer-lines.ts';

describe('who comes, as it is typed', () => {
  test.each([
    ['30 goblins', [{ name: 'goblins', count: 30 }]],
    ['6 orcs hp 5 @60', [{ name: 'orcs', count: 6, hp: 5, atFeet: 60 }]],
    ['ogre hp 19', [{ name: 'ogre', count: 1, hp: 19 }]],
    ["4 x goblin archers @80'", [{ name: 'goblin archers', count: 4, atFeet: 80 }]],
    [
      '3 goblins; ogre @-20',
      [
        { name: 'goblins', count: 3 },
        { name: 'ogre', count: 1, atFeet: -20 },
      ],
    ],
    ['  ;; \n', []],
  ])('%s', (text, comers) => {
    expect(readComers(text)).toEqual({ comers, problems: [] });
  });

  test.each([
    ['0 goblins', 'from 1 to 200 come at once'],
    ['10001 rats', 'from 1 to 200 come at once'],
    ['ogre hp 0', 'hit points begin at 1'],
    ['5 @30', 'who is it'],
    ['hp 4', 'who is it'],
  ])('%s is told, and the rest is read', (line, why) => {
    const { comers, problems } = readComers(`${line}; 2 wolves`);
    expect(comers).toEqual([{ name: 'wolves', count: 2 }]);
    expect(problems).toEqual([expect.stringContaining(why)]);
  });
});
