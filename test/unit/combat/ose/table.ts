import type { CombatEvent, CombatSetup, Fighter, Overrule } from '../../../../shared/rules/combat.ts';
import { combat } from '../../../../shared/rules/ose/combat/machine.ts';
import type { OseCombatState } from '../../../../shared/rules/ose/combat/state.ts';
import type { OseStats } from '../../../../shared/rules/ose/combat/stats.ts';
import { actionFrom, actionText, eventText, FightTable } from '../support/fight-table.ts';

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

export type Settings = CombatSetup['settings'];

/** A fight at the table, played by words. */
class OseTable extends FightTable<OseCombatState, OseStats> {
  /** Everything that may be done now, in words. */
  legal(): string[] {
    return combat.legalActions(this.state).map(actionText);
  }

  /** Where the fight stands, in words. */
  clock(): string {
    const { round, phase, count } = this.state.clock;
    return `${round ?? '-'} ${phase} ${count ?? '-'}`;
  }

  act(text: string, ...faces: number[]): readonly CombatEvent[] {
    return this.take(actionFrom(text), faces);
  }

  rule(overrule: Overrule<OseStats>): readonly CombatEvent[] {
    return this.take(overrule, []);
  }

  refused(text: string): string | null {
    return this.refusal(actionFrom(text));
  }
}

export const tableOf = (
  fighters: readonly OseFighter[],
  settings: Settings = {},
  more: Partial<CombatSetup<OseStats>> = {},
) => new OseTable(combat, { settings, fighters, ...more });

export const told = (events: readonly CombatEvent[]): string[] => events.map(eventText);

/** One stretch of a fight that is played on from there. */
export function step(what: string, play: () => void): void {
  try {
    play();
  } catch (error) {
    throw new Error(what, { cause: error });
  }
}
