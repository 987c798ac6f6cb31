import type { ClassContent, ClassTable } from '../../../../shared/rules/characters/class-content.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { ClassesOf } from '../../../facts/party/armour-class.ts';
import { personOf } from '../../../facts/party/gear.ts';
import type { Bearing } from '../../../facts/party/read-party.ts';
import { sheetProblems } from '../../../facts/party/sheet.ts';
import { xpOfLevel } from '../levels/next-level.ts';
import { wornRemarks } from './worn-remarks.ts';

/** What is not as the rules have it, one sentence each. All of it stands: the referee decides. */
export function remarksOf(campaign: CampaignRules, member: Bearing, content: ClassesOf): string[] {
  const { row } = member;
  return [
    ...sheetProblems(row).map((problem) => `Of the stored sheet: ${problem} It is kept as it is.`),
    ...(row.hp > row.max_hp ? [`Hit points ${row.hp} are above their maximum, ${row.max_hp}.`] : []),
    ...(content.classes ? classRemarks(campaign, member, content, content.classes) : []),
  ];
}

function classRemarks(
  campaign: CampaignRules,
  { row, sheet, items }: Bearing,
  content: ClassesOf,
  classes: ClassContent,
): string[] {
  const { characters } = campaign.system;
  const judged = characters.judge(personOf(row), classes);
  const ofClass = judged.classes.find(({ id }) => id === row.class_id);
  const ofRace = judged.races.find(({ id }) => id === row.race_id);
  const unknown = (what: string, id: string | null, found: unknown) =>
    id !== null && !found ? [`The ${what} "${id}" is not in the starter content.`] : [];
  const problems = [...(ofClass?.problems ?? []), ...(ofRace?.problems ?? [])];
  return [
    ...unknown('class', row.class_id, ofClass),
    ...unknown('race', row.race_id, ofRace),
    ...new Set(problems),
    ...alignmentRemarks(
      classes.classes.find(({ id }) => id === row.class_id),
      sheet.alignment,
    ),
    ...(ofClass ? levelRemarks(campaign, row, content) : []),
    ...wornRemarks(classes, row, items),
  ];
}

function alignmentRemarks(table: ClassTable | undefined, alignment: string): string[] {
  const allowed = table?.alignments;
  if (!table || !allowed || alignment === '' || allowed.includes(alignment)) return [];
  return [`The ${table.name.toLowerCase()} is ${allowed.join(' or ')}, not ${alignment}.`];
}

function levelRemarks(campaign: CampaignRules, row: Bearing['row'], content: ClassesOf): string[] {
  if (row.level === 0) return [`The tables of the ${row.class_name.toLowerCase()} begin at level 1.`];
  const needed = xpOfLevel(campaign, row, content);
  if (needed === null)
    return row.level > 1
      ? [`Level ${row.level} is beyond the tables of the ${row.class_name.toLowerCase()}.`]
      : [];
  if (row.xp >= needed) return [];
  const number = (value: number) => value.toLocaleString('en');
  return [`Level ${row.level} asks ${number(needed)} XP; there are ${number(row.xp)}.`];
}
