import type { EquipmentFile } from '../../shared/content/schemas/equipment.ts';
import type { MonstersFile } from '../../shared/content/schemas/monsters.ts';
import { TurnkeeperError } from '../../shared/errors.ts';
import { pullOfAnimal } from './teams.ts';
import type { CharacterKind, Confidence } from '../../shared/ipc/vocabulary.ts';

export type Monster = MonstersFile['entries'][number];
/** Whatever has entries of creatures: a book, or all that may be met in a campaign. */
export type Monsters = { readonly entries: readonly Monster[] } | null;
export type Animal = EquipmentFile['animals'][number];
export type Vehicle = EquipmentFile['land_vehicles'][number];
export type Vessel = EquipmentFile['water_vessels'][number];
export type Hireling = EquipmentFile['hirelings'][number];

interface Named {
  id: string;
  name: string;
  kind: CharacterKind;
  costGp: number | null;
  confidence: Confidence;
}

/** Whatever can join the party, each in its list. A cart stands there once for each team, a mercenary for each people. */
export type Creature = Named &
  (
    | { list: 'animals'; animal: Animal; monster: Monster | null; pull: number }
    | { list: 'land_vehicles'; vehicle: Vehicle; team: Vehicle['teams'][number] | null }
    | { list: 'water_vessels'; vessel: Vessel }
    | { list: 'hirelings'; hireling: Hireling; wageGp: number | null }
    | { list: 'monsters'; monster: Monster }
  );

export function creaturesOf(equipment: EquipmentFile | null, monsters: Monsters): Creature[] {
  const bestiary = monsters?.entries ?? [];
  return [
    ...(equipment?.animals ?? []).map((animal) =>
      mount(animal, bestiary, pullOfAnimal(animal, equipment?.land_vehicles ?? [])),
    ),
    ...(equipment?.land_vehicles ?? []).flatMap(vehicles),
    ...(equipment?.water_vessels ?? []).map(vesselOf),
    ...(equipment?.hirelings ?? []).flatMap(hirelings),
    ...bestiary.map(monsterOf),
  ];
}

export function needCreature(creatures: readonly Creature[], list: string, id: string): Creature {
  const found = creatures.find((creature) => creature.list === list && creature.id === id);
  if (found) return found;
  const message = `The starter content has no ${id} in its list ${list}. Nobody was added; choose from the list again.`;
  throw new TurnkeeperError('not-found', message, { id: 'Not in the list.' });
}

const mount = (animal: Animal, bestiary: readonly Monster[], pull: number): Creature => ({
  list: 'animals',
  id: animal.id,
  name: animal.name,
  kind: 'mount',
  costGp: animal.cost_gp,
  confidence: animal.confidence,
  animal,
  monster: bestiary.find(({ id }) => id === animal.monster) ?? null,
  pull,
});

function vehicles(vehicle: Vehicle): Creature[] {
  const { id, name, teams, cost_gp: costGp, confidence } = vehicle;
  const one = (team: Vehicle['teams'][number] | null, index: number): Creature => ({
    list: 'land_vehicles',
    id: variantId(id, index === 0 ? null : String(index + 1)),
    name: team ? `${name} (${team.animals})` : name,
    kind: 'vehicle',
    costGp,
    confidence,
    vehicle,
    team,
  });
  return teams.length === 0 ? [one(null, 0)] : teams.map(one);
}

const vesselOf = (vessel: Vessel): Creature => ({
  list: 'water_vessels',
  id: vessel.id,
  name: vessel.name,
  kind: 'vessel',
  costGp: vessel.cost_gp,
  confidence: vessel.confidence,
  vessel,
});

function hirelings(hireling: Hireling): Creature[] {
  const { id, name, confidence } = hireling;
  const wages = Object.entries(hireling.wage_gp_per_month).filter(([, wage]) => wage !== null);
  const one = (people: string | null, wageGp: number | null, index: number): Creature => ({
    list: 'hirelings',
    id: variantId(id, index === 0 ? null : people),
    name: wages.length > 1 ? `${name} (${people ?? ''})` : name,
    kind: 'mercenary',
    costGp: null,
    confidence,
    hireling,
    wageGp,
  });
  return wages.length === 0
    ? [one(null, null, 0)]
    : wages.map(([people, wage], index) => one(people, wage, index));
}

const variantId = (id: string, variant: string | null) => (variant === null ? id : `${id}~${variant}`);

const monsterOf = (monster: Monster): Creature => ({
  list: 'monsters',
  id: monster.id,
  name: monster.name,
  kind: 'creature',
  costGp: null,
  confidence: monster.confidence,
  monster,
});
