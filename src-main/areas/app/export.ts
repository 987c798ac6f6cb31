import { refused } from '../../../shared/errors.ts';
import type { ExportChoice } from '../../../shared/ipc/vocabulary.ts';
import { contentFor } from '../../content/content-for.ts';
import type { Desk } from '../../desk/desk.ts';
import { runExport } from '../../exports/run-export.ts';
import type { ExportRequest, ExportResult } from '../../exports/run-export.ts';
import { runSessionPack } from '../../exports/session-pack/run-pack.ts';
import { readRules } from '../../facts/campaign/read-campaign.ts';
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
  { format, ...wanted }: Omit<ExportRequest, 'campaignPath' | 'format'> & { format: ExportChoice },
): Promise<ExportResult> {
  desk.campaign.requireInPlace();
  const { sql, records } = desk.campaign.file;
  const request = { campaignPath: desk.file.path, amiss: records.amiss, ...wanted };
  const printPdf = (html: string, pdf: string) => desk.ports.printPdf(html, pdf);
  if (format !== 'pack')
    return asExportJob(desk, job, (watch) => runExport({ ...request, format }, { ...watch, printPdf }));
  const { bestiaries: books } = await contentFor(['bestiaries'], { sql, systemId: readRules(sql).system.id });
  if (!books) throw new Error('The books of creatures were not read.');
  return asExportJob(desk, job, (watch) => runSessionPack(request, { sql, books }, { ...watch, printPdf }));
}
