import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import { checkedFace } from '../../../shared/dice/dice.ts';
import type { Dice, Roll } from '../../../shared/dice/dice.ts';
import type { TableBook } from '../../../shared/tables/book.ts';
import type { Modifier, RandomTable } from '../../../shared/tables/table.ts';
import type { Sql } from '../../db/sql.ts';
import { readTableBook, withOwnNumbers } from '../../facts/tables/campaign-tables.ts';
import type { TableContent } from '../../facts/tables/campaign-tables.ts';
import { need } from './judge.ts';

/** How a table is thrown on, as a window says it. */
type Throwing = Pick<ParsedInput<'table.view'>, 'id' | 'column' | 'modifiers' | 'add'>;

export interface Thrown {
  readonly book: TableBook;
  readonly table: RandomTable;
  readonly options: { readonly column: number; readonly modifiers: readonly Modifier[] };
}

/** A table with the book it stands in, and what is added on it. Throws not-found. */
export function thrownOn(sql: Sql, content: TableContent, { id, column, modifiers, add }: Throwing): Thrown {
  const book = withOwnNumbers(readTableBook(sql, content), content.monsters);
  const table = need(book.table(id) ?? null, 'table');
  const chosen = table.modifiers.filter((_, at) => modifiers.includes(at));
  const said = add === 0 ? [] : [{ title: 'as said', add }];
  return { book, table, options: { column, modifiers: [...chosen, ...said] } };
}

export type Face = ParsedInput<'table.roll'>['faces'][number];

/** The faces that fell, in their order, then those of other dice; `fallen` notes the first as they are used. */
export function fallenDice(faces: readonly Face[], fallen: Roll[], others: Dice): Dice {
  return {
    roll: (sides) => {
      const next = faces[fallen.length];
      if (next === undefined) return others.roll(sides);
      fallen.push({ sides, face: checkedFace(next.face, sides), source: next.source });
      return next.face;
    },
  };
}
