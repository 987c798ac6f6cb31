import type { EquipmentFile } from '../../shared/content/schemas/equipment.ts';
import type { Animal, Creature, Hireling, Monster, Vehicle, Vessel } from './creatures.ts';
import { acText, both, joined, number, weightText } from './words.ts';

/** One line that tells a creature, cart or ship from the others in the list. */
export function creatureSummary(creature: Creature, equipment: EquipmentFile | null): string {
  switch (creature.list) {
    case 'animals':
      return equipment ? animalLine(equipment, creature.animal) : '';
    case 'land_vehicles':
      return equipment ? vehicleLine(equipment, creature.vehicle, creature.team) : '';
    case 'water_vessels':
      return equipment ? vesselLine(equipment, creature.vessel) : '';
    case 'hirelings':
      return hirelingLine(creature.hireling, creature.wageGp);
    case 'monsters':
      return monsterLine(creature.monster);
  }
}

const apart = '; ';

/** "120' (40')": feet a turn and, in brackets, a round. */
export const paceText = (turnFeet: number, roundFeet: number): string =>
  `${number(turnFeet)}' (${number(roundFeet)}')`;

function animalLine(file: EquipmentFile, { unencumbered, encumbered }: Animal): string {
  const line = (pace: NonNullable<Animal['encumbered']>) =>
    `${paceText(pace.per_turn_ft, pace.per_round_ft)} up to ${weightText(file, pace.max_load)}`;
  return joined(
    [
      unencumbered && line(unencumbered),
      encumbered && line(encumbered),
      unencumbered && `${unencumbered.miles_per_day} miles a day`,
    ],
    apart,
  );
}

function vehicleLine(file: EquipmentFile, vehicle: Vehicle, team: Vehicle['teams'][number] | null): string {
  const { per_turn_ft: turn, per_round_ft: round, miles_per_day: miles } = vehicle;
  return joined(
    [
      turn !== null && round !== null && paceText(turn, round),
      team && `carries ${weightText(file, team.max_load)}`,
      miles !== null && `${miles} miles a day`,
      acText(vehicle.ac),
      vehicle.hull_points !== null && `hull ${vehicle.hull_points}`,
    ],
    apart,
  );
}

function vesselLine(file: EquipmentFile, vessel: Vessel): string {
  return joined(
    [
      vessel.cargo !== null && `carries ${weightText(file, vessel.cargo)}`,
      ...propulsionLines(vessel),
      acText(vessel.ac),
      vessel.hull_points && `hull ${both(vessel.hull_points)}`,
      vessel.price_note && `price ${vessel.price_note}`,
    ],
    apart,
  );
}

export function propulsionLines({ rowing, sailing }: Vessel): string[] {
  const line = (how: string, by: Vessel['rowing']) =>
    by && joined([`${how} with ${by.crew}`, by.miles_per_day !== null && `${by.miles_per_day} miles a day`]);
  return [line('rowed', rowing), line('sailed', sailing)].filter((each) => each !== null);
}

function hirelingLine(hireling: Hireling, wageGp: number | null): string {
  const most = hireling.wage_gp_per_month_max;
  return joined(
    [
      hireling.kind,
      hireling.equipment,
      acText(hireling.ac),
      hireling.morale !== null && `morale ${hireling.morale}`,
      wageGp !== null && `${number(wageGp)}${most ? `–${number(most)}` : ''} gp a month`,
    ],
    apart,
  );
}

export function monsterLine(monster: Monster): string {
  return joined(
    [
      acText(monster.ac),
      `HD ${monster.hd.text}`,
      monster.attacks_text,
      movementText(monster),
      monster.morale !== null && `morale ${monster.morale}`,
      `${number(monster.xp)} XP`,
    ],
    apart,
  );
}

/** "120' (40'), fly 240' (80')". */
export const movementText = ({ movement }: Pick<Monster, 'movement'>): string =>
  joined(
    movement.map(({ mode, per_turn_ft: turn, per_round_ft: round, when }) =>
      joined([mode !== 'walk' && mode, paceText(turn, round), when], ' '),
    ),
  );
