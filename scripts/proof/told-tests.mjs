/** The tests that failed and those that took longest, by the runners' JSON reports. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { sourceOfTest } from './bundled-paths.mjs';

/**
 * @typedef {{ name: string, seconds: number, failed: boolean, reason: string }} TimedTest
 * @typedef {{ message?: string }} Told
 * @typedef {{ duration: number, error?: Told, errors?: Told[] }} Try
 * @typedef {{ title: string, ok: boolean, tests: { results: Try[] }[] }} Spec
 * @typedef {{ title: string, file: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ name: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ fullName: string, status: string, duration?: number | null, failureMessages?: string[] }} VitestTest
 */

const REASON_LENGTH = 600;

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/**
 * What the runner said of a failure, on one line and without colours or the stack.
 * @param {readonly (string | undefined)[]} messages
 */
const reasonOf = (messages) =>
  stripVTControlCharacters(messages.join(' | '))
    .replace(/\n\s+at .*/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, REASON_LENGTH);

/**
 * Every test of a vitest JSON report; none where there is no report.
 * @param {string} file
 * @param {string} root
 * @returns {TimedTest[]}
 */
export function testsOfVitest(file, root) {
  /** @type {VitestFile[]} */
  const files = read(file).testResults ?? [];
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status, failureMessages = [] }) => ({
      name: `${sourceOfTest(relative(root, name))}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
      failed: status === 'failed',
      reason: reasonOf(failureMessages),
    })),
  );
}

/**
 * The first failure stands in `error` as the test left it, what the window showed before it; in `errors` it is bare.
 * @param {Try} result
 */
const saidOf = ({ error, errors = [] }) =>
  (error === undefined ? errors : [error, ...errors.slice(1)]).map(({ message }) => message);

/**
 * @param {Suite} suite
 * @param {string[]} titles
 * @returns {TimedTest[]}
 */
function testsWithin({ file, specs = [], suites = [] }, titles) {
  const own = specs.map(({ title, ok, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const milliseconds = results.reduce((total, { duration }) => total + duration, 0);
    return {
      name: `${file}: ${[...titles, title].join(' ')}`,
      seconds: milliseconds / 1000,
      failed: !ok,
      reason: reasonOf(results.flatMap(saidOf)),
    };
  });
  return [...own, ...suites.flatMap((suite) => testsWithin(suite, [...titles, suite.title]))];
}

/**
 * Every test of a Playwright JSON report; none where there is no report.
 * @param {string} file
 * @returns {TimedTest[]}
 */
export function testsOfPlaywright(file) {
  /** @type {Suite[]} */
  const suites = read(file).suites ?? [];
  return suites.flatMap((suite) => testsWithin(suite, []));
}

/** @param {TimedTest} test */
const line = ({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name.replace(/\s+/g, ' ')}`;

/**
 * Those that failed, each with what its runner said of it.
 * @param {readonly TimedTest[]} tests
 */
export const failures = (tests) =>
  tests.filter(({ failed }) => failed).map((test) => `${line(test)}${test.reason && ` - ${test.reason}`}`);

/**
 * The slowest of all, one line each.
 * @param {readonly TimedTest[]} tests
 * @param {number} count
 */
export const slowest = (tests, count) =>
  [...tests]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(line);
