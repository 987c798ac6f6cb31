import type { RawBuilder } from 'kysely';
import { sql as raw } from 'kysely';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { ItemRow } from '../../../db/tables.ts';
import type { BorneItem } from '../read-party.ts';

/**
 * What lies in each place, as one text a place: equal texts are equal things. Only what loads and armour classes ask
 * for is in it. The texts are made while SQLite walks its indexes, which is quicker than handing over the rows.
 */
export interface BurdenTexts {
  readonly held: ReadonlyMap<number, string>;
  readonly packed: ReadonlyMap<number, string>;
  readonly stashed: ReadonlyMap<number, string>;
  readonly pool: string;
}

type Columns = [
  id: number,
  kind: ItemRow['kind'],
  quantity: number,
  weight: number,
  state: ItemRow['state'] | null,
  name: string | null,
  facts: string | null,
];

const things = raw<string>`json_group_array(json_array(id, kind, quantity, weight, nullif(state, 'carried'),
  case when kind in ('weapon', 'armour', 'shield') or state <> 'carried' then name end,
  case when state <> 'carried' then facts end))`;

const by = (place: RawBuilder<number>) =>
  raw<
    [number, string]
  >`select ${place}, ${things} from item where ${place} is not null group by ${place}`.compile(query);

const held = by(raw`holder_id`);
const packed = by(raw`container_id`);
const stashed = by(raw`stash_id`);
const pool = raw<[string]>`select ${things} from item
  where stash_id is null and holder_id is null and container_id is null`.compile(query);

export const readBurdens = (sql: Sql): BurdenTexts => ({
  held: new Map(sql.rows(held)),
  packed: new Map(sql.rows(packed)),
  stashed: new Map(sql.rows(stashed)),
  pool: sql.rows(pool)[0]?.[0] ?? '[]',
});

/** The things of a text, as far as they stand in it; what they lie in is left open. */
export const burdenItems = (text: string): BorneItem[] =>
  (JSON.parse(text) as Columns[]).map(([id, kind, quantity, weight, state, name, facts]) => ({
    id,
    container_id: null,
    kind,
    quantity,
    weight,
    state: state ?? 'carried',
    name: name ?? kind,
    facts: facts ?? '{}',
  }));
