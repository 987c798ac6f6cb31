import { basicFantasy } from './basic-fantasy/index.ts';
import type { EncumbranceMethod } from './exploration/carry.ts';
import { deedRules } from './exploration/deeds.ts';
import { hackmaster } from './hackmaster/index.ts';
import { explorationMethods } from './ose/exploration/carrying.ts';
import { meetingRules } from './meeting/rules.ts';
import { borrowedRecovery } from './recovery.ts';
import { lightsTogether } from './exploration/lighting.ts';
import { ose } from './ose/index.ts';
import { isExplorationSetting } from './ose/settings.ts';
import { travel } from './ose/travel/rules.ts';
import { swordsWizardry } from './swords-wizardry/index.ts';
import type { OwnRules, RuleSystem, Setting } from './system.ts';
import { travelRules } from './travel/rules.ts';
import type { TravelRules } from './travel/rules.ts';

/**
 * Encumbrance, light, meetings and the settings of exploration come from `ose` where a system does not bring its own;
 * its own ways of weighing stand beside them.
 */
function explored(own: OwnRules): RuleSystem {
  const known = new Set(own.settings.map(({ key }) => key));
  const borrowed = ose.settings.filter(({ key }) => isExplorationSetting(key) && !known.has(key));
  const encumbrance = [...explorationMethods(own.weights), ...own.encumbrance];
  const encumbranceMethods = encumbrance.map(({ value, title }) => ({ value, title }));
  const lightSources = lightsTogether(ose.capabilities.lightSources, own.lighting.lights);
  return {
    ...own,
    settings: [...own.settings, ...borrowed, ...roadBy(own)].map((setting) => offering(setting, encumbrance)),
    encumbrance,
    meeting: meetingRules(ose.meeting, own.meeting),
    recovery: own.recovery ?? borrowedRecovery(ose.recovery),
    deeds: deedRules(ose.deeds, own.deeds),
    travel: own.travel ? travelRules(travel, own.travel, own.id) : travel,
    capabilities: { lightSources, ...own.capabilities, encumbranceMethods },
  };
}

/** Where a system has figures of the road of its own, the campaign says whether it goes by them. */
function roadBy({ id, title, travel: own }: OwnRules): Setting[] {
  if (!own) return [];
  return [
    {
      key: roadByKey,
      title: 'Road and sea by',
      help: `By its own figures ${own.differs} A day that has begun keeps the figures it began with.`,
      rule: 'OSE-WILD-10',
      inUse: true,
      kind: 'choice',
      choices: [
        { value: ose.id, title: ose.title },
        { value: id, title },
      ],
      default: ose.id,
    },
  ];
}

/** The setting that says by whose figures the road and the sea go: the id of a system. */
export const roadByKey = 'roadBy';

/** The setting of encumbrance offers every way there is. */
function offering(setting: Setting, methods: readonly EncumbranceMethod[]): Setting {
  if (setting.key !== 'encumbrance' || setting.kind !== 'choice') return setting;
  return { ...setting, choices: methods.map(({ value, title }) => ({ value, title })) };
}

/** The only list of the rule systems. */
export const systems: readonly RuleSystem[] = [ose, swordsWizardry, basicFantasy, hackmaster].map(explored);

/** The system with this id, if there is one. */
export const systemById = (id: string): RuleSystem | undefined => systems.find((system) => system.id === id);

/** The road and the sea by a system's figures; by those of exploration where it is none or has none. */
export const travelBy = (id: unknown): TravelRules =>
  systems.find((system) => system.id === id)?.travel ?? travel;
