#!/usr/bin/env node
/** Stands in for fpm where electron-builder cannot fetch it: makes a .deb of the same arguments with dpkg-deb. */
import { createHash } from 'node:crypto';
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { tryProgram } from '../setup/run-program.mjs';
import { debControl } from './deb-control.mjs';
import { parseFpmArguments } from './fpm-arguments.mjs';

/** @import { FpmArguments } from './fpm-arguments.mjs' */

const SCRIPTS = {
  '--after-install': 'postinst',
  '--after-remove': 'postrm',
  '--before-install': 'preinst',
  '--before-remove': 'prerm',
};
/**
 * fpm copies a folder's content when the pair says `folder/=target`, and the thing itself otherwise.
 * @param {FpmArguments['files'][0]} pair @param {string} root
 */
async function lay({ from, to }, root) {
  const isFolder = (await stat(from)).isDirectory();
  const place = join(root, to);
  const target = to.endsWith('/') && !(isFolder && from.endsWith('/')) ? join(place, basename(from)) : place;
  await mkdir(dirname(target), { recursive: true });
  await cp(from, target, { recursive: true, verbatimSymlinks: true });
}

/** @param {string} root */
async function regularFiles(root) {
  const names = await readdir(root, { recursive: true });
  const files = [];
  for (const name of names) if ((await lstat(join(root, name))).isFile()) files.push(join(root, name));
  return files.sort();
}

/** Lets `dpkg --verify` tell whether an installed file was changed. @param {string[]} files @param {string} root */
async function checksums(files, root) {
  let text = '';
  for (const file of files) {
    const digest = createHash('md5')
      .update(await readFile(file))
      .digest('hex');
    text += `${digest}  ${relative(root, file)}\n`;
  }
  return text;
}

/** @param {string[]} files */
async function installedKilobytes(files) {
  let bytes = 0;
  for (const file of files) bytes += (await stat(file)).size;
  return Math.ceil(bytes / 1024);
}

/** @param {FpmArguments} parsed @param {string} root */
async function makeDeb(parsed, root) {
  for (const pair of parsed.files) await lay(pair, root);
  const files = await regularFiles(root);
  const debian = join(root, 'DEBIAN');
  await mkdir(debian);
  await writeFile(join(debian, 'md5sums'), await checksums(files, root));
  await writeFile(join(debian, 'control'), debControl(parsed, await installedKilobytes(files)));
  for (const [option, name] of Object.entries(SCRIPTS)) {
    const script = parsed.options[option];
    if (script) await cp(script, join(debian, name)).then(() => chmod(join(debian, name), 0o755));
  }
  // mkdtemp makes the folder private, and the package's root folder takes its mode.
  await chmod(root, 0o755);
  return tryProgram('dpkg-deb', [
    '--root-owner-group',
    '-Zxz',
    '-z1',
    '--build',
    root,
    parsed.options['--package'] ?? '',
  ]);
}

const parsed = parseFpmArguments(process.argv.slice(2));
if (parsed.options['--output-type'] !== 'deb') {
  console.error(`this makes deb packages only, not ${parsed.options['--output-type']}`);
  process.exit(1);
}
const root = await mkdtemp(join(tmpdir(), 'turnkeeper-deb-'));
try {
  const { code, output } = await makeDeb(parsed, root);
  process.stdout.write(output);
  process.exitCode = code ?? 1;
} finally {
  await rm(root, { recursive: true, force: true });
}
