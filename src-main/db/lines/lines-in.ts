import { readSync } from 'node:fs';
import { TurnkeeperError } from '../../../shared/errors.ts';

const chunkBytes = 1 << 20;
/** Pictures and the longest steps stay far below it. */
const longestLine = 64 * 1024 * 1024;
const newline = 10;

const tooLong = (line: number): TurnkeeperError =>
  new TurnkeeperError(
    'bad-input',
    `Line ${line} is longer than 64 MB: no line of a campaign is. Nothing was made of it.`,
  );

/** The lines of an open file, without their ends, read piece by piece; the last may lack its end. Throws bad-input. */
export function* linesIn(fd: number): Generator<Buffer> {
  const chunk = Buffer.allocUnsafe(chunkBytes);
  let parts: Buffer[] = [];
  let held = 0;
  let number = 1;
  const whole = (last: Buffer): Buffer => {
    const line = parts.length === 0 ? Buffer.from(last) : Buffer.concat([...parts, last]);
    parts = [];
    held = 0;
    number += 1;
    return line;
  };
  for (let read = readSync(fd, chunk); read > 0; read = readSync(fd, chunk)) {
    let from = 0;
    for (let at = chunk.indexOf(newline); at !== -1 && at < read; at = chunk.indexOf(newline, from)) {
      yield whole(chunk.subarray(from, at));
      from = at + 1;
    }
    held += read - from;
    if (held > longestLine) throw tooLong(number);
    if (from < read) parts.push(Buffer.from(chunk.subarray(from, read)));
  }
  if (parts.length > 0) yield whole(Buffer.alloc(0));
}
