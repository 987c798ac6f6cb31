import type { StepsOf } from '../../steps/step-context.ts';
import { groundSteps } from './ground-steps.ts';
import { mapBookSteps } from './map-steps.ts';
import { neighbourSteps } from './neighbour-steps.ts';
import { paintSteps } from './paint-steps.ts';
import { labelSteps } from './things/label-steps.ts';
import { lineSteps } from './things/line-steps.ts';
import { noteSteps } from './things/note-steps.ts';
import { regionSteps } from './things/region-steps.ts';
import { siteSteps } from './things/site-steps.ts';

export const mapSteps: StepsOf<'map'> = {
  ...mapBookSteps,
  ...groundSteps,
  ...paintSteps,
  ...lineSteps,
  ...siteSteps,
  ...labelSteps,
  ...regionSteps,
  ...noteSteps,
  ...neighbourSteps,
};
