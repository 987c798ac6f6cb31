import type { CampaignQueryName } from '../../shared/ipc/contract.ts';
import type { QueryHandler } from './query-handler.ts';
import { characterCommands } from './character/commands.ts';
import { characterQueries } from './character/queries.ts';
import { contentQueries } from './content/queries.ts';
import { campaignCommands, clockCommands, logCommands, sessionCommands } from './campaign/commands.ts';
import { campaignViewOf, shellViewOf } from './campaign/queries.ts';
import type { CommandHandler, JournaledCommandName } from './command-context.ts';
import { dungeonCommands } from './dungeon/commands.ts';
import { delveNowOf, dungeonViewOf } from './dungeon/queries.ts';
import { turnSheetQueries } from './dungeon/sheet-queries.ts';
import { deedOptionsOf } from './dungeon/deeds/options.ts';
import { lightQueries } from './dungeon/light-queries.ts';
import { effectCommands } from './effect/commands.ts';
import { effectQueries } from './effect/queries.ts';
import { encounterCommands } from './encounter/commands.ts';
import { encounterQueries } from './encounter/queries.ts';
import { logList, logSessions } from './log/queries.ts';
import { importCommands, importQueries } from './import/area.ts';
import { inventoryCommands } from './inventory/commands.ts';
import { inventoryQueries } from './inventory/queries.ts';
import { needCommands } from './need/commands.ts';
import { needQueries } from './need/queries.ts';
import { organisationCommands } from './organisation/commands.ts';
import { organisationQueries } from './organisation/queries.ts';
import { partyCommands } from './party/commands.ts';
import { partyViewOf } from './party/queries.ts';
import { rewindCommands } from './rewind/commands.ts';
import { placeCommands } from './place/commands.ts';
import { placeQueries } from './place/queries.ts';
import { rewardCommands } from './reward/commands.ts';
import { rewardQueries } from './reward/queries.ts';
import { wanderCommands } from './wander/commands.ts';
import { wanderQueries } from './wander/queries.ts';

/** Every journaled command and its handler; a missing or mistyped one does not compile. */
export const journaledCommands: { [Name in JournaledCommandName]: CommandHandler<Name> } = {
  ...campaignCommands,
  ...sessionCommands,
  ...clockCommands,
  ...logCommands,
  ...characterCommands,
  ...partyCommands,
  ...inventoryCommands,
  ...organisationCommands,
  ...rewardCommands,
  ...importCommands,
  ...dungeonCommands,
  ...encounterCommands,
  ...effectCommands,
  ...needCommands,
  ...placeCommands,
  ...rewindCommands,
  ...wanderCommands,
};

export const campaignQueryHandlers: { [Name in CampaignQueryName]: QueryHandler<Name> } = {
  'shell.view': (desk) => shellViewOf(desk),
  'campaign.view': (desk) => campaignViewOf(desk),
  'party.view': partyViewOf,
  ...characterQueries,
  ...inventoryQueries,
  ...organisationQueries,
  ...rewardQueries,
  ...contentQueries,
  ...importQueries,
  ...wanderQueries,
  ...lightQueries,
  'dungeon.view': dungeonViewOf,
  'dungeon.delve': delveNowOf,
  'deed.options': deedOptionsOf,
  ...turnSheetQueries,
  ...placeQueries,
  ...effectQueries,
  ...needQueries,
  ...encounterQueries,
  'log.list': (desk, input) => logList(desk.campaign.file.sql, input),
  'log.sessions': (desk) => logSessions(desk.campaign.file.sql),
};
