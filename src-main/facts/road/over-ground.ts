import type { Dice } from '../../../shared/dice/dice.ts';
import { isWater, ruleTerrain } from '../../../shared/ipc/travel/travel-words.ts';
import type { RoadGround, Way } from '../../../shared/ipc/travel/travel-words.ts';
import type { Terrain } from '../../../shared/rules/ose/terms.ts';
import { navigationLost, provisionsGround, travelStretch, wanderingCheck } from '../exploration.ts';
import type { Country } from '../map/country.ts';

/**
 * The figures of ground as the road asks for them: those of the rules, or what the referee says over them. Nothing else of
 * the road asks the rules of ground.
 */

/** A stretch of one ground. */
interface Stretch extends Country {
  way: Way;
  miles: number;
}

interface Day {
  allowance: number;
  partsSpent: number;
  /** Ground that they cross as if it were clear. */
  fullSpeedIn?: readonly RoadGround[];
  /** They fly, and no ground slows them. OSE-WILD-5. */
  aloft?: boolean;
}

/** Whole miles of each leg until the parts are spent. Throws where a leg goes over water. OSE-WILD-11, 13. */
export const stretchOver = (
  { allowance, partsSpent, fullSpeedIn = [], aloft = false }: Day,
  legs: readonly Stretch[],
): ReturnType<typeof travelStretch> =>
  travelStretch({
    allowance,
    partsSpent,
    flying: aloft,
    legs: aloft
      ? legs.map(({ miles }) => ({ terrain: 'clear', miles }))
      : legs.map((leg) => legOver(leg, fullSpeedIn)),
  });

const legOver = ({ ground, said, way, miles }: Stretch, fullSpeedIn: readonly RoadGround[]) => ({
  terrain: fullSpeedIn.includes(ground) ? ('clear' as const) : landOf(ground),
  road: way === 'road',
  miles,
  ...(said.mileParts && { mileParts: said.mileParts.value }),
});

/** The legs of a march end where water lies ahead. */
function landOf(ground: RoadGround): Terrain {
  if (isWater(ground)) throw new Error(`A march came upon ${ground}.`);
  return ground;
}

const plenty = 10_000;

/** Parts of the allowance that a mile over land takes. */
export const partsOfMile = (country: Country, isRoad: boolean): number =>
  stretchOver({ allowance: plenty, partsSpent: 0 }, [{ ...country, way: isRoad ? 'road' : 'open', miles: 1 }])
    .partsSpent;

/** What the die for the direction is thrown against. */
export interface Risk {
  asked: Parameters<typeof navigationLost>[0];
  /** Who says what the chance is; null: the rules. */
  by: string | null;
}

/** Who goes over ground: with a navigator of a ship, or through the air. */
interface Goers {
  navigator: boolean;
  aloft: boolean;
  /** Land in sight, as the referee says it; left out, as the water has it. */
  sight?: boolean | null;
}

/** How the way may be lost over such ground; null where a trail, a road or a river leads. OSE-LOST-1, OSE-WILD-9, OSE-WATER-3. */
export function riskOver(
  { ground, said }: Country,
  way: Way,
  { navigator, aloft, sight }: Goers,
): Risk | null {
  if (aloft) return way === 'open' ? { asked: { environment: 'flying' }, by: null } : null;
  if (isWater(ground))
    return ground === 'river'
      ? null
      : {
          asked: {
            environment: 'water',
            terrain: ruleTerrain(ground),
            navigator,
            landInSight: sight ?? ground !== 'sea',
          },
          by: null,
        };
  if (way !== 'open') return null;
  const own = said.lostInSix;
  return {
    asked: { environment: 'wilderness', terrain: ground, ...(own && { chanceInSix: own.value }) },
    by: own?.by ?? null,
  };
}

export const throwRisk = ({ asked, by }: Risk, dice: Dice) => toldBy(by, navigationLost(asked, dice));

/** In six. */
export const chanceOf = ({ asked }: Risk): number => navigationLost({ ...asked, natural: 6 }).chanceInSix;

/** A wandering check over such ground, or in the air. OSE-WILD-17, OSE-WATER-12. */
export function checkOver(
  { ground, said }: Country,
  { modifier, aloft }: { modifier: number; aloft: boolean },
  dice?: Dice,
) {
  if (aloft) {
    const asked = { environment: 'aerial', modifier } as const;
    return wanderingCheck(dice ? asked : { ...asked, natural: 6 }, dice);
  }
  const own = said.checkInSix;
  const asked = {
    environment: isWater(ground) ? 'water' : 'wilderness',
    terrain: ruleTerrain(ground),
    modifier,
    ...(own && { chanceInSix: own.value }),
  } as const;
  return toldBy(own?.by ?? null, wanderingCheck(dice ? asked : { ...asked, natural: 6 }, dice));
}

/** The reason of a chance names whoever said it. */
function toldBy<Told extends ReturnType<typeof navigationLost> | ReturnType<typeof wanderingCheck>>(
  by: string | null,
  told: Told,
): Told {
  if (by === null) return told;
  const [first, ...others] = told.reasons;
  return first ? { ...told, reasons: [{ ...first, source: by, rule: 'referee' }, ...others] } : told;
}

/** Whether there is water to be had, by the campaign's word on streams where the ground alone gives it. OSE-TIME-4. */
export const waterOn = (country: Country, streams: boolean): boolean =>
  country.said.water?.value ??
  provisionsGround({
    terrain: ruleTerrain(country.ground),
    streams,
    waterAtHand: country.waterAt !== null,
  }).water;

/** Whether beasts find green. OSE-HAZ-4. */
export const greenOn = ({ ground, said }: Country, streams: boolean): boolean =>
  said.food?.value ?? provisionsGround({ terrain: ruleTerrain(ground), streams }).grazing;
