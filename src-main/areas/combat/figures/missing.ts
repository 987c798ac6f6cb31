import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { titles } from '../../../../shared/rules/fight/bridge/figures.ts';
import { kindOfOne } from '../../../../shared/words/comers/kinds.ts';
import { listed } from '../../../../shared/words/names.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { Fighter } from '../../../facts/fight/read-fight.ts';
import { manyOf } from '../groups/group-step.ts';
import { crossedOf, type Content } from './crossed.ts';

type Missing = NonNullable<QueryOutput<'combat.board'>>['wanting'];

/** Of one kind and with the same figures typed they want the same. */
const kindKey = ({ foe, id }: Fighter): string =>
  foe === null ? id : JSON.stringify([foe.creature_id, kindOfOne(foe.name), foe.stats]);

function whoIn(some: readonly Fighter[]): string {
  const [first] = some;
  if (first === undefined) return '';
  return some.length === 1 ? first.name : `${some.length} ${manyOf(kindOfOne(first.name))}`;
}

/** Said of one it holds for all who have the thing, and so it is asked for once. */
const saidOnce = [titles.greatestRange(''), titles.castingTime('')];

/** Figures nobody wrote down, with what stands for them: one line for all of a kind. */
export function missingIn(rules: CampaignRules, fighters: readonly Fighter[], content: Content): Missing {
  const kinds = new Map<string, Fighter[]>();
  for (const fighter of fighters) {
    const key = kindKey(fighter);
    kinds.set(key, [...(kinds.get(key) ?? []), fighter]);
  }
  const lines: Missing = [];
  for (const some of kinds.values()) {
    const [first] = some;
    if (first === undefined) continue;
    const ids = some.map(({ id }) => id);
    for (const { title, taken, sure } of crossedOf(rules, first, content).wanting) {
      const isOnce = saidOnce.some((word) => title.startsWith(word));
      const same = isOnce ? lines.find((line) => line.title === title) : undefined;
      if (same === undefined) lines.push({ ids, who: whoIn(some), title, taken, sure });
      else Object.assign(same, { ids: [...same.ids, ...ids], who: listed([same.who, whoIn(some)]) });
    }
  }
  return lines;
}
