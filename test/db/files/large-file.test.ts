import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { backupNow, restoreBackup } from '../../../src-main/db/backups/backups.ts';
import { setIntegrityWorker } from '../../../src-main/db/backups/background-check.ts';
import { openCampaign } from '../../../src-main/db/file/campaign-file.ts';
import { inlineCheckBytes } from '../../../src-main/db/backups/soundness.ts';
import {
  addCharacter,
  codeOf,
  contents,
  doStep,
  folderDigest,
  newCampaign,
  scratchFolder,
} from '../../fixtures/campaigns.ts';
import { bundleForNode } from '../../fixtures/bundle.ts';

beforeAll(async () => {
  const folder = await bundleForNode({ 'integrity-worker': 'src-main/db/backups/integrity-worker.ts' });
  setIntegrityWorker(join(folder, 'integrity-worker.js'));
});

const largeCampaign = (): string => {
  const file = newCampaign(scratchFolder());
  doStep(file, () => {
    const fill = file.db.prepare("INSERT INTO note (text) VALUES (printf('%.*c', 4000, 'x'))");
    for (let i = 0; i < 2500; i++) fill.run();
  });
  file.close();
  expect(statSync(file.path).size).toBeGreaterThan(inlineCheckBytes);
  return file.path;
};

/** Overwrites pages deep in the file, where the quick look at opening does not come. */
const breakDeepInside = (path: string): void => {
  const fd = openSync(path, 'r+');
  for (let page = 1000; page < 1040; page++) writeSync(fd, Buffer.alloc(4096, 0x5a), 0, 4096, page * 4096);
  closeSync(fd);
};

test('a large campaign can be read at once, and written when its check is done', async () => {
  const path = largeCampaign();
  const file = openCampaign(path);
  expect(contents(file).length).toBeGreaterThan(1_000_000);
  expect(() => doStep(file, (sql) => addCharacter(sql, 'Aud'))).toThrow('await `checked` first');
  await file.checked;
  expect(doStep(file, (sql) => addCharacter(sql, 'Aud')).seq).toBe(2);
  file.close();
});

test('a large campaign broken deep inside is found out, never written, and offers its backup', async () => {
  const path = largeCampaign();
  const first = openCampaign(path);
  const backup = await backupNow(first, 'good');
  first.close();
  breakDeepInside(path);
  const before = folderDigest(join(path, '..'));
  const file = openCampaign(path);
  await expect(file.checked).rejects.toMatchObject({
    code: 'file-damaged',
    details: { backup: backup.path },
  });
  expect(codeOf(() => doStep(file, (sql) => addCharacter(sql, 'Aud')))).toBe('file-damaged');
  await expect(backupNow(file, 'bad')).rejects.toMatchObject({ code: 'file-damaged' });
  file.close();
  expect(folderDigest(join(path, '..'))).toBe(before);
  const restored = join(scratchFolder(), 'Restored.turnkeeper');
  await restoreBackup(backup.path, restored);
  const again = openCampaign(restored);
  await again.checked;
  again.close();
});

test('closing during the check breaks it off', async () => {
  const file = openCampaign(largeCampaign());
  file.close();
  await expect(file.checked).rejects.toMatchObject({ code: 'cancelled' });
});
