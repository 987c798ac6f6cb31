import type { Dice } from '../../../dice/dice.ts';
import { clamp } from '../../common/arithmetic.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { given, inSix, modifier as readModifier, oneOf, refuse, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';
import { terrains, type Terrain } from '../../travel/grounds.ts';
import { waterTerrains, type Face, type InSix, type WaterTerrain } from '../terms.ts';

type WanderingEnvironment = 'dungeon' | 'wilderness' | 'aerial' | 'water';

/** Turns between two checks in the dungeon; 1 or more. Throws `bad-input`. */
export const checkInterval = (value: unknown): number =>
  value === undefined ? tables.dungeon.wanderingEveryTurns : whole(value, 'everyTurns', { min: 1 });

/**
 * Whether a wandering monster check is due: in the dungeon at the start of the turn about to be played, elsewhere
 * while checks are left today. Throws `bad-input`. OSE-WAND-1, 7, OSE-WILD-16, OSE-WATER-11.
 */
export function wanderingDue(
  input:
    | { environment: 'dungeon'; turn: number; everyTurns?: number }
    | { environment: 'wilderness' | 'water'; checksMadeToday: number; checksPerDay?: number },
): { due: boolean } & Reasoned {
  oneOf(given(input).environment, 'environment', ['dungeon', 'wilderness', 'water']);
  if (input.environment === 'dungeon') {
    const turn = whole(input.turn, 'turn', { min: 1 });
    const every = checkInterval(input.everyTurns);
    const reasons = [
      because('a check every so many turns', every, 'OSE-WAND-7'),
      because('turn', turn, 'OSE-WAND-7'),
    ];
    return { due: turn % every === 0, reasons };
  }
  const rule = input.environment === 'water' ? 'OSE-WATER-11' : 'OSE-WILD-16';
  const made = whole(input.checksMadeToday, 'checksMadeToday');
  const { maxChecksPerDay, usualChecksPerDay } = tables.overland;
  const { checksPerDay = usualChecksPerDay } = input;
  const wanted = whole(checksPerDay, 'checksPerDay', { min: 0, max: maxChecksPerDay });
  return {
    due: made < wanted,
    reasons: [because('checks a day', wanted, rule), because('made today', made, rule)],
  };
}

interface Usual {
  chance: number;
  source: string;
  rule: string;
}

/** The usual chance of the place; null where it depends on a terrain that was not given. */
function usualChance(environment: WanderingEnvironment, terrain: string | undefined): Usual | null {
  switch (environment) {
    case 'dungeon':
      return { chance: tables.dungeon.wanderingInSix, source: 'dungeon', rule: 'OSE-WAND-8' };
    case 'aerial':
      return { chance: tables.terrain.aerial.wanderingInSix, source: 'aerial', rule: 'OSE-WILD-17' };
    case 'wilderness': {
      if (terrain === undefined) return null;
      const land = oneOf(terrain, 'terrain', terrains);
      return { chance: tables.terrain[land].wanderingInSix, source: land, rule: 'OSE-WILD-17' };
    }
    case 'water': {
      if (terrain === undefined) return null;
      const water = oneOf(terrain, 'terrain', waterTerrains);
      return { chance: tables.water.wanderingInSix[water], source: water, rule: 'OSE-WATER-12' };
    }
  }
}

/**
 * A wandering monster check; chances in six, kept within 0..6. Dice: d6 unless the chance is 0 or 6. Throws
 * `bad-die`, `bad-input`. OSE-WAND-2, 4 to 6, 8, OSE-WILD-17, OSE-WATER-12.
 */
export function wanderingCheck(
  input: {
    environment: WanderingEnvironment;
    terrain?: Terrain | WaterTerrain;
    chanceInSix?: InSix;
    modifier?: number;
    natural?: Face;
  },
  dice?: Dice,
): { chanceInSix: InSix; encounter: boolean } & Reasoned & Rolled {
  const { chanceInSix: own, natural, terrain, modifier } = given(input);
  const place = oneOf(input.environment, 'environment', ['dungeon', 'wilderness', 'aerial', 'water']);
  const usual = usualChance(place, terrain);
  const base =
    own === undefined
      ? (usual ?? refuse('terrain', 'given'))
      : { chance: inSix(own, 'chanceInSix'), source: 'chance set for this dungeon', rule: 'OSE-WAND-2' };
  const change = readModifier(modifier, 'modifier');
  const chanceInSix = clamp(base.chance + change, 0, 6);
  const tray = diceTray(dice);
  const certain = chanceInSix === 0 || chanceInSix === 6;
  const encounter = certain ? chanceInSix === 6 : tray.face(natural, 6, 'natural') <= chanceInSix;
  return {
    chanceInSix,
    encounter,
    reasons: [
      because(base.source, base.chance, base.rule),
      ...parts(because('noise, light or hiding', change, change < 0 ? 'OSE-WAND-5' : 'OSE-WAND-4')),
      because('chance in six', chanceInSix, 'OSE-WAND-6'),
    ],
    ...tray.log(),
  };
}

export const wanderingOps = {
  'wandering.due': wanderingDue,
  'wandering.check': wanderingCheck,
} as const;
