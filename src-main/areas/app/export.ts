import { refused } from '../../../shared/errors.ts';
import type { Desk } from '../../desk/desk.ts';
import { runExport } from '../../exports/run-export.ts';
import type { ExportRequest, ExportResult } from '../../exports/run-export.ts';
import type { JobWatch } from '../../exports/write-in-worker.ts';

/** Runs an export under the name of its job: every window is told how far it is, and it can be cancelled by that name. */
export async function asExportJob<Result>(
  desk: Desk,
  job: string,
  run: (watch: JobWatch) => Promise<Result>,
): Promise<Result> {
  if (desk.exports.has(job)) throw refused('That export is running already.');
  const abort = new AbortController();
  const done = run({
    signal: abort.signal,
    onProgress: (written, total) => desk.ports.broadcast({ type: 'progress', job, done: written, total }),
  });
  desk.exports.set(job, { abort, done });
  try {
    return await done;
  } finally {
    desk.exports.delete(job);
  }
}

/** Writes a session, or the whole campaign, to a file, as `asExportJob`. */
export async function exportCommand(
  desk: Desk,
  job: string,
  wanted: Omit<ExportRequest, 'campaignPath'>,
): Promise<ExportResult> {
  desk.campaign.requireInPlace();
  const { amiss } = desk.campaign.file.records;
  const request = { campaignPath: desk.file.path, amiss, ...wanted };
  return asExportJob(desk, job, (watch) =>
    runExport(request, { ...watch, printPdf: (html, pdf) => desk.ports.printPdf(html, pdf) }),
  );
}
