import { z } from 'zod';
import {
  amount,
  armourClass,
  confidence,
  count,
  dice,
  entryId,
  fileHead,
  gaps,
  range,
  text,
} from './fields.ts';
import { travel } from './travel.ts';

/** Prices in gold pieces; weights, loads and capacities in the file's own unit of weight. */

const cost = amount.nullable();
const weight = amount.nullable();
const material = z.enum(['standard', 'silver']);
const shots = z.string().regex(/^\d+(\/\d+)?$/, { error: 'Shots a round are written like 2 or 1/2.' });
const bands = z.strictObject({ short: count, medium: count, long: count });

const armour = z.strictObject({
  id: entryId,
  name: text,
  kind: z.enum(['armour', 'shield']),
  category: z.enum(['light', 'heavy', 'metal']).nullable(),
  ac: armourClass.nullable(),
  ac_bonus: z.int().nullable(),
  cost_gp: cost,
  weight,
  confidence,
  source: entryId.exactOptional(),
});

const weapon = z.strictObject({
  id: entryId,
  name: text,
  kind: z.enum(['melee', 'melee and thrown', 'missile']),
  damage: dice.nullable(),
  damage_two_handed: dice.nullable(),
  hands: z.int().min(1).max(2),
  size: z.enum(['S', 'M', 'L']).nullable(),
  cost_gp: cost,
  weight,
  range_ft: z.union([bands, z.strictObject({ increment: count })]).nullable(),
  rate_of_fire: shots.nullable(),
  qualities: z.array(text),
  material,
  confidence,
  source: entryId.nullable().exactOptional(),
  note: text.exactOptional(),
});

const ammunition = z.strictObject({
  id: entryId,
  name: text,
  quantity: count,
  cost_gp: cost,
  weight,
  material,
  for: z.array(entryId).min(1),
  damage: dice.nullable().exactOptional(),
  confidence,
});

const gear = z.strictObject({
  id: entryId,
  name: text,
  quantity: count,
  cost_gp: cost,
  weight,
  capacity: weight,
  cost_note: text.exactOptional(),
  confidence,
});

const lightSource = z.strictObject({
  id: entryId,
  name: text,
  radius_ft: count,
  dim_radius_ft: count.nullable(),
  shape: text,
  burn_turns: count.nullable(),
  burn_turns_dice: dice.nullable(),
  burn_note: text.exactOptional(),
  fuel: entryId.nullable(),
  cost_gp_each: amount,
  confidence,
});

const pace = z.strictObject({
  per_turn_ft: count,
  per_round_ft: count,
  miles_per_day: count,
  max_load: amount,
});

const animal = z.strictObject({
  id: entryId,
  name: text,
  cost_gp: cost,
  monster: entryId.nullable(),
  unencumbered: pace.nullable(),
  encumbered: pace.nullable(),
  confidence,
});

const tack = z.strictObject({
  id: entryId,
  name: text,
  quantity: count.exactOptional(),
  cost_gp: cost,
  weight,
  capacity: weight,
  ac: armourClass.nullable(),
  confidence,
});

const landVehicle = z.strictObject({
  id: entryId,
  name: text,
  cost_gp: cost,
  miles_per_day: count.nullable(),
  per_turn_ft: count.nullable(),
  per_round_ft: count.nullable(),
  turn_distance_ft: count.exactOptional(),
  ac: armourClass.nullable(),
  hull_points: dice.nullable(),
  hardness: count.exactOptional(),
  length_ft: range.exactOptional(),
  beam_ft: range.exactOptional(),
  weight: amount.exactOptional(),
  teams: z.array(z.strictObject({ animals: text, max_load: amount })),
  confidence,
});

const propulsion = z.strictObject({
  crew: count,
  unskilled_allowed: z.boolean().nullable(),
  miles_per_day: count.nullable(),
  per_turn_ft: count.nullable(),
  per_round_ft: count.nullable(),
  turn_distance_ft: count.exactOptional(),
});

const waterVessel = z.strictObject({
  id: entryId,
  name: text,
  seaworthy: z.boolean().nullable(),
  cost_gp: cost,
  cost_gp_per_sq_ft: cost,
  cargo: weight,
  cargo_tons: amount.exactOptional(),
  cargo_per_sq_ft: weight,
  usage: z.array(text),
  length_ft: range.nullable(),
  beam_ft: range.nullable(),
  draft_ft: range.nullable(),
  captain: z.boolean().nullable(),
  rowing: propulsion.nullable(),
  sailing: propulsion.nullable(),
  max_mercenaries: count.nullable(),
  ac: armourClass.nullable(),
  hull_points: range.nullable(),
  hull_points_per_10ft_square: count.nullable().exactOptional(),
  hardness: count.exactOptional(),
  ram: z.enum(['no', 'optional', 'built in']).nullable(),
  catapults_max: count.nullable(),
  /** There where paces a round are in yards. */
  movement_note: z.literal('per_round figure is in yards').exactOptional(),
  price_note: text.nullable().exactOptional(),
  confidence,
});

const siegeWeapon = z.strictObject({
  id: entryId,
  name: text,
  cost_gp: cost,
  weight: amount.exactOptional(),
  range_yards: range.exactOptional(),
  range_ft: bands.extend({ short: count.nullable() }).nullable().exactOptional(),
  crew: z
    .array(z.strictObject({ crew: count, attack_bonus: z.int(), rounds_per_shot: count }))
    .exactOptional(),
  crew_min: count.nullable().exactOptional(),
  rate_of_fire: shots.nullable().exactOptional(),
  attack_bonus: z.int().exactOptional(),
  attack_penalty: z.int().nullable().exactOptional(),
  damage: dice.exactOptional(),
  hull_damage: dice.nullable().exactOptional(),
  per: text.exactOptional(),
  confidence,
});

const peoples = z.enum(['human', 'dwarf', 'elf', 'orc', 'goblin']);
const hireling = z.strictObject({
  id: entryId,
  name: text,
  kind: z.enum(['mercenary', 'specialist']),
  ac: armourClass.nullable(),
  equipment: text.nullable().exactOptional(),
  morale: count.nullable(),
  wage_gp_per_month: z.partialRecord(peoples, cost),
  wage_gp_per_month_max: cost.exactOptional(),
  confidence,
});

const structure = z.strictObject({
  id: entryId,
  name: text,
  cost_gp: cost,
  size: text.nullable().exactOptional(),
  confidence,
});

const money = z.strictObject({
  start: dice,
  start_unit: z.literal('gp'),
  coins: z.array(
    z.strictObject({
      id: z.enum(['cp', 'sp', 'ep', 'gp', 'pp']),
      name: text,
      value_gp: amount,
      weight: amount,
    }),
  ),
  coins_per_lb: count,
});

const encumbrance = z.strictObject({
  options: z.array(
    z.strictObject({
      id: z.enum(['basic', 'detailed', 'standard']),
      rows: z.array(
        z.strictObject({
          armour: text.exactOptional(),
          carrying_treasure: z.boolean().exactOptional(),
          load: z.enum(['light', 'heavy']).exactOptional(),
          max_weight: amount.exactOptional(),
          rate: count.exactOptional(),
          per_turn_ft: count,
          per_round_ft: count,
        }),
      ),
      gear_flat_weight: amount.exactOptional(),
    }),
  ),
  max_load: amount.nullable(),
  treasure_weights: z.array(z.strictObject({ id: entryId, weight: amount })),
  capacity_by_strength: z
    .array(
      z.strictObject({
        str_min: count,
        str_max: count,
        light: amount,
        heavy: amount,
        halfling_light: amount,
        halfling_heavy: amount,
      }),
    )
    .exactOptional(),
  animal_heavy_load_speed: z
    .array(z.strictObject({ min: count, max: count, per_round_ft: count }))
    .exactOptional(),
  normal_gear_weight: amount.exactOptional(),
  strength_changes_limits: z.boolean().exactOptional(),
  running_factor: count.exactOptional(),
});

/** What money buys, and what weight does. */
export const equipmentFile = z.strictObject({
  ...fileHead,
  kind: z.literal('equipment'),
  money,
  unarmoured_ac: armourClass,
  armour: z.array(armour),
  weapons: z.array(weapon),
  ammunition: z.array(ammunition),
  gear: z.array(gear),
  light_sources: z.array(lightSource),
  animals: z.array(animal),
  tack: z.array(tack),
  land_vehicles: z.array(landVehicle),
  water_vessels: z.array(waterVessel),
  siege_weapons: z.array(siegeWeapon),
  hirelings: z.array(hireling),
  structures: z.array(structure),
  encumbrance,
  travel,
  gaps,
});
export type EquipmentFile = z.output<typeof equipmentFile>;
