import { expect } from 'vitest';
import type { CombatAction, CombatEvent, LegalAction } from '../../../../shared/rules/combat.ts';
import { machine } from '../../../../shared/rules/swords-wizardry/combat/machine.ts';
import type { SwordsState } from '../../../../shared/rules/swords-wizardry/combat/state.ts';
import { actionFrom as readAction, taken } from '../support/fight-table.ts';
import { deepFreeze } from '../support/soundness.ts';

/** What is done, the dice it rolls, what happens, hit points afterwards, and everything that may be done then. */
export type Step = [does: string, dice: number[], events: string[], hp: string, legal: string[]];

const listed = (names: readonly string[] | undefined, sign: string): string =>
  names ? ` ${sign}${names.join()}` : '';

/** `Hild melee >orc /sword`. */
export const actionText = ({ actor, kind, targets, ways }: LegalAction): string =>
  `${actor ?? 'table'} ${kind}${listed(targets, '>')}${listed(ways, '/')}`;

export const eventText = ({ kind, id, side, by, amount, detail }: CombatEvent): string =>
  [kind, id ?? side ?? '-', by && `by ${by}`, amount, detail && `(${detail})`]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');

export const hpText = ({ fighters }: SwordsState): string =>
  fighters.map(({ id, hp, subdual }) => `${id} ${hp}${subdual > 0 ? `-${subdual}` : ''}`).join(', ');

export const legalText = (state: SwordsState): string[] => machine.legalActions(state).map(actionText);

/** Reads `Hild melee >orc /sword`. */
export const actionFrom = (text: string): CombatAction => readAction(text.replace(' >', ' @'));

/** Does one action with scripted dice, which must be used up. */
export const take = (state: SwordsState, does: string, faces: readonly number[] = []) =>
  taken(machine, deepFreeze(state), actionFrom(does), faces);

/** Plays a fight step by step; each step must go exactly as written. */
export function playScript(start: SwordsState, steps: readonly Step[]): SwordsState {
  let state = start;
  for (const [does, dice, events, hp, legal] of steps) {
    const step = take(state, does, dice);
    state = step.state;
    expect({ does, events: step.events.map(eventText), hp: hpText(state), legal: legalText(state) }).toEqual({
      does,
      events,
      hp,
      legal,
    });
  }
  return state;
}
