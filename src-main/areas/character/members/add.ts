import type { StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { isPerson } from '../../../facts/party/kinds.ts';
import { enrol } from './enrol.ts';
import { refuseStrangeEmployer, refuseUnknownClass } from './known.ts';
import { calling } from '../words.ts';

export const add: StepOf<'character.add'> = ({ sql, campaign, content }, person) => {
  refuseUnknownClass(campaign, content, person);
  refuseStrangeEmployer(sql, person.sheet, null);
  const id = enrol(sql, campaign.system.weights, person);
  const called = calling(person.className, person.level, isPerson(person.kind));
  return { ...step(`${person.name} joined the party, ${called}.`), value: { id } };
};
