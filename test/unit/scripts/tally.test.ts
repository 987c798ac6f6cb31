import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  summaryLine,
  tally,
  tallyPlaywright,
  tallyStatus,
  tallyVitest,
} from '../../../scripts/proof/tally.mjs';

const folder = mkdtempSync(join(tmpdir(), 'turnkeeper-tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportFile(report: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

function vitestReport(counts: {
  passed?: number;
  failed?: number;
  pending?: number;
  todo?: number;
  unloadable?: number;
}) {
  const { passed = 0, failed = 0, pending = 0, todo = 0, unloadable = 0 } = counts;
  return reportFile({
    numTotalTests: passed + failed + pending + todo,
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numTodoTests: todo,
    testResults: Array.from({ length: unloadable }, () => ({ status: 'failed', assertionResults: [] })),
  });
}

function playwrightReport(
  stats: { expected?: number; unexpected?: number; flaky?: number; skipped?: number },
  errors = 0,
) {
  return reportFile({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    errors: Array.from({ length: errors }, () => ({ message: 'broken' })),
  });
}

const counts = ({ passed, failed }: { passed: number; failed: number }) => [passed, failed];

describe('tallyVitest', () => {
  it('counts what passed and what failed', () => {
    expect(tallyVitest(vitestReport({ passed: 7 }), 0)).toEqual(tally(7, 0));
    expect(counts(tallyVitest(vitestReport({ passed: 7, failed: 2 }), 1))).toEqual([7, 2]);
  });

  it('counts a file that does not load, and tests left out, as failed', () => {
    expect(counts(tallyVitest(vitestReport({ passed: 7, unloadable: 1 }), 1))).toEqual([7, 1]);
    expect(counts(tallyVitest(vitestReport({ passed: 7, pending: 1, todo: 2 }), 0))).toEqual([7, 3]);
  });

  it('does not believe a green report of a runner that failed, an empty one, or none', () => {
    expect(counts(tallyVitest(vitestReport({ passed: 7 }), 1))).toEqual([7, 1]);
    expect(counts(tallyVitest(vitestReport({}), 0))).toEqual([0, 1]);
    expect(counts(tallyVitest(join(folder, 'absent.json'), 0))).toEqual([0, 1]);
  });
});

describe('tallyPlaywright', () => {
  it('counts what passed and what failed', () => {
    expect(tallyPlaywright(playwrightReport({ expected: 5 }), 0)).toEqual(tally(5, 0));
    expect(counts(tallyPlaywright(playwrightReport({ expected: 5, unexpected: 1 }), 1))).toEqual([5, 1]);
  });

  it('counts flaky and skipped tests and errors outside tests as failed', () => {
    expect(counts(tallyPlaywright(playwrightReport({ expected: 5, flaky: 1, skipped: 2 }, 1), 1))).toEqual([
      5, 4,
    ]);
  });

  it('does not believe a stopped runner or an empty report', () => {
    expect(counts(tallyPlaywright(playwrightReport({ expected: 5 }), null))).toEqual([5, 1]);
    expect(counts(tallyPlaywright(playwrightReport({}), 0))).toEqual([0, 1]);
  });
});

it('sums every stage into the last line', () => {
  expect(summaryLine([tallyStatus(0), tallyStatus(1), tally(40, 0), tally(3, 2)])).toBe(
    '44 passed, 3 failed',
  );
});
