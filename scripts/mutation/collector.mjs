// @ts-nocheck
/** Stands in for the test runner where rules are tried a thousand times: gathers plain synchronous tests in a list. */
import fc from 'fast-check';
import { expect } from 'vitest';

fc.configureGlobal({ seed: 1 });

/** Every test gathered: its name, and its work. */
export const collected = [];

let suite = { name: '', before: [], after: [] };

function within(name, body) {
  const outer = suite;
  suite = { name: `${outer.name}${name} > `, before: [...outer.before], after: [...outer.after] };
  body();
  suite = outer;
}

function gather(name, work) {
  const { before, after } = suite;
  const run = () => {
    for (const hook of before) hook();
    const result = work();
    if (typeof result?.then === 'function') throw new Error('Only synchronous tests can be tried here.');
    for (const hook of after) hook();
  };
  collected.push({ name: `${suite.name}${name}`, run });
}

/** `name, work` or `name, options, work`; and `each`, where a case that is a list is spread. */
function withEach(declare) {
  const plain = (name, ...rest) =>
    declare(
      String(name),
      rest.find((part) => typeof part === 'function'),
    );
  const each =
    (cases) =>
    (name, ...rest) => {
      const work = rest.find((part) => typeof part === 'function');
      cases.forEach((one, at) =>
        declare(`${name} #${at}`, () => (Array.isArray(one) ? work(...one) : work(one))),
      );
    };
  return Object.assign(plain, { each });
}

export const describe = withEach(within);
export const test = withEach(gather);
export const it = withEach(gather);

export const beforeEach = (hook) => void suite.before.push(hook);
export const afterEach = (hook) => void suite.after.push(hook);

export function beforeAll(hook) {
  let done = false;
  beforeEach(() => {
    if (!done) hook();
    done = true;
  });
}

/** Nothing is ever all over here: tests run in any order until one fails. */
export const afterAll = () => undefined;

export { expect };
