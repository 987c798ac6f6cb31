import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noteText } from '../../../shared/ipc/fields.ts';
import { anything, hostileTexts, names, notes } from './hostile-text.ts';
import { readHtml } from './readers/html-reader.ts';
import { readJsonl } from './readers/jsonl-reader.ts';
import { ownParts, readMarkdown } from './readers/markdown-reader.ts';
import { exported } from './sample-log.ts';
import type { SampleLog } from './sample-log.ts';

/** What a database gives back: a half character becomes the replacement character. */
const stored = (text: string): string => text.replaceAll(/\p{Cs}/gu, '\ufffd');

/** The text wherever an export may put it. */
const everywhere = (text: string): SampleLog => ({
  campaign: text,
  sessions: [{ id: 1, number: 1, start: 0, end: 600 }],
  lines: [
    { summary: text, sessionId: 1, realTime: text },
    { summary: text, sessionId: 1, kind: 'log.addNote' },
    {
      summary: text,
      sessionId: 1,
      kind: text,
      outcome: {
        reasons: [{ source: text, value: text, rule: text }],
        overruled: text,
        hidden: true,
        events: [text],
        delve: { name: text, turn: 1 },
        passed: { turns: 1, activity: text },
        burned: { [text]: 3 },
        encounter: {
          id: 1,
          who: text,
          number: 1,
          surprise: text,
          reaction: { total: 2, result: text },
          outcome: text,
        },
        finds: [{ name: text, quantity: 2, coins: 3 }],
        given: { to: text, what: text, coins: 1 },
      },
    },
  ],
});

const linesOf = (texts: readonly string[]): SampleLog => ({ lines: texts.map((summary) => ({ summary })) });

describe('no text comes alive', () => {
  it.each(hostileTexts)('as Markdown: %j', (text) => {
    const source = exported(everywhere(text), 'markdown');
    const { parts, front, timeline } = readMarkdown(source);
    expect([...parts].filter((part) => !ownParts.has(part))).toEqual([]);
    expect(front['title']).toBe(text);
    expect(Object.keys(front)).toHaveLength(22);
    expect(timeline).toHaveLength(3);
    expect(source).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u202a-\u202e\u2066-\u2069]/);
  });

  it.each(hostileTexts)('as HTML: %j', (text) => {
    const { foreignElements, foreignAttributes, summaries } = readHtml(exported(everywhere(text), 'html'));
    expect(foreignElements).toEqual([]);
    expect(foreignAttributes).toEqual([]);
    expect(summaries).toHaveLength(3);
  });

  it('whatever it is', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const { parts, front } = readMarkdown(exported(everywhere(text), 'markdown'));
        expect([...parts].filter((part) => !ownParts.has(part))).toEqual([]);
        expect(front['title']).toBe(stored(text));
        const page = readHtml(exported(everywhere(text), 'html'));
        expect([...page.foreignElements, ...page.foreignAttributes]).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('every summary comes back letter by letter', () => {
  const texts = fc.array(notes, { minLength: 1, maxLength: 8 }).map((lists) => lists.flat());

  it('from Markdown', () => {
    fc.assert(
      fc.property(texts, (summaries) => {
        expect(readMarkdown(exported(linesOf(summaries), 'markdown')).timeline).toEqual(summaries);
      }),
      { numRuns: 150 },
    );
  });

  it('from HTML', () => {
    fc.assert(
      fc.property(texts, (summaries) => {
        expect(readHtml(exported(linesOf(summaries), 'html')).summaries).toEqual(summaries);
      }),
      { numRuns: 80 },
    );
  });

  it('from JSON Lines, even what the program would not take in', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 8 }), (summaries) => {
        const { steps } = readJsonl(exported(linesOf(summaries), 'jsonl'));
        expect(steps.map(({ summary }) => summary)).toEqual(summaries.map((text) => stored(text)));
      }),
      { numRuns: 100 },
    );
  });

  it('names among them', () => {
    fc.assert(
      fc.property(names, ([campaign = 'x']) => {
        const { front, headings } = readMarkdown(exported({ campaign, lines: [] }, 'markdown'));
        expect(front['campaign']).toBe(campaign);
        expect(headings[0]).toBe(campaign);
        expect(readHtml(exported({ campaign, lines: [] }, 'html')).title).toBe(campaign);
      }),
      { numRuns: 100 },
    );
  });

  it('so a note may hold no code point that is no character', () => {
    for (const none of ['\ufffe', 'a\uffff', 'half \ud800'])
      expect(noteText.safeParse(none).error?.issues[0]?.message, JSON.stringify(none)).toBe(
        'A note has no control characters.',
      );
  });

  it('the hostile ones that a note may be', () => {
    const accepted = hostileTexts.flatMap((text) => noteText.safeParse(text).data ?? []);
    expect(accepted.length).toBeGreaterThan(15);
    expect(readMarkdown(exported(linesOf(accepted), 'markdown')).timeline).toEqual(accepted);
    expect(readHtml(exported(linesOf(accepted), 'html')).summaries).toEqual(accepted);
  });
});

describe('an outcome may be anything', () => {
  const outcomes = [
    'null',
    '5',
    '"text"',
    '[]',
    '[[1]]',
    '{"reasons":5,"burned":[1],"encounter":{"id":"x"},"finds":{},"given":[],"events":{"a":1},"delve":7,"passed":null}',
    '{"reasons":[null,3,{"source":4}],"burned":{"torch":"six","__proto__":2,"lantern":-3,"candle":1e999},"hidden":"yes"}',
    '{"encounter":{"id":1,"who":"bats","number":"many","reaction":"sour","rounds":[]},"finds":[null,{}],"given":{"what":"x"}}',
    'this is no JSON',
    '{"a":1,\n"b":2}',
  ];

  it.each(outcomes)('%j', (outcomeText) => {
    const log: SampleLog = { lines: [{ outcomeText, rolls: [null, { sides: 'six' }, 7] }] };
    expect(readMarkdown(exported(log, 'markdown')).timeline).toEqual(['A turn passes.']);
    expect(readHtml(exported(log, 'html')).summaries).toEqual(['A turn passes.']);
    expect(readJsonl(exported(log, 'jsonl')).steps).toHaveLength(1);
  });

  it('whatever JSON it is', () => {
    fc.assert(
      fc.property(fc.json(), fc.jsonValue(), (outcomeText, rolls) => {
        const log: SampleLog = { lines: [{ outcomeText, rolls }] };
        expect(readMarkdown(exported(log, 'markdown')).timeline).toEqual(['A turn passes.']);
        expect(readHtml(exported(log, 'html')).summaries).toEqual(['A turn passes.']);
        expect(readJsonl(exported(log, 'jsonl')).steps[0]?.outcome).toEqual(JSON.parse(outcomeText));
      }),
      { numRuns: 80 },
    );
  });
});
