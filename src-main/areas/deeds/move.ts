import { refused } from '../../../shared/errors.ts';
import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import { query } from '../../db/sql.ts';
import type { StepContext, StepOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { feetATurn } from '../../facts/delve/pace.ts';
import { passOnward } from '../dungeon/pass-onward.ts';
import type { Delve } from '../../facts/delve/read-delve.ts';
import { needDelve, needQuietDelve } from '../../facts/delve/read-delve.ts';
import { withEvents } from '../../facts/words.ts';

/**
 * Ground covered within the turn; what is beyond it passes turns of exploring, up to the first that asks for the
 * referee (OSE-DUN-2, 3).
 */
export const moveCommand: StepOf<'deed.move'> = (context, { feet, passing }) => {
  const delve = needDelve(context.sql);
  const { value: perTurn, reasons } = feetATurn(context, delve.row.familiar === 1 ? 'familiar' : 'unknown');
  const left = Math.max(0, perTurn - delve.row.feet_used);
  if (perTurn === 0)
    throw refused('The party cannot move. Nothing was changed; see who carries too much.', {
      feet: 'Nobody can move.',
    });
  if (feet <= left) return within(context, delve, feet, perTurn, reasons);
  if (!passing)
    throw refused(
      `${feet} feet are more than the ${left} left of this turn. Nothing was changed; let turns pass for it, or go less far.`,
      { feet: `${left} feet are left of this turn.` },
    );
  return beyond(context, feet, perTurn, reasons);
};

type Moved = ReturnType<StepOf<'deed.move'>>;
type Reasons = NonNullable<StepOutcome['reasons']>;

function within(
  context: StepContext,
  { row }: Delve,
  feet: number,
  perTurn: number,
  reasons: Reasons,
): Moved {
  const used = row.feet_used + feet;
  setUsed(context, row.id, used);
  const leftFeet = perTurn - used;
  return {
    ...step(`Turn ${row.turn + 1}: the party went ${feet} feet; ${leftFeet} are left of the turn.`, {
      reasons,
      delve: { name: row.name, turn: row.turn },
    }),
    value: { walked: feet, turns: 0, leftFeet, stopped: null },
  };
}

/** Passes the turns that so many feet take; where it stops, what is left of the way is not gone. */
function beyond(context: StepContext, feet: number, perTurn: number, reasons: Reasons): Moved {
  const { row } = needQuietDelve(context.sql);
  const left = Math.max(0, perTurn - row.feet_used);
  const wanted = Math.ceil((feet - left) / perTurn);
  const came = passOnward(context, { activity: 'explore', detail: '', atMost: wanted, over: false });
  if (came.turns === 0) throw dueNow(left, came.stopped);
  const behind = left + perTurn * (came.turns - 1);
  const used = came.turns < wanted ? 0 : feet - behind;
  const walked = behind + used;
  setUsed(context, row.id, used);
  const { stopped } = came;
  const at = row.turn + 1 + came.turns;
  const span = came.turns === 1 ? `Turn ${row.turn + 1}` : `Turns ${row.turn + 1} to ${at - 1}`;
  const went =
    stopped === null
      ? `Turns ${row.turn + 1} to ${at}: the party went ${feet} feet; ${perTurn - used} are left of turn ${at}.`
      : `${span}: the party went ${walked} of ${feet} feet. Stopped before turn ${at}: ${stopped}.`;
  return {
    ...step(withEvents(went, came.outcome.events), { ...came.outcome, reasons }),
    value: { walked, turns: came.turns, leftFeet: perTurn - used, stopped },
  };
}

const dueNow = (left: number, what: string | null) =>
  refused(
    `This turn has something due: ${what ?? 'nothing'}. Nothing was changed; answer it first, or go at most the ${left} feet left.`,
    { feet: `${left} feet are left before something is due.` },
  );

const setUsed = ({ sql }: StepContext, delveId: number, feet: number) =>
  sql.run(query.updateTable('delve').set({ feet_used: feet }).where('id', '=', delveId));
