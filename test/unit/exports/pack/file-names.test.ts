import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FileNames } from '../../../../src-main/exports/session-pack/file-names.ts';
import { anything, hostileTexts } from '../hostile-text.ts';

const kept = (name: string): boolean =>
  name !== '' &&
  !/[\\/:*?"<>|#^[\]\u0000-\u001f]/.test(name) &&
  !/^[. ]|[. ]$/.test(name) &&
  !/^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(name) &&
  Array.from(name).length <= 120;

describe('names of files in a pack', () => {
  it('are kept by every system, whatever a title is', () => {
    const files = new FileNames();
    for (const title of [
      ...hostileTexts,
      'CON',
      'nul.',
      '...',
      '',
      'x'.repeat(4000),
      'a/b\\c:d',
      '[[x]]#y^z',
    ])
      expect(kept(files.free(title)), title).toBe(true);
    fc.assert(fc.property(anything, (title) => kept(new FileNames().free(title))));
  });

  it('are never alike, not by case alone either', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Mill', 'mill', 'Mill 2', 'MILL#', 'x'.repeat(200)), { maxLength: 12 }),
        (titles) => {
          const files = new FileNames();
          const names = titles.map((title) => files.free(title));
          expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(titles.length);
          expect(names.every(kept)).toBe(true);
        },
      ),
    );
    const files = new FileNames();
    expect(['Mill', 'MILL', 'Mill 2', 'mill'].map((title) => files.free(title))).toEqual([
      'Mill',
      'MILL 2',
      'Mill 2 2',
      'mill 3',
    ]);
  });
});
