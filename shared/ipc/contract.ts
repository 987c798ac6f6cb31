import type { z } from 'zod';
import { placeCommands, placeQueries, placeSteps } from './book/place.ts';
import { roomSteps } from './book/room-foe.ts';
import { wanderCommands, wanderQueries, wanderSteps } from './book/wander.ts';
import type { ContentNeed, QueryContract, StepContract } from './contract-entry.ts';
import { amissQueries, amissSteps } from './desk/amiss.ts';
import { appCommands, appQueries } from './desk/app.ts';
import { campaignQueries, campaignSteps, shellQueries } from './desk/campaign.ts';
import { calendarCommands, calendarQueries, calendarSteps } from './desk/calendar.ts';
import { clockSteps } from './desk/clock.ts';
import { diceCommands } from './desk/dice.ts';
import { journalCommands } from './desk/journal.ts';
import { logQueries, logSteps } from './desk/log.ts';
import { rewindCommands, rewindSteps } from './desk/rewind.ts';
import { sessionSteps } from './desk/session.ts';
import { encounterQueries, encounterSteps } from './play/encounter.ts';
import { assetCommands, assetQueries } from './desk/asset.ts';
import { characterQueries, characterSteps } from './party/character.ts';
import { contentQueries } from './party/content.ts';
import { importCommands, importQueries, importSteps } from './party/import.ts';
import { inventoryQueries, inventorySteps } from './party/inventory.ts';
import { itemSteps } from './party/item.ts';
import { organisationQueries, organisationSteps } from './party/organisation.ts';
import { partyQueries, partySteps } from './party/party.ts';
import { rewardQueries, rewardSteps } from './party/reward.ts';
import { sheetCommands } from './party/sheet-export.ts';
import { creatureCommands, creatureQueries, creatureSteps } from './prep/creature.ts';
import { pageQueries, pageSteps, prepQueries } from './prep/page.ts';
import { packCommands, packQueries } from './prep/packs/pack.ts';
import { tonightCommands, tonightSteps } from './prep/tonight.ts';
import { hoardQueries, hoardSteps } from './prep/hoard.ts';
import { somebodyCommands } from './prep/somebody.ts';
import { stockCommands, stockSteps } from './prep/stocking/rooms.ts';
import { stockSiteCommands, stockSiteSteps } from './prep/stocking/sites.ts';
import { tableExportCommands, tableExportQueries } from './prep/table-export.ts';
import { tableQueries, tableSteps } from './prep/table.ts';
import { treasureCommands, treasureQueries, treasureSteps } from './prep/treasure.ts';
import { deedQueries, deedSteps } from './play/deed.ts';
import { dungeonQueries, dungeonSteps } from './play/dungeon.ts';
import { combatCommands, combatQueries, combatSteps } from './fight/combat.ts';
import { rehearsalCommands, rehearsalQueries } from './fight/course/rehearsal.ts';
import { effectQueries, effectSteps } from './play/effect.ts';
import { lightQueries, lightSteps } from './play/light.ts';
import { needQueries, needSteps } from './play/need.ts';
import { promptSteps } from './play/prompt.ts';
import { generateQueries, generateSteps } from './map/map-generate.ts';
import { mapQueries, mapSteps } from './map/map.ts';
import { shipQueries, shipSteps } from './travel/ship.ts';
import { mapExportCommands, mapExportQueries } from './map/map-export.ts';
import { mapImportCommands, mapImportSteps } from './map/map-import.ts';
import { townQueries, townSteps } from './travel/town.ts';
import { wageQueries, wageSteps } from './travel/wage.ts';
import { travelQueries, travelSteps } from './travel/travel.ts';
import { weatherQueries, weatherSteps } from './travel/weather.ts';
import { turnSheetCommands, turnSheetQueries } from './play/turn-sheet.ts';

/** The one contract: every query, step, command and event that crosses between the main process and a window. */

/** Steps of the open campaign: each is one line of its journal. */
export const steps = {
  ...campaignSteps,
  ...sessionSteps,
  ...clockSteps,
  ...calendarSteps,
  ...logSteps,
  ...rewindSteps,
  ...amissSteps,
  ...characterSteps,
  ...partySteps,
  ...inventorySteps,
  ...itemSteps,
  ...organisationSteps,
  ...treasureSteps,
  ...hoardSteps,
  ...rewardSteps,
  ...importSteps,
  ...mapImportSteps,
  ...dungeonSteps,
  ...lightSteps,
  ...promptSteps,
  ...deedSteps,
  ...encounterSteps,
  ...combatSteps,
  ...effectSteps,
  ...needSteps,
  ...travelSteps,
  ...mapSteps,
  ...generateSteps,
  ...shipSteps,
  ...wageSteps,
  ...townSteps,
  ...weatherSteps,
  ...placeSteps,
  ...roomSteps,
  ...wanderSteps,
  ...tableSteps,
  ...creatureSteps,
  ...pageSteps,
  ...tonightSteps,
  ...stockSteps,
  ...stockSiteSteps,
};

/** Commands about the program and its files: they stand in no journal. */
export const deskCommands = {
  ...appCommands,
  ...assetCommands,
  ...combatCommands,
  ...rehearsalCommands,
  ...diceCommands,
  ...importCommands,
  ...mapExportCommands,
  ...calendarCommands,
  ...creatureCommands,
  ...mapImportCommands,
  ...rewindCommands,
  ...sheetCommands,
  ...somebodyCommands,
  ...stockCommands,
  ...stockSiteCommands,
  ...treasureCommands,
  ...packCommands,
  ...placeCommands,
  ...tableExportCommands,
  ...tonightCommands,
  ...turnSheetCommands,
  ...wanderCommands,
};

export const fileQueries = {
  ...assetQueries,
  ...shellQueries,
  ...campaignQueries,
  ...calendarQueries,
  ...amissQueries,
  ...characterQueries,
  ...partyQueries,
  ...inventoryQueries,
  ...organisationQueries,
  ...rewardQueries,
  ...contentQueries,
  ...creatureQueries,
  ...packQueries,
  ...pageQueries,
  ...prepQueries,
  ...treasureQueries,
  ...hoardQueries,
  ...importQueries,
  ...dungeonQueries,
  ...turnSheetQueries,
  ...lightQueries,
  ...deedQueries,
  ...encounterQueries,
  ...combatQueries,
  ...rehearsalQueries,
  ...effectQueries,
  ...needQueries,
  ...travelQueries,
  ...mapQueries,
  ...generateQueries,
  ...shipQueries,
  ...wageQueries,
  ...townQueries,
  ...weatherQueries,
  ...mapExportQueries,
  ...placeQueries,
  ...wanderQueries,
  ...tableQueries,
  ...tableExportQueries,
  ...logQueries,
};

export const queries = { ...appQueries, ...fileQueries };
export const commands = { ...deskCommands, ...journalCommands, ...steps };

type Queries = typeof queries;
type StepEntries = typeof steps;
type OtherCommands = typeof deskCommands & typeof journalCommands;

export type QueryName = keyof Queries;
export type QueryInput<Name extends QueryName> = z.input<Queries[Name]['input']>;
export type QueryOutput<Name extends QueryName> = z.output<Queries[Name]['output']>;
export type FileQueryName = keyof typeof fileQueries;

export type StepName = keyof StepEntries;
export type DeskCommandName = keyof typeof deskCommands;
export type CommandName = StepName | keyof OtherCommands;
export type CommandInput<Name extends CommandName> = z.input<(typeof commands)[Name]['input']>;
export type CommandOutput<Name extends CommandName> = (typeof commands)[Name] extends {
  output: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : null;

/** An input as its handler gets it: parsed, with every default filled in. */
export type ParsedInput<Name extends CommandName | QueryName> = Name extends CommandName
  ? z.output<(typeof commands)[Name]['input']>
  : Name extends QueryName
    ? z.output<Queries[Name]['input']>
    : never;

type Entry<Name extends StepName | FileQueryName> = Name extends StepName
  ? StepEntries[Name]
  : Name extends FileQueryName
    ? Queries[Name]
    : never;

/** The starter content that a step or a query says it looks into. */
export type NeedsOf<Name extends StepName | FileQueryName> =
  Entry<Name> extends {
    needs: readonly (infer Need extends ContentNeed)[];
  }
    ? Need
    : never;

/** What main tells every window: rows of these tables changed, or facts of the desk beyond the file (`desk`). */
export type DeskEvent =
  | { type: 'changed'; revision: number; tables: readonly string[] | 'everything' }
  | { type: 'progress'; job: string; done: number; total: number }
  /** The reference is asked to open at this entry. */
  | { type: 'look'; at: string };

export const isQueryName = (name: string): name is QueryName => Object.hasOwn(queries, name);
export const isFileQueryName = (name: string): name is FileQueryName => Object.hasOwn(fileQueries, name);
export const isCommandName = (name: string): name is CommandName => Object.hasOwn(commands, name);
export const isStepName = (name: string): name is StepName => Object.hasOwn(steps, name);

/** What the contract says of a step beside its schemas. */
export const stepEntry = (name: StepName): StepContract => steps[name];
export const fileQueryEntry = (name: FileQueryName): QueryContract => fileQueries[name];
