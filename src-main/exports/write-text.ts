import { statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { exportFailure } from './export-failure.ts';
import { requireTarget } from './export-target.ts';
import { placeExport } from './place-export.ts';

export interface WrittenTo {
  campaignPath: string;
  outPath: string;
  /** Whether an ordinary file that stands there may be replaced. */
  replace: boolean;
}

/**
 * Puts a file in place that is built under another name: whole or not at all. Throws file-exists, file-missing,
 * file-is-directory, file-denied, disk-full, bad-input, refused, and what the building throws.
 */
export async function writeBuilt(
  { outPath, campaignPath, replace }: WrittenTo,
  build: (temporary: string) => Promise<void>,
): Promise<{ path: string; bytes: number }> {
  try {
    const target = requireTarget(outPath, campaignPath, replace);
    let bytes = 0;
    await placeExport(target, replace, async (temporary) => {
      await build(temporary);
      bytes = statSync(temporary).size;
    });
    return { path: target, bytes };
  } catch (cause) {
    throw exportFailure(cause, resolve(outPath), campaignPath);
  }
}

/** Writes a text to a file, as `writeBuilt`. */
export const writeText = (to: WrittenTo, text: string): Promise<{ path: string; bytes: number }> =>
  writeBuilt(to, (temporary) => {
    writeFileSync(temporary, text, { flag: 'wx' });
    return Promise.resolve();
  });
