import type { Course } from '../../../../shared/ipc/vocabulary.ts';
import { Step } from '../../../lib/step.svelte.ts';

/** What comes of the meeting: talk, evade or fight. */
export class CourseDraft {
  readonly step = new Step('encounter.course');

  async take(course: Course): Promise<boolean> {
    return (await this.step.take({ course })) !== null;
  }
}
