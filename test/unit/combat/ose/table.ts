import { expect } from 'vitest';
import { scriptedDice } from '../../../../shared/dice/scripted.ts';
import type {
  CombatAction,
  CombatEvent,
  CombatSetup,
  Fighter,
  LegalAction,
  Overrule,
} from '../../../../shared/rules/combat.ts';
import { combat } from '../../../../shared/rules/ose/combat/machine.ts';
import type { OseStats } from '../../../../shared/rules/ose/combat/stats.ts';
import { deepFreeze } from '../soundness.ts';

type OseFighter = Fighter<OseStats>;
type Extra = Partial<Omit<OseFighter, 'stats'>> & { stats?: Partial<OseStats> };

/** A fighter of 8 hit points with AC 5, THAC0 19 and a sword, and whatever is said of him. */
export function man(id: string, side: string, extra: Extra = {}): OseFighter {
  const { stats, ...rest } = extra;
  return {
    id,
    side,
    hp: 8,
    maxHp: 8,
    atFeet: 0,
    ...rest,
    stats: {
      kind: 'character',
      ac: { descending: 5 },
      skill: { thac0: 19 },
      weapons: [{ id: 'sword', damage: '1d8' }],
      ...stats,
    },
  };
}

/** An orc of 4 hit points, one die, AC 6, with an axe. */
export const orc = (id: string, atFeet: number, extra: Extra = {}): OseFighter => {
  const { stats, ...rest } = extra;
  return man(id, 'orcs', {
    hp: 4,
    maxHp: 4,
    atFeet,
    ...rest,
    stats: {
      kind: 'monster',
      ac: { descending: 6 },
      skill: { hd: { dice: 1 } },
      weapons: [{ id: 'axe', damage: '1d6' }],
      ...stats,
    },
  });
};

const shown = ({ kind, actor, targets, ways }: LegalAction): string =>
  [actor ?? 'table', kind, targets && `@${targets.join(',')}`, ways && `/${ways.join(',')}`]
    .filter((word) => word !== undefined)
    .join(' ');

/** `actor kind @target /way`; the table is `table`. */
function actionOf(text: string): CombatAction {
  const [actor = '', kind = '', ...rest] = text.split(' ');
  const target = rest.find((word) => word.startsWith('@'))?.slice(1);
  const way = rest.find((word) => word.startsWith('/'))?.slice(1);
  return {
    kind,
    actor: actor === 'table' ? null : actor,
    ...(target !== undefined && { target }),
    ...(way !== undefined && { way }),
  };
}

export type Settings = CombatSetup['settings'];

/** A fight at the table, played by words; every state is frozen. */
export function tableOf(
  fighters: readonly OseFighter[],
  settings: Settings = {},
  more: Partial<CombatSetup<OseStats>> = {},
) {
  let state = deepFreeze(combat.start(deepFreeze({ settings, fighters, ...more })));
  const apply = (action: CombatAction | Overrule<OseStats>, faces: readonly number[]) => {
    const dice = scriptedDice(faces);
    const step = combat.apply(state, action, dice);
    dice.finish();
    return step;
  };
  return {
    get state() {
      return state;
    },
    /** Everything that may be done now, in words. */
    legal: (): string[] => combat.legalActions(state).map(shown),
    /** Where the fight stands, in words. */
    clock: (): string => {
      const { round, phase, count } = state.clock;
      return `${round ?? '-'} ${phase} ${count ?? '-'}`;
    },
    /** Does it with just these dice, and tells what happened. */
    act(text: string, ...faces: number[]): CombatEvent[] {
      const step = apply(actionOf(text), faces);
      expect(step.refused, text).toBeNull();
      state = deepFreeze(step.state);
      return [...step.events];
    },
    rule(overrule: Overrule<OseStats>): CombatEvent[] {
      const step = apply(overrule, []);
      expect(step.refused).toBeNull();
      state = deepFreeze(step.state);
      return [...step.events];
    },
    /** Why it is refused; the state stays. */
    refused(text: string): string | null {
      const step = apply(actionOf(text), []);
      expect(step.state).toBe(state);
      return step.refused;
    },
    back(to: typeof state): void {
      state = to;
    },
    one(id: string) {
      const found = state.fighters.find((fighter) => fighter.id === id);
      if (!found) throw new Error(`There is no ${id}.`);
      return found;
    },
  };
}

/** Events in words: `kind id amount detail`. */
export const told = (events: readonly CombatEvent[]): string[] =>
  events.map(({ kind, id, by, amount, detail }) =>
    [kind, id, by && `by ${by}`, amount, detail]
      .filter((word) => word !== undefined && word !== null && word !== '')
      .join(' '),
  );

/** One stretch of a fight that is played on from there. */
export function step(what: string, play: () => void): void {
  try {
    play();
  } catch (error) {
    throw new Error(what, { cause: error });
  }
}
