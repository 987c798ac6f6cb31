import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import type { Sql } from '../../db/sql.ts';
import { renderLog } from './render-log.ts';
import type { RenderRequest, RenderWatch } from './render-log.ts';

const chunkBytes = 1 << 20;

const mostBytesOfUnit = 3;

/** Writes text through one buffer that is used again and again: a new one for each piece costs more than the writing. */
const textWriter = (fd: number): ((text: string) => void) => {
  const buffer = Buffer.allocUnsafe(chunkBytes);
  return (text) => {
    const fits = text.length * mostBytesOfUnit <= buffer.length;
    writeAll(fd, fits ? buffer.subarray(0, buffer.write(text)) : Buffer.from(text));
  };
};

const writeAll = (fd: number, bytes: Uint8Array): void => {
  let written = 0;
  while (written < bytes.length) written += writeSync(fd, bytes, written);
};

const appendFile = (fd: number, source: number): void => {
  const buffer = Buffer.allocUnsafe(chunkBytes);
  for (let at = 0; ;) {
    const count = readSync(source, buffer, 0, chunkBytes, at);
    if (count === 0) return;
    writeAll(fd, buffer.subarray(0, count));
    at += count;
  }
};

const withFile = <T>(path: string, flags: string, use: (fd: number) => T): T => {
  const fd = openSync(path, flags, 0o666);
  try {
    return use(fd);
  } finally {
    closeSync(fd);
  }
};

/**
 * Writes a log to a new file. What stands before the steps is known only after the last of them, so they wait
 * in a second file beside it. Leaves that one behind in no case; the first is the caller's to remove on failure.
 */
export const writeLog = (
  sql: Sql,
  request: RenderRequest,
  path: string,
  watch: Omit<RenderWatch, 'write'>,
): { lines: number } => {
  const stepsPath = `${path}.steps`;
  try {
    return withFile(stepsPath, 'wx+', (steps) => {
      const { head, tail, lines } = renderLog(sql, request, { ...watch, write: textWriter(steps) });
      withFile(path, 'wx', (fd) => {
        writeAll(fd, Buffer.from(head));
        appendFile(fd, steps);
        writeAll(fd, Buffer.from(tail));
      });
      return { lines };
    });
  } finally {
    rmSync(stepsPath, { force: true });
  }
};
