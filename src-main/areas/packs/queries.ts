import { judgedPack } from '../../exports/packs/judge-pack.ts';
import { PackShelf } from '../../exports/packs/pack-parts.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';

/** What may go into a pack, and under which licence. */
export const packQueries: QueriesOf<'pack'> = {
  'pack.contents': ({ file: { sql } }, _input, { bestiaries }) => ({
    entries: new PackShelf(sql, bestiaries).entries,
  }),

  'pack.judge': ({ file: { sql } }, { licence, ...chosen }, { bestiaries }) => {
    const shelf = new PackShelf(sql, bestiaries);
    const judged = judgedPack(shelf, shelf.chosen(chosen), licence);
    const { parts, section15, along, pictures, refusal } = judged;
    return { parts, section15, along, pictures, refusal };
  },
};
