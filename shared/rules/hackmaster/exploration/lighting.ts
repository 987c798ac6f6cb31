import { lightShown } from '../../exploration/reasons.ts';
import { bestGlow } from '../../exploration/lighting.ts';
import type { Glow, LightingRules, SightReading, Standing } from '../../exploration/lighting.ts';
import { because } from '../../common/reason.ts';
import { lightPenalty } from './light.ts';
import { lightSources, type LightSource } from '../terms.ts';

/** Bright, dim and dark by the source, with what each costs; low-light vision forgives dimness. */
export const lighting: LightingRules = {
  read,
  folk: [],
  shownLight: {
    text: 'The party shows a light: whoever it meets in the dark is not surprised.',
    reasons: [lightShown()],
  },
};

const isSource = (kind: string): kind is LightSource => lightSources.some((source) => source === kind);

/** What the sheet does not list shows as far as a torch does. HM-LGT-1. */
const sourceOf = ({ kind }: Glow): LightSource => (isSource(kind) ? kind : 'torch');

/** Throws `bad-input`. HM-LGT-1 to 4. */
function read({ glows, night }: Standing): SightReading {
  const lowLightVision = night?.id === 'lowLight';
  const sources = glows.map((glow) => ({ source: sourceOf(glow), distanceFt: glow.distanceFeet }));
  const { zone, attack, defense, reasons } = lightPenalty({ sources, lowLightVision, ambient: 'dark' });
  const eyes = night && {
    works: !lowLightVision || zone !== 'dark' || attack > hopeless,
    reasons: [because(night.title, `${night.feet}'`, 'HM-LGT-2')],
  };
  const heat = night !== null && !lowLightVision && zone === 'dark';
  const penalties = heat ? [] : partsOf(attack, defense, reasons);
  const best = bestGlow(glows);
  return {
    zone,
    sees: zone !== 'dark' || heat || attack > hopeless,
    night: eyes,
    penalties,
    reasons: [
      best
        ? because(`nearest light that serves, ${zone}, at`, `${best.distanceFeet}'`, 'HM-LGT-1')
        : because('beyond every light', 'dark', 'HM-LGT-1'),
    ],
  };
}

const hopeless = lightPenalty({ sources: [], ambient: 'dark' }).attack;

function partsOf(
  attack: number,
  defence: number,
  reasons: SightReading['reasons'],
): SightReading['penalties'] {
  const of = (word: string) => reasons.filter(({ source }) => source.includes(word));
  return [
    ...(attack === 0 ? [] : [{ figure: 'attack', value: attack, reasons: of('(attack)') }]),
    ...(defence === 0 ? [] : [{ figure: 'defence', value: defence, reasons: of('(defence)') }]),
  ];
}
