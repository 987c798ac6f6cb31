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
import { combat } from '../../../../shared/rules/hackmaster/combat/machine.ts';
import type {
  HackmasterFighter as Seen,
  HackmasterState,
} from '../../../../shared/rules/hackmaster/combat/state.ts';
import type { HackmasterStats } from '../../../../shared/rules/hackmaster/combat/stats.ts';
import { deepFreeze } from '../soundness.ts';

export type HackmasterFighter = Fighter<HackmasterStats>;
type Extra = Partial<Omit<HackmasterFighter, 'stats'>> & { stats?: HackmasterStats };

/** A fighter of 25 hit points in armour of DR 4 with a longsword, and whatever is said of him. */
export function man(id: string, side: string, { stats, ...rest }: Extra = {}): HackmasterFighter {
  return {
    id,
    side,
    hp: 25,
    maxHp: 25,
    atFeet: 0,
    ...rest,
    stats: {
      attack: 2,
      defence: 1,
      armourDr: 4,
      strengthDamage: 1,
      kind: 'fighter',
      level: 2,
      con: 13,
      weapons: [{ id: 'sword', damage: '2d8p', speed: 10, reachFt: 3.5 }],
      ...stats,
    },
  };
}

/** An orc of 20 hit points with an axe. */
export const orc = (id: string, atFeet: number, { stats, ...rest }: Extra = {}): HackmasterFighter => ({
  id,
  side: 'orcs',
  hp: 20,
  maxHp: 20,
  atFeet,
  ...rest,
  stats: {
    attack: 1,
    armourDr: 2,
    weapons: [{ id: 'axe', damage: 'd6p+d8p', speed: 11, reachFt: 2.5 }],
    ...stats,
  },
});

/** Seconds to wait for are told by the first and the last. */
function shownWays(ways: readonly string[]): string {
  const seconds = ways.filter((way) => /^\d+$/.test(way));
  const others = ways.filter((way) => !seconds.includes(way));
  const span = seconds.length > 0 ? [`${seconds[0] ?? ''}..${seconds.at(-1) ?? ''}`] : [];
  return `/${[...others, ...span].join(',')}`;
}

const shown = ({ kind, actor, targets, ways }: LegalAction): string =>
  [actor ?? 'table', kind, targets && `@${targets.join(',')}`, ways && shownWays(ways)]
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

const outcomes = ['hit', 'critical', 'shield', 'miss', 'fumble'];

/** An event in a few words; of a blow or shot the outcome in place of the weapon. */
function toldOne({ kind, id, by, amount, detail }: CombatEvent): string {
  const outcome = outcomes.includes(kind);
  const what = !outcome ? kind : amount === undefined ? 'shot' : 'attack';
  return [what, id, by && `by ${by}`, amount, outcome ? kind : detail]
    .filter((word) => word !== undefined && word !== null)
    .join(' ');
}

export const told = (events: readonly CombatEvent[]): string[] => events.map(toldOne);

/** A fight at the table, played by words; every state is frozen and every die used up. */
export function tableOf(
  fighters: readonly HackmasterFighter[],
  settings: CombatSetup['settings'] = {},
  more: Partial<CombatSetup<HackmasterStats>> = {},
) {
  let state: HackmasterState = deepFreeze(combat.start({ settings, fighters, ...more }));
  let events: readonly CombatEvent[] = [];
  const take = (action: CombatAction | Overrule<HackmasterStats>, faces: readonly number[]): string[] => {
    const dice = scriptedDice(faces);
    const step = combat.apply(state, action, dice);
    expect(step.refused).toBeNull();
    dice.finish();
    state = deepFreeze(step.state);
    events = step.events;
    return told(events);
  };
  return {
    get state() {
      return state;
    },
    /** What the last step told. */
    get events() {
      return events;
    },
    back(to: HackmasterState) {
      state = to;
    },
    one(id: string): Seen {
      const found = state.fighters.find((fighter) => fighter.id === id);
      if (!found) throw new RangeError(`There is no ${id}.`);
      return found;
    },
    clock(id: string) {
      return state.count.combatants.find((one) => one.id === id);
    },
    legal: () => combat.legalActions(state).map(shown),
    /** What one of them may do, without his name. */
    open: (id: string) =>
      combat
        .legalActions(state)
        .filter(({ actor }) => actor === id)
        .map(({ kind }) => kind),
    play: (text: string, ...faces: number[]) => take(actionOf(text), faces),
    overrule: (change: Overrule<HackmasterStats>, ...faces: number[]) => take(change, faces),
    refused(text: string) {
      const step = combat.apply(state, actionOf(text), scriptedDice([]));
      expect(step.state).toBe(state);
      expect(step.events).toEqual([]);
      return step.refused;
    },
  };
}
