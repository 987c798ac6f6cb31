import type { Roll } from '../../../shared/dice/dice.ts';
import { refused, TurnkeeperError } from '../../../shared/errors.ts';
import { counted } from '../../../shared/words/figures.ts';
import { listed } from '../../../shared/words/names.ts';
import { query } from '../../db/sql.ts';
import { isKeepable, playSite, sitesOfMap, siteTable, type PlayedSite } from '../../facts/stocking/sites.ts';
import { step, type StepOf } from '../../steps/step-context.ts';

const longestNotes = 20_000;
/** So many are told by name. */
const mostTold = 6;

/** Every site that is kept, written at once behind what its notes say. */
export const writeSites: StepOf<'stock.writeSites'> = (
  { sql, content, fell },
  { mapId, tableId, rows: given },
) => {
  const { map, sites } = sitesOfMap(sql, mapId);
  const by = siteTable(sql, content, tableId);
  const rolls: Roll[] = [];
  const names: string[] = [];
  for (const row of given) {
    const site = sites.find((each) => each.site.id === row.siteId)?.site;
    if (!site)
      throw new TurnkeeperError('not-found', `A site is no longer on ${map}. Nothing was written.`, {
        rows: 'Begin the sheet anew.',
      });
    const played = playSite(row, by, null);
    if (!isKeepable(played) || row.faces.length > played.played.faces.length)
      throw refused(`${site.name}: ${whyNot(played)} Nothing was written.`, {
        rows: 'Roll it, type it, or leave the site out.',
      });
    const notes = site.notes === '' ? played.text : `${site.notes}\n\n${played.text}`;
    if (notes.length > longestNotes)
      throw refused(`The notes of ${site.name} would be too long. Nothing was written.`);
    sql.run(query.updateTable('site').set({ notes }).where('id', '=', site.id));
    names.push(site.name);
    rolls.push(...rollsOf(played));
  }
  fell(rolls);
  const told =
    names.length > mostTold
      ? [...names.slice(0, mostTold - 1), `${names.length - mostTold + 1} more`]
      : names;
  return step(`Stocked ${counted(names.length, 'site')} of ${map}: ${listed(told)}.`, { hidden: true });
};

function whyNot({ state, fault }: PlayedSite): string {
  if (state === 'asked') return 'it still wants dice.';
  if (fault !== '') return fault;
  return state === 'rolled' ? 'its table has changed since.' : 'nobody said what is there.';
}

const rollsOf = ({ played: { faces, sides } }: PlayedSite): Roll[] =>
  faces.map(({ face, typed }, at) => ({
    sides: sides[at] ?? face,
    face,
    source: typed ? 'typed' : 'rolled',
  }));
