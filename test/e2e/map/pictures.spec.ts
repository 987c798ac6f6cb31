import { copyFileSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Hex } from '../../../shared/hex/grid.ts';
import { line } from '../../../shared/hex/moves.ts';
import { pathText } from '../../../shared/map/line-path.ts';
import { pdfPages } from '../../../src-main/exports/pages/printed.ts';
import { arrange, createCampaign, goTo, newMap } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look } from '../support/look.ts';

/** Twelve grounds in broad bands, a road, a river, three sites and a secret; the players know the west. */
async function drawTheVale(desk: Page): Promise<void> {
  const grounds = [18, 16, 2, 3, 5, 8, 9, 10, 11, 1, 6, 12];
  const codeAt = (col: number, row: number) =>
    grounds[(Math.floor(col / 4) + Math.floor(row / 3) * 5) % grounds.length] ?? 1;
  const rows = Array.from({ length: 18 }, (_, row) => row);
  const runs = rows.flatMap((row) =>
    Array.from({ length: 7 }, (_, at) => ({ col: 4 * at, row, length: 4, code: codeAt(4 * at, row) })),
  );
  const path = (from: Hex, to: Hex) => pathText(line({ layout: 'flat', raised: 'odd' }, from, to));
  await arrange(desk, [
    newMap('The Northern Marches'),
    ['map.paint', { mapId: 1, layer: 'terrain', runs }],
    [
      'map.paint',
      {
        mapId: 1,
        layer: 'known',
        runs: rows.slice(2, 12).map((row) => ({ col: 1, row, length: 11, code: 3 })),
      },
    ],
    ['map.paint', { mapId: 1, layer: 'theirs', runs: [{ col: 5, row: 6, length: 3, code: 5 }] }],
    ['map.addSite', { mapId: 1, col: 3, row: 6, kind: 'settlement', name: 'Thorn Gate', knowledge: 'known' }],
    [
      'map.addSite',
      { mapId: 1, col: 8, row: 9, kind: 'dungeon', name: 'Barrow of the Grey King', knowledge: 'secret' },
    ],
    ['map.addSite', { mapId: 1, col: 9, row: 4, kind: 'spring', name: 'Nun’s Well', knowledge: 'known' }],
    [
      'map.addLine',
      {
        mapId: 1,
        kind: 'road',
        name: 'King’s Road',
        along: 'centres',
        maintained: true,
        path: path({ col: 3, row: 6 }, { col: 11, row: 10 }),
      },
    ],
    [
      'map.addLine',
      {
        mapId: 1,
        kind: 'trail',
        name: '',
        along: 'centres',
        secret: true,
        path: path({ col: 8, row: 9 }, { col: 8, row: 7 }),
      },
    ],
    ['map.addLabel', { mapId: 1, col: 6, row: 3, words: 'Wolf Wood', size: 120 }],
  ]);
}

test('the company on a picture, and one that is too long for one file, each told before', async ({
  program,
}, info) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'On the Way');
  await arrange(desk, [
    ['character.add', { name: 'Hild', className: 'Fighter', level: 1, hp: 6, maxHp: 6, items: [] }],
    newMap('The Fens'),
    [
      'map.paint',
      {
        mapId: 1,
        layer: 'terrain',
        runs: Array.from({ length: 9 }, (_, row) => ({ col: 0, row, length: 51, code: row < 4 ? 5 : 11 })),
      },
    ],
    ['map.addSite', { mapId: 1, col: 16, row: 5, kind: 'landmark', name: 'Grey Tor', knowledge: 'known' }],
    ['travel.begin', { goal: 'Grey Tor', ground: 'clear' }],
    ['travel.place', { on: { mapId: 1, col: 3, row: 3 } }],
    ['travel.setWay', { goal: 'Grey Tor', through: [{ col: 16, row: 5 }] }],
    ['travel.passDay', { kind: 'march', faces: [1, 6, 6] }],
  ]);
  await goTo(desk, 'Travel');
  await hands.press('Shift+M');
  await expect(desk.getByRole('application', { name: /^Map of/ })).toBeVisible();
  await hands.press('Shift+Y');
  await desk.getByRole('radio', { name: /^PNG/ }).click();
  await desk.getByRole('textbox', { name: /File/ }).fill(info.outputPath('fens.png'));
  for (const tick of [/^Where the party is/, /^Its trail/, /^Its course/])
    await desk.getByRole('checkbox', { name: tick }).click();
  await expect(inDialog(desk)).toContainText(
    /It shows the party at \d{4}, where they think they are, \d{4}, its trail, the way they believed they went and its course\./,
  );
  await look(program, 'map-picture-company');
  await desk.getByRole('button', { name: /^Export/ }).click();
  await expect(inDialog(desk)).toContainText(/Exported, [\d.]+ (kB|MB)\./, { timeout: 30_000 });
  copyFileSync(info.outputPath('fens.png'), program.screenshotPath('picture-of-the-company'));

  await desk.getByRole('textbox', { name: /^Pixels across a hex/ }).fill('400');
  const sheets = ['fens A1.png', 'fens B1.png', 'fens C1.png'];
  await expect(inDialog(desk)).toContainText(
    /Too large for one file: 3 sheets of [\d,]+ by [\d,]+ pixels beside each other, fens A1\.png to fens C1\.png\./,
  );
  await look(program, 'map-picture-sheets');
  await desk.getByRole('button', { name: /^Export/ }).click();
  await expect(inDialog(desk)).toContainText(/Exported, [\d.]+ (kB|MB) in 3 files\./, { timeout: 60_000 });
  const widths = sheets.map((name) => readFileSync(info.outputPath(name)).readUInt32BE(16));
  expect(Math.max(...widths)).toBeLessThanOrEqual(8192);
  expect(readdirSync(info.outputPath()).filter((name) => /png|svg/.test(name))).toEqual([
    ...sheets,
    'fens.png',
  ]);
});

test('a map as a picture by keyboard: PDF of the players’, an atlas, PNG and SVG, each told before', async ({
  program,
}, info) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Marches');
  await drawTheVale(desk);
  await goTo(desk, 'Travel');
  await hands.press('Shift+M');
  await expect(desk.getByRole('application', { name: /^Map of/ })).toBeVisible();
  await hands.press('Shift+Y');
  const writeTo = async (name: string): Promise<Buffer> => {
    const path = info.outputPath(name);
    await desk.getByRole('textbox', { name: /File/ }).fill(path);
    await desk.getByRole('button', { name: /^Export/ }).click();
    await expect(inDialog(desk)).toContainText(/Exported, [\d.]+ (kB|MB)/, { timeout: 30_000 });
    expect(existsSync(`${path}.svg`) || existsSync(`${path}.html`)).toBe(false);
    return readFileSync(path);
  };

  await test.step('PNG: pixels told as they are chosen', async () => {
    await desk.getByRole('radio', { name: /^PNG/ }).click();
    await expect(inDialog(desk)).toContainText('504 hexes; ');
    await desk.getByRole('textbox', { name: /^Pixels across a hex/ }).fill('400');
    await expect(inDialog(desk)).toContainText('9,847 by 7,560 pixels');
    await desk.getByRole('textbox', { name: /^Pixels across a hex/ }).fill('56');
    await look(program, 'map-picture-png');
    const png = await writeTo('vale.png');
    const told = await inDialog(desk)
      .getByText(/by .* pixels/)
      .innerText();
    expect(told).toBe(
      `504 hexes; ${png.readUInt32BE(16).toLocaleString('en')} by ${png.readUInt32BE(20).toLocaleString('en')} pixels.`,
    );
  });

  await test.step('PDF: one page, then an atlas with its index', async () => {
    await desk.getByRole('radio', { name: /^PDF/ }).click();
    expect(pdfPages(await writeTo('vale.pdf'))).toBe(1);
    await desk.getByRole('radio', { name: /^An atlas/ }).click();
    await desk.getByRole('textbox', { name: /^Millimetres across a hex/ }).fill('24');
    await expect(inDialog(desk)).toContainText('504 hexes; 9 pages.');
    await look(program, 'map-picture-atlas');
    expect(pdfPages(await writeTo('vale atlas.pdf'))).toBe(9);
  });

  await test.step('the players’: what they know, wrong where they are wrong', async () => {
    await desk.getByRole('checkbox', { name: /^For the players/ }).click();
    await desk.getByRole('radio', { name: /^PNG/ }).click();
    await expect(inDialog(desk)).toContainText('110 hexes; ');
    await program.show('map-picture-players');
    await writeTo('theirs.png');
    await desk.getByRole('radio', { name: /^SVG/ }).click();
    const svg = (await writeTo('theirs.svg')).toString('utf8');
    expect(svg).toContain('As the players know it');
    expect(svg).not.toMatch(/Grey King|referee|Secret/);
  });
});
