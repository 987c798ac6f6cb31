import { Window } from 'happy-dom';
import MarkdownIt from 'markdown-it';
import { createHash } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { partyHtml, sheetHtml } from '../../../src-main/exports/sheet/html.ts';
import { partyMarkdown, sheetMarkdown } from '../../../src-main/exports/sheet/markdown.ts';
import { readSheetSource } from '../../../src-main/exports/sheet/source.ts';
import type { SheetPerson, SheetSource } from '../../../src-main/exports/sheet/source.ts';
import { deskWith, readText, readyImports } from '../../ipc/import-desk.ts';
import type { TestDesk } from '../../ipc/test-desk.ts';
import { ownFile } from '../imports/samples/own-samples.ts';
import { oseCharacter } from '../imports/samples/ose-documents.ts';

beforeAll(readyImports);

let desk: TestDesk;
afterEach(() => desk.end());

const setting = { points: 9.5, fontFaces: '' };

const hostile = '<img src=x onerror=alert(1)> | **x** [y](javascript:z)';

const sourceOf = async (characterId: number | null = null): Promise<SheetSource> =>
  readSheetSource(desk.desk.campaign.file.sql, characterId, '2026-11-22T06:00:00.000Z');

/** A party of two, one of them named to harm, and something in the pool. */
const fill = async (): Promise<void> => {
  desk = await deskWith('ose');
  const [tam] = ownFile.characters;
  const items = [{ ...tam?.items[1], name: hostile }];
  const file = {
    ...ownFile,
    characters: [
      { ...tam, name: hostile, sheet: { ...tam?.sheet, notes: `${hostile}\n# not a heading` }, items },
    ],
  };
  for (const text of [JSON.stringify(oseCharacter), JSON.stringify(file)])
    await desk.tell('import.take', { token: (await readText(desk, text)).token, to: { in: 'pool' } });
};

const first = ({ people }: SheetSource, index = 0): SheetPerson => {
  const person = people[index];
  if (person === undefined) throw new Error('Nobody is there.');
  return person;
};

const reader = new MarkdownIt({ html: true, linkify: true });

const readMarkdown = (text: string) => {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const html = reader.render(body);
  const { document } = new Window();
  document.body.innerHTML = html;
  return { front: parse(front) as Record<string, unknown>, document };
};

const readHtml = (text: string) => {
  const window = new Window();
  window.document.write(text);
  return window.document;
};

const tagsOf = (document: Window['document']): string[] =>
  [
    ...new Set([...document.querySelectorAll('body *')].map((element) => element.tagName.toLowerCase())),
  ].sort();

const cells = (document: Window['document']): string[][] =>
  [...document.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('td, th')].map((cell) => cell.textContent),
  );

describe('a sheet as Markdown', () => {
  it('has its facts in the front matter and its figures and gear in tables', async () => {
    await fill();
    const source = await sourceOf();
    const { front, document } = readMarkdown(sheetMarkdown(source, first(source)));
    expect(front).toMatchObject({
      title: 'Wren Ashdown',
      campaign: 'Barrow',
      kind: 'character',
      class: 'Fighter',
      level: 2,
      xp: 2150,
      hp: 5,
      hp_max: 7,
      ac: '4 [15]',
      exported: '2026-11-22T06:00:00.000Z',
    });
    const rows = cells(document);
    expect(rows).toContainEqual([
      '5 of 7',
      '4 [15]',
      expect.stringMatching(/^\d+' \(\d+'\)$/),
      expect.any(String),
      expect.any(String),
    ]);
    expect(rows.find(([thing]) => thing === 'Chainmail')?.[2]).toContain('worn; AC +4');
    expect(rows.find(([thing]) => thing === '. 6 Torches')).toBeDefined();
    expect([...document.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual(
      expect.arrayContaining(['Abilities', 'Defence', 'Saving throws', 'Gear', 'About', 'Notes']),
    );
  });

  it('shows hostile names and notes letter by letter', async () => {
    await fill();
    const source = await sourceOf();
    for (const text of [sheetMarkdown(source, first(source, 1)), partyMarkdown(source)]) {
      const { document, front } = readMarkdown(text);
      expect(document.querySelectorAll('img, a, script, h1 > *')).toHaveLength(0);
      expect(document.body.textContent).toContain(hostile);
      expect([hostile, 'Barrow: the party']).toContain(front['title']);
      expect([...document.querySelectorAll('h1')]).toHaveLength(1);
    }
  });
});

describe('a sheet as a page', () => {
  it('says the same, with nothing in it that could run or be fetched', async () => {
    await fill();
    const source = await sourceOf();
    const text = sheetHtml(first(source, 1), setting);
    const document = readHtml(text);
    expect(document.title).toBe(hostile);
    expect(document.querySelector('h1')?.textContent).toBe(hostile);
    expect(document.body.textContent).toContain('# not a heading');
    expect(tagsOf(document)).toEqual(
      [
        'b',
        'bdi',
        'br',
        'dd',
        'div',
        'dl',
        'dt',
        'i',
        'h1',
        'h2',
        'header',
        'p',
        'section',
        'small',
        'span',
        'table',
        'tbody',
        'td',
        'tr',
      ].sort(),
    );
    const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
    const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).toContain("default-src 'none'");
  });

  it('marks what the referee wrote over', async () => {
    await fill();
    const source = await sourceOf();
    const figures = cells(readHtml(sheetHtml(first(source, 1), setting)));
    expect(figures.find(([title]) => title === 'THAC0')?.[1]).toBe('20 at night*');
  });

  it('carries the portrait within it', async () => {
    await fill();
    const source = await sourceOf();
    const portrait = 'data:image/png;base64,AAAA';
    const document = readHtml(sheetHtml({ ...first(source), portrait }, setting));
    expect(document.querySelector('img')?.getAttribute('src')).toBe(portrait);
    expect(readHtml(sheetHtml(first(source), setting)).querySelector('img')).toBeNull();
  });
});

describe('the whole party', () => {
  it('stands in one table, with what nobody has below it', async () => {
    await fill();
    const source = await sourceOf();
    for (const document of [
      readMarkdown(partyMarkdown(source)).document,
      readHtml(partyHtml(source, setting)),
    ]) {
      const rows = cells(document);
      expect(rows[0]?.slice(0, 6)).toEqual(['Name', 'Class', 'AC', 'HP', 'Death, poison', 'Wands']);
      expect(rows[1]?.slice(0, 4)).toEqual(['Wren Ashdown', 'Fighter 2', '4 [15]', '5/7']);
      expect(rows[1]?.[4]).toMatch(/^\d+$/);
      expect(rows[1]?.[rows[0]?.indexOf('Key gear') ?? 0]).toBe('Chainmail, Long bow, 6 Torches');
      expect(document.body.textContent).toContain('Wand of cold (7 charges)');
    }
  });

  it('of one sheet leaves the rest out', async () => {
    await fill();
    const id = (await sourceOf()).people[1]?.view.id ?? 0;
    const source = await sourceOf(id);
    expect(source.people.map(({ view }) => view.name)).toEqual([hostile]);
    expect(source.loose).toEqual([]);
  });
});

it('says the scores that only some sheets have, and a defence by its name', async () => {
  desk = await deskWith('hackmaster');
  await desk.tell('character.add', {
    name: 'Hrothgar',
    className: 'Fighter',
    level: 1,
    hp: 31,
    maxHp: 31,
    abilities: { strength: 16, wisdom: 9 },
    sheet: { own: { percentiles: { strength: 52, looks: 100 }, scores: { looks: 11, honour: 14 } } },
  });
  const source = await sourceOf();
  const { document } = readMarkdown(sheetMarkdown(source, first(source)));
  expect(cells(document)).toEqual(
    expect.arrayContaining([
      ['Strength', '16/52', ''],
      ['Wisdom', '9', ''],
      ['Looks', '11/00', ''],
      ['Honour', '14', ''],
    ]),
  );
  const page = readHtml(sheetHtml(first(source), setting)).body.textContent;
  expect(page).not.toContain('Armour class');
  expect(page).toMatch(/Defence\s*d20p−4/);
  expect(cells(readMarkdown(partyMarkdown(source)).document)[0]).toContain('Def');
});
