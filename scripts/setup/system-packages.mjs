import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { runProgram, tryProgram } from './run-program.mjs';
import { SetupFailure, step } from './step.mjs';

const STEP = 'system packages';

/** Shared libraries Electron loads, with Debian's package for each. */
const LIBRARIES = {
  'libnss3.so': 'libnss3',
  'libatk-1.0.so.0': 'libatk1.0-0',
  'libatk-bridge-2.0.so.0': 'libatk-bridge2.0-0',
  'libcups.so.2': 'libcups2',
  'libgtk-3.so.0': 'libgtk-3-0',
  'libgbm.so.1': 'libgbm1',
  'libasound.so.2': 'libasound2',
  'libXss.so.1': 'libxss1',
  'libdrm.so.2': 'libdrm2',
  'libxkbcommon.so.0': 'libxkbcommon0',
  'libatspi.so.0': 'libatspi2.0-0',
};

export const PROGRAMS = {
  display: { Xvfb: 'xvfb' },
  unpacking: { unzip: 'unzip' },
  compiling: { python3: 'python3', make: 'make', 'g++': 'g++' },
};

/** @param {string} program */
const inPath = (program) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .some((folder) => folder !== '' && existsSync(join(folder, program)));

async function fontsPresent() {
  const folder = '/usr/share/fonts';
  const names = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  return names.some((name) => /\.(ttf|otf|ttc|pfb)$/i.test(name));
}

/** Debian's names of what this machine lacks, of the programs asked for and the libraries Electron loads. */
async function missingSystemPackages(/** @type {Record<string, string>} */ programs) {
  const known = (await tryProgram('/sbin/ldconfig', ['-p'])).output;
  const libraries = Object.entries(LIBRARIES).filter(([soname]) => !known.includes(`${soname} `));
  const wanted = Object.entries(programs).filter(([program]) => !inPath(program));
  return [
    ...wanted.map(([, name]) => name),
    ...libraries.map(([, name]) => name),
    ...((await fontsPresent()) ? [] : ['fonts-dejavu-core']),
  ];
}

/** Newer Debian and Ubuntu renamed some libraries (libgtk-3-0t64); this gives the name known here. */
async function nameHere(/** @type {string} */ name) {
  const renamed = await tryProgram('apt-cache', ['show', '--no-all-versions', `${name}t64`]);
  return renamed.code === 0 ? `${name}t64` : name;
}

const INSTALL = ['install', '-y', '--no-install-recommends'];

/** @param {string[]} names */
async function installAsRoot(names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const wait = ['-o', 'DPkg::Lock::Timeout=120'];
  await runProgram('apt-get', [...wait, 'update'], { env });
  await runProgram('apt-get', [...wait, ...INSTALL, ...(await Promise.all(names.map(nameHere)))], { env });
}

/**
 * Sees to the libraries and programs of a Linux machine: root installs them, anyone else is told the one command.
 * @param {Record<string, string>} programs
 */
export async function ensureSystemPackages(programs) {
  if (process.platform !== 'linux') return;
  const missing = await missingSystemPackages(programs);
  if (missing.length === 0) return;
  if (!inPath('apt-get')) {
    throw new SetupFailure(
      STEP,
      `missing here (by Debian's names): ${missing.join(' ')}`,
      'Install their like with your package manager, then run the same command again.',
    );
  }
  if (process.getuid?.() === 0) {
    await step(`${STEP}: ${missing.join(' ')}`, () => installAsRoot(missing));
    return;
  }
  const names = await Promise.all(missing.map(nameHere));
  throw new SetupFailure(
    STEP,
    `missing here: ${names.join(' ')}`,
    `Run this one command, then the same command as before:\n  sudo sh -c 'apt-get update && apt-get ${INSTALL.join(' ')} ${names.join(' ')}'`,
  );
}
