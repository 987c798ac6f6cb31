import { join } from 'node:path';
import { runProgram } from './run-program.mjs';
import { step } from './step.mjs';

const DOWNLOAD_LIMIT_MS = 15 * 60_000;

/** Lets the electron package download the binary it names; it checks the checksum itself. @param {string} root */
export async function downloadOwnRuntime(root) {
  await step(
    "Electron's own download",
    () =>
      runProgram(process.execPath, [join(root, 'node_modules/electron/install.js')], {
        cwd: root,
        timeoutMs: DOWNLOAD_LIMIT_MS,
      }),
    'See that the machine is online, then run the same command again.',
  );
}
