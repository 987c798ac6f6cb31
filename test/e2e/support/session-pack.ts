import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { Window } from 'happy-dom';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { parse } from 'yaml';

const dice = [[4], [3], [1], [3, 2], [3, 4], [4, 4], [6], [2], [5], [3], [4]];

/** Each turn is told, alone or with its neighbours. */
function expectEveryTurn(text: string): void {
  const told = new Set<number>();
  for (const [, first, last] of text.matchAll(/Turns? (\d+)(?: to (\d+))?/g))
    for (let turn = Number(first); turn <= Number(last ?? first); turn += 1) told.add(turn);
  for (let turn = 1; turn <= 14; turn += 1) expect([...told], `turn ${turn}`).toContain(turn);
}

/** What every form of the evening's log must tell, whatever it looks like. */
function expectTheEvening(text: string): void {
  const flat = text.replace(/\s+/g, ' ');
  expectEveryTurn(flat);
  expect(flat).toMatch(/4 × goblins; at 70'/);
  expect(flat).toMatch(/surprised/);
  expect(flat).toMatch(/reaction 9 indifferent/);
  expect(flat).toMatch(/they talk, the goblins leave/);
  expect(flat).toMatch(/600 × g/);
  expect(flat).toMatch(/1 × gem/);
  expect(flat).toMatch(/Corin takes /);
  expect(flat).toMatch(/2 h 20 min/);
  expect(flat).toMatch(/torch 6 turns, lantern 12 turns/);
}

export function expectMarkdown(path: string): void {
  const [, front = '', ...body] = readFileSync(path, 'utf8').split(/^---$/m);
  expect(parse(front)).toMatchObject({
    campaign: 'The First Expedition',
    system: 'ose',
    session: 1,
    game_time: '2 h 20 min',
    game_seconds: 8400,
    turns: 14,
    taken_back: 0,
    light_turns: { torch: 6, lantern: 12 },
  });
  // Signs that Markdown would read as its own are written with a backslash before them.
  const text = body.join('---').replace(/\\([^\w\s])/g, '$1');
  expectTheEvening(text);
  for (const faces of dice)
    for (const face of faces) expect(text).toMatch(new RegExp(`d6[^\\n]*\\b${face}\\b`));
}

export function expectHtml(path: string): void {
  const page = new Window();
  page.document.write(readFileSync(path, 'utf8'));
  const { document } = page;
  expect(document.querySelector('h1')?.textContent).toBe('The First Expedition: session 1');
  const facts = new Map(
    [...document.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling.textContent,
    ]),
  );
  expect(facts.get('Game time')).toBe('2 h 20 min');
  expect(facts.get('Where')).toMatch(/, 14 turns$/);
  expect(document.querySelectorAll('script, link, img, iframe')).toHaveLength(0);
  expectTheEvening(document.body.textContent);
}

export async function expectPdf(path: string): Promise<void> {
  const task = getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 });
  const pdf = await task.promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent();
      // Its pieces hold their own spaces; one ends where the letters or the line do.
      return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('');
    }),
  );
  expectTheEvening(pages.join(' '));
  await task.destroy();
}

interface StepRecord {
  record: string;
  kind: string;
  summary: string;
  status: string;
  gameSeconds: number;
  dice: { sides: number; face: number; source: string }[];
  outcome: { burned?: Record<string, number>; passed?: { turns: number } } | null;
}

export function expectJsonLines(path: string): void {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  const [header, ...steps] = lines.map((line) => JSON.parse(line) as StepRecord);
  expect(header).toMatchObject({
    record: 'header',
    format: 'turnkeeper-session-log',
    campaign: 'The First Expedition',
    session: 1,
  });
  expect(steps.every(({ record, status }) => record === 'step' && status === 'done')).toBe(true);
  expect(
    steps.filter((step) => step.dice.length > 0).map((step) => step.dice.map(({ face }) => face)),
  ).toEqual(dice);
  expect(
    steps.flatMap((step) => step.dice).every(({ sides, source }) => sides === 6 && source === 'typed'),
  ).toBe(true);
  const total = (count: (step: StepRecord) => number | undefined): number =>
    steps.reduce((sum, step) => sum + (count(step) ?? 0), 0);
  expect(total(({ outcome }) => outcome?.passed?.turns)).toBe(14);
  expect(total(({ outcome }) => outcome?.burned?.['torch'])).toBe(6);
  expect(total(({ outcome }) => outcome?.burned?.['lantern'])).toBe(12);
  const times = steps.map(({ gameSeconds }) => gameSeconds);
  expect(Math.max(...times) - Math.min(...times)).toBe(8400);
  expect(steps.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['encounter.conclude', 'party.findTreasure']),
  );
}
