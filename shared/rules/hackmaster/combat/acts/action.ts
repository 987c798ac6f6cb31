import type { Action } from '../../../fight/action.ts';
import type { HackmasterDraft } from '../draft.ts';
import type { Look } from '../sight/look.ts';

/** What a fighter may do of his own. */
export interface HackmasterAction extends Action<HackmasterDraft, Look> {
  /**
   * Whose it is: of those who may attack with someone in reach of their melee weapon, of all who may attack, of the
   * ready, of the waiting once the ready have acted, of anyone attacked.
   */
  readonly moment: 'strike' | 'attack' | 'ready' | 'free' | 'attacked';
  /** Also open while running or sprinting, while fleeing, and to one struck down on this very second. */
  readonly rushing?: true;
  readonly fleeing?: true;
  readonly lastBlow?: true;
}

/** With nobody at him, or on a moment of his own. */
export const isAtLeisure = ({ ready, free, threatened }: Look): boolean => ready || (free && !threatened);

/** Free to act and on his feet. */
export const isUpright = ({ free, clock }: Look): boolean => free && !clock.prone;
