import { greatestCode } from '../../../shared/hex/chunks.ts';

/** The least code from 1 that nothing bears; null where all are taken. */
export function freeCode(taken: readonly { code: number }[]): number | null {
  const codes = new Set(taken.map(({ code }) => code));
  for (let code = 1; code <= greatestCode; code += 1) if (!codes.has(code)) return code;
  return null;
}
