import { join, sep } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileFor, isOurs, isSameFile } from '../../../src-main/electron/addresses.ts';

const root = join(sep, 'opt', 'turnkeeper', 'renderer');

describe('whose address it is', () => {
  test.each(['app://turnkeeper/', 'app://turnkeeper/?area=log&detached=1', 'app://turnkeeper/assets/a.js'])(
    'ours: %s',
    (url) => expect(isOurs(url, null)).toBe(true),
  );
  test.each([
    'app://turnkeeper.evil/',
    'app://user@turnkeeper/',
    'app:turnkeeper',
    'https://example.com/',
    'file:///etc/passwd',
    'about:blank',
    'javascript:alert(1)',
    'http://localhost:5173/',
    'not an address',
    '',
  ])('not ours: %s', (url) => expect(isOurs(url, null)).toBe(false));
  test('the local server only while developing, and nothing that begins like it', () => {
    const devUrl = 'http://localhost:5173/';
    expect(isOurs('http://localhost:5173/src/main.ts', devUrl)).toBe(true);
    for (const url of [
      'http://localhost:5173.evil.example/',
      'http://localhost:51730/',
      'https://localhost:5173/',
    ])
      expect(isOurs(url, devUrl)).toBe(false);
  });
});

describe('the file behind an address', () => {
  test('pages and their parts', () => {
    expect(fileFor('app://turnkeeper/', root)).toBe(join(root, 'index.html'));
    expect(fileFor('app://turnkeeper/?area=log', root)).toBe(join(root, 'index.html'));
    expect(fileFor('app://turnkeeper/assets/a%20b.js', root)).toBe(join(root, 'assets', 'a b.js'));
  });
  test.each([
    'app://turnkeeper/..%2f..%2fetc%2fpasswd',
    'app://turnkeeper/%2e%2e%2f%2e%2e%2fetc/passwd',
    'app://turnkeeper/..%2frenderer-evil/a.js',
    'app://turnkeeper/%E0%A4%A',
    'app://turnkeeper/%',
    'app://turnkeeper/index.html%00.js',
    'app://elsewhere/index.html',
    'file:///etc/passwd',
    'nonsense',
  ])('none: %s', (url) => expect(fileFor(url, root)).toBeNull());
  test('never one outside the folder, and never an exception', () => {
    const piece = fc.constantFrom(
      '..',
      '.',
      '/',
      '%2f',
      '%2e',
      '%5c',
      '\\',
      '%',
      '%00',
      'a',
      '%252e',
      'é',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const file = fileFor(`app://turnkeeper/${pieces.join('')}`, root);
        if (file !== null) expect(file.startsWith(root + sep)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the page that is printed', () => {
  // As Node writes the address, and as Chromium asks for it.
  test.each([
    ['file:///home/r/100%25%20of%20it.html', 'file:///home/r/100%25%20of%20it.html'],
    ['file:///home/r/up^down|~.html', 'file:///home/r/up%5Edown%7C%7E.html'],
    ['file:///home/r/tab%09here%5C.html', 'file:///home/r/tab%09here%5C.html'],
    ['file:///C:/Users/LONGNA~1/a%5B1%5D.html', 'file:///C:/Users/LONGNA%7E1/a[1].html'],
  ])('is known however it is spelt: %s', (own, asked) => {
    expect(isSameFile(asked, own)).toBe(true);
  });

  test.each([
    'file:///home/r/other.html',
    'file:///home/r/100%2525%20of%20it.html',
    'file://elsewhere/home/r/100%25%20of%20it.html',
    'https://home/r/100%25%20of%20it.html',
    'file:///home/r/%',
    'nonsense',
  ])('is no other: %s', (asked) => {
    expect(isSameFile(asked, 'file:///home/r/100%25%20of%20it.html')).toBe(false);
  });
});
