import type { ListsFile, OwnList } from '../../shared/content/schemas/lists.ts';
import type { RandomTable } from '../../shared/tables/table.ts';

/** The tables of the program's own lists by their ids in the file, under the dice that fit their rows. */
export type ListTable = RandomTable & Readonly<{ id: string }>;

const made = new WeakMap<ListsFile, readonly ListTable[]>();

/** They are made once a launch. */
export function listTables(file: ListsFile): readonly ListTable[] {
  const known = made.get(file) ?? file.lists.map(tableOf);
  made.set(file, known);
  return known;
}

function tableOf({ id, folder, name, weights, rows }: OwnList): ListTable {
  let last = 0;
  const spans = rows.map((_, at) => {
    const from = last + 1;
    last += weights?.[at] ?? 1;
    return { from, to: last };
  });
  return {
    ...{ id, folder, name },
    columns: [{ title: '', dice: `1d${last}` }],
    way: 'dice',
    beyond: 'nothing',
    modifiers: [],
    rows: rows.map((text, at) => ({
      id: at + 1,
      spans: [spans[at] ?? null],
      weight: 1,
      text,
      gives: [],
      again: null,
      once: false,
      struck: false,
      drawn: 0,
      note: '',
    })),
  };
}
