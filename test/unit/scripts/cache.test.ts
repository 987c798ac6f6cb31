import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeOnce, requireSha256 } from '../../../scripts/setup/cache.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'turnkeeper-cache-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const making = (text: string) => async (work: string) => {
  await mkdir(join(work, 'result'));
  await writeFile(join(work, 'result', 'text'), text);
  return join(work, 'result');
};

const kept = () => readFileSync(join(folder, 'entry', 'text'), 'utf8');

/** Starts a second Node that begins to make the entry and never ends; settles when it is in the middle. */
async function startEndlessMaking() {
  const module = pathToFileURL(join(import.meta.dirname, '../../../scripts/setup/cache.mjs')).href;
  const script = `
    const { makeOnce } = await import(${JSON.stringify(module)});
    await makeOnce('entry', async (work) => {
      process.stdout.write('in the middle');
      setInterval(() => work, 1000);
      await new Promise(() => {});
    }, ${JSON.stringify(folder)});`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('makeOnce', () => {
  it('makes an entry once', async () => {
    await makeOnce('entry', making('first'), folder);
    await makeOnce('entry', making('second'), folder);
    expect(kept()).toBe('first');
    expect(await readdir(folder)).toEqual(['entry']);
  });

  it('keeps nothing of a making that failed, and makes it next time', async () => {
    const failing = () => Promise.reject(new Error('no network'));
    await expect(makeOnce('entry', failing, folder)).rejects.toThrow('no network');
    expect(await readdir(folder)).toEqual([]);
    await makeOnce('entry', making('second try'), folder);
    expect(kept()).toBe('second try');
  });

  it('resumes after a run was killed in the middle, and clears away what it left', async () => {
    const child = await startEndlessMaking();
    child.kill('SIGKILL');
    await once(child, 'close');
    expect((await readdir(folder)).length).toBe(1);
    await makeOnce('entry', making('after the kill'), folder);
    expect(kept()).toBe('after the kill');
    expect(await readdir(folder)).toEqual(['entry']);
  });

  it('leaves alone the work of a run that is still going', async () => {
    const child = await startEndlessMaking();
    try {
      await makeOnce('entry', making('faster'), folder);
      expect(await readdir(folder)).toHaveLength(2);
    } finally {
      child.kill('SIGKILL');
    }
  });

  it('takes the first of two parallel results', async () => {
    await Promise.all([makeOnce('entry', making('same'), folder), makeOnce('entry', making('same'), folder)]);
    expect(kept()).toBe('same');
    expect(await readdir(folder)).toEqual(['entry']);
  });
});

describe('requireSha256', () => {
  const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

  it('accepts the content it expects and refuses any other, saying what to do', async () => {
    const file = join(folder, 'download');
    await writeFile(file, '');
    await expect(requireSha256(file, EMPTY)).resolves.toBeUndefined();
    await writeFile(file, 'tampered');
    await expect(requireSha256(file, EMPTY)).rejects.toMatchObject({
      message: expect.stringContaining('checksum of the download is wrong') as string,
      remedy: expect.stringContaining('run again') as string,
    });
  });

  it('keeps a refused download out of the cache', async () => {
    const downloadThenCheck = async (work: string) => {
      await writeFile(join(work, 'download'), 'tampered');
      await requireSha256(join(work, 'download'), EMPTY);
      return work;
    };
    await expect(makeOnce('entry', downloadThenCheck, folder)).rejects.toThrow('checksum');
    expect(existsSync(join(folder, 'entry'))).toBe(false);
  });
});
