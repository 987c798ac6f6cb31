import type { Course } from '../../../../shared/ipc/vocabulary.ts';
import { FormStep } from '../form-step.svelte.ts';

/** What comes of the meeting: talk, evade or fight. */
export class CourseDraft {
  readonly step = new FormStep('encounter.course');

  async take(course: Course): Promise<boolean> {
    return (await this.step.send({ course })) !== null;
  }
}
