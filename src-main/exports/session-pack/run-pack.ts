import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { BookOfCreatures } from '../../content/bestiary/books.ts';
import { renameOver } from '../../db/file/file-calls.ts';
import { trialFolderPrefix } from '../../db/file/leftovers.ts';
import { flushFolder } from '../../db/file/place-file.ts';
import type { Sql } from '../../db/sql.ts';
import { exportFailure, exportStopped } from '../export-failure.ts';
import { requireFolder } from '../export-target.ts';
import { fontFaces } from '../pages/fonts.ts';
import { mostPrintedSteps, type ExportRequest, type ExportResult, type ExportWatch } from '../run-export.ts';
import { writeInWorker } from '../write-in-worker.ts';
import { manifestIn, manifestName, manifestText, placeFor, type Files } from './folder.ts';
import { gatherPack, type Gathered } from './gather.ts';

export interface PackSource {
  sql: Sql;
  books: readonly BookOfCreatures[];
}

type Request = Omit<ExportRequest, 'format' | 'replace'>;

/**
 * Writes a session and all that it touched into a folder, as notebook programs read it: nothing is put in place before all is
 * made, and each file whole. What an earlier pack wrote there is written anew; what is not ours, or was changed since, is kept
 * and the new file stands beside it. Throws as `runExport`.
 */
export async function runSessionPack(
  request: Request,
  source: PackSource,
  watch: ExportWatch,
): Promise<ExportResult> {
  const exportedAt = new Date().toISOString();
  const { sessionId, forPlayers, campaignPath, outPath } = request;
  const folder = requireFolder(outPath, campaignPath);
  let made: string | null = null;
  try {
    const gathered = gatherPack(source.sql, { sessionId, forPlayers, exportedAt, ...source });
    made = mkdtempSync(trialFolderPrefix(folder));
    const lines = await writeLogs(request, { folder: made, gathered, exportedAt }, watch);
    for (const { path, content } of gathered.leaves) writeInto(made, path, content);
    if (watch.signal.aborted) throw exportStopped();
    return { ...placeAllIn(folder, made, filesOf(gathered, forPlayers)), lines };
  } catch (cause) {
    throw exportFailure(cause, folder, campaignPath);
  } finally {
    if (made !== null) rmSync(made, { recursive: true, force: true });
  }
}

/** The files of a pack, each by its path in it. */
const filesOf = ({ file, leaves }: Gathered, forPlayers: boolean): string[] => [
  ...[`${file}.md`, `${file}.pdf`],
  ...(forPlayers ? [] : ['log.jsonl']),
  ...leaves.map(({ path }) => path),
];

function writeInto(folder: string, path: string, content: string | Uint8Array): void {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content, { flag: 'wx' });
}

/** The log as text, as a page on paper and as data; answers how many steps it told. */
async function writeLogs(
  { campaignPath, amiss = [], sessionId, forPlayers }: Request,
  { folder, gathered, exportedAt }: { folder: string; gathered: Gathered; exportedAt: string },
  { signal, onProgress, printPdf }: ExportWatch,
): Promise<number> {
  const { file, besides } = gathered;
  const forms = [
    { format: 'markdown', path: `${file}.md`, besides, fontFaces: '', mostSteps: null },
    { format: 'html', path: `${file}.html`, besides: null, fontFaces, mostSteps: mostPrintedSteps },
    { format: 'jsonl', path: 'log.jsonl', besides: null, fontFaces: '', mostSteps: null },
  ] as const;
  const wanted = forms.filter(({ format }) => !(forPlayers && format === 'jsonl'));
  let told = 0;
  for (const [at, { path, ...form }] of wanted.entries()) {
    const temporary = join(folder, path);
    const { lines } = await writeInWorker(
      {
        ...{ campaignPath, amiss, target: path, temporary },
        request: { ...form, forPlayers, sessionId, exportedAt },
      },
      { signal, onProgress: (done, total) => onProgress(at * total + done, wanted.length * total) },
    );
    told = Math.max(told, lines);
    if (form.format !== 'html') continue;
    await printPdf(temporary, join(folder, `${file}.pdf`));
    rmSync(temporary);
  }
  return told;
}

/**
 * Puts what was made in place, each file by a rename; the folders it needs are made. What is about to be written is told
 * beforehand, so that a pack that breaks off between two renames knows its files again.
 */
function placeAllIn(folder: string, made: string, paths: readonly string[]): Omit<ExportResult, 'lines'> {
  const known = manifestIn(folder);
  const placed = paths.map((path) => ({
    from: join(made, path),
    ...placeFor(folder, path, { bytes: readFileSync(join(made, path)), known }),
    wished: path,
  }));
  const files = placed.map(({ from, path }) => ({ path: join(folder, path), bytes: statSync(from).size }));
  const makes = [folder, ...new Set(placed.map(({ path }) => dirname(join(folder, path))))];
  const fresh = makes.filter((each) => mkdirSync(each, { recursive: true }) !== undefined);
  const tell = (files: Files) => {
    const manifest = join(made, manifestName);
    writeFileSync(manifest, manifestText({ ...known, ...files }));
    renameOver(manifest, join(folder, manifestName));
  };
  let done = 0;
  try {
    tell(
      Object.fromEntries(placed.map(({ path, sum, stood }) => [path, stood === null ? [sum] : [stood, sum]])),
    );
    for (const { from, path } of placed) {
      renameOver(from, join(folder, path));
      done += 1;
    }
  } catch (cause) {
    if (done === 0 && Object.keys(known).length === 0) rmSync(join(folder, manifestName), { force: true });
    for (const each of fresh.toReversed()) removeIfEmpty(each);
    throw cause;
  }
  tell(Object.fromEntries(placed.map(({ path, sum }) => [path, sum])));
  flushFolder(folder);
  return {
    path: resolve(folder),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    files,
    kept: placed.filter(({ kept }) => kept).map(({ wished }) => wished),
  };
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Something stands in it already, and it stays.
  }
}
