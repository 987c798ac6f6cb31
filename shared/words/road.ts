import type { GaleOutcome, RoadGround, Water, Way } from '../ipc/travel/travel-words.ts';
import { isWater } from '../ipc/travel/travel-words.ts';

/** The road and the sea in words, the same in the log and in the windows. */

export interface Stretch {
  ground: RoadGround;
  way: Way;
  /** Whole miles. */
  miles: number;
}

/** Stretches of one ground and way after each other are one. */
export function joined(stretches: readonly Stretch[]): Stretch[] {
  const out: Stretch[] = [];
  for (const { ground, way, miles } of stretches) {
    const last = out.at(-1);
    if (last?.ground === ground && last.way === way) last.miles += miles;
    else out.push({ ground, way, miles });
  }
  return out;
}

/** "45° to the left". */
export const offsetText = (degrees: number): string =>
  `${Math.abs(degrees)}° to the ${degrees < 0 ? 'left' : 'right'}`;

/** "2 in 6", "70 %", "save 12+": what the way is lost by, on a die of so many sides. */
export function lostText({ chance, sides }: { chance: number; sides: number }): string {
  if (sides === 20) return `save ${chance + 1}+`;
  return sides === 100 ? `${chance} %` : `${chance} in ${sides}`;
}

interface LostBy {
  /** Null where it was another die. */
  chanceInSix: number | null;
  otherDie?: { chance: number; sides: number };
}

/** The die of a direction that was thrown. */
export const lostDie = ({ chanceInSix, otherDie }: LostBy): { chance: number; sides: number } =>
  otherDie ?? { chance: chanceInSix ?? 0, sides: 6 };

const waterNames: Readonly<Record<Water, string>> = {
  sea: 'open sea',
  coast: 'coastal waters',
  lake: 'lake',
  river: 'river',
  marsh: 'swamp waters',
};

/** "forest", "open sea". */
export const groundName = (ground: RoadGround): string => (isWater(ground) ? waterNames[ground] : ground);

/** Waters of a kind: what a vessel is fit for. */
export const watersNamed: Readonly<Record<Water, string>> = {
  sea: 'the open sea',
  coast: 'coastal waters',
  lake: 'lakes',
  river: 'rivers',
  marsh: 'swamps',
};

/** "on the course", "120° to the right of the course": where a gale sweeps. */
export const sweptText = (degrees: number): string =>
  degrees === 0
    ? 'on the course'
    : degrees === 180
      ? 'straight back'
      : degrees < 180
        ? `${degrees}° to the right of the course`
        : `${360 - degrees}° to the left of the course`;

/** What came of a gale. */
export const galeText: Readonly<Record<GaleOutcome, string>> = {
  swept: 'swept along',
  wrecked: 'wrecked on a shore',
  sheltered: 'in shelter by the land',
  beached: 'beached on a clear shore',
  harboured: 'in a safe harbour',
  sunk: 'swamped and sunk',
  survives: 'rides it out, adrift',
};

/** "fresh breeze, tacking" of the table's "freshBreeze". */
export const windText = (name: string, tacking = false): string =>
  `${name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`)}${tacking ? ', tacking' : ''}`;
