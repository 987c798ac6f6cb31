import { isAbsolute } from 'node:path';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import type { Desk } from '../../desk/desk.ts';
import { writeSheets } from '../../exports/sheet/export.ts';
import { readSheetSource } from '../../exports/sheet/source.ts';

type Input = ParsedInput<'sheet.export'>;

export const sheetExportCommands = {
  'sheet.export': async (desk: Desk, { characterId, format, path, replace }: Input) => {
    if (!isAbsolute(path))
      throw new TurnkeeperError(
        'bad-input',
        `"${path.slice(0, 200)}" is not a full path. Nothing was written.`,
        {
          path: 'A full path is wanted, from the top of the disk.',
        },
      );
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
};
