import { TurnkeeperError, refused } from '../../../../shared/errors.ts';
import type { MeetingStep, Settled, StepFacts } from '../../../../shared/rules/meeting/step.ts';
import type { RuleSystem } from '../../../../shared/rules/system.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { keepStep, readFoes } from '../../../facts/meeting/read-encounter.ts';
import { withEvents } from '../../../facts/words.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { step as logged } from '../../../steps/step-context.ts';
import type { Met } from '../open.ts';
import { known, needMet, where, withLosses } from '../open.ts';
import { stepFacts } from './facts.ts';
import { facesFor } from './typed-dice.ts';

/** Settles a step of the system's: by its dice and the circumstances, or by the referee's word. */
export const settle: StepOf<'encounter.settle'> = (context, { step: id, typed, ...asked }) => {
  const { sql, campaign, dice } = context;
  const before = needMet(sql);
  const step = needStep(campaign.system, id);
  refuseEarly(campaign.system, step, before);
  const facts = stepFacts(context, before);
  const wanted = step.weigh(facts, asked).dice;
  const settled = step.settle(facts, asked, dice(...facesFor(wanted, typed)));
  keepStep(sql, before.row.id, id, settled);
  if (id === 'number') takeNumber(sql, before.row.id, settled);
  const after = needMet(sql);
  const now = stepFacts(context, after);
  const told = step.told(now, settled);
  const events = lapse(sql, campaign.system, before, { facts, now });
  return {
    ...logged(withEvents(step.sentence(now, settled, before.settled.has(id)), events), {
      encounter: {
        ...(step.walked ? known(after) : withLosses(sql, after)),
        ...(id === 'surprise' && { surprise: told.text }),
      },
      ...(settled.reasons.length > 0 && { reasons: settled.reasons }),
      ...(step.hidden && { hidden: true }),
      ...where(before),
      ...(settled.overruled !== null && { overruled: settled.overruled }),
    }),
    value: told,
  };
};

/** Throws bad-input for a step that is none of the system's. */
export function needStep({ meeting, title }: RuleSystem, id: string): MeetingStep {
  const step = meeting.steps.find((each) => each.id === id);
  if (!step)
    throw new TurnkeeperError('bad-input', `A meeting by ${title} has no step called ${id}.`, {
      step: 'Choose one of its steps.',
    });
  return step;
}

/** Throws refused while a step is open that must be settled before. */
function refuseEarly({ meeting }: RuleSystem, { after }: MeetingStep, { settled }: Met): void {
  const first = after.find((id) => !settled.has(id));
  if (first === undefined) return;
  const called = meeting.steps.find(({ id }) => id === first)?.called ?? first;
  throw refused(`Settle ${called} first.`);
}

/** How many there are from now on. Fewer than were thought: those nobody touched are gone, from the last. */
function takeNumber(sql: Sql, encounterId: number, { figure, result }: Settled): void {
  const count = figure ?? 0;
  const dice = typeof result === 'string' ? result : '';
  sql.run(
    query.updateTable('encounter').set({ number: count, number_dice: dice }).where('id', '=', encounterId),
  );
  const foes = readFoes(sql, encounterId);
  const untouched = foes.filter(({ hp, max_hp, state }) => state === 'up' && hp === max_hp).toReversed();
  for (const { id } of untouched.slice(0, Math.max(0, foes.length - count)))
    sql.run(query.deleteFrom('foe').where('id', '=', id));
}

/** Steps the rules asked for before, and now no longer: what was settled of them falls away. */
function lapse(
  sql: Sql,
  { meeting }: RuleSystem,
  { row, settled }: Met,
  { facts, now }: { facts: StepFacts; now: StepFacts },
): string[] {
  const lapsed = meeting.steps.filter(
    (step) => settled.has(step.id) && step.skipped(facts) === null && step.skipped(now) !== null,
  );
  for (const { id } of lapsed)
    sql.run(query.deleteFrom('encounter_step').where('encounter_id', '=', row.id).where('step', '=', id));
  return lapsed.map((step) => step.lapsed);
}
