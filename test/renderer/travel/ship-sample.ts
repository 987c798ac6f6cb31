import type { QueryOutput } from '../../../shared/ipc/contract.ts';

type Ship = QueryOutput<'ship.view'>['ships'][number];

/** A small ship with the party aboard. */
export const shipSample = (more: Partial<Ship> = {}): Ship => ({
  id: 7,
  name: 'Gull',
  className: 'Sailing ship (small)',
  goes: 'sail',
  sailFeet: 450,
  sailCrew: 10,
  oarFeet: null,
  oarCrew: 0,
  crew: 4,
  companyWorks: true,
  captainWanted: true,
  captain: false,
  navigator: false,
  seaworthy: true,
  takenOnWater: false,
  waters: ['sea', 'coast'],
  hull: { points: 50, most: 60 },
  company: 1,
  hands: 5,
  handsWanted: 10,
  crewDays: 0,
  rate: { value: 405, reasons: [] },
  miles: { value: 81, reasons: [] },
  lacks: ['She wants 10 hands and has 5.', 'She wants a captain and has none.'],
  ...more,
});
