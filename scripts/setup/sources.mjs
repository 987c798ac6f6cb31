import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Holds the fingerprint of the sources that out/ was built from. */
export const STAMP = 'out/.built-from';
const SOURCES = [
  'shared',
  'src-main',
  'src-renderer',
  'migrations',
  'scripts/build.mjs',
  'scripts/reference',
  'package.json',
  'package-lock.json',
];

/** @param {string} path */
async function filesUnder(path) {
  const entry = await stat(path);
  if (!entry.isDirectory()) return [path];
  const names = await readdir(path, { recursive: true, withFileTypes: true });
  return names.filter((name) => name.isFile()).map((name) => join(name.parentPath ?? name.path, name.name));
}

/**
 * A digest of names, sizes and times of every source file: it changes with any edit, addition or removal.
 * @param {string} root
 */
export async function sourcesFingerprint(root, sources = SOURCES) {
  const files = (await Promise.all(sources.map((path) => filesUnder(join(root, path))))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = await stat(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** @param {string} root */
export async function isBuilt(root) {
  const stamp = join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === (await sourcesFingerprint(root));
}
