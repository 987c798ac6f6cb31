import { randomUUID } from 'node:crypto';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { OpenCampaign } from '../../desk/open-campaign.ts';
import type { MapReading } from '../../imports/maps/read-map.ts';
import type { EntryBody, PackedEntry } from './import-job.ts';
import type { ReadImport } from './read-in-worker.ts';

const mostKept = 4;

type Kept = { is: 'entries'; read: ReadImport } | { is: 'map'; read: MapReading };

/** What was read and may yet be taken, by its token. It goes with its campaign. */
const kept = new WeakMap<OpenCampaign, Map<string, Kept>>();

/** Keeps what was read and gives its token; of too many the oldest goes. */
const keep = (campaign: OpenCampaign, read: Kept): string => {
  const known = kept.get(campaign) ?? new Map<string, Kept>();
  kept.set(campaign, known);
  const token = randomUUID();
  known.set(token, read);
  const [oldest] = known.keys();
  if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
  return token;
};

export const keepImport = (campaign: OpenCampaign, read: ReadImport): string =>
  keep(campaign, { is: 'entries', read });

export const keepMap = (campaign: OpenCampaign, read: MapReading): string =>
  keep(campaign, { is: 'map', read });

export const forgetImport = (campaign: OpenCampaign, token: string): void => {
  kept.get(campaign)?.delete(token);
};

/** Throws not-found once it was forgotten. */
export const needImport = (campaign: OpenCampaign, token: string): ReadImport => {
  const known = kept.get(campaign)?.get(token);
  if (known?.is === 'entries') return known.read;
  throw forgotten();
};

/** Throws not-found once it was forgotten. */
export function needMapReading(campaign: OpenCampaign, token: string): MapReading {
  const known = kept.get(campaign)?.get(token);
  if (known?.is === 'map') return known.read;
  throw forgotten();
}

const forgotten = (): TurnkeeperError =>
  new TurnkeeperError('not-found', 'What was read is no longer there. Read the file again.', {
    token: 'Read the file again.',
  });

export const bodyOf = (entry: Pick<PackedEntry, 'body'>): EntryBody => JSON.parse(entry.body) as EntryBody;
