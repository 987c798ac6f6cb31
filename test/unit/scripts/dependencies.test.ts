import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { missingPackages } from '../../../scripts/setup/dependencies.mjs';

const LOCKED = {
  '': { version: '0.1.0' },
  'node_modules/lamp': { version: '1.0.0' },
  'node_modules/lamp/node_modules/oil': { version: '2.0.0' },
  'node_modules/lamp-for-another-platform': { version: '1.0.0', optional: true },
};

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'turnkeeper-lock-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: object): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
}

function install(installed: Record<string, object> = LOCKED): void {
  write('package-lock.json', { packages: LOCKED });
  write('node_modules/lamp/package.json', {});
  write('node_modules/lamp/node_modules/oil/package.json', {});
  write('node_modules/.package-lock.json', { packages: installed });
}

it('finds nothing missing after a whole installation, whatever the optional packages', () => {
  install();
  expect(missingPackages(root)).toEqual([]);
});

it('misses everything on a fresh clone', () => {
  write('package-lock.json', { packages: LOCKED });
  expect(missingPackages(root)).toEqual(['node_modules/lamp', 'node_modules/lamp/node_modules/oil']);
});

it('misses everything after an installation that was cut off before npm noted it', () => {
  install();
  rmSync(join(root, 'node_modules/.package-lock.json'));
  expect(missingPackages(root)).toHaveLength(2);
});

it('misses a package whose locked version has moved on, and one whose folder is gone', () => {
  install({ ...LOCKED, 'node_modules/lamp': { version: '0.9.0' } });
  expect(missingPackages(root)).toEqual(['node_modules/lamp']);
  install();
  rmSync(join(root, 'node_modules/lamp/node_modules'), { recursive: true });
  expect(missingPackages(root)).toEqual(['node_modules/lamp/node_modules/oil']);
});
