import { counted } from '../../../shared/words/figures.ts';
import type { Roll } from '../../../shared/dice/dice.ts';
import { refused, type TurnkeeperError } from '../../../shared/errors.ts';
import type { Reason } from '../../../shared/rules/common/reason.ts';
import { rollTable } from '../../../shared/tables/roll.ts';
import { tablesIn } from '../../../shared/tables/rolled-tables.ts';
import type { RolledTable, RollTree } from '../../../shared/tables/rolled.ts';
import type { TableId } from '../../../shared/tables/table.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { keepComeUp } from '../../facts/tables/come-up.ts';
import { step } from '../../steps/step-context.ts';
import type { StepOf } from '../../steps/step-context.ts';
import { fallenDice, thrownOn } from './throwing.ts';

/** More of them are told by the roll itself. */
export const mostReasons = 60;
const mostLetters = 400;

/**
 * Rolls a table with all it leads to; drawn cards stay out, and rows that come once are struck off. Throws bad-die for
 * a face its die has not, refused where dice are left over and where none falls.
 */
export const rollStep: StepOf<'table.roll'> = ({ sql, content, dice, fell }, { faces, ...throwing }) => {
  const { book, table, options } = thrownOn(sql, content, throwing);
  const fallen: Roll[] = [];
  fell(fallen);
  const tree = rollTable(book, table.id, { ...options, dice: fallenDice(faces, fallen, dice()) });
  if (fallen.length < faces.length)
    throw refused(
      `${table.name} wants ${counted(fallen.length, 'die', 'dice')} by now, not ${faces.length}; it was changed meanwhile. Nothing was rolled.`,
      { faces: 'Throw again.' },
    );
  if (tree.root.row === null && tree.root.total === null) throw nothingComes(tree);
  keepComeUp(sql, tree);
  countRoll(sql, throwing.id);
  return {
    ...step(rolledInWords(tree), {
      hidden: true,
      reasons: [...reasonsOf(tree.root)].slice(0, mostReasons),
      table: { id: table.id, name: table.name, tree },
    }),
    value: { tree },
  };
};

/** A throw is a change of its table, so that undo has something to take back. */
export function countRoll(sql: Sql, id: TableId): void {
  if (typeof id === 'string') return;
  sql.run(
    query
      .updateTable('random_table')
      .set((eb) => ({ rolled: eb('rolled', '+', 1) }))
      .where('id', '=', id),
  );
}

export function* reasonsOf(root: RolledTable): Generator<Reason> {
  for (const { why } of tablesIn(root)) yield* why;
}

export const shortened = (text: string): string =>
  text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;

const nothingComes = ({ root, stopped }: RollTree): TurnkeeperError =>
  refused(
    `Nothing can come of ${root.name}: ${stopped?.sentence ?? root.why.at(-1)?.value ?? 'it has no rows'}. Nothing was rolled.`,
  );

/** "Rolled on Omens, 3: a crow." */
function rolledInWords({ root, text, stopped }: RollTree): string {
  const what = text === '' ? (root.row === null ? 'nothing stands there' : 'an empty row') : shortened(text);
  const at = root.total === null ? '' : `, ${root.total}`;
  const end = /[.!?…]$/u.test(what) ? '' : '.';
  return `Rolled on ${root.name}${at}: ${what}${end}${stopped === null ? '' : ` ${stopped.sentence}`}`;
}
