import { rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { TurnkeeperError } from '../../shared/errors.ts';
import type { ExportFormat } from '../../shared/ipc/vocabulary.ts';
import { exportFailure } from './export-failure.ts';
import { requireTarget } from './export-target.ts';
import { placeExport } from './place-export.ts';
import { writeInWorker } from './write-in-worker.ts';

export interface ExportRequest {
  campaignPath: string;
  format: ExportFormat;
  /** Null for the whole campaign. */
  sessionId: number | null;
  outPath: string;
  /** Whether an ordinary file that stands there may be replaced. */
  replace: boolean;
}

export interface ExportWatch {
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
  /** Prints a finished page of HTML to a new file. */
  printPdf: (htmlPath: string, pdfPath: string) => Promise<void>;
}

export interface ExportResult {
  path: string;
  bytes: number;
  lines: number;
}

// Printing takes about a millisecond and 2 kB a step; at two and a half times as many the printer gave up.
const mostPrintedSteps = 40_000;

const stopped = (): TurnkeeperError =>
  new TurnkeeperError('cancelled', 'The export was stopped. Nothing was written.');

const writePage = (request: ExportRequest, target: string, page: string, watch: ExportWatch) =>
  writeInWorker(
    {
      campaignPath: request.campaignPath,
      target,
      temporary: page,
      request: {
        format: request.format === 'pdf' ? 'html' : request.format,
        sessionId: request.sessionId,
        exportedAt: new Date().toISOString(),
        mostSteps: request.format === 'pdf' ? mostPrintedSteps : null,
      },
    },
    watch,
  );

const build = async (request: ExportRequest, target: string, temporary: string, watch: ExportWatch) => {
  const isPdf = request.format === 'pdf';
  const page = isPdf ? `${temporary}.html` : temporary;
  try {
    const { lines } = await writePage(request, target, page, watch);
    if (isPdf) await watch.printPdf(page, temporary);
    if (watch.signal.aborted) throw stopped();
    return { path: target, bytes: statSync(temporary).size, lines };
  } finally {
    if (isPdf) rmSync(page, { force: true });
  }
};

/**
 * Writes a session, or the whole campaign, to a file: whole or not at all. Only what the campaign holds at the
 * start is written, on another thread, while play goes on. Throws not-found, file-exists, file-missing,
 * file-is-directory, file-denied, disk-full, bad-input, refused, cancelled, file-damaged.
 */
export const runExport = async (request: ExportRequest, watch: ExportWatch): Promise<ExportResult> => {
  if (watch.signal.aborted) throw stopped();
  const { outPath, campaignPath, replace } = request;
  try {
    const target = requireTarget(outPath, campaignPath, replace);
    let result: ExportResult = { path: target, bytes: 0, lines: 0 };
    await placeExport(target, replace, async (temporary) => {
      result = await build(request, target, temporary, watch);
    });
    return result;
  } catch (cause) {
    throw exportFailure(cause, resolve(outPath), campaignPath);
  }
};
