import { z } from 'zod';
import { fighterStatuses } from '../../rules/combat.ts';
import * as fields from '../fields.ts';
import { recipe } from './recipe.ts';

/** What may be done in a fight, as it crosses to the main process; the book of rules says whether it can be. */

/** c and the id of a character, f and the id of a foe. */
export const fighterId = z.string().regex(/^[cf][1-9]\d{0,15}$/, { error: 'That is nobody who fights.' });
const sideId = z.string().min(1).max(40);
const word = z.string().min(1).max(60);
const way = z.string().max(120);
const named = z.string().min(1).max(120);
const count = fields.whole(-100_000, 100_000);
const points = fields.whole(0, 100_000);

const circumstances = z.record(word, z.union([z.boolean(), count, z.string().max(60)]));

const action = z.strictObject({
  kind: word,
  actor: fighterId.nullable(),
  target: fighterId.exactOptional(),
  way: way.exactOptional(),
  circumstances: circumstances.exactOptional(),
  targets: z.array(fighterId).max(400).exactOptional(),
  words: fields.words(200).exactOptional(),
});

const ruling = <Change extends string>(change: Change) => ({
  kind: z.literal('overrule'),
  change: z.literal(change),
});
const rulingOn = <Change extends string>(change: Change) => ({ ...ruling(change), id: fighterId });

const overrule = z.discriminatedUnion('change', [
  z.strictObject({ ...rulingOn('hurt'), amount: points }),
  z.strictObject({ ...rulingOn('heal'), amount: points }),
  z.strictObject({ ...rulingOn('fall'), feet: fields.whole(1, 10_000) }),
  z.strictObject({ ...rulingOn('status'), status: z.enum(fighterStatuses) }),
  z.strictObject({ ...rulingOn('place'), atFeet: count }),
  z.strictObject(rulingOn('leave')),
  z.strictObject({ ...rulingOn('side'), side: sideId }),
  z.strictObject({
    ...rulingOn('hp'),
    hp: count.exactOptional(),
    maxHp: fields.whole(1, 100_000).exactOptional(),
    subdual: fields.whole(0, 100_000).exactOptional(),
  }),
  z.strictObject({ ...rulingOn('initiative'), count }),
  z.strictObject({ ...rulingOn('acted'), acted: z.boolean() }),
  z.strictObject({
    ...rulingOn('flags'),
    flags: z.record(word, z.union([z.boolean(), count, word]).nullable()),
  }),
  z.strictObject({
    ...rulingOn('save'),
    category: word,
    modifier: fields.whole(-100, 100).exactOptional(),
    words: fields.words(120).exactOptional(),
  }),
  z.strictObject({
    ...ruling('nerve'),
    ids: z.array(fighterId).min(1).max(400),
    rating: fields.whole(0, 24).exactOptional(),
    modifier: fields.whole(-10, 10).exactOptional(),
    breaks: z.boolean().exactOptional(),
  }),
  z.strictObject({
    ...rulingOn('spell'),
    way,
    left: fields.whole(0, 1000).exactOptional(),
    declared: z.boolean().exactOptional(),
  }),
  z.strictObject({
    ...rulingOn('effectOf'),
    way: named,
    recipe: recipe.exactOptional(),
    save: word.exactOptional(),
    modifier: fields.whole(-100, 100).exactOptional(),
    castingTime: fields.whole(1, 100_000).exactOptional(),
  }),
  z.strictObject({
    ...ruling('works'),
    by: fighterId,
    way: named,
    ids: z.array(fighterId).max(400),
    recipe,
    save: word.exactOptional(),
    modifier: fields.whole(-100, 100).exactOptional(),
    magical: z.boolean().exactOptional(),
  }),
  z.strictObject({ ...rulingOn('shots'), way, left: fields.whole(0, 100_000).nullable() }),
  z.strictObject({ ...ruling('reopen'), open: z.boolean() }),
  z.strictObject({ ...ruling('phase'), phase: word }),
  z.strictObject({ ...ruling('width'), feet: fields.whole(1, 10_000).nullable() }),
  z.strictObject({
    ...ruling('note'),
    id: fighterId.nullable(),
    words: fields.words(200).min(1, { error: 'Say what is to be noted.' }),
  }),
]);

/** Something the rules offer, or the referee's word over them. */
export const act = z.union([action, overrule]);

/** How a die came: typed, thrown by the program, typed as the sum of several, or as the word "it hits", "it misses" has it. */
export const dieComings = ['t', 'r', 's', 'h', 'm'] as const;

/** A die as it fell: its sides, its face, how it came. */
export const fallenDie = z.tuple([fields.whole(1, 10_000), fields.whole(1, 10_000), z.enum(dieComings)]);

/** An act with all its dice. */
export const playedAct = z.strictObject({ action: act, dice: z.array(fallenDie).max(2000) });
