import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { FightingPerson } from '../../../../shared/rules/fight/bridge/bridge.ts';
import { kindOfOne } from '../../../../shared/words/comers/kinds.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { Fighter } from '../../../facts/fight/read-fight.ts';
import { thingCalled } from '../comers/things.ts';
import { typedOf } from '../comers/typed-foe.ts';
import type { FightNow } from '../fight-now.ts';
import { crossedOf, type Content } from './crossed.ts';

type Shown = NonNullable<QueryOutput<'combat.figures'>>;
type Origin = Shown['figures'][number]['from'];

/** Every figure of one who fights, each with where it comes from; null for one who does not. */
export function figuresView(
  rules: CampaignRules,
  { fighters }: FightNow,
  id: string,
  content: Content,
): Shown | null {
  const fighter = fighters.find((each) => each.id === id);
  if (!fighter) return null;
  const { stats, wanting } = crossedOf(rules, fighter, content);
  const asked = new Map(wanting.map(({ title, sure }) => [title, sure]));
  const typed = typedTitles(fighter);
  return {
    ...kindOf(fighter, fighters),
    figures: rules.system.bridge
      .figures(stats, fighter.foe === null ? 'person' : 'creature')
      .map(({ title, value, written, sheet }) => ({
        title,
        value,
        written,
        from: typed(title, sheet) ? 'typed' : (asked.get(title) ?? plainly(rules, fighter)),
      })),
  };
}

function plainly(rules: CampaignRules, { foe }: Fighter): Origin {
  if (foe === null) return 'sheet';
  const isListed = foe.creature_id !== null || thingCalled(rules, kindOfOne(foe.name)) !== null;
  return isListed ? 'printed' : 'typed';
}

/** What he is called with those of his kind, who may be told of at once. */
export const kindOf = (fighter: Fighter, fighters: readonly Fighter[]): Pick<Shown, 'alike' | 'kind'> => ({
  alike: fighters.filter((each) => isAlike(each, fighter)).map((each) => each.id),
  kind: fighter.foe === null ? fighter.name : kindOfOne(fighter.name),
});

const isAlike = (one: Fighter, other: Fighter): boolean =>
  one.id === other.id ||
  (one.foe !== null &&
    other.foe !== null &&
    one.foe.creature_id === other.foe.creature_id &&
    kindOfOne(one.foe.name) === kindOfOne(other.foe.name));

function typedTitles({ foe, row }: Fighter): (title: string, sheet: string | null) => boolean {
  if (foe !== null) {
    const { figures = {} } = typedOf(foe);
    return (title) => Object.hasOwn(figures, title);
  }
  const { byRule = {}, typed = {} } = JSON.parse(row.handed) as FightingPerson;
  return (title, sheet) => Object.hasOwn(typed, title) || (sheet !== null && Object.hasOwn(byRule, sheet));
}
