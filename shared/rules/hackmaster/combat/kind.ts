import type { ActionRole } from '../../combat.ts';
import type { Draft } from './draft.ts';
import type { Look } from './look.ts';

/** At whom and how something may be done; absent where there is nothing to name. */
export interface Offer {
  readonly targets?: readonly string[];
  readonly ways?: readonly string[];
}

/** A kind of action: when it is open to a fighter, and what it does. */
export interface Kind {
  readonly kind: string;
  readonly role: ActionRole;
  readonly title: string;
  readonly rule: string;
  /**
   * Whose it is: of those who may attack with someone in reach of their melee weapon, of all who may attack, of the
   * ready, of the waiting once the ready have acted, of anyone attacked.
   */
  readonly moment: 'strike' | 'attack' | 'ready' | 'free' | 'attacked';
  /** Also open while running or sprinting, while fleeing, and to one struck down on this very second. */
  readonly rushing?: true;
  readonly fleeing?: true;
  readonly lastBlow?: true;
  readonly offer: (look: Look) => Offer | null;
  readonly act: (draft: Draft, at: number, target: number, way: string) => void;
}

export const plainly: Offer = {};

export const plain = (open: boolean): Offer | null => (open ? plainly : null);

export const atTargets = (open: boolean, targets: () => readonly string[]): Offer | null => {
  if (!open) return null;
  const found = targets();
  return found.length > 0 ? { targets: found } : null;
};
