import type { ImportContext, ReadEntry } from '../../../../../src-main/imports/entry.ts';

/**
 * Every field of a document is stored or worked into what is stored (another value of it makes another entry), or it
 * is listed, by itself, with what it stands in, or by its name in the line of bookkeeping.
 */

type Path = readonly (string | number)[];

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Empty lists and objects are fields too. */
const fieldsOf = (value: unknown, path: Path = []): Path[] =>
  isHolder(value) && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([key, each]) => fieldsOf(each, [...path, key]))
    : [path];

export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isHolder(value) ? value[key] : undefined), root);

export const withValue = (root: object, path: Path, value: unknown): unknown => {
  const copy: unknown = structuredClone(root);
  const holder = valueAt(copy, path.slice(0, -1));
  if (isHolder(holder)) holder[String(path.at(-1))] = value;
  return copy;
};

const othersOf = (value: unknown): unknown[] => {
  if (typeof value === 'number') return [value + 1, value + 3, 7];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'string') return [`${value}x`, '7', '12 gp', 'd6', 'heavy'];
  return ['x', 7, true, ['x'], [{ value: 'x' }]];
};

const isListed = ({ unread }: ReadEntry, path: Path): boolean => {
  const dotted = path.join('.');
  const bookkeeping = unread.filter((line) => line.folded !== undefined).map(({ why }) => why);
  const names = new Set(bookkeeping.flatMap((why) => (/: (.*)\.$/.exec(why)?.[1] ?? '').split(', ')));
  return (
    unread.some((line) => dotted === line.path || dotted.startsWith(`${line.path}.`)) ||
    path.some((key) => names.has(String(key)))
  );
};

export type Reader = (document: unknown, context: ImportContext) => ReadEntry | undefined;

/** The fields of a document that are neither listed nor make any difference. */
export const silentFields = (document: object, context: ImportContext, read: Reader): string[] => {
  const entry = read(document, context);
  if (entry === undefined) return ['no entry'];
  const whole = JSON.stringify(entry);
  const matters = (path: Path): boolean =>
    othersOf(valueAt(document, path)).some(
      (other) => JSON.stringify(read(withValue(document, path, other), context)) !== whole,
    );
  return fieldsOf(document)
    .filter((path) => !isListed(entry, path) && !matters(path))
    .map((path) => path.join('.'));
};
