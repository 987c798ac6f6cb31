import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { Answers, MeetingFacts, MeetingOption, Weighed } from '../../../shared/rules/meeting.ts';
import type { RuleSystem } from '../../../shared/rules/system.ts';

type WeighedView = NonNullable<QueryOutput<'encounter.preview'>>;

/** A step as it would be settled with these answers. Throws bad-input for an answer it does not know. */
export function weigh(
  { meeting }: RuleSystem,
  step: WeighedView['step'],
  facts: MeetingFacts,
  answers: Answers,
): WeighedView {
  const weighed = meeting[step].weigh(facts, answers);
  const skipped = step === 'reaction' ? meeting.reaction.skipped(facts) : null;
  return viewOf(step, skipped, weighed);
}

const viewOf = (step: WeighedView['step'], skipped: string | null, weighed: Weighed): WeighedView => ({
  step,
  skipped,
  text: weighed.text,
  options: weighed.options.map(optionView),
  dice: weighed.dice,
  modifier: weighed.modifier,
  reasons: weighed.reasons,
});

function optionView(option: MeetingOption): WeighedView['options'][number] {
  const { id, label, help, rule, side, reasons, kind } = option;
  const common = { id, label, help, rule, side, reasons, kind };
  switch (option.kind) {
    case 'flag':
      return { ...common, value: option.value, min: null, max: null, people: [] };
    case 'count':
      return { ...common, value: option.value, min: option.min, max: option.max, people: [] };
    case 'people':
      return { ...common, value: [...option.value], min: null, max: null, people: [...option.people] };
  }
}
