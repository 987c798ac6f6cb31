import { edit, type Draft } from './draft.ts';

/** Every bleeding combatant who is not dead loses blood. SW-DMG-4. */
export function bleed({ state, effects }: Draft): void {
  for (const [id, { bleeding, dead }] of Object.entries(state.combatants)) {
    if (bleeding && !dead) effects.push({ type: 'bleed', id });
  }
}

/** Nobody is new any more once another phase or segment begins. */
export function welcome(draft: Draft): void {
  for (const [id, one] of Object.entries(draft.state.combatants)) {
    if (one.justJoined === undefined) continue;
    delete edit(draft, id).justJoined;
  }
}
