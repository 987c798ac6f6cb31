import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import type { Sql } from '../../db/sql.ts';
import { htmlFormat } from './html.ts';
import { jsonlFormat } from './jsonl.ts';
import type { LogFormat } from './log-format.ts';
import { markdownFormat } from './markdown.ts';
import { lineBatches, lineSpan } from './step-source.ts';
import { readSubject } from './subject.ts';
import type { Subject } from './subject.ts';

export const textFormats = ['markdown', 'html', 'jsonl'] as const;
export type TextFormat = (typeof textFormats)[number];

const formats: Record<TextFormat, (subject: Subject) => LogFormat> = {
  markdown: markdownFormat,
  html: htmlFormat,
  jsonl: jsonlFormat,
};

export interface RenderRequest {
  format: TextFormat;
  /** Null for the whole campaign. */
  sessionId: number | null;
  /** ISO 8601 in UTC. */
  exportedAt: string;
  /** More steps than these are refused; null for any number. */
  mostSteps: number | null;
}

export interface RenderWatch {
  /** Takes the steps' text, piece by piece. */
  write: (text: string) => void;
  onProgress: (done: number, total: number) => void;
  isCancelled: () => boolean;
}

export interface RenderedLog {
  /** What stands before and behind the text given to `write`. */
  head: string;
  tail: string;
  lines: number;
}

const tooLong = (most: number): TurnkeeperError =>
  refused(
    `This form holds at most ${most.toLocaleString('en')} steps, and this log has more. Nothing was written. Export one session, or the HTML page, which holds any number.`,
  );

/**
 * Writes the log's steps in order and returns what belongs around them. Reads only the lines that stood there
 * when it began. Throws not-found for an unknown session, refused for too long a log, cancelled, and whatever `write` throws.
 */
export const renderLog = (sql: Sql, request: RenderRequest, watch: RenderWatch): RenderedLog => {
  const { sessionId } = request;
  const format = formats[request.format](readSubject(sql, sessionId, request.exportedAt));
  const span = lineSpan(sql, sessionId);
  const total = span.last === 0 ? 0 : span.last - span.first + 1;
  let lines = 0;
  for (const batch of lineBatches(sql, { sessionId, ...span, withInput: format.readsInput })) {
    if (watch.isCancelled())
      throw new TurnkeeperError('cancelled', 'The export was stopped. Nothing was written.');
    let text = '';
    for (const row of batch) {
      const step = format.step(row);
      if (step !== '') lines += 1;
      text += step;
    }
    if (request.mostSteps !== null && lines > request.mostSteps) throw tooLong(request.mostSteps);
    watch.write(text);
    watch.onProgress((batch.at(-1)?.seq ?? 0) - span.first + 1, total);
  }
  return { head: format.head(), tail: format.tail(), lines };
};
