import { combat } from '../../../../shared/rules/basic-fantasy/combat/machine.ts';
import type { BasicFantasyState } from '../../../../shared/rules/basic-fantasy/combat/state.ts';
import type { Stats, Weapon } from '../../../../shared/rules/basic-fantasy/combat/stats.ts';
import type { CombatAction, CombatSetup, Fighter, Overrule } from '../../../../shared/rules/combat.ts';
import { eventText, FightTable } from '../support/fight-table.ts';

export const sword: Weapon = { id: 'sword', damage: '1d8', subdues: true };
export const spear: Weapon = { id: 'spear', damage: '1d6', reachFeet: 10, set: true, charge: true };
export const bow: Weapon = {
  id: 'bow',
  damage: '1d6',
  ranged: { delivery: 'bow', ranges: { short: 50, medium: 100, long: 150 } },
};

/** A fighter of level 1: attack bonus +1, saves against death rays on 12. */
export const man = (more: Partial<Stats> = {}): Stats => ({
  creature: { kind: 'character', classes: [{ class: 'fighter', level: 1 }] },
  armourClass: 14,
  movementFeet: 40,
  weapons: [sword],
  brawls: false,
  ...more,
});

/** A monster of one Hit Die: attack bonus +1. */
export const orc = (more: Partial<Stats> = {}): Stats => ({
  creature: { kind: 'monster', hitDice: '1' },
  armourClass: 12,
  movementFeet: 40,
  weapons: [{ id: 'axe', damage: '1d6' }],
  ...more,
});

export const fighter = (
  id: string,
  side: string,
  atFeet: number,
  hp: number,
  stats: Stats,
): Fighter<Stats> => ({ id, side, atFeet, hp, maxHp: hp, stats });

type Chosen = [actor: string | null, kind: string, target?: string | null, way?: string];

const actionOf = ([actor, kind, target, way]: Chosen): CombatAction => ({
  kind,
  actor,
  ...(target == null ? {} : { target }),
  ...(way === undefined ? {} : { way }),
});

/** A fight at the table; what happens is told without the end of the fight. */
export class Table extends FightTable<BasicFantasyState, Stats> {
  constructor(fighters: Fighter<Stats>[], more: Partial<CombatSetup<Stats>> = {}) {
    super(combat, { settings: {}, fighters, ...more });
  }

  does(chosen: Chosen | Overrule<Stats>, ...faces: number[]): string[] {
    const events = this.take(Array.isArray(chosen) ? actionOf(chosen) : chosen, faces);
    return events.filter(({ kind }) => kind !== 'over').map(eventText);
  }

  refuses(...chosen: Chosen): string | null {
    return this.refusal(actionOf(chosen));
  }

  /** The whole list of what may be done now. */
  legal(): string[] {
    return combat.legalActions(this.state).map(({ actor, kind, targets, ways }) => {
      const whom = targets ? ` > ${targets.join(' ')}` : '';
      const how = ways ? ` / ${ways.join(' ')}` : '';
      return `${actor ?? 'table'} ${kind}${whom}${how}`;
    });
  }

  /** Hit points and status of everyone. */
  standing(): string[] {
    return this.state.fighters.map(({ id, hp, status }) => `${id} ${hp} ${status}`);
  }

  clock(): string {
    const { round, phase, count } = this.state.clock;
    return `${round} ${phase} ${count ?? '-'}`;
  }
}
