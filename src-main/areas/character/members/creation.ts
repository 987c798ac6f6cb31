import type { ParsedInput, QueryOutput } from '../../../../shared/ipc/contract.ts';
import { abilityNames } from '../../../../shared/rules/characters/character.ts';
import type { PersonFacts } from '../../../../shared/rules/characters/character.ts';
import type { ContentOf } from '../../../content/content-for.ts';
import type { CharacterRow } from '../../../db/tables.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import { armourClassOf } from '../../../facts/party/armour-class.ts';
import type { ClassesOf } from '../../../facts/party/armour-class.ts';
import { thingRow } from '../../../facts/party/items.ts';
import { loadOf } from '../../../facts/party/weighing/load.ts';
import type { Bearing } from '../../../facts/party/read-party.ts';
import { readSheet } from '../../../facts/party/sheet.ts';
import { sheetFiguresOf } from '../sheet/figures.ts';
import { ownSheetOf } from '../sheet/own-sheet.ts';
import { judgedAs } from '../sheet/judged.ts';

type Draft = ParsedInput<'character.judge'>;

const unknown: PersonFacts = {
  classId: null,
  raceId: null,
  level: 1,
  xp: 0,
  abilities: {
    strength: null,
    intelligence: null,
    wisdom: null,
    dexterity: null,
    constitution: null,
    charisma: null,
  },
};

/** What a new character may become in this campaign. */
export function creationOptionsOf(
  { system }: CampaignRules,
  { classes, equipment }: ContentOf<'classes' | 'equipment'>,
): QueryOutput<'character.options'> {
  const { characters } = system;
  return {
    guided: classes !== null,
    abilities: characters.abilities(unknown, classes).map(({ id, title, short }) => ({ id, title, short })),
    ownSheet: ownSheetOf(characters),
    abilityDice: characters.abilityDice,
    startingGold: equipment?.money.start ?? null,
    classes: classes ? characters.classOptions(classes) : [],
    races: classes ? characters.raceOptions(classes) : [],
    alignments: [...characters.alignments],
  };
}

/** What the choices made so far come to; nothing is stored. */
export function judgementOf(
  campaign: CampaignRules,
  draft: Draft,
  content: ClassesOf,
): QueryOutput<'character.judge'> {
  const bearing = bearingOf(campaign, draft);
  const { classId, raceId, level, abilities } = draft;
  const person = { ...unknown, classId, raceId, level, abilities };
  const { baseFeet, encounterFeet, ...load } = loadOf(campaign, bearing);
  return {
    ...judgedAs(campaign, person, content),
    abilities: campaign.system.characters.abilities(person, content.classes),
    figures: sheetFiguresOf(campaign, bearing, content, person),
    ac: armourClassOf(campaign, bearing, content),
    load,
    rate: { baseFeet, encounterFeet, reasons: load.reasons },
  };
}

const noSheet = '{}';

/** Somebody who is not stored yet, with the things chosen so far. */
function bearingOf({ system }: CampaignRules, { abilities, classId, raceId, level, items }: Draft): Bearing {
  const scores = Object.fromEntries(
    abilityNames.map((name) => [name, abilities[name]]),
  ) as Draft['abilities'];
  const row: CharacterRow = {
    id: 0,
    position: 0,
    kind: 'character',
    name: '',
    class_name: '',
    class_id: classId,
    race_id: raceId,
    level,
    xp: 0,
    ...scores,
    hp: 0,
    max_hp: 0,
    misc_gear: 0,
    carrying_treasure: 0,
    portrait_id: null,
    sheet: noSheet,
    state: null,
  };
  return {
    row,
    sheet: readSheet(row),
    items: items.map((item, index) => ({
      ...thingRow(item, system.weights),
      id: index + 1,
      container_id: null,
      state: item.state,
    })),
  };
}
