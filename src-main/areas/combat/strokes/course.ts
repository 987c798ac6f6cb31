import type { CombatEvent, CombatState } from '../../../../shared/rules/combat.ts';
import type { KeptAct } from '../../../facts/fight/read-fight.ts';

export type Act = KeptAct['action'];

/** How the fight stands between two acts of a stroke. */
export interface Between {
  readonly state: CombatState;
  /** What has come of the stroke so far. */
  readonly events: readonly CombatEvent[];
  readonly done: number;
}

export interface NextAct {
  readonly act: Act;
  /** Left out where the rules refuse it by then. */
  readonly ifOpen?: boolean;
  /** The stroke ends before it where it is refused or wants a die. */
  readonly ifQuiet?: boolean;
}

/** Acts of one stroke, each chosen when its turn comes; the same state leads to the same acts. */
export interface Course {
  /** In words, before anything has come of it; null to name its acts. */
  readonly title: string | null;
  /** What those are called who act as one. */
  readonly gang: string | null;
  readonly begin: () => (between: Between) => NextAct | null;
}

/** Acts that are known from the first. */
export const fixedCourse = (acts: readonly Act[]): Course => ({
  title: null,
  gang: null,
  begin: () => {
    let at = 0;
    return () => {
      const act = acts[at];
      at += 1;
      return act === undefined ? null : { act };
    };
  },
});
