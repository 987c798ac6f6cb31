import { z } from 'zod';
import * as fields from '../../fields.ts';
import type { QueriesContract } from '../../contract-entry.ts';
import { shownAs } from './players-fields.ts';
import type { PlayersField } from './players-fields.ts';

const shown = z.enum(shownAs);

export const playersSee = z.strictObject({
  names: shown,
  order: shown,
  acting: shown,
  round: shown,
  dice: shown,
  conditions: shown,
  health: shown,
  light: shown,
} satisfies Record<PlayersField, typeof shown>);
export type PlayersSee = z.output<typeof playersSee>;

/** Nothing, until the referee says otherwise. */
export const nothingSeen: PlayersSee = {
  names: 'hidden',
  order: 'hidden',
  acting: 'hidden',
  round: 'hidden',
  dice: 'hidden',
  conditions: 'hidden',
  health: 'hidden',
  light: 'hidden',
};

/** One whom the players see. What is kept from them is not there. */
const somebody = z.object({
  name: z.string(),
  ours: z.boolean(),
  health: z.string().exactOptional(),
  conditions: z.array(z.string()).exactOptional(),
  light: z.string().exactOptional(),
});

/** Exactly what may be shown, in words: no id, no figure of a foe, nobody who is hidden. */
export const playersView = z.object({
  round: z.string().exactOptional(),
  acting: z.string().exactOptional(),
  order: z.array(z.string()).exactOptional(),
  dice: z.array(z.string()).exactOptional(),
  who: z.array(somebody),
});

export const playersQueries = {
  /** Of the fight that is named, or of the newest; null where nobody fights. */
  'combat.playersView': {
    input: z.strictObject({ fightId: fields.id.nullable().default(null) }),
    output: playersView.nullable(),
  },
} as const satisfies QueriesContract;
