import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import type { Sql } from '../../db/sql.ts';
import { readVoyage } from '../../facts/ship/read-ship-log.ts';
import { jsonlFormat } from './jsonl.ts';
import type { Besides, LogFormat } from './log-format.ts';
import { htmlWriter } from './page/html.ts';
import { markdownWriter } from './page/markdown.ts';
import { pageFormat } from './page/page-format.ts';
import type { Before } from './page/party.ts';
import { partyThen } from './party-then.ts';
import { lineBatches, lineSpan } from './step-source.ts';
import type { LineSpan } from './step-source.ts';
import { readSubject } from './subject.ts';
import type { Subject } from './subject.ts';

export const textFormats = ['markdown', 'html', 'jsonl'] as const;
export type TextFormat = (typeof textFormats)[number];

export interface RenderRequest {
  format: TextFormat;
  /** Null for the whole campaign. */
  sessionId: number | null;
  /** ISO 8601 in UTC. */
  exportedAt: string;
  /** More steps than these are refused; null for any number. */
  mostSteps: number | null;
  /** Without what players may not know. */
  forPlayers: boolean;
  /** What Markdown holds beside the log; null for nothing. */
  besides: Besides | null;
  /** The program's typefaces, for a page that is to be printed; else ''. */
  fontFaces: string;
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

const formatOf = (request: RenderRequest, sql: Sql, subject: Subject, party: () => Before): LogFormat => {
  const { format, forPlayers, fontFaces, besides } = request;
  if (format === 'jsonl') return jsonlFormat(subject);
  const writer = format === 'markdown' ? markdownWriter(besides) : htmlWriter(fontFaces);
  const voyage = (from: number, to: number) => readVoyage(sql, from, to);
  return pageFormat({ subject, forPlayers, party, voyage }, writer);
};

/** How the party stood at both ends of a session; of the whole campaign only at its end. */
const partyAround =
  (sql: Sql, sessionId: number | null, span: LineSpan, watch: RenderWatch) => (): Before => ({
    before: sessionId === null ? null : partyThen(sql, span.first - 1, watch.isCancelled),
    after: partyThen(sql, span.last, watch.isCancelled),
  });

/**
 * Writes the log's steps in order and returns what belongs around them. Reads only the lines that stood there
 * when it began. Throws not-found for an unknown session, refused for too long a log, cancelled, and whatever `write` throws.
 */
export const renderLog = (sql: Sql, request: RenderRequest, watch: RenderWatch): RenderedLog => {
  const { sessionId } = request;
  const subject = readSubject(sql, sessionId, request.exportedAt);
  const span = lineSpan(sql, sessionId);
  const format = formatOf(request, sql, subject, partyAround(sql, sessionId, span, watch));
  const total = span.last === 0 ? 0 : span.last - span.first + 1;
  for (const batch of lineBatches(sql, { sessionId, ...span, withInput: format.readsInput })) {
    needNotCancelled(watch);
    let text = '';
    for (const row of batch) text += format.step(row);
    if (request.mostSteps !== null && format.told() > request.mostSteps) throw tooLong(request.mostSteps);
    watch.write(text);
    watch.onProgress((batch.at(-1)?.seq ?? 0) - span.first + 1, total);
  }
  watch.write(format.rest());
  const head = format.head();
  needNotCancelled(watch);
  return { head, tail: format.tail(), lines: format.told() };
};

const needNotCancelled = ({ isCancelled }: RenderWatch): void => {
  if (isCancelled()) throw new TurnkeeperError('cancelled', 'The export was stopped. Nothing was written.');
};
