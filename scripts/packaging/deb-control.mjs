/** @import { FpmArguments } from './fpm-arguments.mjs' */

/** @type {Record<string, string>} */
const RELATIONS = {
  '--depends': 'Depends',
  '--deb-recommends': 'Recommends',
  '--deb-suggests': 'Suggests',
  '--conflicts': 'Conflicts',
  '--provides': 'Provides',
  '--replaces': 'Replaces',
};

/** A description's further lines are indented, and an empty one is a dot. @param {string} text */
function description(text) {
  const [synopsis, ...more] = text.trim().split('\n');
  return [synopsis, ...more.map((line) => ` ${line.trim() || '.'}`)].join('\n');
}

/**
 * The text of DEBIAN/control for fpm's arguments.
 * @param {FpmArguments} parsed @param {number} kilobytes its size
 */
export function debControl({ options, lists }, kilobytes) {
  const fields = {
    Package: options['--name'],
    Version: options['--version'],
    Architecture: options['--architecture'],
    Maintainer: options['--maintainer'],
    'Installed-Size': kilobytes,
    ...Object.fromEntries(
      Object.entries(lists).map(([name, values]) => [RELATIONS[name], values.join(', ')]),
    ),
    Section: options['--category'] ?? 'default',
    Priority: options['--deb-priority'] ?? 'optional',
    Homepage: options['--url'],
    Description: description(options['--description'] ?? options['--name'] ?? ''),
  };
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
