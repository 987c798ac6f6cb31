import { tables } from '../../tables.ts';
import type { Settings } from '../../rounds/choices.ts';
import type { CombatState } from '../../rounds/terms.ts';
import type { SwordsWeapon } from '../fighter/stats.ts';
import { isInHand, isLoaded, type SwordsFighter } from '../state.ts';

/** Weapons that shoot less than once a round. Time is told in rounds, on the clock of segments in segments. SW-SEQ-8. */

type Reloading = SwordsFighter['reloading'];
interface Clock {
  readonly state: Pick<CombatState, 'round' | 'segment'>;
  readonly settings: Pick<Settings, 'combatSequence'>;
}

const { perRound } = tables.segments;

const bySegments = ({ settings }: Clock): boolean => settings.combatSequence === 'segments';

const aRound = (clock: Clock): number => (bySegments(clock) ? perRound : 1);

const now = (clock: Clock): number => (bySegments(clock) ? (clock.state.segment ?? 0) : clock.state.round);

/** What is being reloaded once a shot is made. */
export function afterShot(
  reloading: Reloading,
  { id, roundsAShot = 1 }: SwordsWeapon,
  clock: Clock,
): Reloading {
  if (roundsAShot < 2) return reloading;
  return { ...reloading, [id]: now(clock) + roundsAShot * aRound(clock) };
}

export const isReloaded = ({ reloading }: SwordsFighter, { id }: SwordsWeapon, clock: Clock): boolean =>
  (reloading[id] ?? 0) <= now(clock);

/** Whether all he could shoot with is still to be reloaded. */
export function reloadsAll(fighter: SwordsFighter, clock: Clock): boolean {
  const shooting = fighter.stats.weapons.filter(
    (weapon) => weapon.rangeFeet !== undefined && isInHand(fighter, weapon) && isLoaded(fighter, weapon),
  );
  return shooting.length > 0 && !shooting.some((weapon) => isReloaded(fighter, weapon, clock));
}

const waitsFor = ({ reloading }: Pick<SwordsFighter, 'reloading'>, clock: Clock): [string, number][] =>
  Object.entries(reloading).filter(([, until]) => until > now(clock));

/** Until when he reloads, weapon by weapon; empty where all is ready. */
export const reloadWords = (fighter: SwordsFighter, clock: Clock): string[] =>
  waitsFor(fighter, clock).map(
    ([id, until]) => `reloads ${id} until ${bySegments(clock) ? 'segment' : 'round'} ${until}`,
  );

/** As if the shots of this very moment had not been. */
export const withoutShots = ({ reloading, stats }: SwordsFighter, clock: Clock): Reloading => {
  const shotNow = Object.keys(reloading).filter((id) => {
    const weapon = stats.weapons.find((one) => one.id === id);
    return weapon !== undefined && afterShot({}, weapon, clock)[id] === reloading[id];
  });
  return Object.fromEntries(Object.entries(reloading).filter(([id]) => !shotNow.includes(id)));
};

/** The same wait told by another order of battle. */
export const reclocked = (fighter: SwordsFighter, before: Clock, after: Clock): Reloading =>
  Object.fromEntries(
    waitsFor(fighter, before).map(([id, until]) => {
      const rounds = Math.ceil((until - now(before)) / aRound(before));
      return [id, now(after) + rounds * aRound(after)];
    }),
  );
