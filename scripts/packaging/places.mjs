import { join } from 'node:path';
import { projectRoot } from '../electron-runtime.mjs';

const platform = /** @type {'linux' | 'win32' | 'darwin'} */ (process.platform);
const arch = process.arch === 'x64' ? '' : `-${process.arch}`;
const UNPACKED = { linux: `linux${arch}-unpacked`, win32: `win${arch}-unpacked`, darwin: `mac${arch}` };
const EXECUTABLE = {
  linux: 'turnkeeper',
  win32: 'Turnkeeper.exe',
  darwin: 'Turnkeeper.app/Contents/MacOS/Turnkeeper',
};
const RESOURCES = { linux: 'resources', win32: 'resources', darwin: 'Turnkeeper.app/Contents/Resources' };

export const distFolder = join(projectRoot, 'dist');
/** The release as a folder, and the copy of it that tests may drive. */
export const releaseFolder = join(distFolder, UNPACKED[platform]);
export const smokeFolder = join(distFolder, 'smoke');

export const releaseExecutable = join(releaseFolder, EXECUTABLE[platform]);
export const smokeExecutable = join(smokeFolder, EXECUTABLE[platform]);
export const releaseResources = join(releaseFolder, RESOURCES[platform]);
