import { describe, expect, test } from 'vitest';
import { Chips } from '../../../../src-renderer/windows/combat/chips/chips.svelte.ts';
import {
  chipText,
  keeping,
  lettersOf,
  stepped,
  turned,
  type Chip,
  type Known,
} from '../../../../src-renderer/windows/combat/chips/chip.ts';
import type { Listed } from '../../../../src-renderer/windows/combat/fight-types.ts';

const behind: Known = { key: 'behind', title: 'From behind', rule: 'X-1', whose: 'target', kind: 'flag' };
const toHit: Known = {
  key: 'toHit',
  title: 'To hit',
  rule: 'X-2',
  whose: 'actor',
  kind: 'steps',
  min: -20,
  max: 20,
};
const about: Known = {
  key: 'about',
  title: 'Attackers',
  rule: 'X-3',
  whose: 'target',
  kind: 'steps',
  min: 1,
  max: 3,
};
const cover: Known = {
  key: 'cover',
  title: 'Cover',
  rule: 'X-4',
  whose: 'target',
  kind: 'choice',
  choices: [
    { value: -1, title: 'Cover -1' },
    { value: 'complete', title: 'Whole cover' },
  ],
};
const all = [behind, toHit, about, cover];
const entry = {
  kind: 'attack',
  actor: 'c1',
  circumstances: ['behind', 'toHit', 'about', 'cover'],
} as Listed & Record<string, unknown>;

const chipOf = (chips: Chips, key: string, kept: Parameters<Chips['shown']>[2] = []): Chip => {
  const found = chips.shown(all, entry, kept).find(({ known }) => known.key === key);
  if (found === undefined) throw new Error(`There is no chip ${key}.`);
  return found;
};

describe('a chip', () => {
  test('has a letter of its own title that no other has', () => {
    expect([...lettersOf([toHit, { ...toHit, key: 'second' }, { ...toHit, key: 'third' }]).values()]).toEqual(
      ['T', 'O', 'H'],
    );
  });

  test('of a flag goes on and off, of a choice goes round, of steps stays within its bounds', () => {
    expect([turned(behind, null), turned(behind, true)]).toEqual([true, false]);
    expect([turned(cover, null), turned(cover, -1), turned(cover, 'complete')]).toEqual([
      -1,
      'complete',
      null,
    ]);
    expect([
      stepped(toHit as never, null, 1),
      stepped(toHit as never, 1, -1),
      stepped(toHit as never, 20, 1),
    ]).toEqual([1, null, 20]);
    expect([
      stepped(about as never, null, 1),
      stepped(about as never, 1, -1),
      stepped(about as never, 3, 1),
    ]).toEqual([1, null, 3]);
  });

  test('says how it stands', () => {
    const chips = new Chips();
    chips.press(chipOf(chips, 'cover'));
    chips.press(chipOf(chips, 'toHit'));
    expect(chips.editing).toBe('toHit');
    chips.step(chipOf(chips, 'toHit'), 1);
    chips.step(chipOf(chips, 'toHit'), 1);
    expect(chips.shown(all, entry, []).map(chipText)).toEqual([
      'From behind',
      'To hit +2',
      'Attackers',
      'Cover -1',
    ]);
    expect(chips.namedFor(entry)).toEqual({ toHit: 2, cover: -1 });
    chips.clear();
    expect([chips.namedFor(entry), chips.editing]).toEqual([null, null]);
  });
});

describe('what is said of an act', () => {
  test('goes over what is kept, and only what the act asks for goes with it', () => {
    const chips = new Chips();
    const kept = [{ key: 'behind', value: true, of: 'f1' }];
    expect(chipOf(chips, 'behind', kept)).toMatchObject({ value: true, keptOf: 'f1' });
    chips.press(chipOf(chips, 'behind', kept));
    expect(chips.namedFor(entry)).toEqual({ behind: false });
    expect(chips.namedFor({ ...entry, circumstances: ['toHit'] })).toBeNull();
  });

  test('is kept of whom it hangs on, and taken off there', () => {
    const chips = new Chips();
    const act = { kind: 'attack', actor: 'c1', target: 'f1' };
    expect(keeping(chipOf(chips, 'behind'), act)).toEqual({
      kind: 'overrule',
      change: 'flags',
      id: 'f1',
      flags: { behind: true },
    });
    expect(keeping(chipOf(chips, 'toHit'), act)).toBeNull();
    const kept = [{ key: 'behind', value: true, of: 'f1' }];
    expect(keeping(chipOf(chips, 'behind', kept), act)).toMatchObject({ id: 'f1', flags: { behind: null } });
    expect(keeping(chipOf(chips, 'behind'), { kind: 'attack', actor: 'c1' })).toBeNull();
  });
});
