import { keepStep, plainStep } from '../../facts/meeting/read-encounter.ts';
import type { StepOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { counted, known, needMet, where } from './open.ts';

const words = { talk: 'talks with', evade: 'would evade', fight: 'fights' } as const;

/** What the party does about those it met. */
export const course: StepOf<'encounter.course'> = ({ sql }, { course: chosen }) => {
  const met = needMet(sql);
  keepStep(sql, met.row.id, 'course', plainStep(null, chosen));
  return step(`The party ${words[chosen]} ${counted(met.row)}.`, { encounter: known(met), ...where(met) });
};
