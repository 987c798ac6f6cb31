import { litBy, unlit } from '../exploration-reasons.ts';
import { bestGlow, brightestZone, usualSight } from '../lighting.ts';
import type { LightingRules, SightReading, Standing } from '../lighting.ts';
import { because } from '../reason.ts';
import { conditionSenses } from './senses.ts';

/** Who has neither light nor darkvision is as good as blind. */
export const lighting: LightingRules = {
  read,
  folk: [{ called: /\b(dwarf|elf)\b/i, sight: usualSight('darkvision') }],
  shownLight: {
    text: 'The party shows a light: whether it can surprise anybody is the referee’s to say.',
    reasons: [because('whether surprise is possible', 'the referee says', 'BF-SURP-1')],
  },
};

/** Throws `bad-input`. BF-SENSE-2. */
function read({ glows, night }: Standing): SightReading {
  const zone = brightestZone(glows);
  const sees = zone !== 'dark' || night !== null;
  const best = bestGlow(glows);
  return {
    zone,
    sees,
    night: night && {
      works: true,
      reasons: [because(night.title, `${night.feet}'`, 'CONTENT')],
    },
    penalties: sees ? [] : blindness(),
    reasons: best ? [litBy(best.brightFeet, best.distanceFeet)] : [unlit()],
  };
}

function blindness(): SightReading['penalties'] {
  const { attack, ac, initiative, surpriseRange } = conditionSenses({ blinded: true });
  const why = (figure: string, value: number | string) => [
    because(`sees nothing: ${figure}`, value, 'BF-SENSE-2'),
  ];
  const range = `surprised on 1 to ${surpriseRange}`;
  return [
    { figure: 'attack', value: attack, reasons: why('attack', attack) },
    { figure: 'armour class', value: ac, reasons: why('armour class', ac) },
    { figure: 'initiative', value: initiative, reasons: why('initiative', initiative) },
    { figure: 'surprise', value: range, reasons: why('surprise', range) },
  ];
}
