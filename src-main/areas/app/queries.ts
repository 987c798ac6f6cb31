import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import type { z } from 'zod';
import type { appView } from '../../../shared/ipc/desk/views.ts';
import { systems } from '../../../shared/rules/registry.ts';
import type { FileQueryName, ParsedInput, QueryName, QueryOutput } from '../../../shared/ipc/contract.ts';
import { knownBackupsOf } from './known-backups.ts';
import type { Desk } from '../../desk/desk.ts';

type Answers = {
  [Name in Exclude<QueryName, FileQueryName>]: (desk: Desk, input: ParsedInput<Name>) => QueryOutput<Name>;
};

/** Questions that need no open campaign. */
export const appQueryHandlers: Answers = {
  'app.view': appViewOf,
  'app.backups': (desk, { beside }) => knownBackupsOf(desk, beside),
};

function appViewOf(desk: Desk): z.output<typeof appView> {
  const { theme, scale, touch, sideOpen, wholeDice, recent } = desk.preferences.data;
  return {
    version: desk.ports.version,
    campaignPath: desk.campaignPath,
    notice: desk.notice,
    recent: recent.map((each) => ({ ...each, state: existsSync(each.path) ? 'there' : 'missing' })),
    preferences: { theme, scale, touch, sideOpen, wholeDice },
    campaignFolder: desk.ports.campaignFolder,
    separator: sep,
    systems: systems.map(({ id, title, about }) => ({ id, title, about })),
  };
}
