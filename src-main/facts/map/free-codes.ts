import { greatestCode } from '../../../shared/hex/chunks.ts';

/** Codes that nothing bears, from the least on; a list that is full has none. */
export function* freeCodes(taken: readonly { code: number }[]): Generator<number, undefined> {
  const codes = new Set(taken.map(({ code }) => code));
  for (let code = 1; code <= greatestCode; code += 1) if (!codes.has(code)) yield code;
}
