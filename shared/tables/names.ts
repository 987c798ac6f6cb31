import type { RandomTable, TableId } from './table.ts';

/** A table as it is named. */
export type Named = Pick<RandomTable, 'id' | 'folder' | 'name'>;

/** The tables by their names, however these are cased and spaced. */
export interface TableNames {
  /** Of that name in the folder, else upwards, else in the campaign, else in the content; the first of several. */
  find(from: Pick<Named, 'id' | 'folder'>, name: string): TableId | null;
  /** The names nearest to one that nobody bears, at most three. */
  nearest(name: string): string[];
}

/** As names are told apart: not by case, nor by spaces. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim();

/** Where a table stands, "Names/Dwarf". */
export const pathOf = ({ folder, name }: { readonly folder: string; readonly name: string }): string =>
  folder === '' ? name : `${folder}/${name}`;

const isContent = (id: TableId): boolean => typeof id === 'string';

/** Names longer than this are not looked for among others. */
const LONGEST = 80;
const SHOWN = 3;

export function tableNames(tables: readonly Named[]): TableNames {
  const byPath = { own: new Map<string, TableId>(), content: new Map<string, TableId>() };
  /** By every end of their paths: "Dwarf", "Names/Dwarf". */
  const byEnd = { own: new Map<string, TableId>(), content: new Map<string, TableId>() };
  for (const { id, folder, name } of tables) {
    const kind = isContent(id) ? 'content' : 'own';
    const path = pathOf({ folder: folded(folder), name: folded(name) });
    if (!byPath[kind].has(path)) byPath[kind].set(path, id);
    for (const end of endsOf(path, folded(name))) if (!byEnd[kind].has(end)) byEnd[kind].set(end, id);
  }
  return {
    find: (from, name) => {
      const wanted = folded(name);
      const near = byPath[isContent(from.id) ? 'content' : 'own'];
      for (let folder = folded(from.folder); ; folder = above(folder)) {
        const found = near.get(pathOf({ folder, name: wanted }));
        if (found !== undefined) return found;
        if (folder === '') break;
      }
      return byEnd.own.get(wanted) ?? byEnd.content.get(wanted) ?? null;
    },
    nearest: (name) => nearestOf(folded(name), new Set(tables.map((table) => table.name))),
  };
}

const above = (folder: string): string => folder.slice(0, Math.max(0, folder.lastIndexOf('/')));

/** A name may hold a / itself; its ends begin with the whole of it. */
function endsOf(path: string, name: string): string[] {
  const ends = [name];
  for (let start = path.length - name.length - 1; start > 0;) {
    start = path.lastIndexOf('/', start - 1);
    ends.push(path.slice(start + 1));
  }
  return ends;
}

function nearestOf(wanted: string, names: ReadonlySet<string>): string[] {
  if (wanted === '' || wanted.length > LONGEST) return [];
  return Array.from(names, (name) => ({ name, far: distance(wanted, folded(name)) }))
    .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1))
    .slice(0, SHOWN)
    .map(({ name }) => name);
}

/** Letters to be put in, taken out or changed to make one word of the other. */
export function distance(one: string, other: string): number {
  if (other.length > LONGEST) return Infinity;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? Infinity;
}
