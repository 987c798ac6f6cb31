import { fighterAt, tell } from '../../../fight/draft.ts';
import { combatStart } from '../../initiative/combat.ts';
import { initiativeDie, initiativeRoll } from '../../initiative/initiative.ts';
import { change, counted, type HackmasterDraft } from '../draft.ts';
import { clockOf, reachOf } from '../state.ts';

/** His first second, from which he acts and is no longer surprised. */
export function actsFrom(draft: HackmasterDraft, at: number, firstSecond: number): void {
  const { id } = fighterAt(draft, at);
  counted(draft, at, { kind: 'alert', id, fromSecond: firstSecond, acts: true });
  change(draft, at, { firstSecond });
}

/** Rolls when a fighter acts for the first time, and sets his clocks by it. Dice: the die of the circumstance. HM-INIT-1, 2. */
export function rollInitiative(draft: HackmasterDraft, at: number, fromSecond: number): void {
  const { id, build } = fighterAt(draft, at);
  const situation = build.situation ?? draft.state.settings.initiativeSituation;
  const { sides } = initiativeDie({ situation });
  draft.dice.about?.({
    what: 'initiative',
    title: 'Initiative',
    rule: 'HM-INIT-1',
    by: id,
    dice: `d${sides}`,
  });
  const roll = initiativeRoll({ sides, modifier: build.initiative, fromSecond }, draft.dice);
  const { firstSecond, reasons, rolled = [] } = roll;
  actsFrom(draft, at, firstSecond);
  tell(draft, { kind: 'initiative', as: 'initiative', id, amount: firstSecond, reasons, rolled });
}

/** Everyone's initiative, in the order they are listed; who was not surprised is on his guard at once. HM-INIT-3. */
export function rollAll(draft: HackmasterDraft): void {
  const { state, fighters } = draft;
  const { surprised } = state;
  state.count = combatStart({
    combatants: fighters.map((fighter) => ({ id: fighter.id, firstSecond: 0, reachFt: reachOf(fighter) })),
  }).state;
  for (const [at, { id, status }] of fighters.entries()) {
    if (status !== 'active') {
      counted(draft, at, { kind: 'out', id });
      continue;
    }
    rollInitiative(draft, at, 0);
    const onGuard = surprised !== null && !surprised.includes(id);
    if (onGuard) counted(draft, at, { kind: 'alert', id, fromSecond: 0 });
  }
  state.clock = clockOf('count', state.count.second);
}
