import { afterAll, describe, expect, it } from 'vitest';
import { readMarkdown } from './readers/markdown-reader.ts';
import { exported, inZone } from './sample-log.ts';
import type { SampleLine } from './sample-log.ts';

inZone('America/St_Johns', afterAll);

const turn = (
  at: number,
  more: Partial<SampleLine> = {},
  activity = 'explore',
  did = 'explored',
): SampleLine => ({
  gameTime: at * 600,
  summary: `Turn ${at}: ${did}.`,
  outcome: { events: [], delve: { name: 'Barrow', turn: at }, passed: { turns: 1, activity } },
  ...more,
});

const check = (at: number, face: number, chanceInSix = 1): SampleLine => ({
  gameTime: (at - 1) * 600,
  kind: 'prompt.rollCheck',
  summary: `Wandering check, turn ${at}, ${chanceInSix} in 6: ${face <= chanceInSix ? 'something' : 'nothing'} comes.`,
  outcome: {
    check: { turn: at, chanceInSix, encounter: face <= chanceInSix },
    hidden: true,
    reasons: [{ source: 'chance in six', value: chanceInSix, rule: 'OSE-WAND-6' }],
  },
  rolls: [{ sides: 6, face, source: 'typed' }],
});

const round = (at: number, summary = 'nobody is hurt'): SampleLine => ({
  kind: 'encounter.noteRound',
  summary: `Fight with 4 goblins, round ${at}: ${summary}.`,
  outcome: { encounter: { id: 1, who: 'goblins', number: 4 } },
});

const told = (lines: SampleLine[]): string[] => readMarkdown(exported({ lines }, 'markdown')).timeline;

describe('what is quiet is told in one line', () => {
  it('turns that follow one another, with the checks that brought nothing', () => {
    const lines = [turn(1), check(2, 4), turn(2), turn(3, {}, 'rest', 'rested'), check(4, 6), turn(4)];
    expect(told(lines)).toEqual([
      'Turns 1 to 4: explored 3 and rested 1. Wandering checks, turns 2 and 4, 1 in 6: nothing comes.',
    ]);
  });

  it('keeps every die and step of it', () => {
    const page = readMarkdown(exported({ lines: [turn(1), check(2, 4), turn(2), check(4, 6)] }, 'markdown'));
    expect(page.texts.at(-1)).toBe(
      'steps 1 to 4, 2026-11-21 16:45 · dice: d6 4 typed, d6 6 typed · why: chance in six: 1 (OSE-WAND-6)',
    );
  });

  it('but not a turn with an event, with words of its own, or out of its order', () => {
    const event = 'Wren’s torch went out.';
    const loud = turn(2, {
      summary: `Turn 2: explored. ${event}`,
      outcome: {
        events: [event],
        delve: { name: 'Barrow', turn: 2 },
        passed: { turns: 1, activity: 'explore' },
      },
    });
    const lines = [
      turn(1),
      loud,
      turn(3),
      turn(4, { summary: 'Turn 4: explored, along the drain.' }),
      turn(5),
      turn(9),
    ];
    expect(told(lines)).toEqual(lines.map(({ summary }) => summary));
  });

  it('rounds of one fight in which nobody is hurt', () => {
    const lines = [
      round(1, 'Hild −3 (8 left)'),
      round(2),
      round(3),
      round(4),
      round(5, 'goblins 1 −5 (−1 left), down'),
    ];
    expect(told(lines)).toEqual([
      'Fight with 4 goblins, round 1: Hild −3 (8 left).',
      'Fight with 4 goblins, rounds 2 to 4: nobody is hurt.',
      'Fight with 4 goblins, round 5: goblins 1 −5 (−1 left), down.',
    ]);
  });

  it('nothing of what was taken back, and still every turn in the sum', () => {
    const page = readMarkdown(
      exported({ lines: [turn(1), turn(2, { status: 'dropped' }), turn(2)] }, 'markdown'),
    );
    expect(page.timeline).toEqual(['Turns 1 to 2: explored.']);
    expect(page.front).toMatchObject({ turns: 2, steps: 2, taken_back: 1 });
  });
});

it('a chance is stated once, and again where it is another', () => {
  const page = readMarkdown(
    exported({ lines: [check(2, 1), check(4, 1), check(6, 2, 2), check(8, 1)] }, 'markdown'),
  );
  expect(page.timeline).toEqual([
    'Wandering check, turn 2, 1 in 6: something comes.',
    'Wandering check, turn 4: something comes.',
    'Wandering check, turn 6, 2 in 6: something comes.',
    'Wandering check, turn 8, 1 in 6: something comes.',
  ]);
  expect(page.texts.filter((text) => text.includes('why:'))).toHaveLength(2);
});

describe('real times stand on the clock of the wall', () => {
  it('in minutes, the day only where it is another', () => {
    const at = (realTime: string): SampleLine => ({ realTime, summary: 'Something.' });
    const lines = [
      at('2026-11-22T03:28:59.999Z'),
      at('2026-11-22T03:29:10.000Z'),
      at('2026-11-22T03:31:00.000Z'),
    ];
    const sessions = [{ id: 1, number: 1, start: 0, end: 0 }];
    const page = readMarkdown(
      exported({ sessions, lines: lines.map((each) => ({ ...each, sessionId: 1 })) }, 'markdown', 1),
    );
    expect(page.texts.filter((text) => text.startsWith('step '))).toEqual([
      'step 1, 2026-11-21 23:58',
      'step 2, 23:59',
      'step 3, 2026-11-22 00:01',
    ]);
    expect(page.texts).toContain('Played 21 November 2026, 14:30 to 18:30');
    expect(page.front).toMatchObject({ started: '2026-11-21T18:00:00.000Z' });
  });
});
