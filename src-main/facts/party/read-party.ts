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
  /** The fallen they carry, alone or with others; left out for none. */
  readonly bodies?: readonly Body[];
  /** Who carries them; left out for nobody. */
  readonly bearers?: readonly CharacterRow[];
}

/** Somebody who is carried, and those who carry. Whether they can is asked where it is weighed. */
export interface Body {
  readonly fallen: Bearing;
  readonly bearers: readonly CharacterRow[];
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
const stashes = query.selectFrom('stash').selectAll().where('kind', '<>', 'hoard').orderBy('id').compile();
const items = query.selectFrom('item').selectAll().orderBy('id').compile();

export function readParty(sql: Sql): Party {
  const { stashed, ...company } = sortedCompany(sql);
  return {
    ...company,
    stashes: readStashes(sql).map((row) => ({ row, items: stashed.get(row.id) ?? [] })),
  };
}

/** Whatever goes along: the people and the pool, without what lies about. */
export function readCompany(sql: Sql): Pick<Party, 'members' | 'pool'> {
  const { members, pool } = sortedCompany(sql);
  return { members, pool };
}

function sortedCompany(sql: Sql) {
  const { held, stashed, pool } = sorted(sql.all(items));
  const people = readPeople(sql);
  const borne = carriersOf(people, (id) => held.get(id) ?? []);
  const members = people.map((row) => ({
    row,
    sheet: readSheet(row),
    items: held.get(row.id) ?? [],
    ...borne(row.id),
  }));
  return { members, pool, stashed };
}

/** The people in their order at the table. */
export const readPeople = (sql: Sql): CharacterRow[] => sql.all(people);
/** The ground and the caches; a hoard is nobody's before it is taken. */
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

/** One person's rows only, with those they carry; null for nobody. */
export function readMember(sql: Sql, id: number): Member | null {
  const row = readPerson(sql, id);
  return row ? { row, sheet: readSheet(row), items: itemsHeldBy(sql, id), ...carriedBy(sql, id) } : null;
}

/** Those people's rows, by their ids; whoever is struck off is not among them. */
export function readMembers(sql: Sql, ids: ReadonlySet<number>): ReadonlyMap<number, Member> {
  const people = readPeople(sql);
  const borne = carriersOf(people, (fallen) => itemsHeldBy(sql, fallen));
  return new Map(
    people
      .filter(({ id }) => ids.has(id))
      .map((row) => [
        row.id,
        { row, sheet: readSheet(row), items: itemsHeldBy(sql, row.id), ...borne(row.id) },
      ]),
  );
}

/** The fallen somebody carries, and who carries them, to be laid beside their things. */
export const carriedBy = (sql: Sql, id: number): Borne =>
  carriersOf(readPeople(sql), (fallen) => itemsHeldBy(sql, fallen))(id);

type Borne = Pick<Bearing, 'bodies' | 'bearers'>;

/** Who carries whom among people: it stands on the sheet of the one who is carried. */
export function carriersOf(
  people: readonly CharacterRow[],
  itemsOf: (id: number) => readonly BorneItem[],
): (id: number) => Borne {
  const carried = people
    .filter(({ sheet }) => sheet.includes('"borne"'))
    .map((row): Body => {
      const sheet = readSheet(row);
      const bearers = people.filter(({ id }) => id !== row.id && sheet.borne?.by.includes(id) === true);
      return { fallen: { row, sheet, items: itemsOf(row.id) }, bearers };
    })
    .filter(({ bearers }) => bearers.length > 0);
  return (id) => {
    const bodies = carried.filter(({ bearers }) => bearers.some((bearer) => bearer.id === id));
    const bearers = carried.find(({ fallen }) => fallen.row.id === id)?.bearers;
    return { ...(bodies.length > 0 && { bodies }), ...(bearers && { bearers }) };
  };
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
