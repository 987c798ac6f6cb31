import { expect, test } from 'vitest';
import { findRooms } from '../../src-main/areas/place/view/find-rooms.ts';
import { levelView } from '../../src-main/areas/place/view/level-view.ts';
import { partyPlace } from '../../src-main/areas/place/view/party-place.ts';
import { roomViewOf } from '../../src-main/areas/place/view/room-view.ts';
import { openCampaign } from '../../src-main/db/file/campaign-file.ts';
import type { CampaignFile } from '../../src-main/db/file/campaign-file.ts';
import { redo, undo } from '../../src-main/db/journal/journal.ts';
import { query } from '../../src-main/db/sql.ts';
import { readsOf } from '../fixtures/counted-reads.ts';
import { writeBook } from '../fixtures/big-book.ts';
import { contents, doStep, newCampaign, sampleCharacter } from '../fixtures/campaigns.ts';

const rooms = 5000;

async function opened<T>(work: (file: CampaignFile) => T, ofRooms = rooms): Promise<Awaited<T>> {
  const empty = newCampaign();
  doStep(empty, (sql) => sql.run(query.insertInto('character').values(sampleCharacter('Hild'))));
  empty.close();
  writeBook(empty.path, ofRooms);
  const file = openCampaign(empty.path);
  try {
    return await work(file);
  } finally {
    file.close();
  }
}

test('5,000 rooms are listed, searched and opened whole', () =>
  opened(({ sql }) => {
    const here = partyPlace(sql);
    expect(levelView(sql, 1)?.rooms).toHaveLength(rooms);
    expect(levelView(sql, 1)?.rooms[9]).toMatchObject({ key: '10', doors: 2, liveTraps: 1 });
    expect(findRooms(sql, '4321', here)[0]?.room.key).toBe('4321');
    expect(findRooms(sql, 'green idol', here).map(({ room }) => room.key)).toEqual([
      '999',
      '1999',
      '2999',
      '3999',
      '4999',
    ]);
  }));

/** What finding, listing and opening ask of a book of so many rooms. */
const asked = (ofRooms: number) =>
  opened(async ({ sql }) => {
    const here = partyPlace(sql);
    return {
      find: await readsOf(() => findRooms(sql, 'tapestry green idol', here)),
      level: await readsOf(() => levelView(sql, 1)),
      room: await readsOf(() => roomViewOf(sql, 25, null)),
    };
  }, ofRooms);

test('among 5,000 rooms nothing is asked room by room, and one is opened as among fifty', async () => {
  const few = await asked(50);
  const many = await asked(rooms);
  expect(many.find).toEqual({ statements: 1, rows: rooms });
  expect(many.level.statements).toBe(few.level.statements);
  expect(many.room).toEqual(few.room);
});

test('a dungeon goes with its levels, rooms and doors, and comes back whole in one step', () =>
  opened((file) => {
    const before = contents(file);
    doStep(file, (sql) => sql.run(query.deleteFrom('dungeon').where('id', '=', 1)));
    for (const table of ['level', 'room', 'feature'] as const)
      expect(file.sql.all(query.selectFrom(table).select('id'))).toEqual([]);
    const after = contents(file);
    undo(file);
    expect(contents(file)).toBe(before);
    redo(file);
    expect(contents(file)).toBe(after);
  }));

test('what points at a room that goes lets go of it and stays', () =>
  opened((file) => {
    doStep(file, (sql) => {
      sql.run(
        query
          .insertInto('delve')
          .values({ name: 'The deep', start_seconds: 36_000, dungeon_id: 1, room_id: 7 }),
      );
      sql.run(
        query.insertInto('attempt').values({
          delve_id: 1,
          character_id: 1,
          kind: 'listen',
          place: 'the oak door',
          room_id: 7,
          turn: 1,
          chance: 1,
          sides: 6,
          die: 6,
          success: 0,
        }),
      );
    });
    expect(roomViewOf(file.sql, 7, 7)?.tries).toMatchObject([
      { who: 'Hild', kind: 'listen', success: false },
    ]);
    const before = contents(file);
    doStep(file, (sql) => sql.run(query.deleteFrom('room').where('id', '=', 7)));
    expect(partyPlace(file.sql)).toMatchObject({ dungeonId: 1, roomId: null });
    expect(file.sql.get(query.selectFrom('attempt').select(['place', 'room_id']))).toEqual({
      place: 'the oak door',
      room_id: null,
    });
    expect(roomViewOf(file.sql, 6, null)?.doors).toMatchObject([{ to: { key: '5' } }, { to: null }]);
    undo(file);
    expect(contents(file)).toBe(before);
  }));
