import type { Reason } from '../../../../../shared/rules/common/reason.ts';
import { tablesIn } from '../../../../../shared/tables/rolled-tables.ts';
import type { RolledPiece, RollTree } from '../../../../../shared/tables/rolled.ts';

/** More of a roll is told by the log. */
const most = 60;

/** What fell and what stood there, table by table, in the order of the dice. */
export const stepsOf = ({ root }: RollTree): Reason[] =>
  [...tablesIn(root)].flatMap(({ why, pieces }) => [...why, ...pieces.flatMap(diceOf)]).slice(0, most);

const diceOf = ({ thrown, written, chosen }: RolledPiece): Reason[] => [
  ...(thrown === null ? [] : [{ source: `${written}, ${thrown.dice}`, value: thrown.total, rule: 'TABLE' }]),
  ...chosen.flatMap(diceOf),
];
