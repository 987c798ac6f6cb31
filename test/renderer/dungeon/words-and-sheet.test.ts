import { describe, expect, it } from 'vitest';
import type { Lane } from '../../../src-renderer/components/clock/turn-strip.ts';
import { gatherLanes, gatherMarks } from '../../../src-renderer/windows/turn-sheet/gather.ts';
import { isolated } from '../../../shared/words/isolated.ts';
import {
  boxNews,
  boxOf,
  hoursAtHand,
  rowsOn,
  stripHours,
} from '../../../src-renderer/windows/turn-sheet/strip.ts';
import { penaltySentence, rateSentence } from '../../../src-renderer/windows/dungeon/party-words.ts';
import { hours } from './sample-delve.ts';

describe('the sentences of the head', () => {
  it('says feet and ground', () => {
    expect(rateSentence({ allowance: { value: 60, reasons: [] }, familiar: false })).toBe(
      "60' a turn, unknown ground.",
    );
    expect(rateSentence({ allowance: { value: 180, reasons: [] }, familiar: true })).toBe(
      "180' a turn, familiar ground.",
    );
  });

  it('says what fatigue costs, and nothing when nothing is lost', () => {
    const none = { attack: 0, damage: 0, armourClass: 0, restTurns: 0, reasons: [] };
    expect(penaltySentence(none)).toBeNull();
    expect(penaltySentence({ ...none, attack: -1, damage: -1 })).toBe('−1 to attack and damage until rested');
    expect(penaltySentence({ ...none, attack: -2, damage: -1, armourClass: 2 })).toBe(
      '−2 to attack, −1 to damage and armour class worse by 2 until rested',
    );
  });

  it('fences only names that run from right to left', () => {
    expect(isolated('Hild')).toBe('Hild');
    expect(isolated('محمد')).toBe('\u2068محمد\u2069');
  });
});

describe('the turn sheet', () => {
  const numbers = (sheet: ReturnType<typeof hours>) => sheet.map((hour) => hour.number);

  it('shows this hour, the next, and on to the first dark one, three at most', () => {
    expect(numbers(hoursAtHand(hours(6, 4, 7), 3))).toEqual([1, 2, 3]);
    expect(numbers(hoursAtHand(hours(6, 4, 26), 3))).toEqual([1, 2, 3]);
  });

  it('has two rows on a window of 900 pixels, so that light and party stand below it', () => {
    expect([rowsOn(900), rowsOn(1080)]).toEqual([2, 3]);
    expect(numbers(hoursAtHand(hours(6, 4, 26), rowsOn(900)))).toEqual([1, 2]);
    expect(numbers(hoursAtHand(hours(9, 16, 99), rowsOn(900)))).toEqual([3, 4]);
  });

  it('keeps the hour just gone on a low window until this one is half over', () => {
    expect(numbers(hoursAtHand(hours(9, 13, 99), 2))).toEqual([2, 3]);
    expect(numbers(hoursAtHand(hours(9, 15, 99), 2))).toEqual([2, 3]);
    expect(numbers(hoursAtHand(hours(6, 1, 99), 2))).toEqual([1, 2]);
  });

  it('keeps the hour before in sight while there is room', () => {
    expect(numbers(hoursAtHand(hours(8, 14, 0), 3))).toEqual([2, 3, 4]);
    expect(numbers(hoursAtHand(hours(9, 14, 99), 3))).toEqual([3, 4, 5]);
  });

  it('says in past boxes what was done, in one word', () => {
    const boxes = stripHours(hours(1, 3, 6)).flatMap((hour) => hour.boxes);
    expect(boxes.map((box) => box.did)).toEqual([
      'Explore',
      'Explore',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('tells what falls due in a coming turn and that it will be dark', () => {
    const box = boxOf(hours(2, 3, 6), 8);
    if (box === undefined) throw new Error('The sheet has no turn 8.');
    expect(boxNews(box)).toEqual({
      title: 'Turn 8, to come',
      lines: ['wandering check', 'No light is left by then.'],
    });
  });
});

describe('many lights', () => {
  const lane = (id: string, bearer: string, from = 1, to = 6): Lane => ({
    id,
    bearer,
    from,
    to,
    kind: 'torch',
    used: false,
  });

  it('draws like stretches as one row that counts them', () => {
    const twenty = Array.from({ length: 20 }, (_, at) => lane(`${at}`, `Hireling ${at}`));
    expect(gatherLanes(twenty).map((row) => row.bearer)).toEqual([
      'Hireling 0, Hireling 1 and 18 more (20 lights)',
    ]);
  });

  it('never draws more than four rows of a kind, and counts the rest', () => {
    const unlike = Array.from({ length: 6 }, (_, at) => lane(`${at}`, `P${at}`, 1, at + 1));
    const rows = gatherLanes(unlike);
    expect(rows).toHaveLength(4);
    expect(rows[3]).toMatchObject({ bearer: '3 more lights', from: 1, to: 6 });
  });

  it('makes one mark a kind, so that equal marks never clash', () => {
    const ends = (label: string) => ({ kind: 'torchEnds' as const, letter: 'T', label });
    const marks = gatherMarks([
      { kind: 'check', letter: 'W', label: 'wandering check' },
      ends('Wren: torch ends'),
      ends('Wren: torch ends'),
      ends('Hild: torch ends'),
    ]);
    expect(marks.map((mark) => mark.letter)).toEqual(['W', 'T3']);
    expect(marks[1]?.label).toBe('Wren: torch ends, Hild: torch ends');
  });
});
