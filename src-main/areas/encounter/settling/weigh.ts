import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { Answers, MeetingOption } from '../../../../shared/rules/meeting/answers.ts';
import type { MeetingStep, StepFacts } from '../../../../shared/rules/meeting/step.ts';

type WeighedView = NonNullable<QueryOutput<'encounter.preview'>>;

/** A step as it would be settled with these answers. Throws bad-input for an answer it does not know. */
export function weigh(step: MeetingStep, facts: StepFacts, answers: Answers): WeighedView {
  const { text, options, sayings, dice, modifier, reasons } = step.weigh(facts, { answers, said: {} });
  return {
    step: step.id,
    skipped: step.skipped(facts),
    text,
    options: options.map(optionView),
    sayings: sayings.map(optionView),
    dice,
    modifier,
    reasons,
  };
}

function optionView(option: MeetingOption): WeighedView['options'][number] {
  const { id, label, help, rule, side, reasons, kind, value } = option;
  return {
    id,
    label,
    help,
    rule,
    side,
    reasons,
    kind,
    value: typeof value === 'object' && value !== null ? [...value] : value,
    min: 'min' in option ? option.min : null,
    max: 'max' in option ? option.max : null,
    people: 'people' in option ? [...option.people] : [],
    choices: 'choices' in option ? [...option.choices] : [],
  };
}
