import { z } from 'zod';
import { settingValues } from './app-contract.ts';
import * as fields from './fields.ts';
import { partyCommands, partyQueries } from './party-contract.ts';
import { lightKinds, logKinds, passActivities, searchKinds } from './vocabulary.ts';
import { campaignView, delveNow, dungeonView, logPage, sessionView, shellView } from './views.ts';

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
  'dungeon.view': { input: nothing, output: dungeonView },
  'dungeon.delve': { input: nothing, output: delveNow },
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

const optionalDie = fields.die(6).nullable().default(null);

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

  'dungeon.enter': {
    input: z.strictObject({ name: fields.place, speakerId: fields.id.nullable() }),
    output: created,
  },
  'dungeon.leave': { input: nothing, output: done },
  'dungeon.setFamiliar': { input: z.strictObject({ familiar: z.boolean() }), output: done },
  'dungeon.setSpeaker': { input: z.strictObject({ characterId: fields.id.nullable() }), output: done },
  'dungeon.light': {
    input: z.strictObject({ characterId: fields.id, kind: z.enum(lightKinds) }),
    output: created,
  },
  'dungeon.relight': { input: z.strictObject({ lightId: fields.id }), output: done },
  'dungeon.douse': { input: z.strictObject({ lightId: fields.id }), output: done },
  'dungeon.refuel': { input: z.strictObject({ lightId: fields.id }), output: done },
  'dungeon.setTurnsLeft': {
    input: z.strictObject({ lightId: fields.id, turnsLeft: fields.whole(0, 10_000) }),
    output: done,
  },
  'dungeon.passTurn': {
    input: z.strictObject({
      activity: z.enum(passActivities),
      detail: z.string().trim().max(200, { error: 'At most 200 characters.' }).default(''),
    }),
    output: done,
  },
  'dungeon.search': {
    input: z.strictObject({
      characterId: fields.id,
      kind: z.enum(searchKinds),
      place: fields.place,
      present: z.boolean(),
      chanceInSix: fields.whole(0, 6).nullable().default(null),
      die: optionalDie,
    }),
    output: z.object({ found: z.boolean() }),
  },
  'dungeon.listen': {
    input: z.strictObject({
      characterId: fields.id,
      place: fields.place,
      soundPresent: z.boolean(),
      silentMonsters: z.boolean().default(false),
      chanceInSix: fields.whole(0, 6).nullable().default(null),
      die: optionalDie,
    }),
    output: z.object({ heard: z.boolean() }),
  },
  'dungeon.rollCheck': {
    input: z.strictObject({
      turn: fields.whole(1, 1_000_000),
      modifier: fields.whole(-6, 6).default(0),
      die: optionalDie,
    }),
    output: z.object({ encounter: z.boolean() }),
  },
  'dungeon.answerPrompt': {
    input: z.strictObject({ key: z.string().min(1).max(80), answer: z.enum(['delay', 'dismiss']) }),
    output: done,
  },

  'encounter.begin': {
    input: z.strictObject({
      who: fields.name,
      number: fields.whole(1, 10_000),
      checkTurn: fields.whole(1, 1_000_000).nullable().default(null),
    }),
    output: created,
  },
  'encounter.surprise': {
    input: z.strictObject({
      partyAware: z.boolean().default(false),
      monstersAware: z.boolean().default(false),
      overruleLight: z.boolean().default(false),
      partyDie: optionalDie,
      monstersDie: optionalDie,
    }),
    output: done,
  },
  'encounter.distance': {
    input: z.strictObject({
      dice: fields.dice(2, 6).nullable().default(null),
      feet: fields.whole(0, 10_000).nullable().default(null),
    }),
    output: done,
  },
  'encounter.reaction': {
    input: z.strictObject({
      dice: fields.dice(2, 6).nullable().default(null),
      total: fields.whole(-20, 40).nullable().default(null),
      modifier: fields.whole(-10, 10).default(0),
    }),
    output: done,
  },
  'encounter.conclude': {
    input: z.strictObject({ outcome: fields.outcomeText, rounds: fields.whole(0, 3600) }),
    output: done,
  },
} as const;
