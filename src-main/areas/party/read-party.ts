import { TurnkeeperError } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { CharacterRow, ItemRow } from '../../db/tables.ts';

/** The people, each with what they carry, in their order at the table; and what was found and given to nobody. */
export interface Party {
  members: Member[];
  pool: ItemRow[];
}

export interface Member {
  row: CharacterRow;
  items: ItemRow[];
}

export function readParty(sql: Sql): Party {
  const rows = sql.all(query.selectFrom('character').selectAll().orderBy('position').orderBy('id'));
  const items = sql.all(query.selectFrom('item').selectAll().orderBy('id'));
  const carried = new Map<number | null, ItemRow[]>();
  for (const item of items) {
    const held = carried.get(item.holder_id);
    if (held) held.push(item);
    else carried.set(item.holder_id, [item]);
  }
  return {
    members: rows.map((row) => ({ row, items: carried.get(row.id) ?? [] })),
    pool: carried.get(null) ?? [],
  };
}

/** Throws not-found, naming the field that asked. */
export function needMember(party: Party, id: number, field = 'characterId'): Member {
  const member = party.members.find((each) => each.row.id === id);
  if (!member)
    throw new TurnkeeperError('not-found', 'That character is not in the party.', {
      [field]: 'Choose somebody of the party.',
    });
  return member;
}
