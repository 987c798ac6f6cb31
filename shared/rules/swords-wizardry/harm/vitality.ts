import { because } from '../../common/reason.ts';
import type { VitalityRules } from '../../vitality.ts';
import { able } from '../../vitality.ts';
import { tables } from '../tables.ts';

const { unconsciousAt, minusOneAt } = tables.death;

/** Out at 0; dead at -1, or for characters with the setting at minus their level, bleeding until then. SW-DMG-1, 3, 4. */
export const vitality: VitalityRules = {
  stateAt: ({ hp, level, isCharacter }, settings) => {
    if (hp > unconsciousAt) return able;
    const bleeds = isCharacter && settings['deathAt'] === 'minusLevel';
    const at = bleeds ? -Math.max(1, level) : minusOneAt;
    const state = hp <= at ? 'dead' : hp < unconsciousAt ? 'dying' : 'down';
    const rule = bleeds ? 'SW-DMG-4' : 'SW-DMG-3';
    return {
      state,
      reasons: [because('hit points', hp, 'SW-DMG-1'), because('dead at', at, rule)],
    };
  },
};
