import { isObject } from '../reading.ts';

/** Documents of a virtual table that are neither somebody nor a thing, by the shape that each of them has. */

type Source = Record<string, unknown>;

const has = (source: Source, key: string, what: 'list' | 'text'): boolean =>
  what === 'list' ? Array.isArray(source[key]) : typeof source[key] === 'string';

const hasFigures = (source: Source): boolean => isObject(source['system']) || isObject(source['data']);

/** Older compendiums held their folders as things of this name. */
const olderFolder = '#[CF_tempEntity]';

export const isFolder = (value: unknown): boolean =>
  isObject(value) && (value['name'] === olderFolder || (!hasFigures(value) && has(value, 'sorting', 'text')));

const shapes: readonly [(source: Source) => boolean, string][] = [
  [
    (source) => has(source, 'results', 'list') && has(source, 'formula', 'text'),
    'It is a roll table without a name that can be used.',
  ],
  [
    (source) =>
      has(source, 'pages', 'list') || (has(source, 'content', 'text') && has(source, 'name', 'text')),
    'It is a journal. Journals are not read yet.',
  ],
  [isFolder, 'It is a folder of the virtual table; what lies in it was read by itself.'],
  [(source) => has(source, 'command', 'text'), 'It is a macro: a program for the virtual table alone.'],
  [(source) => has(source, 'walls', 'list'), 'It is a scene: a map for the virtual table alone.'],
];

/** What it is, in a sentence; null where it may be somebody or a thing, or nobody knows. */
export const otherDocument = (value: unknown): string | null => {
  if (!isObject(value) || (hasFigures(value) && !isFolder(value))) return null;
  return shapes.find(([isLike]) => isLike(value))?.[1] ?? null;
};
