import { z } from 'zod';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { ownPrices } from '../../../shared/ipc/party/price-list.ts';
import type { OwnPrice } from '../../../shared/ipc/party/price-list.ts';
import { nothingSeen, playersSee } from '../../../shared/ipc/fight/players/players.ts';
import type { PlayersSee } from '../../../shared/ipc/fight/players/players.ts';
import type { EncumbranceMethod } from '../../../shared/rules/exploration/carry.ts';
import { roadDefaults } from '../../../shared/rules/ose/road-settings.ts';
import type { RoadSettings } from '../../../shared/rules/ose/terms.ts';
import { roadByKey, systemById, travelBy } from '../../../shared/rules/registry.ts';
import type { RuleSystem } from '../../../shared/rules/system.ts';
import { defaultSettings } from '../../../shared/rules/system.ts';
import type { TravelRules } from '../../../shared/rules/travel/rules.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { whileUnchanged } from '../../db/while-unchanged.ts';
import { readSetting } from './settings.ts';

export type SettingValue = boolean | string | number;

/** What no time changes: the campaign's name, its rule system, its settings complete with defaults. */
export interface CampaignRules {
  readonly name: string;
  readonly createdAt: string;
  readonly system: RuleSystem;
  readonly settings: Readonly<Record<string, SettingValue>>;
  /** The settings every exploration procedure asks for. */
  readonly exploration: ExplorationSettings;
  /** The referee's own price list. */
  readonly prices: readonly OwnPrice[];
  /** What players may see of a fight. */
  readonly players: PlayersSee;
  /** By whose figures the road and the sea go; a day that has begun keeps its own. */
  readonly travel: TravelRules;
  /** How loads are weighed. */
  readonly encumbrance: EncumbranceMethod;
}

/** The campaign's own facts. */
export interface Campaign extends CampaignRules {
  /** In-world seconds since midnight of day 1. */
  readonly clock: number;
}

export interface ExplorationSettings {
  readonly familiarMultiplier: number;
  /** What a body weighs without its things. */
  readonly bodyPounds: number;
  readonly dungeonCheckEvery: number;
  readonly dungeonChanceInSix: number;
  /** A wandering check that falls due is rolled with the turn that brings it. */
  readonly checksRollThemselves: boolean;
  /** Effects whose time is over are seen to by themselves. */
  readonly effectsEndThemselves: boolean;
  /** The finer table of winds. */
  readonly windVariable: boolean;
  readonly road: Readonly<RoadSettings>;
}

/** Where the price list stands among the stored settings: a choice of the campaign like them. */
export const pricesKey = '$prices';
/** And what players may see. */
export const playersKey = '$players';

const clockSeconds = query.selectFrom('clock').select('seconds').compile();
const campaignRow = query.selectFrom('campaign').selectAll().compile();

/** As `readRules`, with the clock; throws file-damaged when that is gone. */
export const readCampaign = whileUnchanged((sql: Sql): Campaign => {
  const clock = sql.get(clockSeconds);
  if (!clock) throw firstPageLost();
  return { ...readRules(sql), clock: clock.seconds };
});

/**
 * For answers that a turn leaves as they are: they are not asked for again when the clock goes on.
 * Throws file-damaged when the campaign's own row is gone, file-newer when its system is not known here.
 */
export const readRules = whileUnchanged((sql: Sql): CampaignRules => {
  const row = sql.get(campaignRow);
  if (!row) throw firstPageLost();
  const system = systemById(row.system);
  if (!system)
    throw new TurnkeeperError(
      'file-newer',
      `This Turnkeeper does not know the rules "${row.system}". Nothing was changed.`,
    );
  const stored = storedSettings(row.settings);
  const settings = { ...defaultSettings(system) };
  for (const setting of system.settings) {
    const value = readSetting(setting, stored[setting.key]);
    if (value !== undefined) settings[setting.key] = value;
  }
  return {
    name: row.name,
    createdAt: row.created_at,
    system,
    settings,
    prices: storedPrices(stored),
    players: storedPlayers(stored),
    exploration: explorationSettings(settings),
    travel: travelBy(settings[roadByKey]),
    encumbrance: encumbranceMethod(system, settings),
  };
});

const firstPageLost = () =>
  new TurnkeeperError(
    'file-damaged',
    'The campaign has lost its first page. Nothing was changed; open a backup.',
  );

/** Settings that cannot be read are named among the records amiss; till they are mended the usual ones hold. */
function storedSettings(json: string): Record<string, unknown> {
  const parsed = z.record(z.string(), z.unknown()).safeParse(parsedJson(json));
  return parsed.success ? parsed.data : {};
}

function storedPrices({ [pricesKey]: prices = [] }: Record<string, unknown>): OwnPrice[] {
  const parsed = ownPrices.safeParse(prices);
  if (parsed.success) return parsed.data;
  throw new TurnkeeperError(
    'file-damaged',
    'The prices of the campaign cannot be read. Nothing was changed; open a backup.',
  );
}

/** What cannot be read is shown to nobody. */
function storedPlayers({ [playersKey]: players }: Record<string, unknown>): PlayersSee {
  const parsed = playersSee.safeParse(players);
  return parsed.success ? parsed.data : nothingSeen;
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function encumbranceMethod(system: RuleSystem, settings: Record<string, SettingValue>): EncumbranceMethod {
  const [usual] = system.encumbrance;
  const chosen = system.encumbrance.find(({ value }) => value === settings['encumbrance']) ?? usual;
  if (!chosen) throw new Error(`The system ${system.id} has no way of weighing.`);
  return chosen;
}

function explorationSettings(settings: Record<string, SettingValue>): ExplorationSettings {
  const number = (key: string, fallback: number) => {
    const value = settings[key];
    return typeof value === 'number' ? value : fallback;
  };
  return {
    familiarMultiplier: number('familiarMultiplier', 3),
    bodyPounds: number('bodyPounds', 175),
    dungeonCheckEvery: number('dungeonCheckEvery', 2),
    dungeonChanceInSix: number('dungeonChanceInSix', 1),
    checksRollThemselves: settings['checksRollThemselves'] === true,
    effectsEndThemselves: settings['effectsEndThemselves'] === true,
    windVariable: settings['windVariable'] === true,
    road: roadSettings(settings),
  };
}

/** As the campaign has them; a stored setting has the type of its default. */
const roadSettings = (settings: Record<string, SettingValue>): RoadSettings =>
  Object.fromEntries(
    Object.entries(roadDefaults).map(([key, usual]) => [key, settings[key] ?? usual]),
  ) as unknown as RoadSettings;
