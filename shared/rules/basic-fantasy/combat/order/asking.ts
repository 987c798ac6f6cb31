import type { BasicFantasyDraft } from '../draft.ts';
import type { BasicFantasyState, Question } from '../state.ts';

/** Puts a question, after those that wait for an answer already. */
export function ask({ state }: BasicFantasyDraft, question: Question): void {
  if (state.question === null) state.question = question;
  else state.further = [...state.further, question];
}

/** The first question is answered: the next comes up. */
export function answered({ state }: BasicFantasyDraft): void {
  const [next = null, ...further] = state.further;
  state.question = next;
  if (state.further.length > 0) state.further = further;
}

/** The question that waits, answered. Throws a RangeError where it is none of these. */
export function questionAnswered<Kind extends Question['kind']>(
  draft: BasicFantasyDraft,
  ...kinds: readonly Kind[]
): Extract<Question, { kind: Kind }> {
  const { question } = draft.state;
  const isOne = (asked: Question): asked is Extract<Question, { kind: Kind }> =>
    kinds.some((kind) => kind === asked.kind);
  if (question === null || !isOne(question))
    throw new RangeError(`Nothing was asked of: ${kinds.join(', ')}.`);
  answered(draft);
  return question;
}

const asks = (question: Question | null, kind: Question['kind'], who: number): boolean =>
  question !== null && question.kind === kind && 'who' in question && question.who === who;

/** Whether a question about him waits for an answer. */
export const isAsked = (
  { state: { question, further } }: { readonly state: Pick<BasicFantasyState, 'question' | 'further'> },
  kind: Question['kind'],
  who: number,
): boolean => asks(question, kind, who) || further.some((one) => asks(one, kind, who));
