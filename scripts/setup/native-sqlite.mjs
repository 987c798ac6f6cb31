import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cacheFolder, makeOnce } from './cache.mjs';
import { runProgram } from './run-program.mjs';
import { SetupFailure, step } from './step.mjs';

const PREBUILT_NODE_API = 10;
const STEP = 'SQLite for this Node and this Electron';
/** Builds against the experimental Node-API, which every Node and Electron answers, instead of version 10. */
const FLAGS =
  '-UNAPI_VERSION -DNAPI_VERSION=2147483647 -DNAPI_EXPERIMENTAL -DNODE_API_EXPERIMENTAL_NOGC_ENV_OPT_OUT';
const BINARY = 'better_sqlite3.node';

/** @param {string} root */
const packageIn = (root) => join(root, 'node_modules/better-sqlite3');
/** @param {string} root */
const placeIn = (root) => join(packageIn(root), 'build/Release', BINARY);
/** @type {() => string} */
const libc = () => /** @type {any} */ (process.report?.getReport())?.header.glibcVersionRuntime ?? 'none';

/** The binary in the package needs Node-API 10: Node 22.14, Electron 34. Anything older wants one built here. */
export const needsOwnSqlite = (/** @type {{ kind: string }} */ runtime) =>
  Number(process.versions['napi']) < PREBUILT_NODE_API || runtime.kind === 'fallback';

/** Same key, same binary: package version, platform, C library and compiler flags. @param {string} root */
function cacheEntry(root) {
  const { version } = JSON.parse(readFileSync(join(packageIn(root), 'package.json'), 'utf8'));
  const key = createHash('sha256').update(`${FLAGS} ${libc()}`).digest('hex').slice(0, 12);
  return `sqlite-${version}-${process.platform}-${process.arch}-${key}`;
}

/** @param {string} root */
export const sqliteCached = (root) => existsSync(join(cacheFolder(), cacheEntry(root), BINARY));

/** Node's own headers, when they lie beside it; without them node-gyp downloads them. */
function headerArguments() {
  const prefix = dirname(dirname(process.execPath));
  return existsSync(join(prefix, 'include/node/node_api.h')) ? [`--nodedir=${prefix}`] : [];
}

/** @param {string} root @param {string} work */
async function compile(root, work) {
  const modules = join(work, 'node_modules');
  const source = join(modules, 'better-sqlite3');
  for (const name of ['better-sqlite3', 'node-addon-api']) {
    await cp(join(root, 'node_modules', name), join(modules, name), { recursive: true });
  }
  await rm(join(source, 'build'), { recursive: true, force: true });
  const gyp = join(root, 'node_modules/node-gyp/bin/node-gyp.js');
  // MSVC reads its additional options from _CL_, where # stands for =.
  const env = {
    ...process.env,
    CXXFLAGS: FLAGS,
    _CL_: FLAGS.replaceAll(' -', ' /').replace('-', '/').replaceAll('=', '#'),
  };
  await runProgram(
    process.execPath,
    [gyp, 'rebuild', '--release', '--force_build=1', '-j', '2', ...headerArguments()],
    {
      cwd: source,
      env,
    },
  );
  const kept = join(work, 'kept');
  await mkdir(kept);
  await rename(join(source, 'build/Release', BINARY), join(kept, BINARY));
  return kept;
}

/** @param {string} root */
async function opensInNode(root) {
  await runProgram(
    process.execPath,
    ['-e', "new (require('better-sqlite3'))(':memory:').prepare('select 1').get()"],
    {
      cwd: root,
    },
  );
}

/**
 * Puts the built binary where better-sqlite3 looks first, from the cache when it is there.
 * @param {string} root @param {{ kind: string }} runtime
 */
export async function ensureSqlite(root, runtime) {
  if (!needsOwnSqlite(runtime)) return;
  const cached = join(cacheFolder(), cacheEntry(root), BINARY);
  const place = placeIn(root);
  if (existsSync(cached) && existsSync(place) && readFileSync(cached).equals(readFileSync(place))) return;
  if (!existsSync(cached)) {
    await step(
      `${STEP}: compiling (once, about a minute)`,
      () => makeOnce(cacheEntry(root), (work) => compile(root, work)),
      'It needs Python 3, make and a C++20 compiler; with Node 22.14 or newer and Electron’s own download it needs none.',
    );
  }
  await mkdir(dirname(place), { recursive: true });
  await copyFile(cached, `${place}.new`);
  await rename(`${place}.new`, place);
  await opensInNode(root).catch((error) => {
    throw new SetupFailure(STEP, error.message, `Delete ${dirname(cached)} and run the same command again.`);
  });
}
