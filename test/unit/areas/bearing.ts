import { nothingSeen } from '../../../shared/ipc/fight/players/players.ts';
import { systemById, travelBy } from '../../../shared/rules/registry.ts';
import { roadDefaults } from '../../../shared/rules/ose/road-settings.ts';
import { defaultSettings } from '../../../shared/rules/system.ts';
import type { Campaign, SettingValue } from '../../../src-main/facts/campaign/read-campaign.ts';
import type { Bearing, BorneItem } from '../../../src-main/facts/party/read-party.ts';
import { readSheet } from '../../../src-main/facts/party/sheet.ts';
import type { CharacterRow } from '../../../src-main/db/tables.ts';

/** A campaign of a system under some settings. */
export function campaignOf(id: string, chosen: Record<string, SettingValue>): Campaign {
  const system = systemById(id);
  const encumbrance = system?.encumbrance.find(({ value }) => value === chosen['encumbrance']);
  if (!system || !encumbrance) throw new Error(`${id} does not weigh by ${String(chosen['encumbrance'])}.`);
  return {
    name: 'The Barrow',
    createdAt: '2026-11-22',
    system,
    settings: { ...defaultSettings(system), ...chosen },
    travel: travelBy('ose'),
    exploration: {
      familiarMultiplier: 3,
      bodyPounds: 175,
      dungeonCheckEvery: 2,
      dungeonChanceInSix: 1,
      checksRollThemselves: false,
      effectsEndThemselves: false,
      windVariable: false,
      road: roadDefaults,
    },
    prices: [],
    players: nothingSeen,
    encumbrance,
    clock: 0,
  };
}

const person: CharacterRow = {
  id: 1,
  position: 1,
  kind: 'character',
  name: 'Hild',
  class_name: 'Fighter',
  class_id: null,
  race_id: null,
  level: 1,
  xp: 0,
  strength: 13,
  intelligence: null,
  wisdom: null,
  dexterity: null,
  constitution: null,
  charisma: null,
  hp: 6,
  max_hp: 8,
  misc_gear: 0,
  carrying_treasure: 0,
  portrait_id: null,
  sheet: '{}',
  state: null,
};

/** Somebody with things; weights in hundredths of a pound. */
export function bearer(
  items: readonly Partial<BorneItem>[],
  { sheet = {}, ...more }: Partial<Omit<CharacterRow, 'sheet'>> & { sheet?: object } = {},
): Bearing {
  const row = { ...person, ...more, sheet: JSON.stringify(sheet) };
  const plain = {
    state: 'carried',
    kind: 'gear',
    name: 'thing',
    quantity: 1,
    weight: 0,
    facts: '{}',
  } as const;
  return {
    row,
    sheet: readSheet(row),
    items: items.map((item, index) => ({ ...plain, id: index + 1, ...item })),
  };
}
