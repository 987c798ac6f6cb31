import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from './step.mjs';
import { runNpm } from './run-program.mjs';

/** @type {(file: string) => Record<string, { version?: string, optional?: boolean }>} */
const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/**
 * Names the packages of the lock file that are not installed in the locked version.
 * npm writes its hidden lock file last, so an installation that was cut off has none and counts as missing.
 * @param {string} root
 */
export function missingPackages(root) {
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path, locked]) => path !== '' && !locked.optional)
    .filter(
      ([path, locked]) =>
        installed[path]?.version !== locked.version || !existsSync(join(root, path, 'package.json')),
    )
    .map(([path]) => path);
}

/** @param {string} root */
export async function ensureDependencies(root) {
  const missing = missingPackages(root);
  if (missing.length === 0) return;
  // Nothing Turnkeeper uses needs an install script; the steps after this one do their work, checked.
  await step(
    `dependencies from the lock file (${missing.length} packages missing)`,
    () => runNpm(['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: root }),
    'See that the npm registry can be reached (npm ping), then run the same command again.',
  );
}
