import { isAbsolute } from 'node:path';
import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import { isPicture } from '../../../shared/ipc/map/map-export.ts';
import { loadBooks } from '../../content/bestiary/books.ts';
import { ownCreatures } from '../../content/bestiary/own/own-book.ts';
import type { Desk } from '../../desk/desk.ts';
import { calendarAsText } from '../../exports/calendar/calendar-as-text.ts';
import { creatureAsText } from '../../exports/creature/creature-as-text.ts';
import { outgoingCreature } from '../../exports/creature/outgoing.ts';
import { mapAsText } from '../../exports/map/map-as-text.ts';
import { writePicture } from '../../exports/map/picture/write-picture.ts';
import { shownMap, shownPicture } from '../../exports/map/shown-map.ts';
import { writeSheets } from '../../exports/sheet/export.ts';
import { readSheetSource } from '../../exports/sheet/source.ts';
import { writeTonight } from '../../exports/tonight/export.ts';
import { tonightSource } from '../../exports/tonight/source.ts';
import { writeTurnSheet } from '../../exports/turn-sheet/export.ts';
import { readTurnSheet } from '../../exports/turn-sheet/source.ts';
import { writeText } from '../../exports/write-text.ts';
import { asExportJob } from './export.ts';

/** Sheets, maps, calendars and creatures as files. */

export function needFullPath(path: string): void {
  if (isAbsolute(path)) return;
  throw new TurnkeeperError('bad-input', `"${path.slice(0, 200)}" is not a full path. Nothing was written.`, {
    path: 'A full path is wanted, from the top of the disk.',
  });
}

type Input<
  Name extends
    | 'sheet.export'
    | 'turnSheet.export'
    | 'tonight.export'
    | 'map.export'
    | 'calendar.export'
    | 'creature.export',
> = ParsedInput<Name>;

export const documentExportCommands = {
  'sheet.export': async (desk: Desk, { characterId, format, path, replace }: Input<'sheet.export'>) => {
    needFullPath(path);
    const { file } = desk;
    const source = await readSheetSource(file.sql, characterId, desk.ports.now().toISOString());
    const request = {
      campaignPath: file.path,
      format,
      outPath: path,
      replace,
      isParty: characterId === null,
    };
    return writeSheets(request, source, (html, pdf) => desk.ports.printPdf(html, pdf));
  },

  'turnSheet.export': (desk: Desk, { format, paper, path, replace }: Input<'turnSheet.export'>) => {
    needFullPath(path);
    const { file } = desk;
    const request = { campaignPath: file.path, format, paper, outPath: path, replace };
    return writeTurnSheet(request, readTurnSheet(file.sql), (html, pdf) => desk.ports.printPdf(html, pdf));
  },

  'tonight.export': async (desk: Desk, { doors, ...input }: Input<'tonight.export'>) => {
    const { path: outPath, ...request } = input;
    needFullPath(outPath);
    const { file, ports } = desk;
    const source = await tonightSource(file.sql, doors, ports.dice);
    return writeTonight({ ...request, campaignPath: file.path, outPath }, source, (html, pdf) =>
      ports.printPdf(html, pdf),
    );
  },

  'map.export': async (desk: Desk, input: Input<'map.export'>) => {
    const { job, mapId, format, forPlayers, picture: choice, path: outPath, replace } = input;
    needFullPath(outPath);
    const { file, ports } = desk;
    const { sheet, hexes } = isPicture(format)
      ? shownPicture(file.sql, input)
      : shownMap(file.sql, mapId, forPlayers);
    if (forPlayers && hexes === 0)
      throw refused('The players have seen nothing of this map. Nothing was written.');
    return asExportJob(desk, job, (watch) => {
      const target = { campaignPath: file.path, outPath, replace, watch };
      return isPicture(format)
        ? writePicture({ ...target, format, choice, forPlayers }, sheet, ports)
        : writeText(target, mapAsText(sheet, format).text);
    });
  },

  'calendar.export': ({ file }: Desk, { format, path, replace }: Input<'calendar.export'>) => {
    needFullPath(path);
    const { text } = calendarAsText(file.sql, format);
    return writeText({ campaignPath: file.path, outPath: path, replace }, text);
  },

  'creature.export': async ({ file }: Desk, input: Input<'creature.export'>) => {
    const { format, path, replace, ...place } = input;
    needFullPath(path);
    const books = await loadBooks();
    const creature = outgoingCreature({ own: ownCreatures(file.sql, books), books }, place);
    const { text } = creatureAsText(creature, format);
    return writeText({ campaignPath: file.path, outPath: path, replace }, text);
  },
};
