import { z } from 'zod';
import { whole, words } from '../../ipc/fields.ts';
import { creatureLimits } from './creature-limits.ts';
import { appearing, dice } from './fields.ts';

/** What a referee says of a creature of his own, figure by figure. */

const { alternates, attacks, moves, treasures, specials, special, hitDice, feet, xp } = creatureLimits;

const said = (max: number) => words(max).min(1, { error: 'That is empty.' });
const short = said(80);
const shortDice = dice.max(40, { error: 'Dice of at most 40 characters.' });
const armour = whole(-30, 50);
const save = whole(2, 20);
const alignment = z.enum(['Lawful', 'Neutral', 'Chaotic']);
const morale = whole(2, 12);

const armourClass = z.strictObject({
  descending: armour.nullable(),
  ascending: armour.nullable(),
  alternates: z
    .array(z.strictObject({ descending: armour.nullable(), ascending: armour, when: short.nullable() }))
    .max(alternates),
  hit_only_by: short.nullable().exactOptional(),
  always_hit: z.boolean().exactOptional(),
});

const dicePart = z.strictObject({
  dice: whole(0, hitDice),
  die: whole(1, 100),
  modifier: whole(-100, 100),
  modifier_dice: shortDice.exactOptional(),
  asterisks: whole(0, 5),
  hp_fixed: whole(0, 10_000).nullable(),
  hp_average: whole(0, 10_000).nullable(),
  text: said(40),
});

const attack = z.strictObject({
  count: whole(0, 100),
  count_dice: shortDice.exactOptional(),
  count_range: z.strictObject({ min: whole(0, 100), max: whole(0, 100) }).exactOptional(),
  name: short,
  damage: shortDice.nullable(),
  effect: said(200).nullable(),
  by_weapon: z.boolean(),
  by_weapon_modifier: whole(-50, 50).exactOptional(),
  option: whole(1, attacks),
  instead_of: short.exactOptional(),
});

const move = z.strictObject({
  mode: said(40),
  per_turn_ft: whole(0, feet * 20),
  per_round_ft: whole(0, feet),
  turn_distance_ft: whole(0, feet).exactOptional(),
  rate: whole(0, feet).exactOptional(),
  when: short.exactOptional(),
});

const fiveSaves = z.strictObject({ death: save, wands: save, paralysis: save, breath: save, spells: save });
const saves = z.union([fiveSaves, z.strictObject({ single: save, versus_magic: save.exactOptional() })]);
const saveAs = z.strictObject({
  class: said(40),
  level: whole(0, hitDice).nullable(),
  range: z.array(whole(0, hitDice)).length(2).exactOptional(),
  bonus: whole(-20, 20).exactOptional(),
  racial_bonuses: said(40).exactOptional(),
});

const letters = z.array(said(10)).max(treasures);

/**
 * By figure; one that is left out is as its base has it, or follows from its Hit Dice, or nobody says it. Saves without
 * figures are those of whom it saves as.
 */
export const creatureFacts = z.strictObject({
  armourClass: armourClass.exactOptional(),
  hitDice: dicePart.exactOptional(),
  attack: z
    .strictObject({ bonus: whole(-20, 50), thac0: whole(-50, 50).nullable() })
    .nullable()
    .exactOptional(),
  attacks: z.strictObject({ list: z.array(attack).max(attacks), text: words(400) }).exactOptional(),
  movement: z.array(move).max(moves).exactOptional(),
  saves: z.strictObject({ as: saveAs.nullable(), figures: saves.nullable() }).nullable().exactOptional(),
  morale: z
    .strictObject({
      score: morale,
      alternates: z.array(z.strictObject({ value: morale, when: short })).max(alternates),
    })
    .nullable()
    .exactOptional(),
  alignment: z.strictObject({ any: z.array(alignment).max(3), usual: alignment.nullable() }).exactOptional(),
  numberAppearing: z
    .strictObject({
      dungeon: appearing,
      wilderness: appearing,
      lair: appearing,
      note: said(200).exactOptional(),
    })
    .exactOptional(),
  experience: z
    .strictObject({
      points: whole(0, xp),
      alternates: z
        .array(z.strictObject({ value: whole(0, xp), role: short, hd: said(20).exactOptional() }))
        .max(alternates),
    })
    .nullable()
    .exactOptional(),
  challengeLevel: z
    .union([z.enum(['A', 'B']), whole(1, hitDice)])
    .nullable()
    .exactOptional(),
  treasure: z
    .strictObject({
      types: letters,
      lair_types: letters,
      multiplier: z.number().min(0).max(1000),
      extra_gp: shortDice.nullable(),
      special: z.array(said(special)).max(treasures),
    })
    .exactOptional(),
  special: z.array(said(special)).max(specials).exactOptional(),
});

export const creatureTags = z
  .array(said(creatureLimits.tag))
  .max(creatureLimits.tags, { error: `At most ${creatureLimits.tags} words.` });

export type CreatureFacts = z.output<typeof creatureFacts>;
