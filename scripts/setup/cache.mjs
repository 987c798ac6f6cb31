import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { homedir, hostname } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Where slow results are kept between checkouts: ${XDG_CACHE_HOME:-~/.cache}/turnkeeper, on Windows %LOCALAPPDATA%. */
export const cacheFolder = (
  platform = process.platform,
  /** @type {NodeJS.ProcessEnv} */ env = process.env,
) => {
  const usual =
    platform === 'win32'
      ? env['LOCALAPPDATA'] || join(homedir(), 'AppData/Local')
      : join(homedir(), '.cache');
  return join(env['XDG_CACHE_HOME'] || usual, 'turnkeeper');
};

const workPrefix = () => `.work-${hostname()}-`;

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (/** @type {any} */ error) {
    return error.code === 'EPERM';
  }
}

/** Removes what runs on this machine left behind when they were cut off. @param {string} folder */
async function removeAbandonedWork(folder) {
  const ours = workPrefix();
  for (const name of await readdir(folder)) {
    const pid = name.startsWith(ours) ? Number.parseInt(name.slice(ours.length), 10) : Number.NaN;
    if (!Number.isNaN(pid) && !isRunning(pid)) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Makes the cache entry `name` unless it is there, and returns its path. `make(work)` fills a folder of its own
 * and returns the path inside it to keep; only a finished result is renamed into place, so a run that is cut off
 * leaves nothing half-made, and of two parallel runs the first wins.
 * @param {string} name @param {(work: string) => Promise<string>} make
 */
export async function makeOnce(name, make, folder = cacheFolder()) {
  const entry = join(folder, name);
  if (existsSync(entry)) return entry;
  await mkdir(folder, { recursive: true });
  await removeAbandonedWork(folder);
  const work = await mkdtemp(join(folder, `${workPrefix()}${process.pid}-`));
  try {
    const made = await make(work);
    await rename(made, entry).catch((error) => {
      if (!existsSync(entry)) throw error;
    });
    return entry;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** @param {string} file */
async function sha256Of(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Refuses a download whose content is not the one expected. @param {string} file @param {string} expected */
export async function requireSha256(file, expected) {
  const found = await sha256Of(file);
  if (found === expected) return;
  throw Object.assign(
    new Error(`the checksum of the download is wrong: expected ${expected}, found ${found}`),
    { remedy: 'Nothing of it was kept. Check that the package registry is the true one, then run again.' },
  );
}
