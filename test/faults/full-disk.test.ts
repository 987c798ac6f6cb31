import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { bundleForNode } from '../fixtures/bundle.ts';
import { scratchFolder } from '../fixtures/campaigns.ts';
import type { Filled } from './children/filler.ts';

let script: string;

beforeAll(async () => {
  script = join(await bundleForNode({ filler: 'test/faults/children/filler.ts' }), 'filler.js');
});

const mountAndFill = 'mount -t tmpfs -o size=2m turnkeeper-test "$1" && "$0" "$2" "$1" disk';

const emptyFolder = (): string => {
  const folder = join(scratchFolder(), 'small');
  mkdirSync(folder);
  return folder;
};

/** The ways to come by a small disk, best first: each returns what the child printed, or null where it may not. */
const smallDisks: (() => string | null)[] = [
  () => {
    const child = spawnSync('unshare', [
      '-m',
      'sh',
      '-c',
      mountAndFill,
      process.execPath,
      emptyFolder(),
      script,
    ]);
    return child.status === 0 ? child.stdout.toString() : null;
  },
  () => {
    const child = spawnSync('unshare', [
      '-rm',
      'sh',
      '-c',
      mountAndFill,
      process.execPath,
      emptyFolder(),
      script,
    ]);
    return child.status === 0 ? child.stdout.toString() : null;
  },
];

const inPages = (): string => {
  const child = spawnSync(process.execPath, [script, emptyFolder(), 'pages']);
  if (child.status !== 0) throw new Error(child.stderr.toString());
  return child.stdout.toString();
};

const onSmallDisk = (): string => {
  for (const attempt of smallDisks) {
    const printed = attempt();
    if (printed !== null) return printed;
  }
  return inPages();
};

const expectNothingLost = (printed: string): Filled => {
  const filled = JSON.parse(printed) as Filled;
  expect(filled.acknowledged).toBeGreaterThan(20);
  expect(new Set(filled.codes)).toEqual(new Set(['disk-full']));
  expect(filled.codes.length).toBeGreaterThanOrEqual(2);
  expect(filled.kept).toBe(filled.acknowledged);
  expect(filled.keptAfterOpening).toBe(filled.acknowledged);
  expect(filled.integrity).toBe('ok');
  expect(filled.leftBehind).toEqual([]);
  expect(filled.afterRoom).toBe(filled.acknowledged + 1);
  return filled;
};

test('a disk that fills up ends in disk-full; every acknowledged step stands and play goes on with new room', () => {
  const filled = expectNothingLost(onSmallDisk());
  expect(filled.messages[0]).toMatch(/no room.*not saved.*every earlier step is/i);
});

test('a file that may grow no further ends in disk-full likewise', () => {
  expectNothingLost(inPages());
});
