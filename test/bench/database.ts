import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import BetterSqlite3 from 'better-sqlite3';
import { logQueries } from '../../shared/ipc/desk/log.ts';
import { logList } from '../../src-main/areas/log/queries.ts';
import { openCampaign } from '../../src-main/db/file/campaign-file.ts';
import { runExport } from '../../src-main/exports/run-export.ts';
import { viewOf } from './campaigns/bench-desk.ts';
import type { Figure } from './figures.ts';
import { median, percentile, samplesOf, timed } from './figures.ts';

/** Opening up to the first view, of a huge campaign against an empty one. */
export async function openingFigure(huge: string, empty: string): Promise<Figure> {
  const opening = (path: string) =>
    samplesOf(15, async () => {
      const file = openCampaign(path);
      file.checked.catch(() => undefined);
      await viewOf('shell.view', file);
      await viewOf('dungeon.delve', file);
      await viewOf('dungeon.company', file);
      logList(file.sql, logQueries['log.list'].input.parse({ limit: 30 }));
      file.close();
    });
  await opening(empty);
  const floor = median(await opening(empty));
  return {
    name: 'Open a campaign of 1,000,000 log lines up to its first view; floor: the same without its lines',
    measured: median(await opening(huge)),
    floor,
    unit: 'ms',
    aim: 'at most 1.3x',
  };
}

const wanted = [
  'h',
  'hi',
  'hild',
  'tor',
  'torch',
  'long gall',
  'oak door listened',
  'green idol',
  'idol',
  'turn 777',
  'zzz',
  'north wall wren',
];

/** Full-text search as typed, its first page, against reading one page by its number. */
export async function searchFigure(huge: string): Promise<Figure> {
  const file = openCampaign(huge);
  await file.checked;
  const ask = (search: string) => logList(file.sql, logQueries['log.list'].input.parse({ search }));
  const plain = await samplesOf(100, () => ask(''));
  const samples = await samplesOf(wanted.length * 20, (index) => ask(wanted[index % wanted.length] ?? ''));
  file.close();
  return {
    name: 'Full-text search over 1,000,000 lines, p95; floor: the newest page without a search',
    measured: percentile(samples, 0.95),
    floor: median(plain),
    unit: 'ms',
    aim: 'p95 under 50 ms',
  };
}

/** Markdown of every line, against reading the rows and writing the same bytes. */
export async function exportFigure(huge: string, folder: string): Promise<Figure> {
  const outPath = join(folder, 'log.md');
  let bytes = 0;
  const measured = await timed(async () => {
    const written = await runExport(
      { campaignPath: huge, format: 'markdown', sessionId: null, forPlayers: false, outPath, replace: true },
      {
        onProgress: () => undefined,
        signal: new AbortController().signal,
        printPdf: () => Promise.resolve(),
      },
    );
    bytes = written.bytes;
  });
  const floor = await timed(() => readAndWrite(huge, join(folder, 'floor.bin'), bytes));
  return {
    name: 'Export 1,000,000 lines to Markdown; floor: read the rows, write the same bytes',
    measured,
    floor,
    unit: 'ms',
    aim: 'at most 3x',
    remark: `${(bytes / 1e6).toFixed(0)} MB written`,
  };
}

async function readAndWrite(campaign: string, to: string, bytes: number): Promise<void> {
  const db = new BetterSqlite3(campaign, { readonly: true });
  const out = createWriteStream(to);
  let rows = 0;
  for (const row of db.prepare('SELECT * FROM journal ORDER BY seq').iterate()) if (row) rows += 1;
  db.close();
  const share = Buffer.alloc(Math.ceil(bytes / Math.max(1, rows)), 'x');
  const batch = Buffer.concat(Array.from({ length: 1000 }, () => share));
  for (let written = 0; written < bytes; written += batch.length)
    if (!out.write(batch)) await once(out, 'drain');
  out.end();
  await finished(out);
}
