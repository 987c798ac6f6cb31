import { RulesError } from '../errors.ts';
import type { CombatMachine, CombatState, Fighter, FighterState, Overrule } from '../rules/combat.ts';
import { hasMorale } from './policy/roster.ts';

/** One thing that is otherwise than it is. */
export type WhatIf =
  /** So many more, or fewer, of those who are like him. */
  | { readonly kind: 'more' | 'fewer'; readonly like: string; readonly count: number }
  /** Ground on which no more of a side than these stand abreast, as in a door. */
  | { readonly kind: 'abreast'; readonly count: number }
  | { readonly kind: 'hp'; readonly fighter: string; readonly hp: number }
  | { readonly kind: 'withoutSpell'; readonly fighter: string; readonly spell: string };

const noDice = {
  roll: (): never => {
    throw new RangeError('Dice are thrown where nothing but a change is made.');
  },
};

type Change = Overrule;

/** Of the twelve-sided die for initiative by seconds. */
const middlingThrow = 6;

/** The state after rulings of the referee. Throws `bad-input` where one cannot be. */
export function ruled(machine: CombatMachine, state: CombatState, changes: readonly Change[]): CombatState {
  return changes.reduce((now, change) => {
    const { state: next, refused } = machine.apply(now, change, noDice);
    if (refused !== null)
      throw new RulesError('bad-input', 'That cannot be changed as the fight stands.', 'whatIf');
    return next;
  }, state);
}

/** Nobody's courage is thrown for. */
export const withoutMorale = (machine: CombatMachine, state: CombatState): CombatState =>
  ruled(
    machine,
    state,
    state.fighters
      .filter(hasMorale)
      .map(({ id }): Change => ({ kind: 'overrule', change: 'part', id, stats: { morale: null } })),
  );

export const moraleDecides = (state: CombatState): boolean => state.fighters.some(hasMorale);

function named({ fighters }: CombatState, id: string): FighterState {
  const found = fighters.find((one) => one.id === id);
  if (!found) throw new RulesError('bad-input', 'Nobody of that name fights.', 'whatIf');
  return found;
}

const statsOf = (fighter: FighterState): unknown => (fighter as { stats?: unknown }).stats;

/** Those who are still up, gathered by side and figures, in the order in which they joined. */
export function alike({ fighters }: CombatState): FighterState[][] {
  const groups = new Map<string, FighterState[]>();
  for (const one of fighters) {
    if (one.status !== 'active') continue;
    const key = `${one.side} ${JSON.stringify(statsOf(one))}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

/** He and those like him. */
export function likeHim(state: CombatState, id: string): FighterState[] {
  const him = named(state, id);
  return alike(state).find((group) => group.includes(him)) ?? [him];
}

/** How those are called who come along in a what-if: after him they are like. */
export const extraId = (like: string, nth: number): string => `${like}+${nth}`;

/** The narrowest ground of such a width, in feet. */
function narrowestFor(machine: CombatMachine, count: number): number {
  let feet = 1;
  while (machine.abreast(feet) < count) feet++;
  return feet;
}

/** Everybody of a side in ranks of so many, those nearest to the foes in the first. */
function inRanks(state: CombatState, side: string, count: number): Change[] {
  const up = state.fighters.filter(({ status }) => status === 'active');
  const foes = up.filter((one) => one.side !== side);
  const toFoes = ({ atFeet }: FighterState): number =>
    Math.min(...foes.map((foe) => Math.abs(foe.atFeet - atFeet)));
  return up
    .filter((one) => one.side === side)
    .sort((one, other) => toFoes(one) - toFoes(other))
    .map(({ id }, nth) => ({
      kind: 'overrule',
      change: 'flags',
      id,
      flags: { rank: Math.floor(nth / count) + 1 },
    }));
}

function changesOf(machine: CombatMachine, state: CombatState, change: WhatIf): Change[] {
  switch (change.kind) {
    case 'abreast': {
      if (!machine.ranksKeepApart)
        throw new RulesError('bad-input', 'By these rules no rank keeps anybody out of the fight.', 'whatIf');
      const { count } = change;
      return [
        { kind: 'overrule', change: 'width', feet: narrowestFor(machine, count) },
        ...state.sides.flatMap((side) => inRanks(state, side, count)),
      ];
    }
    case 'more': {
      const him = named(state, change.like);
      return Array.from({ length: change.count }, (_, nth): Change => {
        const { side, maxHp, atFeet } = him;
        const fighter: Fighter = {
          id: extraId(him.id, nth + 1),
          side,
          hp: maxHp,
          maxHp,
          atFeet,
          stats: statsOf(him),
        };
        // Where seconds are counted he comes as by a middling throw: no dice fall for a change.
        const { round, count } = state.clock;
        const onSecond = round === null && { initiative: (count ?? 0) + middlingThrow };
        return { kind: 'overrule', change: 'join', fighter, ...onSecond };
      });
    }
    case 'fewer': {
      const all = likeHim(state, change.like);
      if (all.length < change.count)
        throw new RulesError('bad-input', `Of those there are only ${all.length}.`, 'whatIf');
      return all.slice(-change.count).map(({ id }) => ({ kind: 'overrule', change: 'leave', id }));
    }
    case 'hp': {
      const { id, maxHp } = named(state, change.fighter);
      return [{ kind: 'overrule', change: 'hp', id, hp: change.hp, maxHp: Math.max(maxHp, change.hp) }];
    }
    case 'withoutSpell':
      return [
        {
          kind: 'overrule',
          change: 'spell',
          id: named(state, change.fighter).id,
          way: change.spell,
          left: 0,
        },
      ];
  }
}

/** The fight with one thing otherwise. Throws `bad-input` where that cannot be. */
export function whatIf(machine: CombatMachine, state: CombatState, change: WhatIf): CombatState {
  const changed = ruled(machine, state, changesOf(machine, state, change));
  if (changed.over) throw new RulesError('bad-input', 'With that there is nobody left to fight.', 'whatIf');
  return changed;
}
