import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheFolder } from '../../../scripts/setup/cache.mjs';
import { endTree } from '../../../scripts/setup/end-program.mjs';
import { isSamePath } from '../../../scripts/setup/runs-directly.mjs';

const ended = (platform: NodeJS.Platform, signal: NodeJS.Signals, refusal?: string) => {
  const said: unknown[] = [];
  endTree(7, signal, {
    platform,
    kill: (...words) => {
      if (refusal !== undefined) throw Object.assign(new Error(refusal), { code: refusal });
      said.push(words);
    },
    run: (program, args) => said.push([program, ...args]),
  });
  return said;
};

test('Windows is asked to close the windows of a program and all it started, and only then ends them', () => {
  expect(ended('win32', 'SIGTERM')).toEqual([['taskkill', '/pid', '7', '/t']]);
  expect(ended('win32', 'SIGKILL')).toEqual([['taskkill', '/pid', '7', '/t', '/f']]);
});

test('elsewhere the whole group gets the signal; one that is gone is no fault', () => {
  expect(ended('linux', 'SIGINT')).toEqual([[-7, 'SIGINT']]);
  expect(ended('darwin', 'SIGINT', 'ESRCH')).toEqual([]);
  expect(() => ended('darwin', 'SIGINT', 'EPERM')).toThrow('EPERM');
});

test('a script is itself also where Windows spells its path otherwise', () => {
  expect(isSamePath('c:\\t\\Setup.mjs', 'C:\\t\\setup.mjs', 'win32')).toBe(true);
  expect(isSamePath('/t/Setup.mjs', '/t/setup.mjs', 'linux')).toBe(false);
});

test('the cache stands where each system keeps such things', () => {
  expect(cacheFolder('win32', { LOCALAPPDATA: '/local' })).toBe(join('/local', 'turnkeeper'));
  expect(cacheFolder('win32', {})).toBe(join(homedir(), 'AppData/Local/turnkeeper'));
  expect(cacheFolder('linux', { LOCALAPPDATA: '/local' })).toBe(join(homedir(), '.cache/turnkeeper'));
  expect(cacheFolder('darwin', { XDG_CACHE_HOME: '/cache' })).toBe('/cache/turnkeeper');
});
