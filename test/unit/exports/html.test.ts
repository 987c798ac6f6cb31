import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { expedition } from './expedition.ts';
import { readHtml } from './readers/html-reader.ts';
import { exported } from './sample-log.ts';

const source = exported(expedition, 'html', 1);
const page = readHtml(source);

it('allows its own style sheet and nothing else', () => {
  const hash = createHash('sha256').update(page.style).digest('base64');
  expect(page.policy).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`,
  );
  expect(source).not.toMatch(/<script|<link|<img|url\(|@import|https?:|\bon\w+=|style=/i);
});

it('is made for the screen and for paper', () => {
  expect(page.style).toContain('@media print');
  expect(page.style).toContain('@page');
  expect(page.style).toContain('@media screen and (max-width');
});

it('tells the evening: time, light, encounter, finds, every step with its dice and reasons', () => {
  expect(page.title).toBe('The Barrow of Aldwyn: session 1');
  expect(page.text).toContain('Game time2 h 20 min');
  expect(page.text).toContain('Burned: torch 6 turns, lantern 12 turns.');
  expect(page.text).toContain("4 × goblins; at 70'; reaction 9 indifferent");
  expect(page.text).toContain('600 × gold pieces, weighing 600 coins');
  expect(page.text).toContain('dice: d6 3 typed, d6 4 rolled');
  expect(page.text).toContain("why: Hild's Charisma 13: 1 (OSE-CHA-1)");
  expect(page.text).toContain('overruled: surprise, though the party carries light');
  expect(page.text).toContain('hidden: only the referee knows');
  expect(page.summaries).toHaveLength(21);
  expect(page.text).not.toContain('A slip of the pen.');
});

it('closes what it opens, also when nothing happened', () => {
  for (const html of [source, exported({ lines: [] }, 'html')]) {
    for (const tag of ['ol', 'ul', 'li', 'section', 'main', 'body', 'html', 'bdi', 'p']) {
      const opened = html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0;
      const closed = html.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0;
      expect(`${tag} ${closed}`).toBe(`${tag} ${opened}`);
    }
  }
  expect(readHtml(exported({ lines: [] }, 'html')).text).toContain('Nothing happened yet.');
});

it('refuses a log longer than can be printed, and takes one that just fits', () => {
  expect(readHtml(exported(expedition, 'html', 1, 21)).summaries).toHaveLength(21);
  expect(() => exported(expedition, 'html', 1, 20)).toThrow('at most 20 steps');
});
