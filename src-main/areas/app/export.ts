import { refused } from '../../../shared/errors.ts';
import type { Desk } from '../../desk/desk.ts';
import { runExport } from '../../exports/run-export.ts';
import type { ExportRequest, ExportResult } from '../../exports/run-export.ts';

/** Writes a session, or the whole campaign, to a file; tells every window how far it is; can be cancelled by its job. */
export async function exportCommand(
  desk: Desk,
  job: string,
  wanted: Omit<ExportRequest, 'campaignPath'>,
): Promise<ExportResult> {
  desk.campaign.requireInPlace();
  if (desk.exports.has(job)) throw refused('That export is running already.');
  const abort = new AbortController();
  const { amiss } = desk.campaign.file.records;
  const done = runExport(
    { campaignPath: desk.file.path, amiss, ...wanted },
    {
      signal: abort.signal,
      onProgress: (written, total) => desk.ports.broadcast({ type: 'progress', job, done: written, total }),
      printPdf: (html, pdf) => desk.ports.printPdf(html, pdf),
    },
  );
  desk.exports.set(job, { abort, done });
  try {
    return await done;
  } finally {
    desk.exports.delete(job);
  }
}
