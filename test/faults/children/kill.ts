import { spawn } from 'node:child_process';

/** Programs that write until they are killed, and what of their words still stands. */

/** Lets a child write and kills it after `milliseconds`, counted from its first word or from its start. */
export const writeAndKill = (
  script: string,
  path: string,
  milliseconds: number,
  atStart: boolean,
  ...more: string[]
): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, path, ...more], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    let complaint = '';
    let timer: NodeJS.Timeout | null = null;
    const arm = (): void => {
      timer ??= setTimeout(() => child.kill('SIGKILL'), milliseconds);
    };
    if (atStart) arm();
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      arm();
    });
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.once('error', reject);
    child.once('close', (_code, signal) => {
      if (signal === 'SIGKILL') resolve(said);
      else reject(new Error(`the writing child ended by itself: ${complaint}`));
    });
  });

/** What stands according to the child's own words; a last line cut off by the kill was never finished. */
export const hear = (standing: Set<number>, said: string): void => {
  for (const [, word, seq] of said.matchAll(/(done|undone) (\d+)\n/g)) {
    if (word === 'done') standing.add(Number(seq));
    else standing.delete(Number(seq));
  }
};
