import { describe, expect, test } from 'vitest';
import { turnSheetHtml } from '../../../../src-main/exports/turn-sheet/html.ts';
import type { TurnSheetSource } from '../../../../src-main/exports/turn-sheet/source.ts';

type Box = TurnSheetSource['hours'][number]['boxes'][number];

const box = (more: Partial<Box>): Box => ({
  turn: 1,
  state: 'future',
  did: null,
  activity: null,
  dark: false,
  marks: [],
  ...more,
});

const source = (more: Partial<TurnSheetSource> = {}): TurnSheetSource => ({
  campaign: 'Tuesday & friends',
  delve: '<b>The Priory</b>',
  turn: 2,
  moment: 'day 1, 10:10',
  hours: [
    {
      number: 1,
      time: '10:00',
      lanes: [],
      boxes: [
        box({ turn: 1, state: 'past', activity: 'search', did: 'Hild: the wall' }),
        box({ turn: 2, state: 'now', marks: [{ kind: 'check', letter: 'W', label: 'wandering check' }] }),
        box({
          turn: 3,
          dark: true,
          marks: [
            { kind: 'torchEnds', letter: 'T', label: 'Wren: torch ends' },
            { kind: 'torchEnds', letter: 'T', label: 'Hild: torch ends' },
          ],
        }),
      ],
    },
  ],
  leftOut: 0,
  lights: [{ name: 'Wren: torch', lit: true, turnsLeft: 4 }],
  party: [{ name: 'Wren', className: 'Thief', level: 1, hp: 3, maxHp: 4, word: '' }],
  checkEvery: 2,
  checkInSix: 1,
  ...more,
});

const page = (more: Partial<TurnSheetSource> = {}): string => turnSheetHtml(source(more), 9.5, 'Letter');

describe('the printed turn sheet', () => {
  test('past boxes say what was done, coming ones bear their letters and stay empty', () => {
    const html = page();
    expect(html).toContain('<bdi>Search: Hild: the wall</bdi>');
    expect(html).toMatch(/<td class="now">.*<span class="mark check">W<\/span>/);
    expect(html).toMatch(/<td class="future dark">.*>T2<\/span>.*<span class="did"><bdi><\/bdi>/);
  });

  test('names the letters that stand on it and no others', () => {
    expect(page()).toContain('torch ends');
    expect(page()).not.toContain('lantern ends');
  });

  test('a box to tick for each turn of light, figures alone where there are many', () => {
    expect(page()).toContain(`<span class="ticks">${'<i></i>'.repeat(4)}</span>`);
    const many = Array.from({ length: 60 }, () => ({ name: 'Wren: torch', lit: false, turnsLeft: 4 }));
    expect(page({ lights: many })).not.toContain('class="ticks"');
    expect(page({ lights: many })).toContain('<b>4</b>, out');
    expect(page({ lights: [{ name: 'a coin', lit: true, turnsLeft: null }] })).toContain('without end');
  });

  test('says what is left out, in words that no name can break', () => {
    expect(page({ leftOut: 450 })).toContain('Turns 1 to 450 are left out');
    expect(page()).not.toContain('left out');
    expect(page()).toContain('&lt;b&gt;The Priory&lt;/b&gt;');
    expect(page()).not.toContain('<b>The Priory</b>');
  });

  test('is on the paper asked for and fetches nothing', () => {
    expect(page()).toContain('@page { size: Letter;');
    expect(page()).toMatch(/default-src 'none'; style-src 'sha256-/);
    expect(page()).not.toMatch(/ style="|<script|https?:/);
  });
});
