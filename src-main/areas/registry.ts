import type { z } from 'zod';
import type { CampaignQueryName, Queries } from '../../shared/ipc/contract.ts';
import type { Desk } from '../desk/desk.ts';
import { campaignCommands, clockCommands, logCommands, sessionCommands } from './campaign/commands.ts';
import { campaignViewOf, shellViewOf } from './campaign/queries.ts';
import type { CommandHandler, JournaledCommandName } from './command-context.ts';
import { dungeonCommands } from './dungeon/commands.ts';
import { dungeonViewOf } from './dungeon/queries.ts';
import { encounterCommands } from './encounter/commands.ts';
import { logList, logSessions } from './log/queries.ts';
import { partyCommands } from './party/commands.ts';
import { partyViewOf, previewTreasure } from './party/queries.ts';

/** Every journaled command and its handler; a missing or mistyped one does not compile. */
export const journaledCommands: { [Name in JournaledCommandName]: CommandHandler<Name> } = {
  ...campaignCommands,
  ...sessionCommands,
  ...clockCommands,
  ...logCommands,
  ...partyCommands,
  ...dungeonCommands,
  ...encounterCommands,
};

export type QueryHandler<Name extends CampaignQueryName> = (
  desk: Desk,
  input: z.output<Queries[Name]['input']>,
) => z.output<Queries[Name]['output']>;

export const campaignQueryHandlers: { [Name in CampaignQueryName]: QueryHandler<Name> } = {
  'shell.view': (desk) => shellViewOf(desk.file, desk.campaign.trust),
  'campaign.view': (desk) => campaignViewOf(desk.file, desk.campaign.trust),
  'party.view': (desk) => partyViewOf(desk.file.sql),
  'party.previewTreasure': (desk, input) => previewTreasure(desk.file.sql, input),
  'dungeon.view': (desk) => dungeonViewOf(desk.file.sql),
  'log.list': (desk, input) => logList(desk.file.sql, input),
  'log.sessions': (desk) => logSessions(desk.file.sql),
};
