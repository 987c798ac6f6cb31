import { refused, TurnkeeperError } from '../../../../shared/errors.ts';
import { query } from '../../../db/sql.ts';
import { readDelveRow } from '../../../facts/delve/read-delve.ts';
import { readSitesAt } from '../../../facts/map/read-on-map.ts';
import { needNobodyMet } from '../../../facts/meeting/read-encounter.ts';
import { readRoad, readUnmet } from '../../../facts/road/read-road.ts';
import { needWhereabouts } from '../../../facts/road/whereabouts.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { enter } from '../../dungeon/enter.ts';

/** Into a site of the hex in which they truly stand; they know it from then on. They come out where they went in. */
export const goIn: StepOf<'travel.goIn'> = (context, { siteId, speakerId }) => {
  const { sql } = context;
  const delve = readDelveRow(sql);
  if (delve) throw refused(`The party is in ${delve.name} already. Come out first.`);
  needNobodyMet(sql);
  const road = readRoad(sql);
  if (road && readUnmet(sql, road))
    throw refused('Somebody came. Meet them or let it be first; nobody went in.');
  const { mapId, truly } = needWhereabouts(sql);
  if (truly.toward !== null)
    throw refused('They are on the way into the next hex. Finish it or turn back first; nobody went in.');
  const site = readSitesAt(sql, mapId, truly.at).find(({ id }) => id === siteId);
  if (!site)
    throw new TurnkeeperError('not-found', 'No such site stands where the party is. Nobody went in.', {
      siteId: 'Choose again.',
    });
  const isKnown = site.knowledge === 'known';
  if (isKnown && site.dungeon === null)
    throw refused(
      `They know ${site.name}, and no dungeon of the book belongs to it. Stay there, or give it one; nobody went in.`,
    );
  if (!isKnown) sql.run(query.updateTable('site').set({ knowledge: 'known' }).where('id', '=', site.id));
  if (site.dungeon === null)
    return { ...step(`The party goes into ${site.name}.`), value: { underground: false } };
  const entered = enter(context, {
    name: site.dungeon.name,
    speakerId,
    dungeonId: site.dungeon.id,
  });
  return { ...entered, value: { underground: true } };
};
