import type { SwordsFighter, SwordsState } from './state.ts';

/** What is seen of a state while its actions are listed: the active enemies of each side, found once. */
export interface View {
  readonly state: SwordsState;
  foesOf(side: string): readonly SwordsFighter[];
}

export function viewOf(state: SwordsState): View {
  const known = new Map<string, SwordsFighter[]>();
  return {
    state,
    foesOf: (side) => {
      const found = known.get(side);
      if (found) return found;
      const foes = state.fighters.filter((one) => one.status === 'active' && one.side !== side);
      known.set(side, foes);
      return foes;
    },
  };
}
