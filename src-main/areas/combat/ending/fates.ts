import { refused } from '../../../../shared/errors.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import type { KeptAct } from '../../../facts/fight/read-fight.ts';
import { stepOn, undiced } from '../act.ts';
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
  const acts = others.map(({ fighter, status }): KeptAct =>
    undiced({ kind: 'overrule', change: 'status', id: fighter, status }),
  );
  stepOn(context, now, () => acts);
}
