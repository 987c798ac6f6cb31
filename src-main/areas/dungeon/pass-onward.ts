import { refused, type TurnkeeperError } from '../../../shared/errors.ts';
import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import type { PassActivity } from '../../../shared/ipc/vocabulary.ts';
import type { StepContext, StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { readCompany } from '../../facts/delve/company.ts';
import { endsUnasked } from '../turn-sheet/look-ahead.ts';
import { onward } from '../../time/onward.ts';
import { passTurns } from '../../time/pass.ts';
import { promptQueue } from '../prompts/queue.ts';
import type { Delve } from '../../facts/delve/read-delve.ts';
import { clockOf, needQuietDelve } from '../../facts/delve/read-delve.ts';
import { passedIn, turns, unstopped, withEvents } from '../../facts/words.ts';

type OnwardSteps = Pick<StepsOf<'dungeon'>, 'dungeon.passTo' | 'dungeon.passUntilDue'>;

interface Onward {
  activity: PassActivity;
  detail: string;
  /** Turns to complete at most. */
  atMost: number;
  /** Whether to go on over what falls due, and let it wait. */
  over: boolean;
}

interface Came {
  turns: number;
  outcome: StepOutcome;
  stopped: string | null;
}

const mostTurns = 144;

/** Steps that pass more than one turn, and stop before what would be passed over. */
export const onwardSteps: OnwardSteps = {
  'dungeon.passTo': (context, { turn, activity, detail, over }) => {
    const { row } = needQuietDelve(context.sql);
    const now = row.turn + 1;
    if (turn <= now) throw behind(turn, now);
    if (turn - now > mostTurns)
      throw refused(
        `Turn ${turn} is ${turn - now} turns away; at most ${mostTurns}, a day, pass in one step. No turn passed.`,
        { turn: `At most turn ${now + mostTurns}.` },
      );
    return told(now, passOnward(context, { activity, detail, over, atMost: turn - now }), activity, detail);
  },

  'dungeon.passUntilDue': (context, { activity, detail }) => {
    const now = needQuietDelve(context.sql).row.turn + 1;
    const came = passOnward(context, { activity, detail, over: false, atMost: mostTurns });
    return told(now, came, activity, detail);
  },
};

function behind(turn: number, now: number): TurnkeeperError {
  const text =
    turn === now
      ? `Turn ${turn} is the one at hand. No turn passed.`
      : `Turn ${turn} has passed already. Taking steps back brings it again; no turn passed.`;
  return refused(text, { turn: `Later than turn ${now}.` });
}

export function passOnward(context: StepContext, { activity, detail, atMost, over }: Onward): Came {
  const spent = { activity, detail };
  if (over) {
    const outcome = passTurns(context, needQuietDelve(context.sql), atMost, spent);
    return { turns: atMost, outcome, stopped: null };
  }
  let outcome: StepOutcome = {};
  for (let passed = 0; passed < atMost; passed++) {
    const delve = needQuietDelve(context.sql);
    const stopped = dueBefore(context, delve);
    if (stopped !== null) return { turns: passed, outcome, stopped };
    outcome = onward(outcome, passTurns(context, delve, 1, spent));
  }
  return { turns: atMost, outcome, stopped: null };
}

/** What asks for the referee before this turn is passed, or ends with it unasked; null where nothing does. */
function dueBefore({ sql, campaign }: StepContext, delve: Delve): string | null {
  const clock = Math.max(campaign.clock, clockOf(delve));
  const [prompt] = promptQueue(sql, { ...campaign, clock }, delve, readCompany(sql));
  if (prompt) return prompt.title;
  const unasked = endsUnasked(sql, delve, clock);
  return unasked === null ? null : `${unasked} with it`;
}

function told(now: number, came: Came, activity: PassActivity, detail: string) {
  const at = now + came.turns;
  if (came.turns === 0)
    throw refused(
      `Turn ${now} has something due: ${came.stopped ?? 'nothing'}. Answer it first, or pass this turn by itself. No turn passed.`,
    );
  const which = came.turns === 1 ? `Turn ${now}` : `Turns ${now} to ${at - 1}`;
  const did = `${passedIn[activity]}${detail ? `, ${unstopped(detail)}` : ''}`;
  const stop = came.stopped === null ? [] : [`Stopped before turn ${at}: ${came.stopped}.`];
  const events = [...(came.outcome.events ?? []), ...stop];
  const length = came.turns === 1 ? '' : ` (${turns(came.turns)})`;
  return {
    ...step(withEvents(`${which}${length}: ${did}.`, events), { ...came.outcome, events }),
    value: { turns: came.turns, stopped: came.stopped },
  };
}
