import type { z } from 'zod';
import type { levelPreview } from '../../../../shared/ipc/party/views/sheet-views.ts';
import type { FigureValue } from '../../../../shared/rules/characters/character.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { ClassesOf } from '../../../facts/party/armour-class.ts';
import { personOf } from '../../../facts/party/gear.ts';
import type { Bearing } from '../../../facts/party/read-party.ts';
import { sheetFiguresOf } from '../sheet/figures.ts';

type Change = z.output<typeof levelPreview>['changes'][number];
/** `key` is the figure’s own; a feature’s begins with `feature.`. */
export type KeyedChange = Change & { key: string };

/** Every figure of the sheet that another level would change, and what comes new. */
export function levelChanges(
  campaign: CampaignRules,
  member: Bearing,
  content: ClassesOf,
  to: number,
): KeyedChange[] {
  const after: Bearing = { ...member, row: { ...member.row, level: to } };
  const before = shown(campaign, member, content);
  const then = shown(campaign, after, content);
  const changes: KeyedChange[] = [{ key: 'level', title: 'Level', before: member.row.level, after: to }];
  for (const [key, { title, value }] of then) {
    const was = before.get(key)?.value ?? null;
    if (was !== value) changes.push({ key, title, before: was, after: value });
  }
  for (const [key, { title, value }] of before)
    if (!then.has(key)) changes.push({ key, title, before: value, after: null });
  return changes;
}

type Shown = Map<string, { title: string; value: FigureValue }>;

function shown(campaign: CampaignRules, bearing: Bearing, content: ClassesOf): Shown {
  const figures = sheetFiguresOf(campaign, bearing, content);
  const all: Shown = new Map(figures.map(({ key, title, value }) => [key, { title, value }]));
  if (!content.classes) return all;
  const { features } = campaign.system.characters.judge(personOf(bearing.row), content.classes);
  for (const feature of features) all.set(`feature.${feature}`, { title: feature, value: 'yes' });
  return all;
}
