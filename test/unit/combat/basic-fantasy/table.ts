import { expect } from 'vitest';
import { scriptedDice } from '../../../../shared/dice/scripted.ts';
import { combat } from '../../../../shared/rules/basic-fantasy/combat/machine.ts';
import type { BasicFantasyState } from '../../../../shared/rules/basic-fantasy/combat/state.ts';
import type { Stats, Weapon } from '../../../../shared/rules/basic-fantasy/combat/stats.ts';
import type {
  CombatAction,
  CombatEvent,
  CombatSetup,
  Fighter,
  Overrule,
} from '../../../../shared/rules/combat.ts';
import { deepFreeze } from '../soundness.ts';

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

/** An event in a few words: what happened to whom, by whom, how much. */
const inWords = ({ kind, id, by, amount, detail }: CombatEvent): string =>
  [kind, id, by && `by ${by}`, amount, detail]
    .filter((part) => part !== undefined && part !== null)
    .join(' ');

/** A fight under way: every state frozen, every die used up. */
export class Table {
  state: BasicFantasyState;

  constructor(fighters: Fighter<Stats>[], more: Partial<CombatSetup<Stats>> = {}) {
    this.state = deepFreeze(combat.start(deepFreeze({ settings: {}, fighters, ...more })));
  }

  /** Does it with these dice and tells what happened, but for the end of the fight. */
  does(chosen: Chosen | Overrule<Stats>, ...faces: number[]): string[] {
    const dice = scriptedDice(faces);
    const step = combat.apply(this.state, Array.isArray(chosen) ? actionOf(chosen) : chosen, dice);
    expect(step.refused).toBe(null);
    dice.finish();
    this.state = deepFreeze(step.state);
    return step.events.filter(({ kind }) => kind !== 'over').map(inWords);
  }

  /** Why it is refused; the state is then the same one. */
  refuses(...chosen: Chosen): string | null {
    const step = combat.apply(this.state, actionOf(chosen), scriptedDice([]));
    expect(step.state).toBe(this.state);
    expect(step.events).toEqual([]);
    return step.refused;
  }

  /** The whole list of what may be done now. */
  legal(): string[] {
    return combat.legalActions(this.state).map(({ actor, kind, targets, ways }) => {
      const whom = targets ? ` > ${targets.join(' ')}` : '';
      const how = ways ? ` / ${ways.join(' ')}` : '';
      return `${actor ?? 'table'} ${kind}${whom}${how}`;
    });
  }

  /** The kinds of action this one has now. */
  kinds(id: string): string[] {
    return [
      ...new Set(
        combat
          .legalActions(this.state)
          .filter(({ actor }) => actor === id)
          .map(({ kind }) => kind),
      ),
    ];
  }

  one(id: string): BasicFantasyState['fighters'][number] {
    const found = this.state.fighters.find((each) => each.id === id);
    if (!found) throw new RangeError(`There is no ${id}.`);
    return found;
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
