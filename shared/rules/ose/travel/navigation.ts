import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { flag, given, inSix, oneOf, signed, whole } from '../../common/input.ts';
import { because, type Reason, type Reasoned } from '../../common/reason.ts';
import { atFace } from '../../common/spans.ts';
import { ground, tables } from '../tables.ts';
import { terrains, type Terrain } from '../../travel/grounds.ts';
import { waterTerrains, type Face, type InSix, type WaterTerrain } from '../terms.ts';

interface CourseInput {
  environment: 'wilderness' | 'flying' | 'water';
  terrain?: Terrain | WaterTerrain;
  noRisk?: boolean;
  navigator?: boolean;
  landInSight?: boolean;
  /** Over land, where the referee overrules the ground's chance. */
  chanceInSix?: InSix;
  natural?: Face;
}

const { water } = tables;
const noRisk = because('guide, trail, river or landmark', 0, 'OSE-LOST-1');

function waterRisk(navigator: boolean, landInSight: boolean): Reason {
  if (navigator) return because('navigator aboard', water.navigatorLostInSix, 'OSE-WATER-3');
  if (landInSight) return because('land in sight', water.noNavigatorLandInSightInSix, 'OSE-WATER-4');
  return because('no navigator on the open sea', (water.noNavigatorOpenSeaPercent / 100) * 6, 'OSE-WATER-4');
}

function risk(input: CourseInput): Reason {
  const environment = oneOf(given(input).environment, 'environment', ['wilderness', 'flying', 'water']);
  const navigator = flag(input.navigator, 'navigator');
  const landInSight = flag(input.landInSight, 'landInSight');
  const safe = flag(input.noRisk, 'noRisk');
  if (environment === 'water') {
    // Which water it is changes nothing; it is read as the check for wandering monsters wants it.
    if (input.terrain !== undefined) oneOf(input.terrain, 'terrain', waterTerrains);
    return safe ? noRisk : waterRisk(navigator, landInSight);
  }
  const required = environment === 'wilderness' && !safe;
  const land =
    required || input.terrain !== undefined ? oneOf(input.terrain, 'terrain', terrains) : undefined;
  if (safe) return noRisk;
  if (environment === 'wilderness' && input.chanceInSix !== undefined)
    return because('chance the referee set', inSix(input.chanceInSix, 'chanceInSix'), 'OSE-WILD-9');
  if (environment === 'wilderness' && land) return because(land, ground(land).lostInSix, 'OSE-WILD-9');
  return because('aerial', tables.terrain.aerial.lostInSix, 'OSE-WILD-9');
}

/**
 * Whether the way is lost today; chances in six, 6 is certain. Dice: d6 unless the chance is 0 or 6. Throws
 * `bad-die`, `bad-input`. OSE-LOST-1, 2, OSE-WILD-9, OSE-WATER-3, 4.
 */
export function navigationLost(
  input: CourseInput,
  dice?: Dice,
): { chanceInSix: InSix; lost: boolean } & Reasoned & Rolled {
  const reason = risk(input);
  const chanceInSix = Number(reason.value);
  const tray = diceTray(dice);
  const certain = chanceInSix === 0 || chanceInSix === 6;
  const lost = certain ? chanceInSix === 6 : tray.face(input.natural, 6, 'natural') <= chanceInSix;
  return { chanceInSix, lost, reasons: [reason], ...tray.log() };
}

/**
 * How far off course a lost party goes, in degrees, left negative. Dice: d6. Throws `bad-die`, `bad-input`.
 * OSE-LOST-3.
 */
export function navigationDrift(input: { natural?: Face }, dice?: Dice): { offsetDegrees: number } & Rolled {
  const tray = diceTray(dice);
  const face = tray.face(given(input).natural, 6, 'natural');
  return { offsetDegrees: atFace(tables.losingDirection.driftDegrees, face), ...tray.log() };
}

const degreesPerSide = 45;
const mostSides = 2;

/**
 * Hex sides by which a march goes wrong, left negative: a map of hexes knows no 45 degrees, so each of them is one side.
 * Throws `bad-input`. OSE-LOST-3.
 */
export function navigationHexSides(input: { offsetDegrees: number }): { sides: number } & Reasoned {
  const degrees = signed(given(input).offsetDegrees, 'offsetDegrees');
  const sides = whole(Math.abs(degrees) / degreesPerSide, 'offsetDegrees', { max: mostSides });
  return {
    sides: sides * Math.sign(degrees) + 0,
    reasons: [because('degrees off the course', degrees, 'OSE-LOST-3')],
  };
}

export const navigationOps = {
  'navigation.lost': navigationLost,
  'navigation.drift': navigationDrift,
  'navigation.hexSides': navigationHexSides,
} as const;
