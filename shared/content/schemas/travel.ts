import { z } from 'zod';
import { amount, count, dice, span, text } from './fields.ts';

const terrain = z.array(text).min(1);

/** How far a day goes, and how one gets lost. */
export const travel = z.strictObject({
  miles_per_day: text.nullable(),
  terrain_speed: z.array(z.strictObject({ terrain, factor: amount })),
  lost: text.exactOptional(),
  lost_chance_in_6: z.array(z.strictObject({ terrain, chance: count })).exactOptional(),
  lost_percent: z.array(z.strictObject({ terrain, percent: count })).exactOptional(),
  lost_at_sea: z
    .strictObject({
      with_navigator_in_6: count,
      no_navigator_in_sight_of_land_in_6: count,
      no_navigator_open_sea_in_6: count,
    })
    .exactOptional(),
  forced_march_factor: amount.exactOptional(),
  rest_days_per_travel_days: z.strictObject({ rest: count, travel: count }).exactOptional(),
  forage: z.strictObject({ chance_in_6: count, feeds: dice }).exactOptional(),
  hunt: z.strictObject({ chance_in_6: count }).exactOptional(),
  fly_factor: amount.exactOptional(),
  water_hours_per_day: count.exactOptional(),
  river_current_miles: dice.exactOptional(),
  wind_dice: dice.exactOptional(),
  wind: z
    .array(
      z.strictObject({
        roll: z.strictObject(span),
        name: text,
        sail_factor: amount,
        tack_factor: amount.exactOptional(),
      }),
    )
    .exactOptional(),
});
