import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import type { AmissRow } from '../../db/amiss/amiss-row.ts';
import { mendRow } from '../../db/amiss/mend.ts';
import type { CampaignFile } from '../../db/file/campaign-file.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { columnWords } from './record-words.ts';
import { isLastSound, isStandingSound, nameOf, usualWords, wordsFor } from './record.ts';

type Input = ParsedInput<'amiss.mend'>;

/** What the record becomes, on the way and in the end, and what the log says of it. */
interface Mend {
  images: string[];
  words: string;
}

const cannot = (): TurnkeeperError => refused('It cannot be mended so. Nothing was changed.');

const asTyped = (file: CampaignFile, row: AmissRow, { column, value = '' }: Input): Mend => {
  const table = file.gate.tables.get(row.table);
  const info = file.db.pragma(`table_info("${row.table}")`) as {
    name: string;
    type: string;
    notnull: number;
  }[];
  const about = info.find(({ name }) => name === column);
  if (table === undefined || about === undefined || about.name === table.key || row.stands === null)
    throw cannot();
  const isEmpty = value.trim() === '' && (about.notnull === 0 || about.type === 'INTEGER');
  if (isEmpty && about.notnull === 1)
    throw new TurnkeeperError('bad-input', 'Something must stand there. Nothing was changed.', {
      value: 'Type it.',
    });
  if (!isEmpty && about.type === 'INTEGER' && !/^[-−]?\d{1,12}$/.test(value.trim()))
    throw new TurnkeeperError('bad-input', 'A whole figure must stand there. Nothing was changed.', {
      value: 'A whole figure.',
    });
  const typed = about.type === 'INTEGER' ? Number(value.trim().replace('−', '-')) : value;
  const set = file.db
    .prepare<[string, unknown], string>(
      `SELECT json_set(?, '$."${about.name}"', ${about.type === 'INTEGER' && !isEmpty ? 'CAST(? AS INTEGER)' : '?'})`,
    )
    .pluck();
  const image = set.get(row.usual ?? row.stands, isEmpty ? null : typed);
  if (image === undefined) throw cannot();
  return { images: [image], words: `${columnWords(about.name)}: ${isEmpty ? 'nothing' : value.trim()}` };
};

const mendOf = (file: CampaignFile, row: AmissRow, input: Input): Mend => {
  const { said, stands, usual } = row;
  switch (input.how) {
    case 'typed':
      return asTyped(file, row, input);
    case 'last':
      if (said === null || !isLastSound(row)) throw cannot();
      return { images: [said], words: 'as the last step left it' };
    case 'usual':
      if (usual === null || usual === stands) throw cannot();
      return { images: [usual], words: usualWords(row) };
    case 'keep':
      if (said === null || stands === null || !isLastSound(row) || !isStandingSound(row)) throw cannot();
      // By way of what the log has, so that it knows from now on how the record stands.
      return { images: [said, stands], words: 'kept as another program left it' };
  }
};

export const amissSteps: StepsOf<'amiss'> = {
  'amiss.mend': ({ desk }, input) => {
    const { file } = desk.campaign;
    const row = file.records.find(input);
    if (row === undefined) throw refused('That record makes sense. Nothing was changed.');
    const { images, words } = mendOf(file, row, input);
    mendRow(file, row, ...images);
    const name = nameOf(row);
    return step(`Mended: ${wordsFor(row.table).what}${name === '' ? '' : ` ${name}`}, ${words}.`);
  },
};
