import { TurnkeeperError } from '../../shared/errors.ts';
import { figure } from '../../shared/words/figures.ts';
import { listed } from '../../shared/words/names.ts';
import { exportFormats, playersFormats } from '../../shared/ipc/vocabulary.ts';
import type { ExportChoice, ExportFormat } from '../../shared/ipc/vocabulary.ts';
import { targetFailure } from './export-failure.ts';
import { requireTarget } from './export-target.ts';

export interface ExportFile {
  format: ExportFormat;
  path: string;
}

interface Wanted {
  format: Exclude<ExportChoice, 'pack'>;
  forPlayers: boolean;
  outPath: string;
}

const endings: Record<ExportFormat, string> = { markdown: 'md', html: 'html', pdf: 'pdf', jsonl: 'jsonl' };
const known = /\.(?:md|html|pdf|jsonl)$/i;

/** The file of one form, or one of each under the same name. Throws bad-input for data that players were to read. */
export const exportFiles = ({ format, forPlayers, outPath }: Wanted): ExportFile[] => {
  if (format === 'all') {
    const stem = outPath.replace(known, '');
    return (forPlayers ? playersFormats : exportFormats).map((each) => ({
      format: each,
      path: `${stem}.${endings[each]}`,
    }));
  }
  if (forPlayers && format === 'jsonl')
    throw new TurnkeeperError(
      'bad-input',
      'JSON Lines hold every record as it is stored, hidden ones too. Nothing was written. Choose another form for players.',
      { format: 'Choose Markdown, HTML or PDF.' },
    );
  return [{ format, path: outPath }];
};

/** The files by their full paths; throws as `requireTarget`, naming all that stand there already. */
export const requireTargets = <File extends { path: string }>(
  files: readonly File[],
  campaignPath: string,
  replace: boolean,
): File[] => {
  const inTheWay: string[] = [];
  const ready = files.map((file) => {
    try {
      return { ...file, path: requireTarget(file.path, campaignPath, replace) };
    } catch (cause) {
      if (files.length === 1 || !(cause instanceof TurnkeeperError) || cause.code !== 'file-exists')
        throw cause;
      inTheWay.push(file.path);
      return file;
    }
  });
  if (inTheWay.length === 0) return ready;
  throw targetFailure(
    'file-exists',
    `There ${inTheWay.length === 1 ? 'is a file' : 'are files'} ${listed(shortened(inTheWay))} already.`,
  );
};

const mostNamed = 8;

const shortened = (paths: readonly string[]): string[] =>
  paths.length <= mostNamed
    ? [...paths]
    : [...paths.slice(0, mostNamed - 1), `${figure(paths.length - mostNamed + 1)} more`];
