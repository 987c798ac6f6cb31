import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorLog } from '../../../src-main/desk/error-log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turnkeeper-log-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const now = new Date('2026-11-21T20:00:00Z');

test('an error is kept with its stack under the id that is given', () => {
  const id = new ErrorLog(join(folder, 'logs')).keep(new Error('lost'), now);
  const text = readFileSync(join(folder, 'logs', 'errors.log'), 'utf8');
  expect(text).toContain(`2026-11-21T20:00:00.000Z ${id} Error: lost`);
  expect(text).toContain('error-log.test');
});

test('a full log is set aside once; two files are all it takes', () => {
  const log = new ErrorLog(folder);
  const path = join(folder, 'errors.log');
  writeFileSync(path, 'x'.repeat(1_000_001));
  log.keep('first', now);
  expect(readFileSync(path, 'utf8')).toContain('first');
  expect(existsSync(`${path}.old`)).toBe(true);
});

test('a log that cannot be written goes to the console, and an id is given all the same', () => {
  const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  writeFileSync(join(folder, 'logs'), 'a file where the folder should be');
  const id = new ErrorLog(join(folder, 'logs')).keep(new Error('lost'), now);
  expect(spoken.mock.calls[0]?.[0]).toContain(id);
});
