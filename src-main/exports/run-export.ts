import { rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ExportChoice, ExportFormat } from '../../shared/ipc/vocabulary.ts';
import type { AmissRow } from '../db/amiss/amiss-row.ts';
import { exportFailure, exportStopped } from './export-failure.ts';
import { exportFiles, requireTargets } from './export-files.ts';
import type { ExportFile } from './export-files.ts';
import { placeAll } from './place-export.ts';
import { writeInWorker, type JobWatch } from './write-in-worker.ts';

export interface ExportRequest {
  campaignPath: string;
  /** Records that make no sense are written as they are shown. */
  amiss?: readonly AmissRow[];
  format: Exclude<ExportChoice, 'pack'>;
  /** Null for the whole campaign. */
  sessionId: number | null;
  /** Without what players may not know. */
  forPlayers: boolean;
  outPath: string;
  /** Whether ordinary files that stand there may be replaced. */
  replace: boolean;
}

export interface ExportWatch extends JobWatch {
  /** Prints a finished page of HTML to a new file. */
  printPdf: (htmlPath: string, pdfPath: string) => Promise<void>;
}

export interface ExportResult {
  /** The first of the files. */
  path: string;
  /** Of all together. */
  bytes: number;
  lines: number;
  files: { path: string; bytes: number }[];
  /** Of a pack: files that were not ours, or changed since, and stay; the new ones stand beside them. */
  kept: string[];
}

// Printing takes about a millisecond and 2 kB a step; at two and a half times as many the printer gave up.
export const mostPrintedSteps = 40_000;

interface One extends ExportFile {
  temporary: string;
}

const writePage = async (request: ExportRequest, { format, path }: One, page: string, watch: ExportWatch) => {
  const isPdf = format === 'pdf';
  const textFormat: Exclude<ExportFormat, 'pdf'> = isPdf ? 'html' : format;
  return writeInWorker(
    {
      campaignPath: request.campaignPath,
      amiss: request.amiss ?? [],
      target: path,
      temporary: page,
      request: {
        format: textFormat,
        forPlayers: request.forPlayers,
        fontFaces: isPdf ? (await import('./pages/fonts.ts')).fontFaces : '',
        sessionId: request.sessionId,
        exportedAt: new Date().toISOString(),
        mostSteps: isPdf ? mostPrintedSteps : null,
        besides: null,
      },
    },
    watch,
  );
};

const build = async (request: ExportRequest, one: One, watch: ExportWatch) => {
  const { format, path, temporary } = one;
  const isPdf = format === 'pdf';
  const page = isPdf ? `${temporary}.html` : temporary;
  try {
    const { lines } = await writePage(request, one, page, watch);
    if (isPdf) await watch.printPdf(page, temporary);
    if (watch.signal.aborted) throw exportStopped();
    return { path, bytes: statSync(temporary).size, lines };
  } catch (cause) {
    throw exportFailure(cause, path, request.campaignPath);
  } finally {
    if (isPdf) rmSync(page, { force: true });
  }
};

type Built = Awaited<ReturnType<typeof build>>;

const buildAll = async (
  request: ExportRequest,
  files: readonly ExportFile[],
  { signal, printPdf, onProgress }: ExportWatch,
): Promise<Built[]> => {
  const built: Built[] = [];
  const pieces = files.map((file, at) => ({
    path: file.path,
    build: async (temporary: string) => {
      const watch: ExportWatch = {
        signal,
        printPdf,
        onProgress: (done, total) => onProgress(at * total + done, files.length * total),
      };
      built.push(await build(request, { ...file, temporary }, watch));
    },
  }));
  await placeAll(pieces, request.replace);
  return built;
};

/**
 * Writes a session, or the whole campaign, to a file or to one of each form: whole or not at all. Only what the
 * campaign holds at the start is written, on another thread, while play goes on. Throws not-found, file-exists,
 * file-missing, file-is-directory, file-denied, disk-full, bad-input, refused, cancelled, file-damaged.
 */
export const runExport = async (request: ExportRequest, watch: ExportWatch): Promise<ExportResult> => {
  if (watch.signal.aborted) throw exportStopped();
  const { outPath, campaignPath } = request;
  try {
    const files = requireTargets(exportFiles(request), campaignPath, request.replace);
    const built = await buildAll(request, files, watch);
    return {
      path: built[0]?.path ?? resolve(outPath),
      bytes: built.reduce((sum, { bytes }) => sum + bytes, 0),
      lines: built[0]?.lines ?? 0,
      files: built.map(({ path, bytes }) => ({ path, bytes })),
      kept: [],
    };
  } catch (cause) {
    throw exportFailure(cause, resolve(outPath), campaignPath);
  }
};
