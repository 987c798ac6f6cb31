import { combatStart } from '../combat.ts';
import { initiativeDie, initiativeRoll } from '../initiative.ts';
import { change, counted, one, tell, type Draft } from './draft.ts';
import { reachOf } from './fight.ts';

/** Rolls when a fighter acts for the first time, and sets his clocks by it. */
export function rollInitiative(draft: Draft, at: number, fromSecond: number): void {
  const { id, stats } = one(draft, at);
  const { sides } = initiativeDie({ situation: stats.situation ?? draft.settings.initiativeSituation });
  const roll = initiativeRoll({ sides, modifier: stats.initiative, fromSecond }, draft.dice);
  const { firstSecond, reasons, rolled = [] } = roll;
  counted(draft, { kind: 'alert', id, fromSecond: firstSecond, acts: true });
  change(draft, at, { firstSecond });
  tell(draft, { kind: 'initiative', id, amount: firstSecond, reasons, rolled });
}

/** Everyone's initiative, in the order they are listed. */
export function rollAll(draft: Draft): void {
  const { surprised } = draft.before;
  draft.count = combatStart({
    combatants: draft.fighters.map((fighter) => ({
      id: fighter.id,
      firstSecond: 0,
      reachFt: reachOf(fighter),
    })),
  }).state;
  for (const [at, fighter] of draft.fighters.entries()) {
    if (fighter.status !== 'active') {
      counted(draft, { kind: 'out', id: fighter.id });
      continue;
    }
    rollInitiative(draft, at, 0);
    const onGuard = surprised !== null && !surprised.includes(fighter.id);
    if (onGuard) counted(draft, { kind: 'alert', id: fighter.id, fromSecond: 0 });
  }
  draft.phase = 'count';
}
