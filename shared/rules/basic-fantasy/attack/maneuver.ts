import { amount, flag, given, refuse } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { kindOf } from '../readers.ts';
import { tables } from '../tables.ts';

const grids = ['square', 'hex'] as const;
type Grid = (typeof grids)[number];

const { turning } = tables;

/**
 * How far (feet) a creature moves between facing changes, and how sharp (degrees) one may be; running widens the first
 * and narrows the second. Throws `unknown-kind`, `bad-input`. BF-MAN-2 to 5, 8.
 */
function maneuverTurning(input: { turningDistance?: number; running?: boolean; grid: Grid }): {
  turningDistance: number;
  maxFacingChangeDegrees: number;
} & Reasoned {
  const { turningDistance = turning.defaultFeet } = given(input);
  const normal = amount(turningDistance, 'turningDistance');
  const runs = flag(input.running, 'running');
  const grid = kindOf(input.grid, 'grid', grids);
  const walking = grid === 'hex' ? turning.hexDegrees : turning.squareDegrees;
  const fast =
    normal === turning.defaultFeet ? turning.runningWhenDefaultFeet : normal + turning.runningExtraFeet;
  const distance = runs ? fast : normal;
  const degrees = runs ? Math.min(walking, turning.runningDegrees) : walking;
  return {
    turningDistance: distance,
    maxFacingChangeDegrees: degrees,
    reasons: [
      because('turning distance, feet', distance, runs ? 'BF-MAN-8' : 'BF-MAN-3'),
      because(
        'sharpest change, degrees',
        degrees,
        runs ? 'BF-MAN-8' : grid === 'hex' ? 'BF-MAN-5' : 'BF-MAN-4',
      ),
    ],
  };
}

/**
 * Whether a facing change of so many degrees is allowed after so many feet since the last. Who stays where he began and
 * incorporeal fliers turn freely. Throws `unknown-kind`, `bad-input`. BF-MAN-2 to 8, 10.
 */
function maneuverFacing(input: {
  degrees: number;
  movedSinceLastChangeFeet: number;
  turningDistance?: number;
  grid: Grid;
  running?: boolean;
  stationaryThisRound?: boolean;
  incorporealFlier?: boolean;
}): { allowed: boolean; reason: null | 'too-sharp' | 'not-far-enough' } & Reasoned {
  const { turningDistance, maxFacingChangeDegrees, reasons } = maneuverTurning(input);
  const degrees = Math.abs(amount(input.degrees, 'degrees', {}));
  const moved = amount(input.movedSinceLastChangeFeet, 'movedSinceLastChangeFeet');
  const stationary = flag(input.stationaryThisRound, 'stationaryThisRound');
  const free = flag(input.incorporealFlier, 'incorporealFlier') || stationary;
  if (free) {
    const rule = stationary ? 'BF-MAN-6' : 'BF-MAN-7';
    return { allowed: true, reason: null, reasons: [because('turns freely', 'allowed', rule)] };
  }
  const sharp = degrees > maxFacingChangeDegrees;
  if (sharp || moved < turningDistance) {
    return { allowed: false, reason: sharp ? 'too-sharp' : 'not-far-enough', reasons };
  }
  return { allowed: true, reason: null, reasons };
}

/**
 * Whether a creature may shift one space sideways with its facing kept, and how far (feet); never at a run.
 * Throws `bad-input`. BF-MAN-9.
 */
function maneuverSidestep(input: { running?: boolean; spaceFeet: 5 | 10 }): {
  allowed: boolean;
  feet: number;
} {
  const running = flag(given(input).running, 'running');
  const spaces: readonly unknown[] = turning.sidestepFeet;
  if (!spaces.includes(input.spaceFeet)) refuse('spaceFeet', 'one of 5, 10');
  return { allowed: !running, feet: running ? 0 : input.spaceFeet };
}

export const maneuverOps = {
  'maneuver.turning': maneuverTurning,
  'maneuver.facing': maneuverFacing,
  'maneuver.sidestep': maneuverSidestep,
} as const;
