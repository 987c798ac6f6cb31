import { describe, expect, it } from 'vitest';
import {
  besideFile,
  campaignPathFor,
  fileNameOf,
  safeFileName,
  stampOf,
} from '../../../src-renderer/lib/files/file-names.ts';
import { windowPlace } from '../../../src-renderer/lib/window-place.ts';

describe('file names', () => {
  it.each([
    ['The Sunken Priory', 'The Sunken Priory'],
    ['a/b\\c:d*e?"<>|', 'a b c d e'],
    ['../../etc/passwd', 'etc passwd'],
    ['...', 'Campaign'],
    ['', 'Campaign'],
    ['CON', 'CON campaign'],
    ['Höhle \u202eabc', 'Höhle abc'],
    ['x'.repeat(100), 'x'.repeat(60)],
    ['ends with dots..', 'ends with dots'],
  ])('%j becomes %j', (name, file) => {
    expect(safeFileName(name)).toBe(file);
  });

  it('stand in the campaign folder, with one separator', () => {
    expect(campaignPathFor({ campaignFolder: '/home/a', separator: '/' }, 'Barrow')).toBe(
      '/home/a/Barrow.turnkeeper',
    );
    expect(campaignPathFor({ campaignFolder: 'C:\\', separator: '\\' }, 'Barrow')).toBe(
      'C:\\Barrow.turnkeeper',
    );
  });

  it('stand beside another file', () => {
    expect(besideFile('/a/Barrow.turnkeeper', 'copy')).toBe('/a/Barrow copy.turnkeeper');
    expect(besideFile('/a/Barrow.db', 'copy')).toBe('/a/Barrow.db copy.turnkeeper');
    expect(fileNameOf('C:\\a\\Barrow.turnkeeper')).toBe('Barrow.turnkeeper');
    expect(stampOf(new Date('2026-11-21T20:15:09.5Z'))).toBe('2026-11-21 20.15.09');
  });
});

describe('a window’s place', () => {
  it.each([
    ['', '', 'dungeon', false],
    ['?area=log&detached=1', '', 'log', true],
    ['', '#area=characters', 'characters', false],
    ['?area=attic&detached=1', '', 'dungeon', false],
  ])('%j %j is %s, alone: %s', (search, hash, area, detached) => {
    expect(windowPlace({ search, hash })).toEqual({ area, detached });
  });

  it('may be the reference’s own window', () => {
    expect(windowPlace({ search: '?area=reference&detached=1', hash: '' })).toMatchObject({
      reference: true,
    });
  });
});
