import type { DiceExpression } from '../../dice/expression.ts';
import { parseDice } from '../../dice/notation.ts';
import { rollTotal } from '../../dice/roll.ts';
import { TurnkeeperError } from '../../errors.ts';
import { because, CONTENT } from '../common/reason.ts';
import type { Reason } from '../common/reason.ts';
import { sayCount, sayDice, Told } from './answers.ts';
import type { Asked, MeetingStep, StepFacts } from './step.ts';
import type { WantedDice } from './terms.ts';

const most = 10_000;
/** No more faces than these are typed by hand. */
const facesAtMost = 40;

const sayings = [
  sayCount({ id: 'number', label: 'How many', rule: CONTENT }, 1, most),
  sayDice({ id: 'dice', label: 'Other dice', rule: CONTENT }),
];

interface Asking {
  /** The referee's own count. */
  number: number | null;
  /** Dice as they are written; empty where nobody knows any. */
  dice: string;
}

/** Throws `bad-input`. */
function askingOf({ numberDice }: StepFacts, { answers, said }: Asked): Asking {
  new Told([], answers).options();
  const told = new Told(sayings, said, 'said');
  return { number: told.figure('number'), dice: told.word('dice') ?? numberDice };
}

function readDice(text: string): DiceExpression {
  try {
    return parseDice(text);
  } catch (error) {
    if (!(error instanceof TurnkeeperError)) throw error;
    throw new TurnkeeperError('bad-input', `${text}: ${error.message}`, { 'said.dice': error.message });
  }
}

/** The sides of each die that is thrown, up to as many as can be typed. */
function sidesOf(text: string): number[] {
  if (text === '') return [];
  return readDice(text)
    .terms.flatMap((term) =>
      term.kind === 'dice' ? Array.from({ length: Math.min(term.count, facesAtMost) }, () => term.sides) : [],
    )
    .slice(0, facesAtMost);
}

function wantedOf({ number, dice }: Asking): WantedDice[] {
  const sides = sidesOf(dice);
  return [
    {
      id: 'number',
      title: 'Number appearing',
      sides,
      rolls: number === null && sides.length > 0,
      by: 'referee',
      why: '',
      reasons: [],
    },
  ];
}

function howMany({ number, dice }: Asking, roll: Parameters<MeetingStep['settle']>[2]) {
  if (number !== null) return { count: number, reasons: [] as Reason[] };
  if (dice === '')
    throw new TurnkeeperError('bad-input', 'Nobody knows what their number is thrown with.', {
      'said.number': 'Type how many, or the dice.',
    });
  const total = rollTotal(readDice(dice), roll);
  const reasons = [because(`number appearing, ${dice}`, total, CONTENT)];
  return { count: Math.min(most, Math.max(1, total)), reasons };
}

/** How many there are: thrown, or said by the referee. What was thrown with other dice keeps them. */
export const numberStep: MeetingStep = {
  id: 'number',
  title: 'Number appearing',
  rule: CONTENT,
  called: 'the number',
  after: [],
  walked: true,
  untilCourse: false,
  hidden: true,
  lapsed: '',
  skipped: () => null,
  weigh: (facts, asked) => {
    const asking = askingOf(facts, asked);
    const own = facts.creature === null ? '' : `${facts.creature.name}: `;
    return {
      text: asking.dice === '' ? 'How many are there?' : `${own}${asking.dice} appear.`,
      options: [],
      sayings: new Told(sayings, asked.said, 'said').options(),
      dice: wantedOf(asking),
      modifier: 0,
      reasons: [],
    };
  },
  settle: (facts, asked, dice) => {
    const asking = askingOf(facts, asked);
    const { count, reasons } = howMany(asking, dice);
    return {
      figure: count,
      result: asking.dice,
      reasons,
      overruled: asking.number === null ? null : `The referee said there are ${count}.`,
    };
  },
  told: ({ counted }) => ({ figure: counted, text: '' }),
  sentence: ({ counted }, _, again) => `They are ${counted}${again ? ' after all' : ''}.`,
};
