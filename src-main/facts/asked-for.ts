import type { z } from 'zod';
import type { DieAsk } from '../../shared/dice/asking.ts';
import type { dieWanted } from '../../shared/ipc/die-wanted.ts';

/** A die as the windows ask for it. */
export const askedFor = ({
  sides,
  nth,
  title,
  rule,
  by,
  against,
  dice,
  of,
  needed,
  squares,
}: DieAsk): z.output<typeof dieWanted> => ({
  sides,
  nth,
  title,
  rule,
  by,
  against: against ?? null,
  dice: dice ?? null,
  of: of ?? null,
  needed: needed ?? null,
  ...(squares !== undefined && { squares: [...squares] }),
});
