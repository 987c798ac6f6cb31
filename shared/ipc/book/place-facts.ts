import { z } from 'zod';
import * as fields from '../fields.ts';

/** What is stored of a door, a trap or a treasure beside its name: its state as it stands. */

export const spikedAs = ['open', 'shut'] as const;

export const doorFacts = z.object({
  open: z.boolean().default(false),
  stuck: z.boolean().default(false),
  locked: z.boolean().default(false),
  barred: z.boolean().default(false),
  secret: z.boolean().default(false),
  /** Of a secret door: the party knows of it. */
  found: z.boolean().default(false),
  spiked: z.enum(spikedAs).nullable().default(null),
});

export const trapFacts = z.object({
  /** What it does. */
  what: fields.words(400).default(''),
  /** How often it goes off when somebody does what sets it off. */
  chanceInSix: fields.whole(0, 6).default(2),
  of: z.enum(['room', 'treasure']).default('room'),
  found: z.boolean().default(false),
  disarmed: z.boolean().default(false),
  sprung: z.boolean().default(false),
});

export const treasureFacts = z.object({
  hidden: z.boolean().default(false),
  taken: z.boolean().default(false),
});

export const otherFacts = z.object({});

export type DoorFacts = z.output<typeof doorFacts>;
export type TrapFacts = z.output<typeof trapFacts>;
export type TreasureFacts = z.output<typeof treasureFacts>;

/** What a referee does to a door with one key, or the party does and the referee notes. */
export const doorActs = [
  'open',
  'shut',
  'force',
  'lock',
  'unlock',
  'stick',
  'free',
  'bar',
  'unbar',
  'spike',
  'unspike',
  'find',
  'forget',
] as const;
export type DoorAct = (typeof doorActs)[number];

export const trapActs = ['find', 'disarm', 'spring', 'reset'] as const;
export type TrapAct = (typeof trapActs)[number];

export const treasureActs = ['take', 'putBack'] as const;
export type TreasureAct = (typeof treasureActs)[number];
