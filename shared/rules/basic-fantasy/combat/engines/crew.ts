import { fighterAt } from '../../../fight/draft.ts';
import { missileReload } from '../../attack/reload.ts';
import { edit, type BasicFantasyDraft } from '../draft.ts';
import { gearAt, intervalOf, weaponAt } from '../fighter/arms.ts';
import type { BasicFantasyFighter } from '../state.ts';
import type { Weapon } from '../stats.ts';

/** Those who serve an engine, and how long it takes them to load it. BF-ROF-5. */

/** The hands at an engine: as many of its crew as hit points are left of theirs. */
export function handsAt({ hp, maxHp, stats: { crew = 1 } }: BasicFantasyFighter): number {
  return Math.min(crew, Math.max(0, Math.ceil((crew * hp) / Math.max(1, maxHp))));
}

/** Rounds from one shot to the next: of an engine longer by the share of the hands that are missing, or as is said. */
export function roundsAShot(fighter: BasicFantasyFighter, weapon: Weapon): number {
  const listed = intervalOf(weapon);
  if (weapon.engine === undefined) return listed;
  const { crew = 1, roundsAShot: said } = fighter.stats;
  return said ?? Math.ceil((listed * crew) / Math.max(1, handsAt(fighter)));
}

/** It has been shot, or struck with, and is no longer loaded; of what is shot a piece is gone. */
export function discharge(draft: BasicFantasyDraft, index: number, place: number): void {
  const fighter = edit(draft, index);
  const { left, loaded, reloadRoundsDone, taken } = gearAt(fighter, place);
  const interval = roundsAShot(fighter, weaponAt(fighter, place));
  const after = missileReload({ interval, loaded, reloadRoundsDone, action: 'fire' });
  fighter.gear = fighter.gear.with(place, {
    left: left === null ? null : left - 1,
    loaded: after.loaded,
    reloadRoundsDone: after.reloadRoundsDone,
    ...(taken && { taken }),
  });
}

/** A blow with an engine that is swung spends it as a shot does. */
export function spendSwing(draft: BasicFantasyDraft, index: number, place: number): void {
  const { engine, ranged } = weaponAt(fighterAt(draft, index), place);
  if (engine !== undefined && ranged === undefined) discharge(draft, index, place);
}

/** What the row of an engine says: who serves it, and how far it is loaded. */
export function crewMarks(fighter: BasicFantasyFighter): string[] {
  const { weapons, crew = 1 } = fighter.stats;
  return weapons.flatMap((weapon, place) => {
    if (weapon.engine === undefined) return [];
    const { loaded, reloadRoundsDone } = gearAt(fighter, place);
    const toLoad = roundsAShot(fighter, weapon) - 1;
    return [
      `crew ${handsAt(fighter)} of ${crew}`,
      loaded ? 'loaded' : `loading, ${reloadRoundsDone} of ${toLoad} rounds done`,
    ];
  });
}
