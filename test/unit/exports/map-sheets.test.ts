import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { painted } from '../../../shared/hex/runs.ts';
import type { MapSheet } from '../../../shared/map/map-sheet.ts';
import { usualGrounds } from '../../../shared/map/usual-grounds.ts';
import { writePicture } from '../../../src-main/exports/map/picture/write-picture.ts';
import type { Printers } from '../../../src-main/exports/map/picture/write-picture.ts';
import { newCampaign, scratchFolder } from '../../fixtures/campaigns.ts';

/** A map so wide that its picture is cut into three sheets; what draws them writes their sizes. */
const folder = scratchFolder();
const file = newCampaign(folder);
const campaignPath = file.path;
afterAll(() => file.close());

const wide: MapSheet = {
  layout: 'flat',
  raised: 'odd',
  name: 'Vale',
  hexMiles: 6,
  numbering: { firstCol: 1, firstRow: 1, order: 'col-row', digits: 2, separator: '' },
  notes: '',
  kinds: usualGrounds,
  layers: { terrain: painted(new Map(), [{ col: 0, row: 0, length: 200, code: 5 }]) },
  lines: [],
  sites: [],
  labels: [],
  regions: [],
  hexNotes: [],
};

let drawn: string[];
const printers = (failsAt = -1): Printers => ({
  printPdf: () => Promise.reject(new Error('Nothing is printed here.')),
  drawPng: (svgPath, pngPath, { width, height }) => {
    if (drawn.length === failsAt) return Promise.reject(new Error('The page drew no picture.'));
    const [view] = /viewBox="[^"]*"/.exec(readFileSync(svgPath, 'utf8')) ?? [''];
    drawn.push(view);
    writeFileSync(pngPath, `${width} by ${height}`, { flag: 'wx' });
    return Promise.resolve();
  },
});
const request = {
  campaignPath,
  outPath: join(folder, 'vale.png'),
  replace: false,
  format: 'png' as const,
  forPlayers: false,
  choice: {
    pixels: 120,
    pages: 'one' as const,
    paper: 'A4' as const,
    millimetres: 12,
    company: false,
    trail: false,
    course: false,
  },
};
const pngs = () => readdirSync(folder).filter((name) => !name.startsWith('campaign') && /png|svg/.test(name));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

beforeEach(() => {
  drawn = [];
  for (const name of pngs()) rmSync(join(folder, name));
});

test('a picture that is too long for one file is written as sheets beside each other, one drawn at a time', async () => {
  const written = await writePicture(request, wide, printers());
  expect(written).toMatchObject({ path: join(folder, 'vale A1.png'), files: 3 });
  expect(pngs()).toEqual(['vale A1.png', 'vale B1.png', 'vale C1.png']);
  expect(drawn).toEqual([
    'viewBox="0 0 6951 340"',
    'viewBox="6951 0 6951 340"',
    'viewBox="13902 0 6950 340"',
  ]);
  expect(read('vale C1.png')).toBe('6950 by 340');
  expect(written.bytes).toBe(pngs().reduce((sum, name) => sum + read(name).length, 0));
});

test('where one of them cannot be drawn none appears, and nothing is left', async () => {
  await expect(writePicture(request, wide, printers(2))).rejects.toThrow('The page drew no picture.');
  expect(drawn).toHaveLength(2);
  expect(pngs()).toEqual([]);
});

test('those that stand there already are named, and stay unless they may be replaced', async () => {
  writeFileSync(join(folder, 'vale B1.png'), 'mine');
  await expect(writePicture(request, wide, printers())).rejects.toMatchObject({
    code: 'file-exists',
    message: expect.stringContaining('vale B1.png already.') as string,
  });
  expect(pngs()).toEqual(['vale B1.png']);
  const replacing = { ...request, replace: true };
  await expect(writePicture(replacing, wide, printers(2))).rejects.toThrow('The page drew no picture.');
  expect([pngs(), read('vale B1.png')]).toEqual([['vale B1.png'], 'mine']);
  await writePicture(replacing, wide, printers());
  expect([pngs().length, read('vale B1.png')]).toEqual([3, '6951 by 340']);
});

test('stopped between two of them none appears; each is told as it is done', async () => {
  const told: string[] = [];
  const abort = new AbortController();
  const watch = {
    signal: abort.signal,
    onProgress: (done: number, total: number) => {
      told.push(`${done} of ${total}`);
      if (done === 2) abort.abort();
    },
  };
  await expect(writePicture({ ...request, watch }, wide, printers())).rejects.toMatchObject({
    code: 'cancelled',
    message: 'The export was stopped. Nothing was written.',
  });
  expect([drawn.length, told]).toEqual([2, ['0 of 3', '1 of 3', '2 of 3']]);
  expect(pngs()).toEqual([]);
});
