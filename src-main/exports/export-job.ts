import type { ErrorCode } from '../../shared/errors.ts';
import type { AmissRow } from '../db/amiss/amiss-row.ts';
import type { RenderRequest } from './log/render-log.ts';

/** What the export worker is started with. */
export interface ExportJob {
  campaignPath: string;
  amiss: readonly AmissRow[];
  request: RenderRequest;
  /** Where it writes. */
  temporary: string;
  /** Where the person wants the file: for messages only. */
  target: string;
  /** One Int32, set to 1 to stop the worker. */
  cancelled: SharedArrayBuffer;
}

export type WorkerMessage =
  | { type: 'progress'; done: number; total: number }
  | { type: 'written'; lines: number }
  | { type: 'failed'; code: ErrorCode; message: string; details: Record<string, string> | undefined };
