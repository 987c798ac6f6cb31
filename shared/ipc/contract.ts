import type { z } from 'zod';
import { appCommands, appQueries } from './app-contract.ts';
import { campaignCommands, campaignQueries } from './campaign-contract.ts';
import { queryTopics } from './topics.ts';
import type { Topic } from './vocabulary.ts';

/**
 * The one contract: every query, command and event that crosses between the main process and a window.
 * The topics (tables) each query reads stand in topics.ts, free of schemas for the renderer's sake.
 */
export const queries = { ...appQueries, ...campaignQueries };
export const commands = { ...appCommands, ...campaignCommands };

export type QueryTopics = Record<QueryName, readonly Topic[]>;
queryTopics satisfies QueryTopics;

export type Queries = typeof queries;
export type QueryName = keyof Queries;
export type QueryInput<Name extends QueryName> = z.input<Queries[Name]['input']>;
export type QueryOutput<Name extends QueryName> = z.output<Queries[Name]['output']>;

export type Commands = typeof commands;
export type CommandName = keyof Commands;
export type CommandInput<Name extends CommandName> = z.input<Commands[Name]['input']>;
export type CommandOutput<Name extends CommandName> = z.output<Commands[Name]['output']>;

export type CampaignQueryName = keyof typeof campaignQueries;
export type AppCommandName = keyof typeof appCommands;
export type CampaignCommandName = keyof typeof campaignCommands;

/** What main tells every window. */
export type DeskEvent =
  | { type: 'changed'; revision: number; topics: string[] }
  | { type: 'progress'; job: string; done: number; total: number };

export const isQueryName = (name: string): name is QueryName => Object.hasOwn(queries, name);
export const isCommandName = (name: string): name is CommandName => Object.hasOwn(commands, name);
export const isCampaignCommandName = (name: string): name is CampaignCommandName =>
  Object.hasOwn(campaignCommands, name);
export const isCampaignQueryName = (name: string): name is CampaignQueryName =>
  Object.hasOwn(campaignQueries, name);
