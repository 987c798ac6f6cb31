import { TurnkeeperError } from '../../../../shared/errors.ts';
import { capital, listed } from '../../../../shared/words/names.ts';
import type { Fighter } from '../../../facts/fight/read-fight.ts';
import { unstopped, withEvents } from '../../../facts/words.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { goOn, playOn, undiced, writeStep } from '../acting/act.ts';
import { actFacts } from '../told/fight-facts.ts';
import { changedElsewhere, noteHanded } from '../changed-elsewhere.ts';
import type { FightNow } from '../fight-now.ts';
import { fightToGoOn } from '../fight-now.ts';
import { comesOver } from './conditions.ts';
import { endOf, lay } from './lay.ts';

/** A condition comes over some who fight, until its end: what the rules know of it holds of them at once. */
export const afflict: StepOf<'combat.afflict'> = (context, input) => {
  const { sql, campaign, content } = context;
  const now = fightToGoOn(sql, campaign, input);
  const bearers = input.ids.map((id) => needFighter(now, id));
  const lasts = endOf(context, input.ends);
  const elsewhere = changedElsewhere(sql, now, content);
  noteHanded(sql, elsewhere);
  const sheets = elsewhere.sheets.map(undiced);
  const told = { ...now, state: playOn(now, sheets).state };
  const current = { ...told, state: playOn(told, elsewhere.bodies.map(undiced)).state };
  const rulings = [
    ...elsewhere.bodies,
    ...input.ids.flatMap((id) => comesOver(current, id, input.name)),
    // To rules that know nothing of it, a note of what befell whom.
    ...input.ids.map((id) => ({ kind: 'overrule', change: 'note', id, words: input.name }) as const),
  ];
  const done = playOn(now, [...sheets, ...rulings.map(undiced)]);
  for (const bearer of bearers) lay(context, { bearer, fightId: now.row.id, lasts, input });
  writeStep(context, now, done);
  const passed = goOn(context, told, done.state);
  const who = capital(listed(bearers.map(({ name }) => name)));
  const notes = input.notes === '' ? '' : ` ${capital(unstopped(input.notes))}.`;
  return step(
    withEvents(
      `${who} ${bearers.length === 1 ? 'is' : 'are'} ${input.name}, ${lasts.words}.${notes}`,
      passed.events,
    ),
    {
      ...passed,
      fight: actFacts(now, done),
      hidden: false,
    },
  );
};

function needFighter({ fighters }: FightNow, id: string): Fighter {
  const fighter = fighters.find((each) => each.id === id);
  if (fighter) return fighter;
  throw new TurnkeeperError('not-found', 'One of them does not fight here. Nothing was changed.', {
    ids: 'Choose again.',
  });
}
