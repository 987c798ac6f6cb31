import { z } from 'zod';
import { settingValues } from './app-contract.ts';
import { dungeonCommands, dungeonQueries } from './dungeon-contract.ts';
import { effectCommands, effectQueries } from './effect-contract.ts';
import { encounterCommands, encounterQueries } from './encounter-contract.ts';
import * as fields from './fields.ts';
import { lightQueries } from './light-contract.ts';
import { needCommands, needQueries } from './need-contract.ts';
import { partyCommands, partyQueries } from './party-contract.ts';
import { rewindCommands } from './rewind-contract.ts';
import { placeCommands, placeQueries } from './place-contract.ts';
import { logKinds } from './vocabulary.ts';
import { wanderCommands, wanderQueries } from './wander-contract.ts';
import { campaignView, logPage, sessionView, shellView } from './views.ts';

/** Queries and commands of the open campaign. Every command is one step of its journal. */

const nothing = z.strictObject({});
const done = z.null();
const created = z.object({ id: z.int() });

export const campaignQueries = {
  'shell.view': {
    input: nothing,
    output: shellView,
  },
  'campaign.view': { input: nothing, output: campaignView },
  ...partyQueries,
  ...dungeonQueries,
  ...lightQueries,
  ...encounterQueries,
  ...placeQueries,
  ...effectQueries,
  ...needQueries,
  ...wanderQueries,
  'log.list': {
    input: z.strictObject({
      search: z.string().max(200).default(''),
      sessionId: fields.id.nullable().default(null),
      kind: z.enum(logKinds).default('all'),
      takenBack: z.boolean().default(false),
      beforeSeq: fields.id.nullable().default(null),
      limit: fields.whole(1, 500).default(100),
    }),
    output: logPage,
  },
  'log.sessions': { input: nothing, output: z.array(sessionView) },
} as const;

export const campaignCommands = {
  'journal.undo': { input: nothing, output: z.object({ summary: z.string() }) },
  'journal.redo': { input: nothing, output: z.object({ summary: z.string() }) },

  'campaign.rename': { input: z.strictObject({ name: fields.name }), output: done },
  'campaign.changeSettings': { input: z.strictObject({ settings: settingValues }), output: done },
  'session.start': { input: nothing, output: created },
  'session.end': { input: nothing, output: done },
  'clock.advanceTo': {
    input: z.strictObject({
      day: fields.whole(1, 1_000_000),
      hour: fields.whole(0, 23),
      minute: fields.whole(0, 59),
    }),
    output: done,
  },
  'log.addNote': { input: z.strictObject({ text: fields.noteText }), output: done },

  ...partyCommands,

  ...dungeonCommands,
  ...encounterCommands,
  ...effectCommands,
  ...needCommands,
  ...rewindCommands,
  ...wanderCommands,
  ...placeCommands,
} as const;
