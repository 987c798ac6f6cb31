import { shownOf, withLinks, linksIn } from '../../../shared/pages/links.ts';
import { pullsAsLinks } from '../../../shared/pages/pulls.ts';
import type { NamedKind } from '../../../shared/ipc/vocabulary.ts';
import type { NamedThing, Names } from '../../facts/pages/named.ts';
import { frontMatter, headingMarkdown } from '../pages/markdown.ts';
import type { FileNames } from './file-names.ts';

/** What a thing says of itself in a pack, in Markdown whose links stand as they were written. */
export interface Told {
  text: string;
  tags: readonly string[];
  /** The number of a kept picture; null for none. */
  picture: number | null;
}

/** A thing of the pack, in a file of its own. */
export interface Leaf {
  thing: NamedThing;
  folder: string;
  /** Without its ending. */
  file: string;
  told: Told;
}

/** No folder: it is no leaf of a notebook, and stays in words. */
const folders: Readonly<Record<NamedKind, string | null>> = {
  person: 'People',
  character: 'People',
  place: 'Places',
  dungeon: 'Places',
  room: 'Places',
  site: 'Places',
  creature: 'Creatures',
  faction: 'Factions',
  rumour: 'Rumours',
  handout: 'Handouts',
  recap: 'Recaps',
  note: 'Notes',
  table: null,
};

const mostLeaves = 500;

interface Gathering {
  names: Names;
  /** What is told of a thing; null of one that has no place in this pack. */
  tell: (thing: NamedThing) => Told | null;
  /** Names of files that are taken already. */
  files: FileNames;
}

/** The things of a pack: those it begins with, and whatever the texts of those lead to, in the order in which they are led to. */
export function gatherLeaves(
  seeds: readonly NamedThing[],
  texts: readonly string[],
  { names, tell, files }: Gathering,
): Leaf[] {
  const leaves: Leaf[] = [];
  const seen = new Set<string>();
  const queue = [...seeds, ...texts.flatMap((text) => ledTo(text, names))];
  for (const thing of queue) {
    if (leaves.length === mostLeaves) break;
    const key = keyOf(thing);
    const folder = folders[thing.kind];
    if (folder === null || seen.has(key)) continue;
    seen.add(key);
    const told = tell(thing);
    if (told === null) continue;
    leaves.push({ thing, folder, file: files.free(thing.name), told });
    queue.push(...ledTo(told.text, names));
  }
  return leaves;
}

const keyOf = ({ kind, id }: Pick<NamedThing, 'kind' | 'id'>): string => `${kind} ${id}`;

/** What a link means; null where that is nothing, or may be several things. */
function meantBy(target: string, names: Names): NamedThing | null {
  const [thing, ...others] = names.meant(target);
  return thing && others.length === 0 ? thing : null;
}

const ledTo = (text: string, names: Names): NamedThing[] =>
  linksIn(text).flatMap(({ target }) => meantBy(target, names) ?? []);

/** The files of a pack by what stands in them. */
export class LeafFiles {
  readonly #files: ReadonlyMap<string, string>;

  constructor(leaves: readonly Leaf[]) {
    this.#files = new Map(leaves.map(({ thing, file }) => [keyOf(thing), file]));
  }

  /** Without its ending; null where a thing has none. */
  of(thing: NamedThing): string | null {
    return this.#files.get(keyOf(thing)) ?? null;
  }
}

/** A text whose links lead to files of the pack; one that leads out of it stands in its words. */
export function linkedText(text: string, names: Names, files: LeafFiles): string {
  const fileOf = (target: string): string | null => {
    const thing = meantBy(target, names);
    return thing && files.of(thing);
  };
  const standing = pullsAsLinks(text, (target) => fileOf(target) !== null);
  return withLinks(standing, (link) => {
    const file = fileOf(link.target);
    const shown = shownOf(link);
    if (file === null) return shown;
    return file === shown ? `[[${file}]]` : `[[${file}|${shown}]]`;
  });
}

/** A leaf as its file holds it, with its picture by the name of that file. `origin` is the campaign's id. */
export function leafMarkdown(
  { thing, file, told }: Leaf,
  {
    origin,
    names,
    files,
    picture,
  }: { origin: string; names: Names; files: LeafFiles; picture: string | null },
): string {
  const front = frontMatter([
    ['title', thing.name],
    ['kind', thing.kind],
    ['tags', told.tags],
    ['aliases', file === thing.name ? [] : [thing.name]],
    ['turnkeeper_id', `${origin}/${thing.kind}/${thing.id}`],
  ]);
  const text = linkedText(told.text, names, files).trim();
  const shown = picture === null ? '' : `\n![[${picture}]]\n`;
  return `${front}${headingMarkdown(thing.name)}${shown}${text === '' ? '' : `\n${text}\n`}`;
}
