import { TurnkeeperError } from '../../../shared/errors.ts';
import type { SheetFacts } from '../../../shared/ipc/party/sheet.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { CharacterRow, ItemRow, StashRow } from '../../db/tables.ts';
import { itemsHeldBy } from './read-items.ts';
import { readSheet } from './sheet.ts';

/** What of a thing decides loads and armour class. */
export type BorneItem = Pick<ItemRow, 'id' | 'state' | 'kind' | 'name' | 'quantity' | 'weight' | 'facts'>;

/** Somebody with everything they have, packed things included. */
export interface Bearing<Item extends BorneItem = BorneItem> {
  readonly row: CharacterRow;
  readonly sheet: SheetFacts;
  readonly items: readonly Item[];
}

export type Member = Bearing<ItemRow>;

/** The people in their order, each with what they have; what was found and given to nobody; and what lies about. */
export interface Party {
  readonly members: readonly Member[];
  readonly pool: readonly ItemRow[];
  readonly stashes: readonly { row: StashRow; items: readonly ItemRow[] }[];
}

const people = query.selectFrom('character').selectAll().orderBy('position').orderBy('id').compile();
const person = withValues(({ id }: { id: number }) =>
  query.selectFrom('character').selectAll().where('id', '=', id),
);
const stashes = query.selectFrom('stash').selectAll().orderBy('id').compile();
const items = query.selectFrom('item').selectAll().orderBy('id').compile();

export function readParty(sql: Sql): Party {
  const { held, stashed, pool } = sorted(sql.all(items));
  return {
    members: readPeople(sql).map((row) => ({ row, sheet: readSheet(row), items: held.get(row.id) ?? [] })),
    pool,
    stashes: readStashes(sql).map((row) => ({ row, items: stashed.get(row.id) ?? [] })),
  };
}

/** The people in their order at the table. */
export const readPeople = (sql: Sql): CharacterRow[] => sql.all(people);
export const readStashes = (sql: Sql): StashRow[] => sql.all(stashes);

/** Each thing goes to whoever has the outermost thing around it. */
function sorted(rows: readonly ItemRow[]) {
  const byId = new Map<number, ItemRow>();
  for (const row of rows) byId.set(row.id, row);
  const held = new Map<number, ItemRow[]>();
  const stashed = new Map<number, ItemRow[]>();
  const pool: ItemRow[] = [];
  for (const row of rows) {
    const { holder_id, stash_id } = outermost(row, byId);
    if (holder_id !== null) put(held, holder_id, row);
    else if (stash_id !== null) put(stashed, stash_id, row);
    else pool.push(row);
  }
  return { held, stashed, pool };
}

/** The file is refused if things lie inside each other, but a walk still has an end. */
function outermost(row: ItemRow, byId: ReadonlyMap<number, ItemRow>): ItemRow {
  let at = row;
  for (let steps = 0; at.container_id !== null && steps < byId.size; steps++)
    at = byId.get(at.container_id) ?? at;
  return at;
}

function put(into: Map<number, ItemRow[]>, key: number, item: ItemRow): void {
  const known = into.get(key);
  if (known) known.push(item);
  else into.set(key, [item]);
}

/** The row of one person; null for nobody. */
export const readPerson = (sql: Sql, id: number): CharacterRow | null => sql.get(person({ id })) ?? null;

/** One person's rows only; null for nobody. */
export function readMember(sql: Sql, id: number): Member | null {
  const row = readPerson(sql, id);
  return row ? { row, sheet: readSheet(row), items: itemsHeldBy(sql, id) } : null;
}

/** Throws not-found, naming the field that asked. */
export function needMemberAlone(sql: Sql, id: number, field = 'characterId'): Member {
  const member = readMember(sql, id);
  if (!member) throw notOfTheParty(field);
  return member;
}

export const notOfTheParty = (field: string) =>
  new TurnkeeperError('not-found', 'That character is not in the party.', {
    [field]: 'Choose somebody of the party.',
  });
