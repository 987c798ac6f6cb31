import { TurnkeeperError } from '../../errors.ts';
import { because, CONTENT } from '../common/reason.ts';
import type { MeetingOption } from './answers.ts';
import { countOption, sayFlag, Told } from './answers.ts';
import type { Asked, Kept, MeetingStep, Settled, StepFacts } from './step.ts';
import { keptObject } from './step.ts';
import type { MoraleMark, MoraleRules } from './terms.ts';
import { moraleMarks } from './terms.ts';

const word = { holds: 'they hold', breaks: 'they break' };
const ratings = { min: 2, max: 12 };

const optionsOf = ({ rule }: MoraleRules, { creature }: StepFacts): MeetingOption[] => [
  countOption({
    id: 'rating',
    label: 'Rating',
    help: '',
    rule: CONTENT,
    side: 'monsters',
    value: creature?.morale ?? null,
    ...ratings,
    reasons: ratingReasons(creature),
  }),
  countOption({
    id: 'adjustment',
    label: 'Modifier',
    help: '',
    rule,
    side: null,
    value: 0,
    min: -10,
    max: 10,
    reasons: [],
  }),
];

const ratingReasons = (creature: StepFacts['creature']) =>
  creature === null || creature.morale === null
    ? []
    : [because(`${creature.name}, morale`, creature.morale, CONTENT)];

const saysOf = ({ rule }: MoraleRules, { said }: Asked) =>
  new Told([sayFlag({ id: 'holds', label: 'They stand', rule, side: 'monsters' })], said, 'said');

/** One check of theirs, as it is kept. */
export interface MoraleCheck {
  holds: boolean;
  /** What called for it. */
  marks: readonly MoraleMark[];
  /** What came of it, in the system's words. */
  text: string;
}

const allMarks = Object.keys(moraleMarks) as MoraleMark[];

export function moraleCheckOf({ result }: { result: Kept }): MoraleCheck {
  const { holds, marks, text } = keptObject(result);
  return {
    holds: holds === true,
    marks: allMarks.filter((mark) => Array.isArray(marks) && marks.includes(mark)),
    text: typeof text === 'string' ? text : '',
  };
}

/** "the first of them is down: they fight on". */
export function moraleWords(settled: { result: Kept }): string {
  const { marks, text } = moraleCheckOf(settled);
  const why = marks.map((mark) => moraleMarks[mark]).join(' and ');
  return [why, text].filter((part) => part !== '').join(': ');
}

/** What calls for a check of morale now. */
export const moraleDue = (rules: MoraleRules, { strength, settings }: StepFacts): MoraleMark[] =>
  rules.due({ ...strength, settings });

function checked(
  rules: MoraleRules,
  facts: StepFacts,
  asked: Asked,
  dice: Parameters<MeetingStep['settle']>[2],
) {
  const holds = saysOf(rules, asked).verdict('holds');
  if (holds !== null) {
    const text = holds ? word.holds : word.breaks;
    return { holds, text, reasons: [because('the referee', text, rules.rule)] };
  }
  if (rules.sides.length === 0)
    throw new TurnkeeperError('refused', 'These rules throw no dice for morale. Say whether they hold.', {
      'said.holds': 'Say whether they hold.',
    });
  const told = new Told(optionsOf(rules, facts), asked.answers);
  const rating = told.figure('rating');
  if (rating === null)
    throw new TurnkeeperError('bad-input', 'Nobody knows their morale. Nothing was thrown.', {
      'answers.rating': `Type it, ${ratings.min} to ${ratings.max}.`,
    });
  const { successes } = facts.strength;
  const ask = { rating, adjustment: told.count('adjustment'), successes, settings: facts.settings };
  return rules.check(ask, dice);
}

/** Whether they hold: thrown against their rating, or the referee's word; settled as often as it falls due. */
export const moraleStep = (rules: MoraleRules): MeetingStep => ({
  id: 'morale',
  title: 'Morale',
  rule: rules.rule,
  called: 'morale',
  after: [],
  walked: false,
  untilCourse: false,
  hidden: true,
  lapsed: '',
  skipped: () => null,
  weigh: (facts, asked) => {
    const said = saysOf(rules, asked);
    return {
      text: rules.text(facts.settings, facts.strength.mindless),
      options: new Told(optionsOf(rules, facts), asked.answers).options(),
      sayings: said.options(),
      dice: [
        {
          id: 'morale',
          title: 'Morale',
          sides: [...rules.sides],
          rolls: rules.sides.length > 0 && said.verdict('holds') === null,
          by: 'referee',
          why: '',
          reasons: [],
        },
      ],
      modifier: 0,
      reasons: ratingReasons(facts.creature),
    };
  },
  settle: (facts, asked, dice) => {
    const { holds, text, reasons } = checked(rules, facts, asked, dice);
    const said = saysOf(rules, asked).verdict('holds') !== null;
    return {
      figure: null,
      result: { holds, marks: moraleDue(rules, facts), text },
      reasons,
      overruled: said ? `The referee said ${holds ? word.holds : word.breaks}.` : null,
    };
  },
  told: (_, settled) => ({ figure: '', text: moraleWords(settled) }),
  sentence: ({ counted }, settled: Settled) => `Morale of ${counted}: ${moraleWords(settled)}.`,
});
