import { describe, expect, it } from 'vitest';
import { comerLines } from '../../../src-main/imports/musters/book-muster.ts';
import { readAll, readJson, withBestiary } from './samples/contexts.ts';
import { combatant, trackerBlock } from './samples/figures/tracker-documents.ts';

const bookOf = (text: string) => readAll(text, withBestiary()).entries.map(({ book }) => book);

describe('an encounter that Improved Initiative saved', () => {
  const stands = (more: object) => ({ ...combatant, TemporaryHP: 0, StatBlock: trackerBlock, ...more });
  const goblin = { ...trackerBlock, Name: 'Goblin' };
  const saved = (...Combatants: object[]) => ({
    'SavedEncounters.f1': { Id: 'f1', Name: 'The ford', Path: 'Fens', Combatants },
  });

  it('waits as a muster: a line for each kind with its hit points, all else in the notes', () => {
    const { entries } = readJson(
      saved(
        stands({
          StatBlock: goblin,
          CurrentHP: 3,
          MaxHP: 3,
          IndexLabel: 1,
          Alias: '',
          Tags: [],
          CurrentNotes: '',
        }),
        stands({
          StatBlock: goblin,
          CurrentHP: 5,
          MaxHP: 7,
          IndexLabel: 2,
          Alias: 'Snag',
          Tags: [{ Text: 'Poisoned' }],
          Hidden: true,
          CurrentNotes: '',
        }),
        stands({ CurrentHP: 67, MaxHP: 67, IndexLabel: 0, Alias: '', Tags: [], CurrentNotes: '' }),
      ),
      withBestiary(),
    );
    expect(entries).toHaveLength(1);
    const [muster] = entries;
    expect([muster?.kind, muster?.name, muster?.summary]).toEqual([
      'muster',
      'The ford',
      'Muster, 3 foes in 2 lines',
    ]);
    expect(muster?.book).toEqual({
      is: 'muster',
      name: 'The ford',
      lines: '2 Goblin hp 3,5\nMarsh Brute hp 67',
      notes: 'Goblin 2, Snag: 7 hit points at most; hidden; Poisoned',
    });
    const told = muster?.unread.filter(({ folded }) => folded === undefined).map(({ path }) => path) ?? [];
    expect(told).toContain('Combatants.0.StatBlock');
  });

  it('leaves a player’s character to the party, and tells what has no stat block', () => {
    const { entries } = readJson(
      saved(stands({ StatBlock: { ...goblin, Player: 'Anna' } }), { Id: 'x' }),
      withBestiary(),
    );
    expect(entries[0]?.refused).toBe('It names nobody who can come.');
    expect(entries[0]?.unread.map(({ path, why }) => `${path}: ${why}`).slice(0, 2)).toEqual([
      'Combatants.0: It is somebody’s character: the party comes by itself.',
      'Combatants.1: It has no stat block with a name.',
    ]);
  });

  it('is people of the party where creatures are to be that', () => {
    const { entries } = readJson(saved(stands({ CurrentHP: 3 })));
    expect(entries.map(({ kind }) => kind)).toEqual(['character']);
  });
});

describe('an encounter of a note', () => {
  const note = (...lines: string[]): string => ['```encounter', ...lines, '```', ''].join('\n');

  it('is a muster by its name or its heading; what a line cannot say stands in the notes', () => {
    const [muster] = bookOf(
      note(
        'name: The mill',
        'creatures:',
        '  - 3: Goblin',
        '  - 2d4: Giant Rat',
        '  - Orc, 7, 15, 2, 100',
        '  - [[Hobgoblin, Bob]], friend',
        '  - 12: Bandit, hidden',
      ),
    );
    expect(muster).toEqual({
      is: 'muster',
      name: 'The mill',
      lines: '3 Goblin\nGiant Rat\nOrc hp 7\nHobgoblin\n12 Bandit',
      notes: [
        'Giant Rat: throw 2d4 for how many come.',
        'Orc: armour class 15; initiative modifier 2; experience 100.',
        'Hobgoblin, called Bob: friend.',
        'Bandit: hidden.',
      ].join('\n'),
    });
  });

  it('parted by lines are several musters, and one without a name is called by its place', () => {
    expect(
      bookOf(note('name: One', 'creatures:', '  - Goblin', '---', 'creatures:', '  - 2: Orc')).map(
        (book) => book?.is === 'muster' && [book.name, book.lines],
      ),
    ).toEqual([
      ['One', 'Goblin'],
      ['Encounter (line 1)', '2 Orc'],
    ]);
  });
});

describe('lines of a muster', () => {
  it('say the hit points where all are known: one figure, or one a head', () => {
    expect(comerLines('Goblin', [4, 4])).toEqual(['2 Goblin hp 4']);
    expect(comerLines('Goblin', [4, 2])).toEqual(['2 Goblin hp 4,2']);
    expect(comerLines('Goblin', [4, null])).toEqual(['2 Goblin']);
    expect(comerLines('Goblin', [null])).toEqual(['Goblin']);
  });

  it('are as many as may come at once', () => {
    expect(
      comerLines(
        'Rat',
        Array.from({ length: 450 }, () => 1),
      ),
    ).toEqual(['200 Rat hp 1', '200 Rat hp 1', '50 Rat hp 1']);
  });

  it('are none where a name would be read as something else', () => {
    for (const name of ['12 Monkeys', 'Guard @ the gate', 'Orc; Ogre', 'Ac 5 HD 3', 'Squad side left'])
      expect(comerLines(name, [1]), name).toBeNull();
  });
});
