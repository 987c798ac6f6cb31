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
import { swordsWizardry } from './swords-wizardry/index.ts';
import type { OwnRules, RuleSystem, Setting } from './system.ts';

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
    settings: [...own.settings, ...borrowed].map((setting) => offering(setting, encumbrance)),
    encumbrance,
    meeting: meetingRules(ose.meeting, own.meeting),
    recovery: own.recovery ?? borrowedRecovery(ose.recovery),
    deeds: deedRules(ose.deeds, own.deeds),
    capabilities: { lightSources, ...own.capabilities, encumbranceMethods },
  };
}

/** The setting of encumbrance offers every way there is. */
function offering(setting: Setting, methods: readonly EncumbranceMethod[]): Setting {
  if (setting.key !== 'encumbrance' || setting.kind !== 'choice') return setting;
  return { ...setting, choices: methods.map(({ value, title }) => ({ value, title })) };
}

/** The only list of the rule systems. */
export const systems: readonly RuleSystem[] = [ose, swordsWizardry, basicFantasy, hackmaster].map(explored);

/** The system with this id, if there is one. */
export const systemById = (id: string): RuleSystem | undefined => systems.find((system) => system.id === id);
