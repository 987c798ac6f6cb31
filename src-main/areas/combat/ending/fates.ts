import { refused } from '../../../../shared/errors.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { Overrule } from '../../../../shared/rules/combat.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import { stepOn, undiced } from '../acting/act.ts';
import type { FightNow } from '../fight-now.ts';

type Said = Pick<ParsedInput<'combat.end'>, 'fates' | 'lights'>;

/**
 * What became of somebody, and who has a light that lay about, as the referee has it: a last step of the fight, so that
 * rows and acts agree.
 */
export function settleFates(context: StepContext, now: FightNow, said: Said): void {
  const acts = [...fatesOf(now, said), ...lightsOf(now, said)];
  if (acts.length === 0) return;
  if (now.played.broken !== null)
    throw refused(
      'The rules have changed since this fight was played, so nothing more can be said of anybody in it. Nothing was changed.',
    );
  stepOn(context, now, () => acts.map(undiced));
}

function fatesOf({ state }: FightNow, { fates }: Said): Overrule[] {
  const stands = new Map(state.fighters.map(({ id, status }) => [id, status]));
  if (fates.some(({ fighter }) => !stands.has(fighter)))
    throw refused('One of them does not fight here. Nothing was changed.');
  return fates
    .filter(({ fighter, status }) => stands.get(fighter) !== status)
    .map(({ fighter, status }) => ({ kind: 'overrule', change: 'status', id: fighter, status }));
}

function lightsOf({ state, fighters, nameOf }: FightNow, { fates, lights }: Said): Overrule[] {
  return lights.map(({ lightId, to }) => {
    const light = state.lights.find(({ id }) => id === lightId);
    if (light?.bearer !== null)
      throw refused('One of the lights lies there no longer. Nothing was changed.', {
        lights: 'Look again.',
      });
    const person = fighters.find(({ id }) => id === to)?.person;
    if (!person)
      throw refused('Only those of the party in this fight can take a light. Nothing was changed.', {
        lights: 'Choose somebody else.',
      });
    const fate = fates.find(({ fighter }) => fighter === to)?.status;
    const stands = fate ?? state.fighters.find(({ id }) => id === to)?.status;
    if (stands !== 'active')
      throw refused(`${nameOf(to)} is in no state to take a light. Nothing was changed.`, {
        lights: 'Choose somebody else.',
      });
    return { kind: 'overrule', change: 'light', light: { ...light, bearer: to, atFeet: null } };
  });
}
