import { spawn } from 'node:child_process';
import { expect } from 'vitest';
import { openCampaign } from '../../../src-main/db/file/campaign-file.ts';
import type { CampaignFile } from '../../../src-main/db/file/campaign-file.ts';
import { redo, undo } from '../../../src-main/db/journal/journal.ts';
import { contents, integrityOf } from '../../fixtures/campaigns.ts';

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

/** Which steps truly stand, held against what was said of them. */
export function standingBut(file: CampaignFile, said: Set<number>): Set<number> {
  const done = "SELECT seq FROM journal WHERE status = 'done' ORDER BY seq";
  const actual = new Set(file.db.prepare(done).pluck().all().map(Number));
  const lost = [...said].filter((seq) => !actual.has(seq)).length;
  const unsaid = [...actual].filter((seq) => !said.has(seq)).length;
  // Between the commit and the word there is room for the step in hand, taken or taken back; for no more.
  expect(lost + unsaid).toBeLessThanOrEqual(1);
  return actual;
}

/** Opens what a kill left, holds it against what was said, and returns which steps truly stand. */
export async function examine(
  path: string,
  said: Set<number>,
  check: (file: CampaignFile) => void,
): Promise<Set<number>> {
  const file = openCampaign(path);
  try {
    await file.checked;
    const actual = standingBut(file, said);
    check(file);
    const before = contents(file);
    undo(file);
    redo(file);
    expect(contents(file)).toBe(before);
    return actual;
  } finally {
    file.close();
    expect(integrityOf(path)).toBe('ok');
  }
}
