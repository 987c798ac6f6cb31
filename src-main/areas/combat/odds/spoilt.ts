import { attempt } from '../../../../shared/rules/fight/attempt.ts';
import type { FightNow } from '../fight-now.ts';

/** What he is about to cast and a wound would cost him, by the machine's own word of a wound. */
export function spoiltBy({ machine, state }: Pick<FightNow, 'machine' | 'state'>, id: string): string | null {
  const look = machine.seen(state).find((each) => each.id === id);
  const casting = look?.spells.find(({ way }) => way === look.doing)?.way ?? null;
  if (casting === null) return null;
  const wound = { kind: 'overrule', change: 'hurt', id, amount: 1 } as const;
  const tried = attempt(machine, state, wound, []);
  const events = tried.wanted === null ? tried.step.events : tried.soFar;
  const isLost = events.some(({ as, id: whose }) => as === 'spellLost' && whose === id);
  return isLost ? casting : null;
}
