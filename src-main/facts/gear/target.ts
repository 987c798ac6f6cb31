import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import type { Place } from '../../../shared/ipc/party/views/party-views.ts';
import type { CharacterKind } from '../../../shared/ipc/vocabulary.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { ItemRow } from '../../db/tables.ts';
import type { PlaceColumns } from '../party/places.ts';
import { groundId, groundName } from '../party/places.ts';
import { notOfTheParty } from '../party/read-party.ts';
import type { Things } from './things.ts';
import { groundToBe } from './write-things.ts';

export interface User {
  id: number;
  name: string;
  kind: CharacterKind;
}

/** A place that exists and can take things. */
export interface Target {
  readonly in: Place['in'];
  readonly columns: PlaceColumns;
  readonly name: string;
  /** Who has it, or has the container; null for nobody. */
  readonly holderId: number | null;
  readonly container: ItemRow | null;
}

const nowhere: PlaceColumns = { holder_id: null, container_id: null, stash_id: null };
export const withHolder = (id: number): PlaceColumns => ({ ...nowhere, holder_id: id });
export const inPool: PlaceColumns = nowhere;

const stashName = withValues(({ id }: { id: number }) =>
  query.selectFrom('stash').select('name').where('id', '=', id),
);

/** The place with what is known of it. Throws not-found where it is gone, refused where nothing can lie. */
export function targetOf(sql: Sql, things: Things, place: Place, field = 'to'): Target {
  const found = { in: place.in, holderId: null, container: null };
  switch (place.in) {
    case 'holder':
      return {
        ...found,
        columns: withHolder(place.id),
        name: nameOf(sql, place.id, field),
        holderId: place.id,
      };
    case 'container':
      return { ...found, ...containerTarget(things, place.id, field) };
    case 'stash':
      return {
        ...found,
        columns: { ...nowhere, stash_id: place.id },
        name: nameOfStash(sql, place.id, field),
      };
    case 'pool':
      return { ...found, columns: inPool, name: 'the pool' };
    case 'ground':
      return { ...found, columns: { ...nowhere, stash_id: groundId(sql) ?? groundToBe }, name: groundName };
  }
}

function containerTarget(things: Things, id: number, field: string): Omit<Target, 'in'> {
  const container = things.get(id);
  if (!container)
    throw new TurnkeeperError('not-found', 'That container is no longer there.', {
      [field]: 'Choose again.',
    });
  if (container.capacity === null)
    throw refused(`${container.name} holds nothing. Give it a capacity first.`, {
      [field]: `${container.name} holds nothing.`,
    });
  return {
    columns: { ...nowhere, container_id: id },
    name: container.name,
    holderId: things.holderOf(id),
    container,
  };
}

export function nameOfStash(sql: Sql, id: number, field: string): string {
  const row = sql.get(stashName({ id }));
  if (!row)
    throw new TurnkeeperError('not-found', 'That cache is no longer there.', { [field]: 'Choose again.' });
  return row.name;
}

const personUsing = withValues(({ id }: { id: number }) =>
  query.selectFrom('character').select(['id', 'name', 'kind']).where('id', '=', id),
);

/** Somebody of the party who can wear and wield. Throws not-found. */
export function userOf(sql: Sql, holderId: number, field: string): User {
  const row = sql.get(personUsing({ id: holderId }));
  if (!row) throw notOfTheParty(field);
  return row;
}

/** The name of somebody of the party. Throws not-found. */
export const nameOf = (sql: Sql, holderId: number, field: string): string =>
  userOf(sql, holderId, field).name;
