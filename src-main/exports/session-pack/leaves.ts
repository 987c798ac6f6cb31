import { shownOf, withLinks, linksIn } from '../../../shared/pages/links.ts';
import type { NamedKind } from '../../../shared/ipc/vocabulary.ts';
import type { NamedThing, Names } from '../../facts/pages/named.ts';
import { frontMatter, headingMarkdown } from '../pages/markdown.ts';
import type { FileNames } from './file-names.ts';

/** What a thing says of itself in a pack, in Markdown whose links stand as they were written. */
export interface Told {
  text: string;
  tags: readonly string[];
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
    const key = `${thing.kind} ${thing.id}`;
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

/** What the links of a text mean, those left out that may mean several things. */
const ledTo = (text: string, names: Names): NamedThing[] =>
  linksIn(text).flatMap(({ target }) => {
    const [thing, ...others] = names.meant(target);
    return thing && others.length === 0 ? [thing] : [];
  });

/** A text whose links lead to files of the pack; one that leads out of it stands in its words. */
export function linkedText(text: string, names: Names, leaves: readonly Leaf[]): string {
  const files = new Map(leaves.map(({ thing, file }) => [`${thing.kind} ${thing.id}`, file]));
  return withLinks(text, (link) => {
    const [thing, ...others] = names.meant(link.target);
    const file = thing && others.length === 0 ? files.get(`${thing.kind} ${thing.id}`) : undefined;
    const shown = shownOf(link);
    if (file === undefined) return shown;
    return file === shown ? `[[${file}]]` : `[[${file}|${shown}]]`;
  });
}

/** A leaf as its file holds it. `origin` is the campaign's id. */
export function leafMarkdown(
  { thing, file, told }: Leaf,
  { origin, names, leaves }: { origin: string; names: Names; leaves: readonly Leaf[] },
): string {
  const front = frontMatter([
    ['title', thing.name],
    ['kind', thing.kind],
    ['tags', told.tags],
    ['aliases', file === thing.name ? [] : [thing.name]],
    ['turnkeeper_id', `${origin}/${thing.kind}/${thing.id}`],
  ]);
  const text = linkedText(told.text, names, leaves).trim();
  return `${front}${headingMarkdown(thing.name)}${text === '' ? '' : `\n${text}\n`}`;
}
