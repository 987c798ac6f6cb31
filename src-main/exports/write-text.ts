import { statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { exportFailure, exportStopped } from './export-failure.ts';
import { requireTargets } from './export-files.ts';
import { placeAll, type Piece } from './place-export.ts';
import type { JobWatch } from './write-in-worker.ts';

export interface WrittenTo {
  campaignPath: string;
  outPath: string;
  /** Whether an ordinary file that stands there may be replaced. */
  replace: boolean;
  /** Left out where nobody stops it or looks on. */
  watch?: JobWatch;
}

/**
 * Puts a file in place that is built under another name: whole or not at all. Throws file-exists, file-missing,
 * file-is-directory, file-denied, disk-full, bad-input, refused, cancelled, and what the building throws.
 */
export const writeBuilt = ({ outPath, ...to }: WrittenTo, build: Piece['build']): Promise<WrittenFiles> =>
  writeAllBuilt(to, [{ path: outPath, build }]);

export interface WrittenFiles {
  /** The first of them. */
  path: string;
  /** Of all together. */
  bytes: number;
  files: number;
}

/** As `writeBuilt`, several files: all of them or none. Told of one by one, and stopped between two of them. */
export async function writeAllBuilt(
  { campaignPath, replace, watch }: Omit<WrittenTo, 'outPath'>,
  wanted: readonly Piece[],
): Promise<WrittenFiles> {
  const first = resolve(wanted[0]?.path ?? '');
  try {
    const pieces = requireTargets(wanted, campaignPath, replace);
    let bytes = 0;
    watch?.onProgress(0, pieces.length);
    const watched = pieces.map(({ path, build }, at) => ({
      path,
      build: async (temporary: string) => {
        if (watch?.signal.aborted) throw exportStopped();
        await build(temporary);
        bytes += statSync(temporary).size;
        watch?.onProgress(at + 1, pieces.length);
        if (watch?.signal.aborted) throw exportStopped();
      },
    }));
    await placeAll(watched, replace);
    return { path: pieces[0]?.path ?? first, bytes, files: pieces.length };
  } catch (cause) {
    throw exportFailure(cause, first, campaignPath);
  }
}

/** Writes a text to a file, as `writeBuilt`. */
export const writeText = (to: WrittenTo, text: string): Promise<WrittenFiles> =>
  writeBuilt(to, (temporary) => {
    writeFileSync(temporary, text, { flag: 'wx' });
    return Promise.resolve();
  });
