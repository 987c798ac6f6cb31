import { whose } from '../../../../shared/words/names.ts';
import { TurnkeeperError, refused } from '../../../../shared/errors.ts';
import type { SheetFacts } from '../../../../shared/ipc/party/sheet.ts';
import { query } from '../../../db/sql.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { needMemberAlone } from '../../../facts/party/read-party.ts';
import type { SheetFigure } from './figures.ts';
import { sheetFiguresOf } from './figures.ts';
import { changedSheet, withValue } from './sheet-changes.ts';
import { figureText, inSentence } from '../words.ts';

type Said = SheetFacts['overrules'][string] | null;

export const overrule: StepOf<'character.overrule'> = ({ sql, campaign, content }, { id, key, value }) => {
  const member = needMemberAlone(sql, id, 'id');
  const { row, sheet } = member;
  const figure = sheetFiguresOf(campaign, member, content).find((each) => each.key === key);
  if (!figure)
    throw new TurnkeeperError(
      'not-found',
      `The sheet of ${row.name} has no figure "${key}". Nothing was changed.`,
      { key: 'Choose a figure of the sheet.' },
    );
  refuseMisfit(figure, value);
  const overrules = withValue(sheet, key, value);
  if (JSON.stringify(overrules) === JSON.stringify(sheet.overrules))
    throw refused(value === null ? 'That figure is by the rule already.' : 'The referee said so already.');
  sql.run(
    query
      .updateTable('character')
      .set({ sheet: changedSheet(row, { overrules }) })
      .where('id', '=', id),
  );
  const sentence = `${whose(row.name)} ${inSentence(figure.title)}: ${judged(figure, value)}.`;
  return step(sentence, value === null ? {} : { overruled: sentence });
};

function judged({ value: before, byRule }: SheetFigure, value: Said): string {
  const rule = byRule === null ? 'nothing by the rule' : `${figureText(byRule)} by the rule`;
  return value === null
    ? `${rule} again, was ${figureText(before)} by the referee`
    : `${rule}, ${figureText(value)} by the referee`;
}

const longestLimit = 100_000;

function refuseMisfit({ key, title, group, byRule }: SheetFigure, value: Said): void {
  if (value === null) return;
  const isAmount = group === 'movement' && (byRule === null || typeof byRule === 'number');
  const isNumber = isAmount || typeof byRule === 'number' || /^(ac[AD]|save\.|thac0$|attack[BM])/.test(key);
  if (isNumber && typeof value !== 'number')
    throw new TurnkeeperError('bad-input', `${title} is a whole number. Nothing was changed.`, {
      value: 'A whole number is wanted.',
    });
  if (isAmount && typeof value === 'number' && value < 0)
    throw new TurnkeeperError('bad-input', `${title} cannot be below 0. Nothing was changed.`, {
      value: `From 0 to ${longestLimit.toLocaleString('en')}.`,
    });
}
