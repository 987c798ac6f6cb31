import { z } from 'zod';
import { counted } from '../../../shared/words/figures.ts';
import { packCreature } from '../pack/pack-format.ts';

/** A creature as an import takes it: of a pack, of another program, of a note. */

const told = packCreature.omit({ name: true, system: true, base: true, picture: true });

/** What it tells of itself; of a variant only what differs. */
export const bookCreature = packCreature.extend({
  is: z.literal('creature'),
  /** All of a variant, for when what it is one of is not taken along; null where nobody knows more. */
  whole: told.nullable(),
});

export type BookCreature = z.output<typeof bookCreature>;
export type ToldCreature = z.output<typeof told>;

/** "variant of goblin, HD 2, AC 5 [14], 1 club (1d6), morale 9". */
export function creatureSummary({ facts, base, picture }: BookCreature): string {
  const { hitDice, armourClass, attacks, movement, morale, special } = facts;
  const { descending: down = null, ascending: up = null } = armourClass ?? {};
  const armour = down === null ? String(up) : up === null ? String(down) : `${down} [${up}]`;
  const isWhole = base === null;
  return [
    ...(isWhole ? [] : [`variant of ${'own' in base ? base.own : base.id}`]),
    ...(hitDice === undefined ? (isWhole ? ['no Hit Dice'] : []) : [`HD ${hitDice.text}`]),
    ...(down === null && up === null ? (isWhole ? ['no armour class'] : []) : [`AC ${armour}`]),
    ...(attacks === undefined || attacks.list.length === 0
      ? isWhole
        ? ['no attacks']
        : []
      : [attacks.text]),
    ...(movement === undefined ? [] : [counted(movement.length, 'way of moving', 'ways of moving')]),
    ...(morale == null ? [] : [`morale ${morale.score}`]),
    ...(special === undefined ? [] : [counted(special.length, 'power')]),
    ...(picture === null ? [] : ['a picture']),
  ].join(', ');
}
