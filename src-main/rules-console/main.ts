import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { runConsole } from './console.ts';

/** Writes and waits until the reader has kept up, so that a long answer never piles up in memory. */
async function write(stream: Writable, text: string): Promise<void> {
  if (text !== '' && !stream.write(text)) await once(stream, 'drain');
}

// Whoever reads the answers may stop at any time (`| head`): there is nobody left to tell anything.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
}

process.stdin.setEncoding('utf8');
process.exitCode = await runConsole(process.argv.slice(2), {
  input: process.stdin as AsyncIterable<string>,
  isTerminal: process.stdin.isTTY,
  out: (text) => write(process.stdout, text),
  err: (text) => write(process.stderr, text),
});
