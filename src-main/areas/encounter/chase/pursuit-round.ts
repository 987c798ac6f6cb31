import { refused } from '../../../../shared/errors.ts';
import type { Chase } from '../../../facts/meeting/read-pursuit.ts';
import { withEvents } from '../../../facts/words.ts';
import { onward } from '../../../time/onward.ts';
import type { StepContext, StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { known, needMet, where } from '../open.ts';
import { needPursuit } from './flee.ts';
import { runOneRound } from './one-round.ts';
import type { RoundInput, RoundRun } from './one-round.ts';
import { flightOf } from './rates.ts';
import type { Scenery } from './rates.ts';

type Context = StepContext<'classes' | 'equipment' | 'monsters'>;

/** Rounds of the chase, up to the first in which something happens; what is said of them happens in the first. */
export const pursuitRound: StepOf<'encounter.pursuitRound'> = (context, { rounds, ...input }) => {
  const met = needMet(context.sql);
  const first = runRound(context, input);
  const run = [first];
  for (let last = first; run.length < rounds && !last.eventful; run.push(last))
    last = runRound(context, afterwards(input));
  const last = run.at(-1) ?? first;
  const sight = input.outOfSight ? ', out of sight' : '';
  const which = run.length === 1 ? `round ${last.number}` : `rounds ${first.number} to ${last.number}`;
  const events = run.flatMap((each) => each.events);
  const cut =
    run.length === rounds
      ? []
      : [`${run.length} of ${rounds} rounds ${run.length === 1 ? 'was' : 'were'} run.`];
  return {
    ...step(withEvents(`Pursuit, ${which}: the gap is ${last.gap}${sight}.`, [...events, ...cut]), {
      encounter: known(met),
      ...run.map(({ passed }) => passed).reduce(onward),
      // Each round has the same reasons until something happens.
      reasons: run.length === 1 ? last.reasons : [...first.reasons, ...last.reasons],
      ...where(met),
      ...(input.gap !== null && { overruled: `The referee set the gap to ${first.gap}.` }),
    }),
    value: { outcome: last.outcome },
  };
};

function runRound(context: Context, input: RoundInput): RoundRun {
  const { sql, campaign, content } = context;
  const met = needMet(sql);
  const scenery: Scenery = { sql, campaign, content, row: met.row };
  const before = needPursuit(sql, met);
  refuseDays(scenery);
  refuseBait(before, input);
  return runOneRound(context, { met, scenery, before }, input);
}

/** What was said of the first round does not happen again in those after it; who is hidden or held up stays so. */
const afterwards = (input: RoundInput): RoundInput => ({
  ...input,
  gap: null,
  drop: null,
  obstacle: null,
  left: null,
  leftFoes: null,
  note: '',
});

/** Why no rounds are played in the open; null where they are. */
export const byDays = (scenery: Pick<Scenery, 'campaign' | 'row'>): string | null =>
  flightOf(scenery).pursuit === 'days'
    ? 'Out here a pursuit goes on by days, not by rounds: on the road each can be played, else say how it ends.'
    : null;

function refuseDays(scenery: Scenery): void {
  const days = byDays(scenery);
  if (days !== null) throw refused(days);
}

function refuseBait({ pursuit: { fleeing } }: Chase, { drop }: RoundInput): void {
  if (drop !== null && fleeing !== 'party')
    throw refused('Only monsters in pursuit stop for what is dropped. Nothing was dropped.', {
      drop: 'Leave it out.',
    });
}
