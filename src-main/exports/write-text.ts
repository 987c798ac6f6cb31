import { statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { exportFailure } from './export-failure.ts';
import { requireTarget } from './export-target.ts';
import { placeExport } from './place-export.ts';

interface TextRequest {
  campaignPath: string;
  outPath: string;
  /** Whether an ordinary file that stands there may be replaced. */
  replace: boolean;
}

/**
 * Writes a text to a file: whole or not at all. Throws file-exists, file-missing, file-is-directory, file-denied,
 * disk-full, bad-input, refused.
 */
export async function writeText(
  request: TextRequest,
  text: string,
): Promise<{ path: string; bytes: number }> {
  const { outPath, campaignPath, replace } = request;
  try {
    const target = requireTarget(outPath, campaignPath, replace);
    let bytes = 0;
    await placeExport(target, replace, (temporary) => {
      writeFileSync(temporary, text, { flag: 'wx' });
      bytes = statSync(temporary).size;
      return Promise.resolve();
    });
    return { path: target, bytes };
  } catch (cause) {
    throw exportFailure(cause, resolve(outPath), campaignPath);
  }
}
