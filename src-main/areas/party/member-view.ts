import type { z } from 'zod';
import type { memberView } from '../../../shared/ipc/party/views/party-views.ts';
import type { CampaignRules } from '../../facts/campaign/read-campaign.ts';
import { movementRates } from '../../facts/exploration.ts';
import type { ClassesOf } from '../../facts/party/armour-class.ts';
import { armourClassOf } from '../../facts/party/armour-class.ts';
import { loadOf } from '../../facts/party/weighing/load.ts';
import type { CarriedLoad } from '../../facts/party/weighing/load.ts';
import { standingOf } from '../../facts/party/state/standing.ts';
import type { Bearing } from '../../facts/party/read-party.ts';

export type MemberView = z.output<typeof memberView>;

/** Somebody as every window shows them; nothing of it is stored. */
export function memberViewOf(campaign: CampaignRules, bearing: Bearing, content: ClassesOf): MemberView {
  const { row, sheet, items } = bearing;
  const { baseFeet, encounterFeet, ...load } = loadOf(campaign, bearing);
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    className: row.class_name,
    level: row.level,
    hp: row.hp,
    maxHp: row.max_hp,
    standing: standingOf(campaign, row),
    bearers: (bearing.bearers ?? []).map(({ name }) => name),
    strength: row.strength,
    charisma: row.charisma,
    miscGear: row.misc_gear === 1,
    carryingTreasure: row.carrying_treasure === 1,
    conditions: sheet.conditions,
    portraitId: row.portrait_id,
    ac: armourClassOf(campaign, bearing, content),
    load,
    rate: { baseFeet, encounterFeet, reasons: load.reasons },
    movement: movementOf(bearing, { baseFeet, canMove: load.canMove }),
    supplies: suppliesOf(items),
    things: items.length,
  };
}

function movementOf(
  { sheet }: Bearing,
  { baseFeet, canMove }: Pick<CarriedLoad, 'baseFeet' | 'canMove'>,
): MemberView['movement'] {
  const rates = movementRates({ baseFeet, environment: 'dungeon' });
  const ownMiles = canMove ? milesOf(sheet.carrier, baseFeet) : null;
  return { runFeet: rates.runPerRound, milesPerDay: ownMiles ?? rates.milesPerDay };
}

/** The miles written for a beast or ship hold unencumbered, and in that proportion with more. */
function milesOf(carrier: Bearing['sheet']['carrier'], baseFeet: number): number | null {
  if (carrier?.milesPerDay === null || carrier === null) return null;
  const full = carrier.unencumbered.turnFeet;
  return full === 0
    ? carrier.milesPerDay
    : Math.floor((carrier.milesPerDay * Math.min(baseFeet, full)) / full);
}

function suppliesOf(items: Bearing['items']): MemberView['supplies'] {
  const supplies = { torch: 0, oilFlask: 0, lantern: 0, ration: 0, candle: 0, tinder: 0 };
  const isSupply = (kind: string): kind is keyof typeof supplies => Object.hasOwn(supplies, kind);
  for (const { kind, quantity } of items) if (isSupply(kind)) supplies[kind] += quantity;
  return supplies;
}
