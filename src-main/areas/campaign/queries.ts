import type { z } from 'zod';
import type { campaignView, shellView } from '../../../shared/ipc/desk/views.ts';
import { ownBackups } from '../../db/backups/backup-folder.ts';
import { undoState } from '../../db/journal/journal.ts';
import type { Desk } from '../../desk/desk.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import type { OpenCampaign } from '../../desk/open-campaign.ts';
import { lookingBackOf } from '../rewind/looking-back.ts';
import { viewSetting } from './setting-view.ts';
import { query } from '../../db/sql.ts';
import { dated } from '../../facts/calendar/read-calendar.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';

/** What the views of a campaign need of the desk. */
type OnDesk = Pick<Desk, 'file'> & { campaign: Pick<OpenCampaign, 'file' | 'past' | 'trust'> };

export const campaignQueries: QueriesOf<'shell'> & QueriesOf<'campaign'> = {
  'shell.view': shellViewOf,
  'campaign.view': campaignViewOf,
};

// Every window asks after every step, so built once.
const openSession = query
  .selectFrom('session')
  .selectAll()
  .where('ended_at', 'is', null)
  .orderBy('id', 'desc')
  .limit(1)
  .compile();
const delveUnderWay = query.selectFrom('delve').select(['name', 'turn']).where('ended', '=', 0).compile();

export function shellViewOf({ file, campaign: open }: OnDesk): z.output<typeof shellView> {
  const { sql } = file;
  const campaign = readCampaign(sql);
  const session = sql.get(openSession);
  const delve = sql.get(delveUnderWay);
  const { undo, redo, steps } = undoState(open.file);
  return {
    name: campaign.name,
    system: campaign.system.title,
    readOnly: file.readOnly,
    integrity: open.trust.integrity,
    whereabouts: open.trust.whereabouts,
    amiss: open.file.records.amiss.length,
    now: { seconds: campaign.clock, ...dated(sql)(campaign.clock) },
    session: session ? { id: session.id, number: session.number, startedAt: session.started_at } : null,
    delve: delve ?? null,
    undo: open.past === null ? undo : null,
    redo: open.past === null ? redo : null,
    steps,
    lookingBack: lookingBackOf(open),
  };
}

export function campaignViewOf({ file, campaign: open }: OnDesk): z.output<typeof campaignView> {
  const campaign = readCampaign(file.sql);
  return {
    name: campaign.name,
    path: file.path,
    system: { id: campaign.system.id, title: campaign.system.title },
    readOnly: file.readOnly,
    createdAt: campaign.createdAt,
    steps: undoState(open.file).steps,
    ...open.trust,
    players: campaign.players,
    settings: campaign.system.settings.map((setting) =>
      viewSetting(setting, campaign.settings[setting.key] ?? setting.default),
    ),
    backups: ownBackups(file.path, open.file.origin).map(({ path, takenAt, step, reason, bytes }) => ({
      path,
      madeAt: takenAt,
      step,
      reason,
      bytes,
    })),
  };
}
