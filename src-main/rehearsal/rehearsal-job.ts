import type { CombatAction, CombatEvent } from '../../shared/rules/combat.ts';
import type { Counted, Rehearsal } from '../../shared/rehearsal/runner.ts';
import type { Ending } from '../../shared/rehearsal/tally/outcome.ts';

/** Places in what main and its workers share: the next fight nobody has begun, how many may work, and the order to stop. */
export const slots = { next: 0, atWork: 1, stop: 2 } as const;
export const slotCount = 3;

interface Common {
  readonly system: string;
  readonly rehearsal: Rehearsal;
}

/** What a worker is started with. */
export type RehearsalJob =
  | (Common & {
      readonly kind: 'play';
      readonly fights: number;
      /** Its place among the workers: it rests while fewer may work. */
      readonly place: number;
      readonly shared: SharedArrayBuffer;
    })
  | (Common & { readonly kind: 'again'; readonly variant: number; readonly fight: number });

/** An act of a fight that is shown again. */
export interface AgainAct {
  readonly round: number | null;
  readonly count: number | null;
  readonly action: CombatAction;
  readonly events: readonly CombatEvent[];
}

export interface Again {
  readonly acts: readonly AgainAct[];
  readonly winner: number;
  readonly ending: Ending;
}

export type RehearsalMessage =
  | { readonly type: 'counted'; readonly counted: Counted }
  | { readonly type: 'done' }
  | { readonly type: 'again'; readonly again: Again };
