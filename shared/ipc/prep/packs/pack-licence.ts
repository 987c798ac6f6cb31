import { z } from 'zod';
import * as fields from '../../fields.ts';

/** Under what a pack is given on, as its file says it. */
export const packLicence = z.strictObject({
  id: fields.words(60),
  name: fields.words(200),
  attribution: fields.prose(4000),
  section15: z.array(fields.words(2000)).max(100),
});
export type PackLicenceText = z.output<typeof packLicence>;
