import type { BasicFantasyDraft } from '../draft.ts';
import type { Question } from '../state.ts';

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

const asks = (question: Question | null, kind: Question['kind'], who: number): boolean =>
  question !== null && question.kind === kind && 'who' in question && question.who === who;

/** Whether a question about him waits for an answer. */
export const isAsked = (
  { state: { question, further } }: BasicFantasyDraft,
  kind: Question['kind'],
  who: number,
): boolean => asks(question, kind, who) || further.some((one) => asks(one, kind, who));
