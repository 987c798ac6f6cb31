import type { Judgement, PersonFacts } from '../../../../shared/rules/characters/character.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { ClassesOf } from '../../../facts/party/armour-class.ts';

const nothing: Judgement = {
  classes: [],
  races: [],
  xpBonusPercent: 0,
  hitDice: null,
  hitPointModifier: 0,
  spellSlots: null,
  features: [],
  languages: [],
};

/** What the rules say of the class and race chosen; nothing where there is no starter content. */
export const judgedAs = ({ system }: CampaignRules, person: PersonFacts, { classes }: ClassesOf): Judgement =>
  classes ? system.characters.judge(person, classes) : nothing;
