import { z } from 'zod';
import { dieWanted } from '../die-wanted.ts';
import { actionRoles, fighterStatuses } from '../../rules/combat.ts';
import { standings } from '../../rules/fight/views.ts';
import { reasons } from '../reasons.ts';
import { act } from './combat-acts.ts';
import { circumstance } from './circumstances.ts';
import { missing } from './figures.ts';
import { lyingAt } from './leaving/lying.ts';
import { flightNow } from './leaving/flight.ts';
import { kept, odds } from './odds.ts';
import { arrival } from './course/musters.ts';
import { fightHead } from './course/several.ts';
import { difference } from './course/versions.ts';

/** The board of a fight, as the windows show it. */

const left = z.object({ way: z.string(), left: z.int().nullable() });

/** What lies on somebody for a while. */
const effect = z.object({
  id: z.int(),
  name: z.string(),
  /** "3 rounds", "until the fight ends", "over". */
  left: z.string(),
  over: z.boolean(),
});

const row = z.object({
  id: z.string(),
  /** One or two letters, given to no other of the fight. */
  label: z.string(),
  name: z.string(),
  side: z.string(),
  groupId: z.int().nullable(),
  characterId: z.int().nullable(),
  hp: z.int(),
  maxHp: z.int(),
  atFeet: z.number(),
  status: z.enum(fighterStatuses),
  armour: z.string(),
  why: reasons,
  standing: z.enum(standings),
  count: z.number().nullable(),
  doing: z.string().nullable(),
  against: z.string().nullable(),
  marks: z.array(z.string()),
  effects: z.array(effect),
  shots: z.array(left),
  spells: z.array(left),
  powers: z.array(left),
  /** Some of his figures are guesses nobody has looked at. */
  guessed: z.boolean(),
});

const step = z.object({
  phase: z.string(),
  title: z.string(),
  when: z.enum(['past', 'now', 'ahead']),
  count: z.number().nullable(),
  sides: z.array(z.string()),
  actors: z.array(z.string()),
});
const box = step.extend({ steps: z.array(step) });

/** What came of an act that was begun. */
export const asked = z.object({
  /** Null once it has been done. */
  wanted: dieWanted.nullable(),
  /** The sentence of the step; null while dice are wanted. */
  said: z.string().nullable(),
  /** Who failed to save in it, where anybody did. */
  failed: z.array(z.string()).exactOptional(),
});

/** An act whose dice are being thrown: nothing of it has happened yet. */
const pending = z.object({
  /** What it is, in words. */
  title: z.string(),
  acts: z.array(act),
  wanted: dieWanted,
  /** What has come of it so far, one sentence each. */
  soFar: z.array(z.string()),
  fallen: z.int(),
});

const upcoming = z.object({
  round: z.int().nullable(),
  count: z.number().nullable(),
  title: z.string(),
  actors: z.array(z.string()),
});

export const board = z.object({
  fight: fightHead,
  /** All that are not over, and this one. */
  fights: z.array(fightHead),
  /** How many steps were taken: what an act goes on from. */
  after: z.int(),
  clock: z.object({
    round: z.int().nullable(),
    phase: z.string(),
    title: z.string(),
    count: z.number().nullable(),
  }),
  /** The throws that settled the order of this round, of a fighter or a side. */
  initiative: z.array(z.object({ who: z.string(), count: z.number() })),
  /** The numbers tied at before, each throwing its own. */
  ties: z.array(z.number()),
  /** How often the courage of a side was put to the test so far: how often it held, how often anybody broke. */
  courage: z.array(z.object({ side: z.string(), held: z.int(), broke: z.int() })),
  sides: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The party in marching order, then side by side, the members of a group together. */
  rows: z.array(row),
  groups: z.array(z.object({ id: z.int(), name: z.string() })),
  strip: z.array(box),
  upcoming: z.array(upcoming),
  reminders: z.array(z.object({ text: z.string() })),
  /** Who is expected. */
  arrivals: z.array(arrival),
  /** What burns, where it stands on the line. */
  lights: z.array(
    z.object({
      id: z.string(),
      source: z.string(),
      /** Whose hand it is in; empty where it lies. */
      who: z.string(),
      atFeet: z.number(),
      brightFeet: z.number(),
      dimFeet: z.number(),
      /** It burns out as this turn ends. */
      ends: z.boolean(),
    }),
  ),
  /** What lies about, where it lies. */
  lying: z.array(lyingAt),
  /** Some ran out of it, and the chase has not brought them back; null where nobody did. */
  flight: flightNow.nullable(),
  /** Over by the rules: one side at most is left. */
  over: z.boolean(),
  pending: pending.nullable(),
  /** The rules have changed since it was played: from which step on, and how. */
  broken: difference.nullable(),
  /** Figures nobody has written down, and what stands for them. */
  wanting: z.array(missing),
});

const listedAct = z.object({
  kind: z.string(),
  role: z.enum(actionRoles),
  actor: z.string().nullable(),
  title: z.string(),
  rule: z.string(),
  targets: z.array(z.string()).nullable(),
  ways: z.array(z.string()).nullable(),
  /** Of those that are no name of a thing, how they are said; null where there are none. */
  wayWords: z.record(z.string(), z.string()).nullable(),
  circumstances: z.array(z.string()),
  aims: z.enum(['note', 'many']).nullable(),
  /** A spell or power takes effect by it: at once, or when its time has come. */
  works: z.enum(['now', 'later']).nullable(),
  /** Why it cannot be done now; null where it can. */
  barred: z.string().nullable(),
});

/** What somebody, and the table, may do. */
export const acts = z.object({
  own: z.array(listedAct),
  table: z.array(listedAct),
  /** What lets everybody else pass. */
  rest: z.array(act),
  circumstances: z.array(circumstance),
});

/** An act before its dice: what is enough, and what it deals. */
export const weighed = z.object({
  needed: z.int().nullable(),
  reasons,
  /** In words; empty where it deals none. */
  damage: z.string(),
  damageReasons: reasons,
  /** Who may be struck instead, and who strikes for free because of it. */
  strays: z.array(z.string()),
  invites: z.array(z.string()),
  /** Hit points that take the target out. */
  drops: z.int().nullable(),
  /** What the dice do besides, which is not counted; empty for nothing. */
  besides: z.string(),
  /** Null where the campaign shows none. */
  odds: odds.nullable(),
  kept: z.array(kept),
  /** The spell a hit costs whom it is aimed at; null for none. */
  spoils: z.string().nullable(),
});
