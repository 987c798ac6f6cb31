import { describe, expect, it } from 'vitest';
import { debControl } from '../../../scripts/packaging/deb-control.mjs';
import { parseFpmArguments } from '../../../scripts/packaging/fpm-arguments.mjs';

const AS_ELECTRON_BUILDER_WRITES = [
  '-s', 'dir', '--force', '-t', 'deb',
  '-d', 'libgtk-3-0', '-d', 'libnss3',
  '--deb-recommends', 'libappindicator3-1',
  '--architecture', 'amd64',
  '--after-install', '/tmp/after-install',
  '--description', "A desk\n for referees\n\n and their lamps",
  '--version', '1.2.3',
  '--package', '/out/desk.deb',
  '--name=desk',
  '--maintainer', 'Someone <someone@desk.example>',
  '/build/unpacked/=/opt/Desk',
  '/icons/16x16.png=/usr/share/icons/a=b.png',
]; // oxfmt-ignore

describe('parseFpmArguments', () => {
  const parsed = parseFpmArguments(AS_ELECTRON_BUILDER_WRITES);

  it('reads options in both spellings and gathers repeated ones', () => {
    expect(parsed.options).toMatchObject({
      '--output-type': 'deb',
      '--name': 'desk',
      '--version': '1.2.3',
      '--package': '/out/desk.deb',
      '--after-install': '/tmp/after-install',
    });
    expect(parsed.lists).toEqual({
      '--depends': ['libgtk-3-0', 'libnss3'],
      '--deb-recommends': ['libappindicator3-1'],
    });
  });

  it('splits a pair at its first equals sign', () => {
    expect(parsed.files).toEqual([
      { from: '/build/unpacked/', to: '/opt/Desk' },
      { from: '/icons/16x16.png', to: '/usr/share/icons/a=b.png' },
    ]);
  });

  it('refuses what it does not understand', () => {
    expect(() => parseFpmArguments(['--name'])).toThrow('--name has no value');
    expect(() => parseFpmArguments(['/just/a/path'])).toThrow('/just/a/path is not a from=to pair');
  });

  it('becomes a control file that dpkg reads: continued description lines indented, empty ones a dot', () => {
    expect(debControl(parsed, 2048)).toBe(
      [
        'Package: desk',
        'Version: 1.2.3',
        'Architecture: amd64',
        'Maintainer: Someone <someone@desk.example>',
        'Installed-Size: 2048',
        'Depends: libgtk-3-0, libnss3',
        'Recommends: libappindicator3-1',
        'Section: default',
        'Priority: optional',
        'Description: A desk',
        ' for referees',
        ' .',
        ' and their lamps',
        '',
      ].join('\n'),
    );
  });
});
