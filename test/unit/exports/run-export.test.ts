import BetterSqlite3 from 'better-sqlite3';
import { linkSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { openCampaign } from '../../../src-main/db/file/campaign-file.ts';
import { exportFailure } from '../../../src-main/exports/export-failure.ts';
import { runExport } from '../../../src-main/exports/run-export.ts';
import type { ExportRequest, ExportWatch } from '../../../src-main/exports/run-export.ts';
import { setExportWorker } from '../../../src-main/exports/write-in-worker.ts';
import { bundleForNode } from '../../fixtures/bundle.ts';
import { doStep, newCampaign, scratchFolder } from '../../fixtures/campaigns.ts';
import { expedition } from './expedition.ts';
import { fillLog } from './sample-log.ts';

beforeAll(async () => {
  const folder = await bundleForNode({ 'export-worker': 'src-main/exports/export-worker.ts' });
  setExportWorker(join(folder, 'export-worker.js'));
});

let folder: string;
let campaignPath: string;

beforeEach(() => {
  folder = scratchFolder();
  const file = newCampaign(folder);
  campaignPath = file.path;
  file.close();
  fill(Array.from({ length: 1500 }, (_, index) => ({ summary: `Step ${index}`, sessionId: 1 })));
});

const fill = (lines: { summary: string; sessionId: number }[]): void => {
  const db = new BetterSqlite3(campaignPath);
  const known = db.prepare('SELECT count(*) FROM session').pluck().get();
  fillLog(db, { sessions: known === 0 ? (expedition.sessions ?? []) : [], lines });
  db.close();
};

const request = (more: Partial<ExportRequest> = {}): ExportRequest => ({
  campaignPath,
  format: 'markdown',
  sessionId: null,
  forPlayers: false,
  outPath: join(folder, 'log.md'),
  replace: false,
  ...more,
});

const watch = (more: Partial<ExportWatch> = {}): ExportWatch => ({
  onProgress: () => undefined,
  signal: new AbortController().signal,
  printPdf: () => Promise.reject(new Error('nothing is to be printed')),
  ...more,
});

const run = (more: Partial<ExportRequest> = {}, watching: Partial<ExportWatch> = {}) =>
  runExport(request(more), watch(watching));

/** What stands in the folder beside the campaign. */
const written = (): string[] => readdirSync(folder).filter((name) => !name.startsWith('Barrow.turnkeeper'));

describe('a finished export', () => {
  it.each(['markdown', 'html', 'jsonl'] as const)('as %s is one whole file', async (format) => {
    const seen: [number, number][] = [];
    const onProgress = (done: number, total: number): void => void seen.push([done, total]);
    const result = await run({ format }, { onProgress });
    const text = readFileSync(result.path);
    const path = join(folder, 'log.md');
    const bytes = text.length;
    expect(result).toEqual({ path, bytes, lines: 1500, files: [{ path, bytes }], kept: [] });
    expect(seen.at(-1)).toEqual([1500, 1500]);
    expect(text.toString()).toContain('Step 1499');
    expect(written()).toEqual(['log.md']);
  });

  it('as PDF is printed from a page that is gone afterwards', async () => {
    let printed = '';
    const printPdf = (htmlPath: string, pdfPath: string): Promise<void> => {
      printed = readFileSync(htmlPath, 'utf8');
      writeFileSync(pdfPath, '%PDF-1.7');
      return Promise.resolve();
    };
    const result = await run({ format: 'pdf', outPath: join(folder, 'log.pdf') }, { printPdf });
    expect(printed).toMatch(/^<!doctype html>[^]*Step 1499[^]*<\/html>\n$/);
    expect(result).toMatchObject({ bytes: 8, lines: 1500 });
    expect(written()).toEqual(['log.pdf']);
  });

  it('of a campaign that is being played holds what stood there at the start, and leaves it unlocked', async () => {
    const file = openCampaign(campaignPath);
    await file.checked;
    const running = run({ format: 'jsonl', outPath: join(folder, 'log.jsonl') });
    doStep(file, () => undefined, 'Played meanwhile');
    const { lines } = await running;
    expect([1500, 1501]).toContain(lines);
    doStep(file, () => undefined, 'Played afterwards');
    file.close();
  });

  it('takes the place of an older file only when told to', async () => {
    writeFileSync(join(folder, 'log.md'), 'older');
    await expect(run()).rejects.toMatchObject({
      code: 'file-exists',
      details: { path: expect.any(String) as string },
    });
    expect(readFileSync(join(folder, 'log.md'), 'utf8')).toBe('older');
    await run({ replace: true });
    expect(readFileSync(join(folder, 'log.md'), 'utf8')).toContain('Step 1499');
    expect(written()).toEqual(['log.md']);
  });
});

describe('a refused export writes nothing', () => {
  const cases: [string, string, () => Partial<ExportRequest>][] = [
    ['a folder that is not there', 'file-missing', () => ({ outPath: join(folder, 'no', 'log.md') })],
    ['a file taken for a folder', 'file-missing', () => ({ outPath: join(campaignPath, 'log.md') })],
    ['a folder in its place', 'file-is-directory', () => ({ outPath: newFolder('log.md'), replace: true })],
    ['the campaign itself', 'refused', () => ({ outPath: campaignPath, replace: true })],
    ['the campaign by a link', 'refused', () => ({ outPath: linked('soft.md', symlinkSync), replace: true })],
    [
      'the campaign by another name',
      'refused',
      () => ({ outPath: linked('hard.md', linkSync), replace: true }),
    ],
    ['the journal of the campaign', 'refused', () => ({ outPath: `${campaignPath}-journal`, replace: true })],
    ['the lock of the campaign', 'refused', () => ({ outPath: `${campaignPath}-LOCK`, replace: true })],
    ['another campaign', 'refused', () => ({ outPath: otherCampaign(), replace: true })],
    ['what is no ordinary file', 'file-denied', () => ({ outPath: '/dev/null', replace: true })],
    ['a name too long', 'bad-input', () => ({ outPath: join(folder, `${'x'.repeat(300)}.md`) })],
    ['a session that is not there', 'not-found', () => ({ sessionId: 77 })],
    ['a campaign that is gone', 'file-missing', () => ({ campaignPath: join(folder, 'gone.turnkeeper') })],
  ];

  const newFolder = (name: string): string => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  };
  const linked = (name: string, link: (from: string, to: string) => void): string => {
    link(campaignPath, join(folder, name));
    return join(folder, name);
  };
  const otherCampaign = (): string => {
    const file = newCampaign(folder, 'other.md');
    file.close();
    return file.path;
  };

  it.each(cases)('into or from %s: %s', async (_what, code, more) => {
    const asked = more();
    const before = written();
    const campaign = readFileSync(campaignPath);
    await expect(run(asked)).rejects.toMatchObject({ code });
    expect(written()).toEqual(before);
    expect(readFileSync(campaignPath).equals(campaign)).toBe(true);
  });
});

describe('an export that is stopped or fails', () => {
  it('leaves nothing when it is stopped before, while and after it writes', async () => {
    const before = new AbortController();
    before.abort();
    await expect(run({}, { signal: before.signal })).rejects.toMatchObject({ code: 'cancelled' });

    fill(Array.from({ length: 30_000 }, (_, index) => ({ summary: `More ${index}`, sessionId: 2 })));
    const during = new AbortController();
    const onProgress = (): void => during.abort();
    await expect(run({}, { signal: during.signal, onProgress })).rejects.toMatchObject({ code: 'cancelled' });

    const after = new AbortController();
    const printPdf = (_html: string, pdf: string): Promise<void> => {
      writeFileSync(pdf, '%PDF');
      after.abort();
      return Promise.resolve();
    };
    const printing = run({ format: 'pdf' }, { signal: after.signal, printPdf });
    await expect(printing).rejects.toMatchObject({ code: 'cancelled' });
    expect(written()).toEqual([]);
  });

  it('keeps the older file and nothing else when printing fails', async () => {
    writeFileSync(join(folder, 'log.md'), 'older');
    const printPdf = (): Promise<void> => Promise.reject(new Error('the printer burns'));
    await expect(run({ format: 'pdf', replace: true }, { printPdf })).rejects.toThrow('the printer burns');
    expect(readFileSync(join(folder, 'log.md'), 'utf8')).toBe('older');
    expect(written()).toEqual(['log.md']);
  });

  it.each([
    ['ENOSPC', 'disk-full'],
    ['EDQUOT', 'disk-full'],
    ['EACCES', 'file-denied'],
    ['EROFS', 'file-denied'],
    ['ENOENT', 'file-missing'],
    ['ENAMETOOLONG', 'bad-input'],
    ['SQLITE_CORRUPT', 'file-damaged'],
  ])('says of %s: %s', (system, code) => {
    const cause = Object.assign(new Error(system), { code: system });
    const failure = exportFailure(cause, '/x/log.md', '/x/Barrow.turnkeeper');
    expect(failure).toBeInstanceOf(TurnkeeperError);
    expect(failure).toMatchObject({ code });
  });
});
