import { afterAll, describe, expect, it } from 'vitest';
import { expedition } from './expedition.ts';
import { readMarkdown } from './readers/markdown-reader.ts';
import { exported, inZone } from './sample-log.ts';

inZone('UTC', afterAll);

describe('a session as Markdown', () => {
  const { front, headings, timeline, texts } = readMarkdown(exported(expedition, 'markdown', 1));

  it('tells in its front matter what, when and how long', () => {
    expect(front).toMatchObject({
      title: 'The Barrow of Aldwyn: session 1',
      system: 'ose',
      session: 1,
      started: '2026-11-21T18:00:00.000Z',
      ended: '2026-11-21T22:00:00.000Z',
      game_start: 'day 1, 00:00',
      game_end: 'day 1, 02:20',
      game_time: '2 h 20 min',
      game_seconds: 8400,
      turns: 14,
      steps: 21,
      taken_back: 1,
      light_turns: { torch: 6, lantern: 12 },
    });
  });

  it('has the evening first, then its lists, and the turns by the hour', () => {
    expect(headings).toEqual([
      'The Barrow of Aldwyn: session 1',
      'The evening',
      'What happened',
      'Found',
      'Lost',
      'Light and food',
      'Experience',
      'Shares',
      'Notes',
      'Turn by turn',
      'Day 1, 00:00',
      'Day 1, 01:00',
      'Day 1, 02:00',
    ]);
    expect(texts).toContain('Game time 2 h 20 min');
    expect(texts).toContain('Burned: torch 6 turns, lantern 12 turns.');
    expect(texts).toContain("day 1, 02:20 4 × goblins; at 70'; reaction 9 indifferent");
    expect(texts).toContain('600 × gold pieces, weighing 600 coins');
    expect(texts).toContain('day 1, 02:20 Corin takes 600 gold pieces, weighing 600 coins');
    expect(texts).toContain('day 1, 02:20 Hild takes 176 gp, weighing 176 coins, 1,300 XP');
    expect(texts).toContain('day 1, 02:20 Wren takes 650 XP');
    expect(texts.join()).not.toContain('nobody at all');
    expect(texts).toContain('day 1, 02:20 The idol hums.\n\nTwice.');
  });

  it('tells of each step its dice, reasons and rulings, and leaves out what was taken back', () => {
    expect(timeline).toHaveLength(21);
    expect(timeline[0]).toBe('Turn 1: the party explores.');
    expect(texts).toContain('step 15, 20:15 · dice: d6 3 typed, d6 4 rolled');
    expect(texts).toContain(
      "step 16, 20:15 · why: Hild's Charisma 13: 1 (OSE-CHA-1) · overruled: surprise, though the party carries light",
    );
    expect(texts).toContain('step 17, 20:15 · hidden: only the referee knows');
    expect(texts.join()).not.toContain('A slip of the pen.');
  });
});

it('writes the whole campaign, and one without a single step', () => {
  const whole = readMarkdown(exported(expedition, 'markdown'));
  expect(whole.front).toMatchObject({ title: 'The Barrow of Aldwyn', session: null, sessions: 1, steps: 21 });
  const empty = readMarkdown(exported({ lines: [] }, 'markdown'));
  expect(empty.front).toMatchObject({ steps: 0, game_time: '0 min', light_turns: {} });
  expect(empty.timeline).toEqual([]);
});

it('refuses a session that is not there', () => {
  expect(() => exported(expedition, 'markdown', 9)).toThrow('That session is not in this campaign.');
});
