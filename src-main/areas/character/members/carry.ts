import { refused } from '../../../../shared/errors.ts';
import { listed } from '../../../../shared/words/names.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CharacterRow } from '../../../db/tables.ts';
import type { Campaign } from '../../../facts/campaign/read-campaign.ts';
import { needMemberAlone, notOfTheParty, readPerson } from '../../../facts/party/read-party.ts';
import { needAble, standingOf } from '../../../facts/party/state/standing.ts';
import { loadOf } from '../../../facts/party/weighing/load.ts';
import { inHundredths, weightInWords } from '../../../facts/party/weighing/measures.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { changedSheet } from '../sheet/sheet-changes.ts';

/** Somebody who cannot walk is taken up by those who can, or laid down. */
export const carry: StepOf<'character.carry'> = ({ sql, campaign }, { fallenId, bearerIds, weight }) => {
  const { row, sheet } = needMemberAlone(sql, fallenId, 'fallenId');
  const bearers = [...new Set(bearerIds)].map((id) => needBearer(sql, campaign, id, row));
  if (bearers.length > 0) refuseUnfallen(campaign, row);
  else if (sheet.borne === null)
    throw refused(`Nobody carries ${row.name}. Nothing was changed.`, { bearerIds: 'Choose who carries.' });
  const { weights } = campaign.system;
  const borne =
    bearers.length === 0
      ? null
      : { by: bearers.map(({ id }) => id), weight: weight === null ? null : inHundredths(weights, weight) };
  sql.run(
    query
      .updateTable('character')
      .set({ sheet: changedSheet(row, { borne }) })
      .where('id', '=', row.id),
  );
  if (bearers.length === 0) return step(`${row.name} was laid down.`);
  const who = listed(bearers.map(({ name }) => name));
  const now = bearers.map(({ id }) => loaded(sql, campaign, id)).filter((text) => text !== '');
  const told = now.length === 0 ? '' : ` Now ${listed(now)}.`;
  return step(`${who} ${bearers.length === 1 ? 'carries' : 'carry'} ${row.name}.${told}`);
};

function needBearer(sql: Sql, campaign: Campaign, id: number, fallen: CharacterRow): CharacterRow {
  const row = readPerson(sql, id);
  if (!row) throw notOfTheParty('bearerIds');
  if (row.id === fallen.id)
    throw refused(`${row.name} cannot carry themselves. Nothing was changed.`, {
      bearerIds: 'Choose others.',
    });
  needAble(campaign, row, 'bearerIds');
  return row;
}

function refuseUnfallen(campaign: Campaign, row: CharacterRow): void {
  const { able, withParty, word } = standingOf(campaign, row);
  if (able || !withParty)
    throw refused(
      able
        ? `${row.name} walks on their own feet. Nothing was changed.`
        : `${row.name} is ${word} and is not here. Nothing was changed.`,
      { fallenId: 'Choose somebody who is dead, down or dying.' },
    );
}

/** "Hild 1,150 coins, 60' (20')"; nothing where nobody weighs. */
function loaded(sql: Sql, campaign: Campaign, id: number): string {
  const member = needMemberAlone(sql, id);
  const load = loadOf(campaign, member);
  if (load.maximum === null && load.bands.length === 0) return '';
  const pace = load.canMove ? `${load.baseFeet}' (${load.encounterFeet}')` : 'too much to move';
  return `${member.row.name} ${weightInWords(campaign.system.weights, load.weight)}, ${pace}`;
}
