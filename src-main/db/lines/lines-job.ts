import type { ErrorCode } from '../../../shared/errors.ts';
import type { TakenLines } from './take-lines.ts';

/** A campaign into lines, or lines into a campaign; the path is that of the new file. */
export type LinesJob =
  | { way: 'out'; source: string; path: string; program: string }
  | { way: 'in'; source: string; path: string };

export type LinesAnswer =
  | { written: { lines: number } }
  | { taken: TakenLines }
  | { failed: { code: ErrorCode; message: string; details: Record<string, string> | undefined } };
