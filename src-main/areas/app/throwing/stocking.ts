import type { CommandOutput, ParsedInput } from '../../../../shared/ipc/contract.ts';
import { pathOf } from '../../../../shared/tables/names.ts';
import { counted } from '../../../../shared/words/figures.ts';
import { contentFor } from '../../../content/content-for.ts';
import { needDungeon } from '../../../facts/book/read-room.ts';
import { readCampaign } from '../../../facts/campaign/read-campaign.ts';
import { roomsOfLevel } from '../../../facts/stocking/level.ts';
import type { GivenRow } from '../../../facts/stocking/play-cell.ts';
import { ownReading, ownTablesOf } from '../../../facts/stocking/own-table.ts';
import { playRow } from '../../../facts/stocking/play-row.ts';
import { rowView, sharesView } from '../../../facts/stocking/sheet-view.ts';
import { hasLowColumns, stockedLevel } from '../../../facts/stocking/stocking.ts';
import { sumsView } from '../../../facts/stocking/sums.ts';
import type { Desk } from '../../../desk/desk.ts';

const needs = ['encounters', 'prep', 'equipment', 'monsters', 'stocking'] as const;

const blank = { faces: [], said: null, struck: false, locked: false };

/** A room of which nothing is known. */
const blankRow = (roomId: number): GivenRow => ({
  roomId,
  theme: null,
  lair: false,
  contents: blank,
  monster: blank,
  trap: blank,
  special: blank,
  treasure: { lines: [], said: null, struck: false, locked: false },
});

const tableGone =
  'The table of the campaign that said what rooms hold is no longer there. The book’s tables say it again.';
const roomsGone = (gone: number): string =>
  `${counted(gone, 'room')} of the sheet ${gone === 1 ? 'is' : 'are'} no longer on this level and left out.`;

export const stockCommands = {
  'stock.plan': async (
    desk: Desk,
    { rows: given, throws, table: asked, theme, ...on }: ParsedInput<'stock.plan'>,
  ): Promise<CommandOutput<'stock.plan'>> => {
    const { sql } = desk.campaign.file;
    const { system, clock } = readCampaign(sql);
    const {
      encounters = null,
      prep = null,
      equipment = null,
      monsters,
      stocking: books = [],
    } = await contentFor(needs, { sql, systemId: system.id });
    if (!monsters) throw new Error('The creatures at hand were not read.');
    const content = { encounters, prep, equipment, monsters, stocking: books };
    const tables = ownTablesOf(sql);
    const table = tables.some(({ id }) => id === asked) ? asked : null;
    const { level, contentsOf, stocking } = stockedLevel(sql, { ...on, table }, { system, content });
    const rooms = roomsOfLevel(sql, level.id, clock);
    const ofLevel = new Map(rooms.map((room) => [room.id, room]));
    const wanted = given ?? rooms.filter(({ holds }) => holds === '').map(({ id }) => blankRow(id));
    const rows = wanted
      .filter(({ roomId }) => ofLevel.has(roomId))
      .map((row) => (row.monster.faces.length === 0 ? { ...row, theme } : row));
    const gone = wanted.length - rows.length;
    const throwsIn = new Set(throws?.rooms);
    const played = rows.map((row, at) => {
      const throwing = throwsIn.has(row.roomId)
        ? { dice: desk.ports.dice, cell: throws?.cell ?? null }
        : null;
      return playRow(row, stocking, throwing, `rows.${at}`);
    });
    const views = played.flatMap((row, at) => {
      const room = ofLevel.get(row.given.roomId);
      return room ? [rowView(row, room, { weights: system.weights, field: `rows.${at}` })] : [];
    });
    const listed = new Set(rows.map(({ roomId }) => roomId));
    return {
      level: { name: level.name, depth: level.depth, dungeon: needDungeon(sql, level.dungeon_id).name },
      by: contentsOf?.id ?? null,
      books: books.map(({ id, title }) => ({ id, title, own: id === system.id })),
      tables: tables.map((each) => ({ id: each.id, title: pathOf(each) })),
      table: stocking.own && ownReading(stocking.own),
      monsters: stocking.monsters && {
        title: stocking.monsters.title,
        note: stocking.monsters.note,
        comers: stocking.monsters.themes.comers,
      },
      theme: stocking.monsters?.themes.on(theme) ?? null,
      low: hasLowColumns(content) ? stocking.low : null,
      rows: views,
      left: [...(asked === table ? [] : [tableGone]), ...(gone === 0 ? [] : [roomsGone(gone)])],
      standing: rooms
        .filter(({ id }) => !listed.has(id))
        .map(({ id, key, name, holds, emptied }) => ({ roomId: id, key, name, holds, emptied })),
      sums: sumsView(played, views, system.experience),
      shares: sharesView(played, stocking),
    };
  },
};
