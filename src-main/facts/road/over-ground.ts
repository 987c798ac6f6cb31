import type { Dice } from '../../../shared/dice/dice.ts';
import { isWater, ruleTerrain } from '../../../shared/ipc/travel/travel-words.ts';
import type { RoadGround, Way } from '../../../shared/ipc/travel/travel-words.ts';
import type { Reason } from '../../../shared/rules/common/reason.ts';
import type { Terrain } from '../../../shared/rules/travel/grounds.ts';
import { throwLost } from '../../../shared/rules/travel/rules.ts';
import type { Leader, LostRisk, Stretched, TravelRules } from '../../../shared/rules/travel/rules.ts';
import { navigationLost, provisionsGround } from '../exploration.ts';
import { plainCountry } from '../map/country.ts';
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
  rules: TravelRules;
  allowance: number;
  partsSpent: number;
  /** Ground that they cross as if it were clear. */
  fullSpeedIn?: readonly RoadGround[];
  /** They fly, and no ground slows them. OSE-WILD-5. */
  aloft?: boolean;
}

/** Whole miles of each leg until the parts are spent. Throws where a leg goes over water. OSE-WILD-11, 13. */
export const stretchOver = (
  { rules, allowance, partsSpent, fullSpeedIn = [], aloft = false }: Day,
  legs: readonly Stretch[],
): Stretched =>
  rules.stretch({
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
  trail: way === 'trail',
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
export const partsOfMile = (
  { rules, fullSpeedIn }: Pick<Day, 'rules' | 'fullSpeedIn'>,
  country: Country,
  way: Way,
): number =>
  stretchOver({ rules, allowance: plenty, partsSpent: 0, ...(fullSpeedIn && { fullSpeedIn }) }, [
    { ...country, way, miles: 1 },
  ]).partsSpent;

/** Whether a trail takes the slowness of ground too, and not the risk alone. */
export const trailsEase = (rules: TravelRules): boolean =>
  partsOfMile({ rules }, plainCountry('swamp'), 'trail') <
  partsOfMile({ rules }, plainCountry('swamp'), 'open');

/** Who goes over ground: behind a leader, with a navigator of a ship, or through the air. */
interface Goers {
  leader: Leader | null;
  navigator: boolean;
  aloft: boolean;
  /** Land in sight, as the referee says it; left out, as the water has it. */
  sight?: boolean | null;
}

/** How the way may be lost over such ground; null where a trail, a road or a river leads. OSE-LOST-1, OSE-WILD-9, OSE-WATER-3. */
export function riskOver(
  rules: TravelRules,
  { ground, said }: Country,
  way: Way,
  { leader, navigator, aloft, sight }: Goers,
): LostRisk | null {
  if (aloft) return way === 'open' ? inSix({ environment: 'flying' }, 'OSE-WILD-9') : null;
  if (isWater(ground)) {
    if (ground === 'river') return null;
    const terrain = ruleTerrain(ground);
    const landInSight = sight ?? ground !== 'sea';
    return inSix({ environment: 'water', terrain, navigator, landInSight }, 'OSE-WATER-3');
  }
  if (way !== 'open') return null;
  const own = said.lostInSix;
  if (own === null) return rules.lostOnLand({ terrain: ground, leader });
  const chanceInSix = own.value;
  return toldBy(own.by, inSix({ environment: 'wilderness', terrain: ground, chanceInSix }, 'OSE-WILD-9'));
}

/** By the rules of exploration, where a system names nothing else or the referee says a chance in six. */
function inSix(asked: Parameters<typeof navigationLost>[0], rule: string): LostRisk {
  const { chanceInSix, reasons } = navigationLost({ ...asked, natural: 6 });
  return { chance: chanceInSix, sides: 6, rule, reasons };
}

/** The worse first. */
export const worse = (one: LostRisk, other: LostRisk): number =>
  other.chance * one.sides - one.chance * other.sides;

export const throwRisk = (risk: LostRisk, dice: Dice) => throwLost(risk, undefined, dice);

/** A wandering check over such ground, or in the air. OSE-WILD-17, OSE-WATER-12. */
export function checkOver(
  rules: TravelRules,
  { ground, said }: Country,
  { modifier, aloft }: { modifier: number; aloft: boolean },
  dice?: Dice,
) {
  const thrown = dice ? {} : { natural: 6 };
  if (aloft) return rules.check({ environment: 'aerial', modifier, ...thrown }, dice);
  const own = said.checkInSix;
  const asked = { modifier, ...(own && { chanceInSix: own.value }), ...thrown };
  const told = isWater(ground)
    ? rules.check({ ...asked, environment: 'water', terrain: ruleTerrain(ground) }, dice)
    : rules.check({ ...asked, environment: 'wilderness', terrain: ground }, dice);
  return toldBy(own?.by ?? null, told);
}

/** The reason of a chance names whoever said it. */
function toldBy<Told extends { reasons: Reason[] }>(by: string | null, told: Told): Told {
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
