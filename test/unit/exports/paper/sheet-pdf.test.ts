import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { pdfPages } from '../../../../src-main/exports/pages/printed.ts';
import { printOnePage } from '../../../../src-main/exports/sheet/pdf.ts';
import { scratchFolder } from '../../../fixtures/campaigns.ts';

const pdfOf = (pages: number): Buffer =>
  Buffer.from(
    `%PDF-1.7\n<</Type /Pages /Count ${pages}>>\n${'<</Type /Page\n/Parent 1 0 R>>\n'.repeat(pages)}%%EOF`,
  );

let folder: string;
let pdf: string;
let tried: number[];

beforeEach(() => {
  folder = scratchFolder();
  pdf = join(folder, 'sheet.pdf');
  tried = [];
});

const htmlAt = (points: number): string => `at ${points}`;

/** A printer whose pages hold so many points of letters, squared: half the size, a quarter of the pages. */
const printer = (need: number) => (html: string, target: string) => {
  const points = Number(readFileSync(html, 'utf8').slice(3));
  tried.push(points);
  expect(existsSync(target)).toBe(false);
  writeFileSync(target, pdfOf(Math.ceil(need * points * points)));
  return Promise.resolve();
};

describe('a PDF on one page', () => {
  it('is counted by its pages and not by their tree', () => {
    expect([0, 1, 7].map((pages) => pdfPages(pdfOf(pages)))).toEqual([0, 1, 7]);
  });

  it('keeps the usual size of letters where they fit', async () => {
    await printOnePage(pdf, htmlAt, printer(0.005));
    expect(tried).toEqual([9.5]);
    expect(pdfPages(readFileSync(pdf))).toBe(1);
  });

  it('takes smaller letters until they fit, in few tries', async () => {
    await printOnePage(pdf, htmlAt, printer(0.04));
    expect(tried.at(-1)).toBeLessThanOrEqual(5.25);
    expect(tried.length).toBeLessThanOrEqual(4);
    expect(pdfPages(readFileSync(pdf))).toBe(1);
    expect(readdirSync(folder)).toEqual(['sheet.pdf']);
  });

  it('is refused where no letters are small enough, and leaves no page behind', async () => {
    await expect(printOnePage(pdf, htmlAt, printer(1))).rejects.toMatchObject({ code: 'refused' });
    expect(readdirSync(folder).filter((name) => name.endsWith('.html'))).toEqual([]);
  });
});
