import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, remarks: string[] }} Tally */

/**
 * How a stage ended: how many checks passed and failed, and remarks worth a line.
 * @type {(passed: number, failed: number, remarks?: string[]) => Tally}
 */
export const tally = (passed, failed, remarks = []) => ({ passed, failed, remarks });

/** @param {number} skipped */
const skippedAsFailed = (skipped) =>
  skipped === 0 ? [] : [`${skipped} skipped: the proof counts them as failed`];

/**
 * A runner that failed although every test in its report passed (an error between tests, say) counts as one failure.
 * @param {Tally} tally @param {number | null} code
 */
function withExit({ passed, failed, remarks }, code) {
  if (code === 0 || failed > 0) return tally(passed, failed, remarks);
  return tally(passed, 1, [
    ...remarks,
    `the runner ended with ${code ?? 'no status'} although no test failed`,
  ]);
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const noReport = () => tally(0, 1, ['the runner left no report']);
const noTests = () => tally(0, 1, ['no test was found']);

/**
 * Counts a vitest JSON report. A file that could not be loaded counts as one failure.
 * @param {string} file @param {number | null} code
 */
export function tallyVitest(file, code) {
  const report = readReport(file);
  if (!report) return noReport();
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const files = report.testResults;
  const unloadable = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const skipped = report.numPendingTests + report.numTodoTests;
  if (report.numTotalTests + unloadable === 0) return noTests();
  const failed = report.numFailedTests + unloadable + skipped;
  return withExit(tally(report.numPassedTests, failed, skippedAsFailed(skipped)), code);
}

/**
 * Counts a Playwright JSON report. Errors outside any test count as one failure each.
 * @param {string} file @param {number | null} code
 */
export function tallyPlaywright(file, code) {
  const report = readReport(file);
  if (!report) return noReport();
  const { expected, unexpected, flaky, skipped } = report.stats;
  if (expected + unexpected + flaky + skipped + report.errors.length === 0) return noTests();
  const failed = unexpected + flaky + skipped + report.errors.length;
  return withExit(tally(expected, failed, skippedAsFailed(skipped)), code);
}

/** A stage that is one check: its program's status decides. @param {number | null} code */
export const tallyStatus = (code) => (code === 0 ? tally(1, 0) : tally(0, 1));

/** The proof's last line. @param {Tally[]} tallies */
export function summaryLine(tallies) {
  /** @param {'passed' | 'failed'} key */
  const sum = (key) => tallies.reduce((total, one) => total + one[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
