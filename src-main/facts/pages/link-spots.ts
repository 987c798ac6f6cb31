import { refused } from '../../../shared/errors.ts';
import { hexNumber } from '../../../shared/hex/numbering.ts';
import type { CommandOutput } from '../../../shared/ipc/contract.ts';
import type { LinkSpot } from '../../../shared/ipc/prep/link-spot.ts';
import { figure } from '../../../shared/words/figures.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { writtenTexts } from '../../db/written-texts.ts';
import { needRoom } from '../book/read-room.ts';
import { roomTitle } from '../book/words.ts';
import { readDelve } from '../delve/read-delve.ts';
import { needMap, numberingOf } from '../map/read-map.ts';
import { readWhereabouts } from '../road/whereabouts.ts';
import { standingOf } from './stands.ts';

type Spots = CommandOutput<'prep.somebody'>['spots'];

/** The room in which the party stands, the one that lies open, the hex of the company, and the log. */
export function linkSpots(sql: Sql, open: number | null): Spots {
  const rooms = [...new Set([readDelve(sql)?.row.room_id ?? null, open])];
  const spots: Spots = rooms.flatMap((id) =>
    id === null
      ? []
      : standingOf
          .room(sql, [id])
          .map(({ name, where }) => ({ spot: { kind: 'room' as const, id }, name, where })),
  );
  const whereabouts = readWhereabouts(sql);
  if (whereabouts !== null) {
    const { mapId, truly } = whereabouts;
    const map = needMap(sql, mapId);
    const name = `Hex ${hexNumber(numberingOf(map), truly.at)}`;
    spots.push({ spot: { kind: 'hex', mapId, ...truly.at }, name, where: map.name });
  }
  return [...spots, { spot: { kind: 'log' }, name: 'a note of the log', where: '' }];
}

const noteAt = withValues(({ mapId, col, row }: { mapId: number; col: number; row: number }) =>
  query
    .selectFrom('hex_note')
    .select(['id', 'notes'])
    .where('map_id', '=', mapId)
    .where('col', '=', col)
    .where('row', '=', row),
);

/**
 * Puts a link behind what is written there, and says where it stands, in words behind a sentence. Throws not-found for a
 * place that is gone, refused where its notes have no room for it.
 */
export function writeLink(sql: Sql, spot: LinkSpot, link: string): string {
  switch (spot.kind) {
    case 'room': {
      const room = needRoom(sql, spot.id, 'linkFrom');
      const notes = behind(room.notes, link, { kind: 'room', name: roomTitle(room) });
      sql.run(query.updateTable('room').set({ notes }).where('id', '=', room.id));
      return `, linked from ${roomTitle(room)}`;
    }
    case 'hex': {
      const { mapId, col, row } = spot;
      const map = needMap(sql, mapId, 'linkFrom');
      const name = hexNumber(numberingOf(map), { col, row });
      const found = sql.get(noteAt({ mapId, col, row }));
      const notes = behind(found?.notes ?? '', link, { kind: 'hex', name });
      if (found) sql.run(query.updateTable('hex_note').set({ notes }).where('id', '=', found.id));
      else sql.run(query.insertInto('hex_note').values({ map_id: mapId, col, row, notes }));
      return `, linked from hex ${name}`;
    }
    case 'log':
      sql.run(query.insertInto('note').values({ text: link }));
      return ', linked from a note of the log';
  }
}

function behind(notes: string, link: string, of: { kind: 'room' | 'hex'; name: string }): string {
  const after = notes.trim() === '' ? link : `${notes.trimEnd()}\n\n${link}`;
  const { most } = writtenTexts[of.kind];
  if (after.length > most)
    throw refused(
      `With a link the notes of ${of.name} would have more than ${figure(most)} letters. Nothing was changed.`,
      { linkFrom: 'Choose another place.' },
    );
  return after;
}
