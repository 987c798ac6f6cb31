import { plainSight, usualSight } from '../../exploration/lighting.ts';
import type { LightingRules, SightReading } from '../../exploration/lighting.ts';
import { because } from '../../common/reason.ts';
import { conditionSenses } from './senses.ts';
import { tables } from '../tables.ts';

const { torch, lantern, candle } = tables.outside.light;
const minutesATurn = (tables.time.roundsPerTurn * tables.time.roundSeconds) / 60;

/** Who has neither light nor darkvision is as good as blind. */
export const lighting: LightingRules = {
  read: (standing) =>
    plainSight(standing, {
      night: ({ title, feet }) => because(title, `${feet}'`, 'CONTENT'),
      blind: blindness,
    }),
  folk: [{ called: /\b(dwarf|elf)\b/i, sight: usualSight('darkvision') }],
  lights: {
    reach: { torch, lantern },
    more: [
      {
        id: 'candle',
        title: 'Candle',
        burnMinutes: candle.turnsPerInch * candle.inches * minutesATurn,
        brightFeet: candle.brightFeet,
        dimFeet: candle.dimFeet,
      },
    ],
  },
  shownLight: {
    text: 'The party shows a light: whether it can surprise anybody is the referee’s to say.',
    reasons: [because('whether surprise is possible', 'the referee says', 'BF-SURP-1')],
  },
};

/** Throws `bad-input`. BF-SENSE-2. */
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
