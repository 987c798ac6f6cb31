import { statSync } from 'node:fs';
import { join } from 'node:path';
import { tryProgram } from './run-program.mjs';

const SUID_ROOT = 0o4755;

/** @param {string} helper */
function helperIsSetUp(helper) {
  const { uid, mode } = statSync(helper);
  return uid === 0 && (mode & 0o7777) === SUID_ROOT;
}

/**
 * Says why Chromium's sandbox will refuse to start for this user, or nothing when it will start.
 * It needs user namespaces, or else its helper owned by root with the set-user-id bit.
 * @param {string} dist
 */
export async function sandboxObstacle(dist) {
  if (process.platform !== 'linux' || process.getuid?.() === 0) return undefined;
  const namespaces = await tryProgram('unshare', ['--user', '--map-root-user', 'true']);
  const helper = join(dist, 'chrome-sandbox');
  if (namespaces.code === 0 || helperIsSetUp(helper)) return undefined;
  return (
    'This kernel gives ordinary users no user namespaces, so Electron will refuse to start its sandbox.\n' +
    'Turnkeeper does not switch the sandbox off. To let it start, run once:\n' +
    `  sudo chown root:root '${helper}' && sudo chmod 4755 '${helper}'`
  );
}
