import type { Reason } from '../common/reason.ts';
import { sayCount, Told } from './answers.ts';
import type { DistanceUnit } from './ground.ts';
import { distanceText, inUnit } from './ground.ts';
import type { Asked, MeetingStep, StepFacts } from './step.ts';
import type { DistanceRules } from './terms.ts';

const farthest = 10_000;

const sayings = (rule: string) => [sayCount({ id: 'distance', label: 'Distance', rule }, 0, farthest)];

/** Never beyond sight: the lesser of both counts. */
function inFog({ fogYards, unit }: StepFacts, distance: number): { figure: number; fog: Reason[] } {
  if (fogYards === null) return { figure: distance, fog: [] };
  const sight = inUnit(fogYards, 'yards', unit);
  if (distance <= sight) return { figure: distance, fog: [] };
  const fog = { source: 'no farther than dense fog lets see', value: sight, rule: 'OSE-WATER-10' };
  return { figure: sight, fog: [fog] };
}

/** How far off a meeting begins: by the system's dice, or as the referee knows. */
export const distanceStep = (rules: DistanceRules): MeetingStep => {
  const saidBy = ({ said }: Asked) => new Told(sayings(rules.rule), said, 'said').figure('distance');
  const text = (distance: number | null, unit: DistanceUnit) => distanceText(distance ?? 0, unit);
  return {
    id: 'distance',
    title: 'Distance',
    rule: rules.rule,
    called: 'the distance',
    after: ['surprise'],
    walked: true,
    untilCourse: false,
    hidden: false,
    lapsed: '',
    skipped: () => null,
    weigh: (facts, asked) => {
      const said = saidBy(asked) !== null;
      const weighed = rules.weigh(facts, asked.answers);
      return {
        ...weighed,
        dice: weighed.dice.map((dice) => ({ ...dice, rolls: dice.rolls && !said })),
        sayings: new Told(sayings(rules.rule), asked.said, 'said').options(),
      };
    },
    settle: (facts, asked, dice) => {
      const said = saidBy(asked);
      if (said === null) {
        const { distance, reasons } = rules.settle(facts, asked.answers, dice);
        const { figure, fog } = inFog(facts, distance);
        return { figure, result: null, reasons: [...reasons, ...fog], overruled: null };
      }
      const overruled = `The referee set the distance to ${text(said, facts.unit)}.`;
      return { figure: said, result: null, reasons: [], overruled };
    },
    told: ({ unit }, { figure }) => ({ figure: text(figure, unit), text: '' }),
    sentence: ({ counted, unit }, { figure }, again) =>
      `Distance${again ? ' again' : ''} to ${counted}: ${text(figure, unit)}.`,
  };
};
