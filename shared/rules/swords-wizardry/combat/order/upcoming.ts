import type { Upcoming } from '../../../combat.ts';
import { phasesLeft } from '../../rounds/phases.ts';
import { roundOf } from '../../initiative/segments.ts';
import { phaseTitle, type SwordsState } from '../state.ts';

/** Later phases of the round: who of the sides is up. By Dexterity everyone, from high to low. */
function laterPhases({ battle, settings, fighters }: SwordsState): Upcoming[] {
  const round = Math.max(1, battle.round);
  const dexterity = (id: string): number => battle.combatants[id]?.dexterity ?? 0;
  return phasesLeft(battle, settings).map(({ id: phase, sides, by }) => {
    const actors = fighters
      .filter(({ status, side }) => status === 'active' && sides.includes(side))
      .map(({ id }) => id);
    if (by === 'dexterity') actors.sort((one, other) => dexterity(other) - dexterity(one));
    return { round, count: null, phase, title: phaseTitle(phase), actors };
  });
}

/** The next segment of everyone in the fight, earliest first. */
function laterSegments({ battle, fighters }: SwordsState): Upcoming[] {
  const { segment = 0 } = battle;
  const moments = new Map<number, string[]>();
  for (const { id, status } of fighters) {
    if (status !== 'active') continue;
    const { nextSegment = 0, stunnedUntilSegment = 0 } = battle.combatants[id] ?? {};
    if (battle.due?.includes(id)) continue;
    const at = Math.max(nextSegment, stunnedUntilSegment + 1, segment + 1);
    moments.set(at, [...(moments.get(at) ?? []), id]);
  }
  return [...moments.entries()]
    .sort(([one], [other]) => one - other)
    .map(([at, actors]) => ({
      round: roundOf(at),
      count: at,
      phase: 'segment',
      title: phaseTitle('segment', at),
      actors,
    }));
}

/** What comes next if nobody interferes. */
export function upcoming(state: SwordsState): readonly Upcoming[] {
  if (state.over) return [];
  return state.battle.phase === 'segment' ? laterSegments(state) : laterPhases(state);
}
