import { statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 2 ** 30;

/**
 * Where tests keep their campaigns: in memory where the machine offers enough of it, since no test cuts the power and
 * each waits for the disk at every step. Elsewhere the system's temporary folder.
 * @returns {Record<string, string>} what to add to the environment
 */
export function scratchSpace() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES ? { TMPDIR: MEMORY } : {};
  } catch {
    // No such folder: macOS, Windows, some containers.
    return {};
  }
}
