import type { CombatEvent, CombatSetup, Fighter, Overrule } from '../../../../shared/rules/combat.ts';
import { combat } from '../../../../shared/rules/hackmaster/combat/machine.ts';
import type { HackmasterState } from '../../../../shared/rules/hackmaster/combat/state.ts';
import type { HackmasterStats } from '../../../../shared/rules/hackmaster/combat/stats.ts';
import { actionFrom, actionText, FightTable } from '../support/fight-table.ts';

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

/** A fight at the table, played by words. */
class HackmasterTable extends FightTable<HackmasterState, HackmasterStats> {
  clock(id: string) {
    return this.state.count.combatants.find((one) => one.id === id);
  }

  legal(): string[] {
    return combat.legalActions(this.state).map((action) => {
      const { ways, ...rest } = action;
      return actionText(rest) + (ways ? ` ${shownWays(ways)}` : '');
    });
  }

  play(text: string, ...faces: number[]): string[] {
    return told(this.take(actionFrom(text), faces));
  }

  overrule(change: Overrule<HackmasterStats>, ...faces: number[]): string[] {
    return told(this.take(change, faces));
  }

  refused(text: string): string | null {
    return this.refusal(actionFrom(text));
  }
}

export const tableOf = (
  fighters: readonly HackmasterFighter[],
  settings: CombatSetup['settings'] = {},
  more: Partial<CombatSetup<HackmasterStats>> = {},
) => new HackmasterTable(combat, { settings, fighters, ...more });
