import { folded, pathOf } from './names.ts';

/** Where a table stands, as names are told apart: "names/dwarf". */
export const foldedPath = (table: { folder: string; name: string }): string => folded(pathOf(table));

/** The name, or where it is taken there one with a number behind it; it is taken from then on. */
export function freeName(taken: Set<string>, wanted: string, folder = ''): string {
  let name = wanted;
  for (let copies = 2; taken.has(foldedPath({ folder, name })); copies += 1)
    name = `${wanted.slice(0, 72).trimEnd()} (${copies})`;
  taken.add(foldedPath({ folder, name }));
  return name;
}
