import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { shipLimits } from '../../../../shared/ipc/travel/ship.ts';
import { propulsions, waters } from '../../../../shared/ipc/travel/travel-words.ts';
import { parseNumber } from '../../../components/fields/number-text.ts';
import type { ShipView } from '../travel-types.ts';

type Facts = CommandInput<'ship.setFacts'>['facts'];

export const feetLimits = { min: 0, max: shipLimits.feet } as const;
export const handLimits = { min: 0, max: shipLimits.hands } as const;

const flags = ['companyWorks', 'captainWanted', 'captain', 'navigator', 'seaworthy', 'takenOnWater'] as const;

/** A vessel's facts as they are typed; what differs from what stands is what is sent. */
export class ShipForm {
  readonly ship: ShipView;
  goes = $state('');
  sailFeet = $state('');
  sailCrew = $state('');
  oarFeet = $state('');
  oarCrew = $state('');
  crew = $state('');
  companyWorks = $state(false);
  captainWanted = $state(false);
  captain = $state(false);
  navigator = $state(false);
  seaworthy = $state(false);
  takenOnWater = $state(false);
  readonly fit = $state<Record<string, boolean>>({});

  constructor(ship: ShipView) {
    this.ship = ship;
    this.goes = ship.goes;
    this.sailFeet = textOf(ship.sailFeet);
    this.sailCrew = textOf(ship.sailCrew);
    this.oarFeet = textOf(ship.oarFeet);
    this.oarCrew = textOf(ship.oarCrew);
    this.crew = textOf(ship.crew);
    for (const flag of flags) this[flag] = ship[flag];
    for (const water of waters) this.fit[water] = ship.waters.includes(water);
  }

  get bad(): boolean {
    return [
      [this.sailFeet, feetLimits] as const,
      [this.oarFeet, feetLimits] as const,
      [this.sailCrew, handLimits] as const,
      [this.oarCrew, handLimits] as const,
      [this.crew, handLimits] as const,
    ].some(([text, limits]) => parseNumber(text, limits).problem !== null);
  }

  /** What is said of her anew; null where nothing is. */
  get changes(): Facts | null {
    const { ship } = this;
    const now = {
      goes: propulsions.find((each) => each === this.goes) ?? ship.goes,
      sailFeet: feetOf(this.sailFeet),
      sailCrew: feetOf(this.sailCrew) ?? 0,
      oarFeet: feetOf(this.oarFeet),
      oarCrew: feetOf(this.oarCrew) ?? 0,
      crew: feetOf(this.crew) ?? 0,
      companyWorks: this.companyWorks,
      captainWanted: this.captainWanted,
      captain: this.captain,
      navigator: this.navigator,
      seaworthy: this.seaworthy,
      takenOnWater: this.takenOnWater,
    };
    const fit = waters.filter((water) => this.fit[water] === true);
    const changed = Object.entries(now).filter(([fact, value]) => ship[fact as keyof typeof now] !== value);
    const sameWaters = fit.length === ship.waters.length && fit.every((water) => ship.waters.includes(water));
    if (changed.length === 0 && sameWaters) return null;
    return { ...Object.fromEntries(changed), ...(!sameWaters && { waters: fit }) };
  }
}

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** Empty is none. */
const feetOf = (text: string): number | null =>
  parseNumber(text, handLimits).value ?? parseNumber(text).value;
