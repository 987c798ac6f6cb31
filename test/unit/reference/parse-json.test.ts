import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RulesError } from '../../../shared/errors.ts';
import { parseJson } from '../../../src-main/rules-console/parse-json.ts';

function refusalOf(text: string): string {
  try {
    parseJson(text, 'It');
  } catch (thrown) {
    if (thrown instanceof RulesError) return thrown.message;
    throw thrown;
  }
  return 'taken';
}

describe('broken JSON says where and what was wanted', () => {
  test.each([
    ['', 'at character 1 it ends, a value was wanted'],
    ['[1,]', 'at character 4 "]" stands, a value was wanted'],
    ['[1 2]', 'at character 4 "2]" stands, a comma or ] was wanted'],
    ['{"a":1,}', 'at character 8 "}" stands, a name in double quotes was wanted'],
    ['{a:1}', 'at character 2 "a:1}" stands, a name in double quotes or } was wanted'],
    ['{"a" 1}', 'at character 6 "1}" stands, a colon was wanted'],
    ["{'a':1}", 'a name in double quotes or } was wanted'],
    ['{"a":01}', 'at character 7 "1}" stands, a comma or } was wanted'],
    ['{"a":NaN}', 'at character 6 "NaN}" stands, a value was wanted'],
    ['"a\\x"', 'at character 3 "\\\\x\\"" stands, the end of a string was wanted'],
    ['"a\tb"', 'at character 3 "\\tb\\"" stands, the end of a string was wanted'],
    ['"abc', 'at character 5 it ends, the end of a string was wanted'],
    ['[] []', 'at character 4 "[]" stands, nothing more was wanted'],
    [']', 'at character 1 "]" stands, a value was wanted'],
  ])('%s', (text, told) => {
    expect(refusalOf(text)).toBe(
      `It is no JSON: ${told.startsWith('at') ? told : `at character 2 "'a':1}" stands, ${told}`}.`,
    );
  });

  test('a spoilt text is refused at the spoilt place, or at the word it stands in', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (json, where) => {
        const at = where % (json.length + 1);
        const told = refusalOf(`${json.slice(0, at)}\u0001${json.slice(at)}`);
        const named = Number(/at character (\d+)/.exec(told)?.[1]) - 1;
        expect(named).toBeLessThanOrEqual(at);
        expect(json.slice(named, at)).toMatch(/^(?:\\u?[0-9a-f]*|[a-z]*|-?[0-9.eE+-]*)$/);
      }),
    );
  });

  test('deep nesting is read without running out of stack', () => {
    expect(refusalOf('['.repeat(200_000))).toContain('at character 200001 it ends');
  });
});
