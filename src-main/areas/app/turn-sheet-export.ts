import { isAbsolute } from 'node:path';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import type { Desk } from '../../desk/desk.ts';
import { writeTurnSheet } from '../../exports/turn-sheet/export.ts';
import { readTurnSheet } from '../../exports/turn-sheet/source.ts';

type Input = ParsedInput<'turnSheet.export'>;

export const turnSheetExportCommands = {
  'turnSheet.export': (desk: Desk, { format, paper, path, replace }: Input) => {
    if (!isAbsolute(path))
      throw new TurnkeeperError(
        'bad-input',
        `"${path.slice(0, 200)}" is not a full path. Nothing was written.`,
        { path: 'A full path is wanted, from the top of the disk.' },
      );
    const { file } = desk;
    const request = { campaignPath: file.path, format, paper, outPath: path, replace };
    return writeTurnSheet(request, readTurnSheet(file.sql), (html, pdf) => desk.ports.printPdf(html, pdf));
  },
};
