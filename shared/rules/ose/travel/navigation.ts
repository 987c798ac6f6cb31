import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { flag, given, oneOf } from '../../common/input.ts';
import { because, type Reason, type Reasoned } from '../../common/reason.ts';
import { atFace } from '../../common/spans.ts';
import { ground, tables } from '../tables.ts';
import { terrains, type Face, type InSix, type Terrain } from '../terms.ts';

interface CourseInput {
  environment: 'wilderness' | 'flying' | 'water';
  terrain?: Terrain;
  noRisk?: boolean;
  navigator?: boolean;
  landInSight?: boolean;
  natural?: Face;
}

const { water } = tables;

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
  const required = environment === 'wilderness' && !safe;
  const land =
    required || input.terrain !== undefined ? oneOf(input.terrain, 'terrain', terrains) : undefined;
  if (safe) return because('guide, trail, river or landmark', 0, 'OSE-LOST-1');
  if (environment === 'water') return waterRisk(navigator, landInSight);
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
function navigationDrift(input: { natural?: Face }, dice?: Dice): { offsetDegrees: number } & Rolled {
  const tray = diceTray(dice);
  const face = tray.face(given(input).natural, 6, 'natural');
  return { offsetDegrees: atFace(tables.losingDirection.driftDegrees, face), ...tray.log() };
}

export const navigationOps = {
  'navigation.lost': navigationLost,
  'navigation.drift': navigationDrift,
} as const;
