import type { SeaFacts } from '../../../src-main/areas/travel/day/happening.ts';

/** A sound ship of 360' under sail, 72 miles a day, before a day that has thrown nothing yet. */
export const plainShip: SeaFacts = {
  vessel: 'Gull',
  goes: 'sail',
  baseFeet: 360,
  sailFeet: 360,
  oarFeet: null,
  rateReasons: [],
  seaworthy: true,
  navigator: true,
  takenOnWater: false,
  windVariable: false,
  tacking: false,
  gale: null,
  sight: null,
  harbourIn: () => null,
  looksOut: true,
  shore: () => null,
  settled: false,
  wind: null,
  windName: null,
  currentDie: null,
  galeDegrees: null,
  galeOutcome: null,
  sweptMiles: 0,
  supperSaid: false,
};
