import { packLicence, type PackLicenceText } from '../../../shared/ipc/prep/packs/pack-licence.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { PackPartRow, PackRow } from '../../db/tables.ts';
import { storedJson } from '../stored-json.ts';

/** Packs that were taken, and what became of their parts. */

export type PackedKind = 'creature' | 'table' | 'page';

/** What a part became here. */
export interface Became {
  readonly kind: PackedKind;
  readonly id: number;
}

const ofName = withValues(({ pack }: { pack: string }) =>
  query.selectFrom('pack').selectAll().where('pack', '=', pack),
);
/** Behind this, and its own id, the key of a part stands whose place a newer edition took beside it. */
const earlier = 'earlier ';

const partsOf = withValues(({ packId }: { packId: number }) =>
  query
    .selectFrom('pack_part')
    .selectAll()
    .where('pack_id', '=', packId)
    .where('part', 'not like', `${earlier}%`)
    .orderBy('id'),
);
const everyPack = query.selectFrom('pack').selectAll().orderBy('id').compile();
const everyPart = query
  .selectFrom('pack_part')
  .select(['pack_id', 'creature_id', 'table_id', 'page_id'])
  .compile();

/** Null where nothing of it was ever taken. */
export const readPack = (sql: Sql, pack: string): PackRow | null => sql.get(ofName({ pack })) ?? null;

/** The newest of each part: what stands beside it came with the pack as well, but is no edition to compare with. */
export const readPackParts = (sql: Sql, packId: number): PackPartRow[] => sql.all(partsOf({ packId }));

export const earlierPart = ({ id }: Pick<PackPartRow, 'id'>): string => `${earlier}${id}`;

type Ids = Pick<PackPartRow, 'creature_id' | 'table_id' | 'page_id'>;

/** Null where it was removed. */
export function becameOf({ creature_id: creature, table_id: table, page_id: page }: Ids): Became | null {
  if (creature !== null) return { kind: 'creature', id: creature };
  if (table !== null) return { kind: 'table', id: table };
  return page === null ? null : { kind: 'page', id: page };
}

export const idsOf = (became: Became | null): Ids => ({
  creature_id: became?.kind === 'creature' ? became.id : null,
  table_id: became?.kind === 'table' ? became.id : null,
  page_id: became?.kind === 'page' ? became.id : null,
});

/** Under what a pack came; what another hand wrote into the file and cannot be read is nothing. */
export const licenceOfPack = ({ licence }: Pick<PackRow, 'licence'>): PackLicenceText =>
  packLicence.safeParse(storedJson(licence)).data ?? { id: '', name: '', attribution: '', section15: [] };

/** The packs that things here came with. */
export class PacksBehind {
  readonly #packs: ReadonlyMap<number, PackRow>;
  readonly #of = new Map<string, number>();

  constructor(sql: Sql) {
    this.#packs = new Map(sql.all(everyPack).map((row) => [row.id, row]));
    for (const part of sql.all(everyPart)) {
      const became = becameOf(part);
      if (became !== null) this.#of.set(`${became.kind} ${became.id}`, part.pack_id);
    }
  }

  /** Null for the referee's own. */
  of({ kind, id }: Became): PackRow | null {
    const pack = this.#of.get(`${kind} ${id}`);
    return pack === undefined ? null : (this.#packs.get(pack) ?? null);
  }
}
