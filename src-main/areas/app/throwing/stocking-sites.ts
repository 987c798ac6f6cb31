import type { CommandOutput, ParsedInput } from '../../../../shared/ipc/contract.ts';
import { contentFor } from '../../../content/content-for.ts';
import type { Desk } from '../../../desk/desk.ts';
import { readRules } from '../../../facts/campaign/read-campaign.ts';
import {
  isKeepable,
  playSite,
  sitesOfMap,
  siteTable,
  type GivenSite,
  type PlayedSite,
  type SiteOfMap,
} from '../../../facts/stocking/sites.ts';

type Sheet = CommandOutput<'stock.planSites'>;

/** So much of the notes that stand there is told. */
const mostNotes = 60;

export const stockSiteCommands = {
  'stock.planSites': async (
    desk: Desk,
    { mapId, tableId, rows: given, throws }: ParsedInput<'stock.planSites'>,
  ): Promise<Sheet> => {
    const { sql } = desk.campaign.file;
    const { system } = readRules(sql);
    const { encounters = null, monsters } = await contentFor(['encounters', 'monsters'], {
      sql,
      systemId: system.id,
    });
    if (!monsters) throw new Error('The creatures at hand were not read.');
    const { map, sites } = sitesOfMap(sql, mapId);
    const by = siteTable(sql, { encounters, monsters }, tableId);
    const there = new Map(sites.map((each) => [each.site.id, each]));
    const asked =
      given ??
      sites
        .filter(({ site }) => site.notes === '')
        .map(({ site }): GivenSite => ({ siteId: site.id, faces: [], said: null }));
    const thrown = new Set(throws);
    const rows = asked.flatMap((row) => {
      const at = there.get(row.siteId);
      if (at === undefined) return [];
      return rowView(playSite(row, by, thrown.has(row.siteId) ? desk.ports.dice : null), at);
    });
    const listed = new Set(rows.map(({ siteId }) => siteId));
    const standing = sites
      .filter(({ site }) => !listed.has(site.id))
      .map((each) => ({ ...headOf(each), notes: shortened(each.site.notes) }));
    return { map, rows, standing };
  },
};

const headOf = ({ site: { id, kind, name }, hex }: SiteOfMap) => ({ siteId: id, hex, kind, name });

const shortened = (notes: string): string =>
  notes.length > mostNotes ? `${notes.slice(0, mostNotes).trimEnd()}…` : notes;

const rowView = (row: PlayedSite, at: SiteOfMap): Sheet['rows'][number] => {
  const { given, state, text, fault, played } = row;
  const { ask } = played;
  return {
    ...headOf(at),
    state,
    text,
    fault,
    dice: played.faces.map(({ face }, nth) => `d${played.sides[nth] ?? face}: ${face}`),
    ask: ask && { title: ask.title, sides: ask.sides, nth: ask.nth, of: ask.of ?? 1 },
    complete: isKeepable(row),
    given: { ...given, faces: [...played.faces] },
  };
};
