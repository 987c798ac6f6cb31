import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { AttemptKind } from '../../../shared/ipc/vocabulary.ts';
import { attemptKinds } from '../../../shared/ipc/vocabulary.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { AttemptRow, CharacterRow } from '../../db/tables.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import type { ClassesOf } from '../../facts/party/armour-class.ts';
import { isPerson } from '../../facts/party/kinds.ts';
import { readPeople } from '../../facts/party/read-party.ts';
import { isAble } from '../../facts/party/state/standing.ts';
import { readRoom } from '../../facts/book/read-room.ts';
import { readDelve } from '../../facts/delve/read-delve.ts';
import { chanceAt, doerOf, sheerChanceAt } from './doers.ts';
import { roomPlace } from './spot.ts';
import { readTries } from './tries.ts';

type Options = NonNullable<QueryOutput<'deed.options'>>;

const featuresOf = withValues(({ roomId }: { roomId: number }) =>
  query
    .selectFrom('feature')
    .select(['id', 'kind', 'name'])
    .where('room_id', '=', roomId)
    .orderBy('position')
    .orderBy('id'),
);

/** What everybody can do this turn, at what chance, and what they have tried; null without a delve. */
export function deedOptionsOf(sql: Sql, content: ClassesOf): Options | null {
  const campaign = readCampaign(sql);
  const delve = readDelve(sql);
  if (!delve) return null;
  const { id: delveId, room_id: roomId } = delve.row;
  return {
    ...here(sql, roomId),
    rules: attemptKinds.map((kind) => ruleOf(campaign, kind)),
    people: readPeople(sql)
      .filter((row) => isPerson(row.kind) && isAble(campaign, row))
      .map((row) => personOf(campaign, row, content)),
    tries: readTries(sql, delveId).map((each) => tryOf(each, delveId)),
  };
}

function here(sql: Sql, roomId: number | null): Pick<Options, 'room' | 'features'> {
  const room = roomId === null ? undefined : readRoom(sql, roomId);
  if (!room) return { room: null, features: [] };
  return {
    room: { id: room.id, place: roomPlace(room) },
    features: sql.all(featuresOf({ roomId: room.id })),
  };
}

function ruleOf({ system }: Campaign, kind: AttemptKind): Options['rules'][number] {
  const { title, ofHarm, takesTurn, hidden, again, reasons } = system.deeds[kind];
  return { kind, title, ofHarm, takesTurn, hidden, again, reasons: [...reasons] };
}

function personOf(campaign: Campaign, row: CharacterRow, content: ClassesOf): Options['people'][number] {
  const doer = doerOf(campaign, row, content);
  const deeds = attemptKinds.map((kind) => ({ kind, ...chanceAt(campaign, kind, doer) }));
  const { id, name, class_name: className, level } = row;
  return { id, name, className, level, deeds, sheer: sheerChanceAt(campaign, doer) };
}

const tryOf = (each: AttemptRow, delveId: number): Options['tries'][number] => ({
  characterId: each.character_id,
  kind: each.kind,
  place: each.place,
  roomId: each.room_id,
  featureId: each.feature_id,
  turn: each.turn,
  ofThisDelve: each.delve_id === delveId,
  chance: each.chance,
  sides: each.sides,
});
