import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { ClassesOf } from '../../../facts/party/armour-class.ts';
import { personOf } from '../../../facts/party/gear.ts';
import { itemViews } from '../../party/item-views.ts';
import { isPerson } from '../../../facts/party/kinds.ts';
import { memberViewOf } from '../../party/member-view.ts';
import type { Member } from '../../../facts/party/read-party.ts';
import type { Sql } from '../../../db/sql.ts';
import { readFatigue } from '../../../facts/delve/read-delve.ts';
import { passingView, readPassing } from '../../../facts/needs/passing.ts';
import { figuresNow } from './figures-now.ts';
import { judgedAs } from './judged.ts';
import { nextLevelOf } from '../levels/next-level.ts';
import { ownSheetOf } from './own-sheet.ts';
import { remarksOf } from './remarks.ts';
import { xpBonusOf } from '../levels/xp-bonus.ts';

export type CharacterView = QueryOutput<'character.view'>;

/** The whole sheet of somebody as they stand now. */
export const characterViewNow = (
  sql: Sql,
  campaign: CampaignRules,
  member: Member,
  content: ClassesOf,
): CharacterView => characterViewOf(campaign, member, content, readPassing(sql, campaign, readFatigue(sql)));

function characterViewOf(
  campaign: CampaignRules,
  member: Member,
  content: ClassesOf,
  passingOf: ReturnType<typeof readPassing>,
): CharacterView {
  const { row, sheet, items } = member;
  const { system } = campaign;
  const person = personOf(row);
  const view = memberViewOf(campaign, member, content);
  const passing = passingOf(view);
  const judged = judgedAs(campaign, person, content);
  const next = nextLevelOf(campaign, row, content);
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    className: row.class_name,
    classId: row.class_id,
    raceId: row.race_id,
    raceName: raceName(campaign, row.race_id, content),
    level: row.level,
    xp: row.xp,
    nextLevelXp: next?.xpNeeded ?? null,
    xpBonusPercent: xpBonusOf(campaign, member, content),
    canLevelUp: next !== null && row.xp >= next.xpNeeded,
    hp: row.hp,
    maxHp: row.max_hp,
    miscGear: row.misc_gear === 1,
    carryingTreasure: row.carrying_treasure === 1,
    portraitId: row.portrait_id,
    abilities: system.characters.abilities(person, content.classes),
    ownSheet: ownSheetOf(system.characters),
    figures: figuresNow(campaign, member, content, passing),
    passing: passingView(row.id, passing),
    spellSlots: judged.spellSlots,
    features: judged.features,
    countsSeconds: system.clock.roundSeconds === 1,
    sheet,
    unit: system.weights.unit,
    member: view,
    gear: itemViews(campaign, items, isPerson(row.kind)),
    remarks: remarksOf(campaign, member, content),
  };
}

const raceName = ({ system }: CampaignRules, id: string | null, { classes }: ClassesOf): string | null =>
  (classes && system.characters.raceOptions(classes).find((race) => race.id === id)?.name) ?? null;
