import { bestGlow, brightestZone, usualSight } from '../../exploration/lighting.ts';
import type { LightingRules, NightSight, SightReading, Standing } from '../../exploration/lighting.ts';
import { because } from '../../common/reason.ts';
import { visionDark } from './light.ts';

/** Light shows in its radius and ends there; visible light spoils infravision; who sees nothing cannot attack. */
export const lighting: LightingRules = {
  read,
  // Dwarves and elves (OSE-DARK-5, OUTSIDE).
  folk: [{ called: /\b(dwarf|elf|half-elf)\b/i, sight: usualSight('infravision') }],
  shownLight: {
    text: 'The party shows a light: whoever it meets in the dark is not surprised.',
    reasons: [because('a light carried in the dark', 'the other side does not check', 'OSE-SURP-2')],
  },
};

/** Throws `bad-input`. OSE-DARK-1, 4 to 6, OSE-OTH-2. */
function read({ glows, night }: Standing): SightReading {
  const zone = brightestZone(glows);
  const eyes = night && nightSight(night, glows.length > 0);
  const sees = zone !== 'dark' || eyes?.works === true;
  const best = bestGlow(glows);
  return {
    zone,
    sees,
    night: eyes,
    penalties: penaltiesOf(zone !== 'dark', sees),
    reasons: best
      ? [because(`within ${best.brightFeet}' of a light, at`, `${best.distanceFeet}'`, 'OSE-DARK-1')]
      : [because('no light within its radius', 'dark', 'OSE-DARK-1')],
  };
}

function nightSight({ title, feet }: NightSight, lit: boolean): NonNullable<SightReading['night']> {
  const { infravisionFeet } = visionDark({ lit, infravisionFeet: feet });
  return {
    works: infravisionFeet > 0,
    reasons: [
      because(title, `${feet}'`, 'OSE-DARK-5'),
      ...(lit ? [because('visible light', 'stops it working', 'OSE-DARK-6')] : []),
    ],
  };
}

function penaltiesOf(lit: boolean, sees: boolean): SightReading['penalties'] {
  if (lit) return [];
  const reading = {
    figure: 'reading',
    value: 'nobody reads in the dark',
    reasons: [because('without light', 'no reading', 'OSE-DARK-4')],
  };
  if (sees) return [reading];
  const blind = [because('sees nothing', 'cannot attack', 'OSE-OTH-2')];
  return [{ figure: 'attack', value: 'cannot attack', reasons: blind }, reading];
}
