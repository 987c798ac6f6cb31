import { basicFantasyMuster } from '../musters/basic-fantasy.ts';
import { hackmasterMuster } from '../musters/hackmaster.ts';
import { oseMuster } from '../musters/ose.ts';
import { swordsWizardryMuster } from '../musters/swords-wizardry.ts';
import type { Muster } from './muster.ts';

/** The fighters of every system, by its id. */
export const musters: Readonly<Record<string, Muster>> = {
  ose: oseMuster,
  'swords-wizardry': swordsWizardryMuster,
  'basic-fantasy': basicFantasyMuster,
  hackmaster: hackmasterMuster,
};
