const LISTS = new Set([
  '--depends',
  '--deb-recommends',
  '--deb-suggests',
  '--conflicts',
  '--provides',
  '--replaces',
]);
/** @type {Record<string, string>} */
const SHORT = {
  '-d': '--depends',
  '-s': '--input-type',
  '-t': '--output-type',
  '-n': '--name',
  '-v': '--version',
  '-a': '--architecture',
  '-p': '--package',
  '-C': '--chdir',
  '-m': '--maintainer',
};
const FLAGS = new Set(['--force', '-f', '--verbose', '--debug']);

/**
 * @typedef {object} FpmArguments
 * @property {Record<string, string>} options
 * @property {Record<string, string[]>} lists
 * @property {{ from: string, to: string }[]} files
 */

/**
 * Reads the arguments electron-builder gives to fpm; files are `from=to` pairs.
 * Throws for an option without its value and for a bare argument that is no pair.
 * @param {string[]} args
 */
export function parseFpmArguments(args) {
  /** @type {FpmArguments} */
  const parsed = { options: {}, lists: {}, files: [] };
  const rest = [...args];
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    if (FLAGS.has(argument)) continue;
    if (argument.startsWith('-')) readOption(argument, rest, parsed);
    else parsed.files.push(readPair(argument));
  }
  return parsed;
}

/** @param {string} argument @param {string[]} rest @param {FpmArguments} parsed */
function readOption(argument, rest, { options, lists }) {
  const equals = argument.startsWith('--') ? argument.indexOf('=') : -1;
  const name = equals === -1 ? (SHORT[argument] ?? argument) : argument.slice(0, equals);
  const value = equals === -1 ? rest.shift() : argument.slice(equals + 1);
  if (value === undefined) throw new Error(`${argument} has no value`);
  if (LISTS.has(name)) (lists[name] ??= []).push(value);
  else options[name] = value;
}

/** @param {string} argument */
function readPair(argument) {
  const equals = argument.indexOf('=');
  if (equals === -1) throw new Error(`${argument} is not a from=to pair`);
  return { from: argument.slice(0, equals), to: argument.slice(equals + 1) };
}
