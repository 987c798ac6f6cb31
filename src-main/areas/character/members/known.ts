import { TurnkeeperError, refused } from '../../../../shared/errors.ts';
import type { SheetFacts } from '../../../../shared/ipc/party/sheet.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { ClassesOf } from '../../../facts/party/armour-class.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';

interface Named {
  classId?: string | null | undefined;
  raceId?: string | null | undefined;
}

/**
 * Throws bad-input for a class or race that the starter content of the campaign's system does not have. Where there is
 * no starter content, there is nothing to hold them against.
 */
export function refuseUnknownClass(
  { system }: CampaignRules,
  { classes }: ClassesOf,
  { classId, raceId }: Named,
): void {
  if (!classes) return;
  const details: Record<string, string> = {};
  const lacks = (id: string | null | undefined, known: readonly { id: string }[]) =>
    typeof id === 'string' && !known.some((each) => each.id === id);
  if (lacks(classId, system.characters.classOptions(classes)))
    details['classId'] = `${system.title} has no class of this id here.`;
  if (lacks(raceId, system.characters.raceOptions(classes)))
    details['raceId'] = `${system.title} has no race of this id here.`;
  const [first] = Object.values(details);
  if (first !== undefined) throw new TurnkeeperError('bad-input', `${first} Nothing was changed.`, details);
}

/** Throws not-found where the employer is nobody of the party, refused where he is the person himself. */
export function refuseStrangeEmployer(
  sql: Sql,
  { employerId }: Partial<SheetFacts>,
  ownId: number | null,
): void {
  if (employerId === null || employerId === undefined) return;
  if (employerId === ownId)
    throw refused('Nobody is in their own service.', {
      'sheet.employerId': 'Choose somebody else.',
    });
  const employer = query.selectFrom('character').select('id').where('id', '=', employerId);
  if (sql.get(employer) === undefined)
    throw new TurnkeeperError('not-found', 'That employer is not in the party. Nothing was changed.', {
      'sheet.employerId': 'Choose somebody of the party.',
    });
}
