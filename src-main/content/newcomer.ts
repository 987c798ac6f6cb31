import { capital } from '../../shared/words/names.ts';
import type { SheetFacts } from '../../shared/ipc/party/sheet.ts';
import { carrierFacts, creatureFacts, sheetFacts } from '../../shared/ipc/party/sheet.ts';
import { propulsionLines } from './creature-words.ts';
import type { Animal, Creature, Hireling, Vehicle, Vessel } from './creatures.ts';
import { acOf, hitPointDice, levelOf, monsterSheet } from './monster-sheet.ts';
import { teamsOf } from './teams.ts';
import { both, joined } from './words.ts';

/** What is stored of a creature, cart or ship that joins the party. */
export interface Newcomer {
  className: string;
  level: number;
  /** Dice to roll for hit points, or a number as dice are written; null where the source gives none. */
  hitPoints: string | null;
  sheet: SheetFacts;
}

type Draft = Partial<SheetFacts>;

/** `saveIds` are the system's own, in the order of the book. Loads are in the file's unit of weight. */
export function newcomerOf(creature: Creature, saveIds: readonly string[]): Newcomer {
  const stored = (className: string, hitPoints: string | null, draft: Draft, level = 0): Newcomer => ({
    className,
    level,
    hitPoints,
    sheet: sheetFacts.parse({ ...draft, printed: draft.overrules ?? {} }),
  });
  switch (creature.list) {
    case 'animals': {
      const { animal, monster, pull } = creature;
      const carrier = animalCarrier(animal, { pull, ...trekking(monster?.special ?? []) });
      if (!monster) return stored('Mount', null, { carrier });
      return stored(
        'Mount',
        hitPointDice(monster),
        { ...monsterSheet(monster, saveIds), carrier },
        levelOf(monster),
      );
    }
    case 'land_vehicles':
      return stored('Vehicle', creature.vehicle.hull_points, vehicleSheet(creature.vehicle, creature.team));
    case 'water_vessels':
      return stored('Vessel', hullOf(creature.vessel), vesselSheet(creature.vessel));
    case 'hirelings':
      return stored(
        creature.hireling.kind === 'mercenary' ? 'Mercenary' : 'Specialist',
        null,
        hirelingSheet(creature.hireling, creature.wageGp),
      );
    case 'monsters':
      return stored(
        'Creature',
        hitPointDice(creature.monster),
        monsterSheet(creature.monster, saveIds),
        levelOf(creature.monster),
      );
  }
}

function animalCarrier(
  { unencumbered, encumbered }: Animal,
  others: Partial<NonNullable<SheetFacts['carrier']>>,
): SheetFacts['carrier'] {
  const carry = (pace: NonNullable<Animal['encumbered']>) => ({
    maxLoad: pace.max_load,
    turnFeet: pace.per_turn_ft,
    roundFeet: pace.per_round_ft,
  });
  if (!unencumbered) return null;
  return carrierFacts.parse({
    unencumbered: carry(unencumbered),
    encumbered: encumbered && carry(encumbered),
    milesPerDay: unencumbered.miles_per_day,
    ...others,
  });
}

/** What a beast's own entry names of its going and its thirst, in days. */
const trekking = (special: readonly string[]): Partial<NonNullable<SheetFacts['carrier']>> => ({
  ...(special.includes('Desert travel') && { fullSpeedIn: ['broken', 'desert'] }),
  ...(special.includes('Water') && { waterDays: 14 }),
});

function vehicleSheet(vehicle: Vehicle, team: Vehicle['teams'][number] | null): Draft {
  const { per_turn_ft: turnFeet, per_round_ft: roundFeet, miles_per_day: milesPerDay } = vehicle;
  const moves = team && turnFeet !== null && roundFeet !== null;
  return {
    overrules: acOf(vehicle.ac),
    notes: joined(
      [team && `Drawn by ${team.animals}.`, vehicle.hardness && `Hardness ${vehicle.hardness}.`],
      ' ',
    ),
    carrier: moves
      ? carrierFacts.parse({
          unencumbered: { maxLoad: team.max_load, turnFeet, roundFeet },
          milesPerDay,
          teams: teamsOf(vehicle),
        })
      : null,
  };
}

/** The smallest of its kind. */
const hullOf = ({ hull_points: hull }: Vessel): string | null => (hull ? String(hull.min) : null);

function vesselSheet(vessel: Vessel): Draft {
  const { hull_points: hull, hardness, ac } = vessel;
  return {
    overrules: acOf(ac),
    notes: joined(
      [
        ...propulsionLines(vessel).map((line) => `${capital(line)}.`),
        hull && hull.max > hull.min && `Hull points ${both(hull)} by length.`,
        hardness && `Hardness ${hardness}.`,
      ],
      ' ',
    ),
    carrier: vesselCarrier(vessel),
  };
}

const feetInYard = 3;
/** On the water a turn goes three times as far as a round where the book names the round only. */
const roundsDistanceInTurn = 3;

/** By sail where it has sails, otherwise by oars. */
function vesselCarrier({ sailing, rowing, cargo, movement_note: inYards }: Vessel): SheetFacts['carrier'] {
  const by = sailing ?? rowing;
  if (!by || by.per_round_ft === null || cargo === null) return null;
  const roundFeet = by.per_round_ft * (inYards === undefined ? 1 : feetInYard);
  const turnFeet = by.per_turn_ft ?? roundFeet * roundsDistanceInTurn;
  return carrierFacts.parse({
    unencumbered: { maxLoad: cargo, turnFeet, roundFeet },
    milesPerDay: by.miles_per_day,
  });
}

const copperInGold = 100;

function hirelingSheet(hireling: Hireling, wageGp: number | null): Draft {
  return {
    overrules: acOf(hireling.ac),
    wage: wageGp === null ? null : Math.round(wageGp * copperInGold),
    notes: hireling.equipment ? `Comes with: ${hireling.equipment}.` : '',
    ...(hireling.morale !== null && { creature: creatureFacts.parse({ morale: hireling.morale }) }),
  };
}
