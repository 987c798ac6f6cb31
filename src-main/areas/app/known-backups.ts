import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { z } from 'zod';
import type { knownBackups } from '../../../shared/ipc/desk/views.ts';
import { backupFolder, listBackups } from '../../db/backups/backup-folder.ts';
import { originIn } from '../../db/backups/origin.ts';
import type { Desk } from '../../desk/desk.ts';

type Campaign = z.output<typeof knownBackups>['campaigns'][number];

const ending = backupFolder('');

/** Campaigns of a folder that have backups, also those whose own file is gone. */
const backedUpIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => join(folder, name.slice(0, -ending.length)));
  } catch {
    return [];
  }
};

/** What stands in the backup folder of a campaign, by whose it is: files of one name may be of several campaigns. */
function campaignsAt(path: string): Campaign[] {
  const byOrigin = new Map<string, Campaign>();
  for (const { path: backup, takenAt, step, reason, bytes } of listBackups(path)) {
    const origin = originIn(backup);
    const id = origin?.id ?? '';
    const known = byOrigin.get(id) ?? {
      name: origin?.name ?? '',
      path,
      readable: origin !== null,
      backups: [],
    };
    known.backups.push({ path: backup, madeAt: takenAt, step, reason, bytes });
    byOrigin.set(id, known);
  }
  return [...byOrigin.values()];
}

/**
 * Every backup of the campaigns this machine remembers and of all that stand beside them, by campaign and from the
 * furthest step back: whether a campaign's own file opens, or is there at all, makes no difference.
 */
export function knownBackupsOf(desk: Desk, beside: string | null): z.output<typeof knownBackups> {
  const remembered = desk.preferences.data.recent.map(({ path }) => path);
  const named = [...remembered, ...(beside === null ? [] : [beside])];
  const folders = new Set([desk.ports.campaignFolder, ...named.map((path) => dirname(path))]);
  const paths = new Set([...folders].flatMap(backedUpIn));
  const campaigns = [...paths].flatMap(campaignsAt);
  const key = ({ name, path }: Campaign): string => `${name}\n${basename(path)}`;
  return { campaigns: campaigns.sort((a, b) => key(a).localeCompare(key(b))) };
}
