import { refused } from '../../shared/errors.ts';
import type { StepOutcome } from '../../shared/ipc/outcome.ts';
import { needAsset } from '../db/assets.ts';
import type { Sql } from '../db/sql.ts';
import { soAlready } from './so-already.ts';
import { step, type StepDone } from './step-context.ts';

/** What shows a picture, by its name, and the picture that it shows; null for none. */
interface Bearer {
  name: string;
  what?: 'picture' | 'portrait';
  pictureId: number | null;
}

/**
 * Writes by `write` that something shows a kept picture, or none any more, and says so. Throws refused where it is so
 * already, not-found where the campaign has no such picture.
 */
export function hangPicture(
  sql: Sql,
  { name, what = 'picture', pictureId }: Bearer,
  assetId: number | null,
  write: () => void,
  outcome: StepOutcome = {},
): StepDone<null> {
  if (assetId === pictureId) throw assetId === null ? refused(`${name} has no ${what}.`) : soAlready();
  if (assetId !== null) needAsset(sql, assetId, 'assetId');
  write();
  const said =
    assetId === null
      ? `${name}: the ${what} was taken away.`
      : `${name} has ${pictureId === null ? 'a' : 'another'} ${what} now.`;
  return step(said, outcome);
}
