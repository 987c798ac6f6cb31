import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import { refused } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import { needAbleCompanion, readCompany } from '../../facts/delve/company.ts';
import { isLifeless } from '../../facts/party/kinds.ts';
import { readDelve } from '../../facts/delve/read-delve.ts';
import { needNobodyMet } from '../../facts/meeting/read-encounter.ts';
import { breakRest } from '../../facts/needs/read-upkeep.ts';
import type { StepContext } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { dungeonOfBook } from '../place/dungeon-steps.ts';

/** The company goes underground; time passes by turns from now on. */
export function enter(
  { sql, campaign }: StepContext,
  { name, speakerId, dungeonId }: ParsedInput<'dungeon.enter'>,
) {
  const already = readDelve(sql);
  if (already) throw refused(`The party is in ${already.row.name} already. Leave it first.`);
  needNobodyMet(sql);
  const everybody = readCompany(sql);
  // Ships stay on their water and carts at its mouth.
  const company = everybody.filter(({ kind, standing }) => standing.withParty && !isLifeless(kind));
  if (company.length === 0) throw refused('Nobody is there to go. Add a character first.');
  const speaker = speakerId === null ? null : needAbleCompanion(everybody, speakerId, 'speakerId');
  const { lastId } = sql.run(
    query.insertInto('delve').values({
      name,
      speaker_id: speakerId,
      start_seconds: campaign.clock,
      dungeon_id: dungeonOfBook(sql, name, dungeonId),
    }),
  );
  breakRest(sql);
  const speaks = speaker ? ` ${speaker.name} speaks for them.` : '';
  return {
    ...step(`The party of ${company.length} entered ${name}.${speaks}`, { delve: { name, turn: 0 } }),
    value: { id: lastId },
  };
}
