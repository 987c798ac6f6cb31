import type { Meeting, MeetingStep } from '../encounter-types.ts';

export interface WalkedSteps {
  /** Settled, or passed over: each with a row above the open one. */
  past: MeetingStep[];
  open: MeetingStep | null;
  /** What follows, by title. */
  coming: string[];
}

/** Whether the meeting has come to what the parties do: its course has been chosen. */
const hasCourse = ({ step, course }: Meeting): boolean => step === 'course' && course.chosen !== null;

/**
 * The steps as the panel shows them. One taken up again is the open one; else it is the step the meeting stands at,
 * and none where its course is chosen.
 */
export function walkedSteps(view: Meeting, again: string | null): WalkedSteps {
  const at = view.steps.findIndex(({ id }) => id === view.step);
  const openId = again ?? (hasCourse(view) ? null : view.step);
  const isPast = ({ state }: MeetingStep, index: number): boolean =>
    state === 'settled' || (index < at && state !== 'now');
  return {
    past: view.steps.filter((step, index) => step.id !== openId && isPast(step, index)),
    open: view.steps.find(({ id }) => id === openId) ?? null,
    coming: view.steps
      .filter((step, index) => step.id !== openId && index > at && step.state === 'later')
      .map(({ title }) => title),
  };
}
