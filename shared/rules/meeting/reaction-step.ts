import { TurnkeeperError } from '../../errors.ts';
import { withSign } from '../common/arithmetic.ts';
import { because } from '../common/reason.ts';
import type { Answers, MeetingOption } from './answers.ts';
import { sayCount, sayWord, Told } from './answers.ts';
import type { Asked, Kept, MeetingStep, Settled, StepFacts } from './step.ts';
import type { MeetingFacts, ReactionRules } from './terms.ts';

const totals = { min: -20, max: 40 };

const sayings = ({ rule, results }: ReactionRules): MeetingOption[] => [
  sayCount({ id: 'total', label: 'Total', rule }, totals.min, totals.max),
  sayWord(
    { id: 'word', label: 'Word of the table', rule },
    results.map(({ result, text, span }) => ({ value: result, label: text, hint: span })),
  ),
];

/** Who of the party speaks: those able to, each with what that adds; null for nobody. */
const speakerOption = (rules: ReactionRules, { party, speaker }: MeetingFacts): MeetingOption => ({
  id: 'speaker',
  label: 'Who speaks',
  help: '',
  rule: rules.rule,
  side: 'party',
  reasons: [],
  kind: 'person',
  value: speaker?.id ?? null,
  people: party
    .filter(({ able }) => able)
    .map((person) => ({
      id: person.id,
      name: person.name,
      hint: withSign(rules.speaker(person).modifier).replace('+0', '0'),
    })),
});

function refuseMute({ party }: MeetingFacts, speaker: Answers[string]): void {
  if (typeof speaker !== 'number') return;
  const person = party.find(({ id }) => id === speaker);
  const details = { 'answers.speaker': 'Choose somebody else.' };
  if (!person) throw new TurnkeeperError('not-found', 'That speaker is not in the party.', details);
  if (!person.able) throw new TurnkeeperError('refused', `${person.name} cannot speak just now.`, details);
}

/** The facts with whoever speaks, and the answers to the system's own circumstances. */
function spokenFor(rules: ReactionRules, facts: StepFacts, { speaker, ...answers }: Answers) {
  refuseMute(facts, speaker ?? null);
  const option = speakerOption(rules, facts);
  const told = new Told([option], speaker === undefined ? {} : { speaker });
  const who = told.figure('speaker');
  return {
    facts: { ...facts, speaker: facts.party.find(({ id }) => id === who) ?? null },
    answers,
    options: told.options(),
  };
}

/** What the table says of them, as it is kept; a word alone, as the total is the figure. */
export const reactionResult = ({ result }: { result: Kept }): string =>
  typeof result === 'string' ? result : '';

/** By a word of the referee, by a total of his, or by the dice. */
function taken(
  rules: ReactionRules,
  facts: StepFacts,
  asked: Asked,
  dice: Parameters<MeetingStep['settle']>[2],
): Settled {
  const said = new Told(sayings(rules), asked.said, 'said');
  const spoken = spokenFor(rules, facts, asked.answers);
  const word = rules.results.find(({ result }) => result === said.word('word'));
  if (word)
    return {
      figure: null,
      result: word.result,
      reasons: [because('the referee', word.text, word.rule)],
      overruled: `The referee said they are ${word.text}.`,
    };
  const total = said.figure('total');
  if (total !== null) {
    const { result, reasons } = rules.byTotal(total);
    return {
      figure: total,
      result,
      reasons: [because('the referee', total, reasons[0]?.rule ?? 'referee'), ...reasons.slice(-1)],
      overruled: `The referee set the reaction to ${total}.`,
    };
  }
  const thrown = rules.settle(spoken.facts, spoken.answers, dice);
  const { modifier } = spoken.answers;
  const given = typeof modifier === 'number' && modifier !== 0;
  return {
    figure: thrown.total,
    result: thrown.result,
    reasons: thrown.reasons,
    overruled: given ? `The referee gave ${withSign(modifier)}.` : null,
  };
}

/** How they take the party: by the system's dice and whoever speaks, or as the referee says. */
export const reactionStep = (rules: ReactionRules): MeetingStep => {
  const textOf = (settled: Settled): string => {
    const kept = reactionResult(settled);
    return rules.results.find(({ result }) => result === kept)?.text ?? kept;
  };
  return {
    id: 'reaction',
    title: 'Reaction',
    rule: rules.rule,
    called: 'the reaction',
    after: ['surprise', 'distance'],
    walked: true,
    untilCourse: true,
    hidden: false,
    lapsed: 'Their reaction no longer stands.',
    skipped: rules.skipped,
    weigh: (facts, asked) => {
      const said = new Told(sayings(rules), asked.said, 'said');
      const spoken = spokenFor(rules, facts, asked.answers);
      const weighed = rules.weigh(spoken.facts, spoken.answers);
      const throws = said.figure('total') === null && said.word('word') === null;
      return {
        ...weighed,
        options: [...spoken.options, ...weighed.options],
        dice: weighed.dice.map((dice) => ({ ...dice, rolls: dice.rolls && throws })),
        sayings: said.options(),
      };
    },
    settle: (facts, asked, dice) => taken(rules, facts, asked, dice),
    told: (_, settled) => ({
      figure: settled.figure === null ? '' : String(settled.figure),
      text: textOf(settled),
    }),
    sentence: ({ counted }, settled, again) => {
      const figure = settled.figure === null ? '' : `, ${settled.figure}`;
      return `Reaction${again ? ' again' : ''} of ${counted}${figure}: ${textOf(settled)}.`;
    },
  };
};
