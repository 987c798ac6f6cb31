import type { DeedChance, DeedKind, Doer } from '../../../shared/rules/exploration/deeds.ts';
import { deedChance, learntChance } from '../../../shared/rules/exploration/deeds.ts';
import type { CharacterRow } from '../../db/tables.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import type { ClassesOf } from '../../facts/party/armour-class.ts';
import { personOf } from '../../facts/party/gear.ts';
import { readSheet } from '../../facts/party/sheet.ts';

/** Somebody as the rules of deeds take them: what they wear and wield does not bear on it. */
export function doerOf({ system, settings }: Campaign, row: CharacterRow, { classes }: ClassesOf): Doer {
  const { overrules, skills, count } = readSheet(row);
  const person = personOf(row, count);
  const byRules = system.characters.figures(person, [], classes, settings);
  const known = new Set(byRules.map(({ key }) => key));
  const typed = Object.entries(overrules).filter(([key]) => !known.has(key));
  const over = (key: string, value: number | string) => ({
    key,
    value,
    overruled: true,
    reasons: [{ source: 'written over', value, rule: 'referee' }],
  });
  return {
    person,
    skills,
    figures: [
      ...byRules.map(({ key, value, reasons }) => {
        const said = overrules[key];
        return said === undefined ? { key, value, overruled: false, reasons } : over(key, said);
      }),
      ...typed.map(([key, said]) => over(key, said)),
    ],
  };
}

export const chanceAt = ({ system }: Campaign, kind: DeedKind, doer: Doer): DeedChance =>
  deedChance(system.deeds[kind], doer);

/** A wall that is sheer, unaided: by what a climber has learnt alone; null where that is nothing (OSE-HAZ-2). */
export const sheerChanceAt = ({ system }: Campaign, doer: Doer): DeedChance | null =>
  learntChance(system.deeds.climb, doer);
