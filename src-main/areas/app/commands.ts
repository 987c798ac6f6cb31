import { mkdirSync } from 'node:fs';
import { dirname, isAbsolute } from 'node:path';
import { referencePagesOf } from '../../content/pages/reference-pages.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { CommandOutput, DeskCommandName, ParsedInput } from '../../../shared/ipc/contract.ts';
import { secondsAt } from '../../../shared/clock.ts';
import { systemById } from '../../../shared/rules/registry.ts';
import { defaultSettings } from '../../../shared/rules/system.ts';
import { textSizeAfter } from '../../../shared/text-sizes.ts';
import { restoreBackup } from '../../db/backups/backups.ts';
import { rescueFile } from '../../db/rescue/rescue-file.ts';
import { errorText } from '../../db/failures.ts';
import { createCampaign } from '../../db/file/campaign-file.ts';
import { deskFacts } from '../../db/observed.ts';
import type { Desk } from '../../desk/desk.ts';
import { validSettings } from '../../facts/campaign/valid-settings.ts';
import type { SettingValue } from '../../facts/campaign/read-campaign.ts';
import { dropQuestion } from '../../threads/askers.ts';
import { rewindCommands } from '../rewind/commands.ts';
import { combatCommands } from '../combat/commands.ts';
import { somebodyCommands } from './throwing/somebody.ts';
import { stockCommands } from './throwing/stocking.ts';
import { stockSiteCommands } from './throwing/stocking-sites.ts';
import { treasureCommands } from './throwing/treasure.ts';
import { importCommands } from '../import/commands.ts';
import { assetCommands } from '../asset/commands.ts';
import { campaignIntoLines, linesIntoCampaign } from './campaign-lines.ts';
import { checkIntegrity } from './check-integrity.ts';
import { diceCommands } from './throwing/dice.ts';
import { documentExportCommands } from './document-exports.ts';
import { prepExportCommands } from './prep-exports.ts';
import { exportCommand } from './export.ts';
import { fillSample, sampleCampaign } from './sample.ts';
import { wanderCommands } from '../wander/export-csv.ts';

type Handlers = {
  [Name in DeskCommandName]: (desk: Desk, input: ParsedInput<Name>) => Answer<CommandOutput<Name>>;
};

type Answer<T> = T | Promise<T>;

/** A campaign begins on the morning of day 1. */
const startSeconds = secondsAt(1, 10, 0);

export const deskCommandHandlers: Handlers = {
  ...assetCommands,
  ...combatCommands,
  ...treasureCommands,
  ...stockCommands,
  ...stockSiteCommands,
  ...somebodyCommands,
  ...diceCommands,
  ...documentExportCommands,
  ...prepExportCommands,
  ...importCommands,
  ...rewindCommands,
  ...wanderCommands,

  'app.createCampaign': async (desk, { name, path, system, settings }) => ({
    path: await createAndOpen(desk, { name, path, system, settings }),
  }),

  'app.createSample': async (desk, { path }) => {
    const opened = await createAndOpen(desk, { ...sampleCampaign, path });
    await fillSample(desk);
    return { path: opened };
  },

  'app.openCampaign': async (desk, { path }) => ({ path: await desk.open(fullPath(path)) }),

  'app.closeCampaign': async (desk) => {
    await desk.close();
    return null;
  },

  'app.duplicateCampaign': async (desk, { path }) => {
    await desk.campaign.duplicate(fullPath(path));
    return { path };
  },

  'app.forgetRecent': (desk, { path }) => {
    desk.forget(path);
    return null;
  },

  'app.backUp': async (desk) => ({ path: (await desk.campaign.backUp('by-hand')).path }),

  'app.restoreBackup': async (_desk, { backup, path }) => {
    await restoreBackup(fullPath(backup, 'backup'), fullPath(path));
    return { path };
  },

  'app.rescue': (_desk, { damaged, path }) => rescueFile(fullPath(damaged, 'damaged'), fullPath(path)),

  'app.writeLines': (desk, { path }) => {
    desk.campaign.requireInPlace();
    return campaignIntoLines(desk.campaign, fullPath(path), desk.ports.version);
  },

  'app.takeLines': (_desk, { lines, path }) => linesIntoCampaign(fullPath(lines, 'lines'), fullPath(path)),

  'app.checkIntegrity': (desk) => checkIntegrity(desk),

  'app.setPreferences': (desk, { scale: wanted, ...others }) => {
    const scale = typeof wanted === 'string' ? textSizeAfter(desk.preferences.data.scale, wanted) : wanted;
    const changes = Object.entries({ ...others, scale }).filter(([, value]) => value !== undefined);
    try {
      desk.preferences.change(Object.fromEntries(changes));
    } finally {
      desk.announce([deskFacts]);
    }
    return null;
  },

  'app.openWindow': (desk, { area, look }) => {
    desk.ports.openWindow(area, look);
    return null;
  },

  'app.copyText': async (desk, { text }) => {
    await desk.ports.copyText(text);
    return null;
  },

  'app.referencePages': (_desk, { system }) => referencePagesOf(system),

  'app.choosePath': async (desk, { purpose, suggestion }) => ({
    path: await desk.ports.choosePath(purpose, suggestion),
  }),

  'app.export': (desk, { job, path, ...wanted }) =>
    exportCommand(desk, job, { ...wanted, outPath: fullPath(path) }),

  'app.dropQuestion': (_desk, { by }) => {
    dropQuestion(by);
    return null;
  },

  'app.cancelExport': (desk, { job }) => {
    desk.exports.get(job)?.abort.abort();
    return null;
  },
};

interface NewCampaign {
  name: string;
  path: string;
  system: string;
  settings: Record<string, SettingValue>;
}

async function createAndOpen(desk: Desk, { name, path, system: id, settings }: NewCampaign): Promise<string> {
  const system = systemById(id);
  if (!system)
    throw new TurnkeeperError('bad-input', 'Choose one of the rule systems.', {
      system: 'Choose one of the list.',
    });
  const complete = defaultSettings(system);
  for (const { key, value } of validSettings({ system, settings: complete }, settings)) complete[key] = value;
  const target = fullPath(path);
  // The program's own folder is made when first wanted; any other folder must be there.
  if (dirname(target) === desk.ports.campaignFolder) makeFolder(desk.ports.campaignFolder);
  const createdAt = desk.ports.now().toISOString();
  return desk.create(() =>
    createCampaign(target, { name, system: id, settings: complete, startSeconds, createdAt }),
  );
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (thrown) {
    throw new TurnkeeperError(
      'file-denied',
      `The folder ${path} could not be made (${errorText(thrown)}). Nothing was changed; choose another place.`,
      { path: 'Choose another folder.' },
    );
  }
}

/** Throws bad-input for a path that depends on where the program was started. */
function fullPath(path: string, field = 'path'): string {
  if (!isAbsolute(path))
    throw new TurnkeeperError(
      'bad-input',
      `"${path.slice(0, 200)}" is not a full path. Nothing was changed.`,
      {
        [field]: 'A full path is wanted, from the top of the disk.',
      },
    );
  return path;
}
