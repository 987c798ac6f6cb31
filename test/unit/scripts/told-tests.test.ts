import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { failures, slowest, testsOfPlaywright, testsOfVitest } from '../../../scripts/proof/told-tests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'turnkeeper-told-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportFile(report: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('what is told of single tests', () => {
  it('is read from a vitest report, with the source of the test from the root on, were it bundled', () => {
    const report = reportFile({
      testResults: [
        {
          name: '/project/test-results/bundled/unit/clock.test.js',
          assertionResults: [
            { fullName: 'the clock goes on', status: 'passed', duration: 1250 },
            {
              fullName: 'the clock is left out',
              status: 'failed',
              duration: null,
              failureMessages: ['Error: 10:00 is not\n  10:10\n    at clock.ts:3'],
            },
          ],
        },
      ],
    });
    expect(testsOfVitest(report, '/project')).toEqual([
      { name: 'test/unit/clock.test.ts: the clock goes on', seconds: 1.25, failed: false, reason: '' },
      {
        name: 'test/unit/clock.test.ts: the clock is left out',
        seconds: 0,
        failed: true,
        reason: 'Error: 10:00 is not 10:10',
      },
    ]);
  });

  it('is read from a Playwright report, suites within suites, every try counted', () => {
    const errorsOf = (duration: number) =>
      duration > 1500 ? [{ message: '\u001B[31mthe head\u001B[39m\n stays low' }] : [];
    const spec = (title: string, ...durations: number[]) => ({
      title,
      ok: durations.length === 1,
      tests: [{ results: durations.map((duration) => ({ duration, errors: errorsOf(duration) })) }],
    });
    const inner = { title: 'a narrow window', file: 'windows.spec.ts', specs: [spec('scrolls', 500)] };
    const file = 'windows.spec.ts';
    const report = reportFile({
      suites: [{ title: file, file, specs: [spec('opens', 2000, 1000)], suites: [inner] }],
    });
    expect(testsOfPlaywright(report)).toEqual([
      { name: 'windows.spec.ts: opens', seconds: 3, failed: true, reason: 'the head stays low' },
      { name: 'windows.spec.ts: a narrow window scrolls', seconds: 0.5, failed: false, reason: '' },
    ]);
  });

  it('says what the test added to its first failure', () => {
    const bare = [{ message: 'no dialog' }, { message: 'a fault in the window' }];
    const result = { duration: 10, error: { message: 'at Treasure: no dialog' }, errors: bare };
    const spec = { title: 'opens', ok: false, tests: [{ results: [result] }] };
    const report = reportFile({ suites: [{ title: 'a', file: 'a.spec.ts', specs: [spec] }] });
    expect(testsOfPlaywright(report)).toMatchObject([
      { reason: 'at Treasure: no dialog | a fault in the window' },
    ]);
  });

  it('is that of no test where the runner left no report', () => {
    expect(testsOfVitest(join(folder, 'absent.json'), '/project')).toEqual([]);
    expect(testsOfPlaywright(join(folder, 'absent.json'))).toEqual([]);
  });

  it('is told of the slowest and of those that failed, one line each', () => {
    const tests = [
      { name: 'quick', seconds: 0.04, failed: true, reason: 'no file' },
      { name: 'slow\nand long', seconds: 123.45, failed: false, reason: '' },
      { name: 'middling', seconds: 9, failed: false, reason: '' },
    ];
    expect(failures(tests)).toEqual(['    0.0 s  quick - no file']);
    expect(slowest(tests, 2)).toEqual(['  123.5 s  slow and long', '    9.0 s  middling']);
  });
});
