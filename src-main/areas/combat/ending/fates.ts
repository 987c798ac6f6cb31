import type { Overrule } from '../../../../shared/rules/combat.ts';
import { refused } from '../../../../shared/errors.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import { goOn, playOn, writeStep } from '../act.ts';
import type { FightNow } from '../fight-now.ts';

/** What became of somebody, as the referee has it: a last step of the fight, so that rows and acts agree. */
export function settleFates(
  context: StepContext,
  now: FightNow,
  fates: ParsedInput<'combat.end'>['fates'],
): void {
  const stands = new Map(now.state.fighters.map(({ id, status }) => [id, status]));
  const others = fates.filter(({ fighter, status }) => stands.get(fighter) !== status);
  if (others.some(({ fighter }) => !stands.has(fighter)))
    throw refused('One of them does not fight here. Nothing was changed.');
  if (others.length === 0) return;
  if (now.played.broken !== null)
    throw refused(
      'The rules have changed since this fight was played, so nothing more can be said of anybody in it. Nothing was changed.',
    );
  const acts = others.map(({ fighter, status }) => {
    const action: Overrule = { kind: 'overrule', change: 'status', id: fighter, status };
    return { action, dice: [] };
  });
  const done = playOn(now, acts);
  writeStep(context, now, done);
  goOn(context, now, done.state);
}
