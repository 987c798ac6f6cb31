import { refused } from '../../../../shared/errors.ts';
import type { FlightRules } from '../../../../shared/rules/meeting/flight.ts';
import type { Reason } from '../../../../shared/rules/common/reason.ts';
import type { ItemRow } from '../../../db/tables.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import { moveThings, needThings } from '../../../facts/gear/move-things.ts';
import { readThings } from '../../../facts/gear/read-things.ts';
import { targetOf } from '../../../facts/gear/target.ts';
import { writeWithLanterns } from '../../../facts/gear/write-things.ts';
import { isTreasure } from '../../../facts/party/weighing/burden.ts';
import { describeItems } from '../../../facts/party/items.ts';

type Drop = NonNullable<ParsedInput<'encounter.pursuitRound'>['drop']>;

/** What of somebody's things may stop a pursuer. */
export const baitOf = ({ kind }: Pick<ItemRow, 'kind'>): 'treasure' | 'food' | null =>
  isTreasure(kind) ? 'treasure' : kind === 'ration' ? 'food' : null;

/** Something is left behind for those who pursue; what is named lies on the ground from then on. */
export function leaveBait(
  context: StepContext,
  { settle }: FlightRules['drop'],
  drop: Drop,
): { stops: boolean; sentence: string; reasons: Reason[] } {
  const left = dropThings(context, drop);
  const { applies, stops, reasons } = settle(drop, context.dice(drop.die));
  const what = left === '' ? `some ${drop.what}` : left;
  const taken = stops ? 'They stop for it.' : applies ? 'They run past it.' : 'It is nothing to them.';
  return { stops, sentence: `The party dropped ${what}. ${taken}`, reasons };
}

function dropThings({ sql }: StepContext, { what, things: named }: Drop): string {
  if (named.length === 0) return '';
  const ground = { in: 'ground' } as const;
  const ids = named.map(({ itemId }) => itemId);
  const things = readThings(sql, ids, [ground]);
  const rows = needThings(things, ids, 'drop');
  const strange = rows.find((row) => baitOf(row) !== what);
  if (strange)
    throw refused(`${strange.name} is no ${what}. Nothing was dropped.`, {
      drop: `Choose ${what}.`,
    });
  if (rows.some(({ id }) => things.holderOf(id) === null))
    throw refused('Only what somebody carries can be dropped. Nothing was dropped.', {
      drop: 'Choose among what is carried.',
    });
  const target = targetOf(sql, things, ground, 'drop');
  const fallen = named.flatMap(
    ({ itemId, quantity }) => moveThings(things, { itemIds: [itemId], quantity }, target).items,
  );
  writeWithLanterns(sql, things);
  return describeItems(fallen);
}
