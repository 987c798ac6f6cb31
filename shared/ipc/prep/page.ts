import { z } from 'zod';
import { creatureTags } from '../../content/schemas/own-creature.ts';
import { canBeLinked } from '../../pages/links.ts';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { namedKinds, pageKinds, writtenKinds } from '../vocabulary.ts';
import { tonightQuery } from './tonight.ts';
import { everythingFound, linkCard, linkedHere, namesFound, pageList, pageView } from './page-views.ts';
import { linkSpot } from './link-spot.ts';
import { folder } from './table-fields.ts';

/** Questions to the notebook and to what texts link to, and steps of its pages. */

export const pageLimits = { text: 100_000, pages: 10_000 } as const;

const byId = z.strictObject({ id: fields.id });

const title = fields.name.refine(canBeLinked, {
  error: 'A title has none of [ ] | in it, so that links can name it.',
});

const page = {
  kind: z.enum(pageKinds),
  folder,
  text: fields.prose(pageLimits.text),
  playersText: fields.prose(pageLimits.text),
  tags: creatureTags,
};

const target = z.string().min(1).max(200);

const bestiaries = ['bestiaries'] as const;

export const pageQueries = {
  'page.list': { input: z.strictObject({}), output: pageList },
  'page.view': { input: byId, output: pageView, needs: bestiaries },
  /** What a link leads to, by what stands in it. */
  'page.card': { input: z.strictObject({ target }), output: linkCard, needs: bestiaries },
  /** Every text that links to something, with the sentence of the link. */
  'page.linkedHere': {
    input: z.strictObject({
      kind: z.enum(namedKinds),
      /** Of a creature `own:12`, or its id in the campaign's book. */
      id: z.union([fields.id, z.string().max(80)]),
    }),
    output: linkedHere,
    needs: bestiaries,
  },
} as const satisfies QueriesContract;

export const prepQueries = {
  /** Of everything that the referee wrote: words, "words in a row", -without, `kind:room` `tag:fey` `dungeon:tower`. */
  'prep.search': {
    input: z.strictObject({
      text: z.string().max(200, { error: 'At most 200 characters are searched for.' }),
      /** Of each kind. */
      limit: fields.whole(1, 100).default(6),
    }),
    output: everythingFound,
  },
  /** What the targets of links mean. */
  'prep.names': {
    input: z.strictObject({ targets: z.array(target).max(500) }),
    output: namesFound,
    needs: bestiaries,
  },
  'prep.tonight': tonightQuery,
} as const satisfies QueriesContract;

export const pageSteps = {
  'page.add': {
    input: z.strictObject({
      title,
      kind: page.kind.default('note'),
      folder: page.folder.default(''),
      text: page.text.default(''),
      playersText: page.playersText.default(''),
      tags: page.tags.default([]),
      /** Where a link to it is put in the same step; null: nowhere. */
      linkFrom: linkSpot.nullable().default(null),
    }),
    output: z.object({ id: z.int() }),
    log: 'pages',
  },
  'page.change': {
    input: z.strictObject({
      id: fields.id,
      changes: z.strictObject({
        kind: page.kind.exactOptional(),
        folder: page.folder.exactOptional(),
        text: page.text.exactOptional(),
        playersText: page.playersText.exactOptional(),
        tags: page.tags.exactOptional(),
      }),
    }),
    log: 'pages',
    needs: bestiaries,
  },
  /** With it go, where that is wished, the links that led to it alone. */
  'page.rename': {
    input: z.strictObject({ id: fields.id, title, follow: z.boolean().default(true) }),
    log: 'pages',
    needs: bestiaries,
  },
  'page.remove': { input: byId, log: 'pages' },
  /** For the referee alone; null takes it away. */
  'page.setPicture': {
    input: byId.extend({ assetId: fields.id.nullable() }),
    log: 'pages',
  },
  /** Whether the players have heard of it. */
  'page.tell': { input: z.strictObject({ id: fields.id, told: z.boolean() }), log: 'pages' },
  /** One of the rumours that the players have not heard, by a die over all of them; they hear of it. */
  'page.drawRumour': {
    input: z.strictObject({
      /** Of this folder and those in it; empty: of all. */
      folder: page.folder.default(''),
      /** Null: the program throws. */
      die: fields.whole(1, pageLimits.pages).nullable().default(null),
    }),
    output: z.object({ id: z.int() }),
    log: 'pages',
  },
  /** Of a text, every link that may mean several things is led to one of them. */
  'page.settleLink': {
    input: z.strictObject({
      in: z.strictObject({ kind: z.enum(writtenKinds), id: fields.id }),
      from: target,
      to: target.refine(canBeLinked, { error: 'No link can say that.' }),
    }),
    log: 'pages',
  },
} as const satisfies Steps;
