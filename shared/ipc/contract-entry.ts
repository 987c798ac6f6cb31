import type { z } from 'zod';
import type { LogKind } from './vocabulary.ts';

/**
 * Starter content that an answer or a step looks into; it is read before the handler is called. `classesInUse` is
 * the classes where somebody has a class or race of them, so that a party of typed figures never waits for it;
 * `bestiaries` are the creatures of every system's book, `stocking` the tables of every book that prints them, `lists`
 * the program's own.
 */
export const contentNeeds = [
  'classes',
  'classesInUse',
  'equipment',
  'monsters',
  'encounters',
  'prep',
  'bestiaries',
  'stocking',
  'lists',
] as const;
export type ContentNeed = (typeof contentNeeds)[number];

/** One step of the campaign's journal: what it takes, what it answers, where the log shows it. */
export interface StepContract {
  readonly input: z.ZodType;
  /** Left out where the step answers nothing but its sentence. */
  readonly output?: z.ZodType;
  readonly log: LogKind | readonly LogKind[];
  readonly needs?: readonly ContentNeed[];
}
/** Of one area, by the command's name, which bears the area's prefix. */
export type Steps = Readonly<Record<string, StepContract>>;

/** A question about the campaign. */
export interface QueryContract {
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  readonly needs?: readonly ContentNeed[];
}
export type QueriesContract = Readonly<Record<string, QueryContract>>;

/** A command about the program and its files: it stands in no journal. */
export interface CommandContract {
  readonly input: z.ZodType;
  readonly output: z.ZodType;
}
export type CommandsContract = Readonly<Record<string, CommandContract>>;
