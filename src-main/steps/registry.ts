import type { FileQueryName } from '../../shared/ipc/contract.ts';
import { amissQueries } from '../areas/amiss/queries.ts';
import { amissSteps } from '../areas/amiss/steps.ts';
import { assetQueries } from '../areas/asset/queries.ts';
import { bestiaryQueries } from '../areas/bestiary/queries.ts';
import { creatureSteps } from '../areas/bestiary/steps.ts';
import { calendarQueries } from '../areas/calendar/queries.ts';
import { calendarSteps } from '../areas/calendar/steps.ts';
import { campaignQueries } from '../areas/campaign/queries.ts';
import { campaignSteps, clockSteps, logSteps, sessionSteps } from '../areas/campaign/steps.ts';
import { characterQueries } from '../areas/character/queries.ts';
import { characterSteps } from '../areas/character/steps.ts';
import { combatQueries } from '../areas/combat/queries.ts';
import { combatSteps } from '../areas/combat/steps.ts';
import { contentQueries } from '../areas/content/queries.ts';
import { deedQueries } from '../areas/deeds/queries.ts';
import { deedSteps } from '../areas/deeds/steps.ts';
import { dungeonQueries } from '../areas/dungeon/queries.ts';
import { dungeonSteps } from '../areas/dungeon/steps.ts';
import { effectQueries } from '../areas/effect/queries.ts';
import { effectSteps } from '../areas/effect/steps.ts';
import { encounterQueries } from '../areas/encounter/queries.ts';
import { encounterSteps } from '../areas/encounter/steps.ts';
import { generate, growOn } from '../areas/map/generate.ts';
import { importQueries, slowImportSteps } from '../areas/import/area.ts';
import { inventoryQueries } from '../areas/inventory/queries.ts';
import { inventorySteps } from '../areas/inventory/steps.ts';
import { itemSteps } from '../areas/inventory/truth/steps.ts';
import { lightQueries } from '../areas/light/queries.ts';
import { lightSteps } from '../areas/light/steps.ts';
import { logQueries } from '../areas/log/queries.ts';
import { needQueries } from '../areas/need/queries.ts';
import { needSteps } from '../areas/need/steps.ts';
import { organisationQueries } from '../areas/organisation/queries.ts';
import { organisationSteps } from '../areas/organisation/steps.ts';
import { pageQueries, prepQueries } from '../areas/pages/queries.ts';
import { pageSteps } from '../areas/pages/steps.ts';
import { tonightSteps } from '../areas/pages/tonight-steps.ts';
import { partyQueries } from '../areas/party/queries.ts';
import { partySteps } from '../areas/party/steps.ts';
import { placeQueries } from '../areas/place/queries.ts';
import { roomSteps } from '../areas/place/foe-steps.ts';
import { placeSteps } from '../areas/place/steps.ts';
import { promptSteps } from '../areas/prompts/steps.ts';
import { rewardQueries } from '../areas/reward/queries.ts';
import { rewardSteps } from '../areas/reward/steps.ts';
import { rewindSteps } from '../areas/rewind/steps.ts';
import { mapQueries } from '../areas/map/queries.ts';
import { mapSteps } from '../areas/map/steps.ts';
import { shipQueries } from '../areas/ship/queries.ts';
import { townQueries } from '../areas/travel/town/queries.ts';
import { townSteps } from '../areas/travel/town/steps.ts';
import { wageQueries } from '../areas/wage/queries.ts';
import { wageSteps } from '../areas/wage/steps.ts';
import { shipSteps } from '../areas/ship/steps.ts';
import { weatherQueries } from '../areas/weather/queries.ts';
import { weatherSteps } from '../areas/weather/steps.ts';
import { hoardSteps } from '../areas/treasure/hoard/steps.ts';
import { hoardQueries, treasureQueries } from '../areas/treasure/queries.ts';
import { treasureSteps } from '../areas/treasure/steps.ts';
import { travelQueries } from '../areas/travel/queries.ts';
import { travelSteps } from '../areas/travel/steps.ts';
import { stockSteps } from '../areas/stocking/steps.ts';
import { packQueries } from '../areas/packs/queries.ts';
import { tableQueries } from '../areas/tables/queries.ts';
import { tableSteps } from '../areas/tables/steps.ts';
import { turnSheetQueries } from '../areas/turn-sheet/queries.ts';
import { wanderQueries } from '../areas/wander/queries.ts';
import { wanderSteps } from '../areas/wander/steps.ts';
import type { QueryOf } from './query-handler.ts';
import type { QuickStepName, SlowStepName, SlowStepOf, StepOf } from './step-context.ts';

/** Every step of the journal and its handler; a missing or mistyped one does not compile. */
export const stepHandlers: { [Name in QuickStepName]: StepOf<Name> } = {
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
};

/** Those that are taken in slices. */
export const slowStepHandlers: { [Name in SlowStepName]: SlowStepOf<Name> } = {
  ...slowImportSteps,
  'map.generate': generate,
  'map.grow': growOn,
};

/** Every question about the open campaign and its handler. */
export const fileQueryHandlers: { [Name in FileQueryName]: QueryOf<Name> } = {
  ...assetQueries,
  ...campaignQueries,
  ...calendarQueries,
  ...amissQueries,
  ...characterQueries,
  ...partyQueries,
  ...inventoryQueries,
  ...organisationQueries,
  ...rewardQueries,
  ...contentQueries,
  ...bestiaryQueries,
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
  ...effectQueries,
  ...needQueries,
  ...travelQueries,
  ...mapQueries,
  ...shipQueries,
  ...wageQueries,
  ...townQueries,
  ...weatherQueries,
  ...placeQueries,
  ...wanderQueries,
  ...packQueries,
  ...tableQueries,
  ...logQueries,
};
