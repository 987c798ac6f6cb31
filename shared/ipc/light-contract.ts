import { z } from 'zod';
import * as fields from './fields.ts';
import { lightKinds } from './vocabulary.ts';

/** Commands of the lights in a dungeon. */

const done = z.null();
const created = z.object({ id: z.int() });

export const lightCommands = {
  'dungeon.light': {
    input: z.strictObject({ characterId: fields.id, kind: z.enum(lightKinds) }),
    output: created,
  },
  'dungeon.relight': { input: z.strictObject({ lightId: fields.id }), output: done },
  'dungeon.douse': { input: z.strictObject({ lightId: fields.id }), output: done },
  'dungeon.refuel': { input: z.strictObject({ lightId: fields.id }), output: done },
  'dungeon.setTurnsLeft': {
    input: z.strictObject({ lightId: fields.id, turnsLeft: fields.whole(0, 10_000) }),
    output: done,
  },
} as const;
