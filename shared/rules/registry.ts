import { basicFantasy } from './basic-fantasy/index.ts';
import { hackmaster } from './hackmaster/index.ts';
import { ose } from './ose/index.ts';
import { isExplorationSetting } from './ose/settings.ts';
import { swordsWizardry } from './swords-wizardry/index.ts';
import type { OwnRules, RuleSystem } from './system.ts';

/** Encumbrance, light and the settings of exploration come from `ose` where a system does not bring its own. */
function explored(own: OwnRules): RuleSystem {
  const known = new Set(own.settings.map(({ key }) => key));
  const borrowed = ose.settings.filter(({ key }) => isExplorationSetting(key) && !known.has(key));
  const { lightSources, encumbranceMethods } = ose.capabilities;
  return {
    ...own,
    settings: [...own.settings, ...borrowed],
    capabilities: { lightSources, encumbranceMethods, ...own.capabilities },
  };
}

/** The only list of the rule systems. */
export const systems: readonly RuleSystem[] = [ose, swordsWizardry, basicFantasy, hackmaster].map(explored);

/** The system with this id, if there is one. */
export const systemById = (id: string): RuleSystem | undefined => systems.find((system) => system.id === id);
