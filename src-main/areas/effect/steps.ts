import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import { dayAndTime } from '../../../shared/clock.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { StepContext, StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { readPeople } from '../../facts/delve/company.ts';
import { readDelveRow } from '../../facts/delve/read-delve.ts';
import { notOfTheParty } from '../../facts/party/read-party.ts';
import type { Lasting } from '../../time/durations.ts';
import { lastingOf } from '../../time/durations.ts';
import { freeBearers } from '../combat/lasting/free.ts';
import { forgetAnswers } from './effect-prompts.ts';
import { bringAbout } from '../../facts/effects/bring-about.ts';
import { effectOf } from '../../facts/effects/effect-words.ts';
import type { BorneEffect } from '../../facts/effects/read-effects.ts';
import { needEffects, theParty } from '../../facts/effects/read-effects.ts';

export const effectSteps: StepsOf<'effect'> = {
  'effect.add': (context, { name, kind, notes, characterIds, duration }) => {
    const { sql, campaign } = context;
    const people = namesOf(sql, characterIds);
    const lasts = duration && lastingOf(context, duration, readDelveRow(sql) !== undefined);
    const until = lasts && campaign.clock + lasts.seconds;
    const ids = (people.length === 0 ? [null] : people.map(({ id }) => id)).map(
      (characterId) =>
        sql.run(
          query.insertInto('effect').values({
            character_id: characterId,
            foe_id: null,
            fight_id: null,
            ends_with: null,
            kind,
            name,
            notes,
            from_seconds: campaign.clock,
            until_seconds: until,
          }),
        ).lastId,
    );
    const who = people.length === 0 ? [theParty] : people.map((person) => person.name);
    return { ...step(`${effectOf(name, who)}: ${inWords(context, lasts)}.`), value: { ids } };
  },

  'effect.change': (context, { ids, how, duration }) => {
    const { sql, campaign } = context;
    const effects = needEffects(sql, ids);
    const lasts = duration && lastingOf(context, duration, readDelveRow(sql) !== undefined);
    if (how === 'extend' && lasts === null)
      throw new TurnkeeperError('bad-input', 'Say by how much it is extended.', {
        'duration.amount': 'A figure, or dice such as 1d6+6.',
      });
    forgetAnswers(sql, effects);
    for (const effect of effects) {
      const until =
        how === 'extend' ? extended(effect, campaign.clock, lasts) : newEnd(campaign.clock, lasts);
      sql.run(query.updateTable('effect').set({ until_seconds: until }).where('id', '=', effect.id));
    }
    const by = how === 'extend' ? `${lasts?.words ?? ''} longer` : inWords(context, lasts);
    return step(`${told(effects)}: ${by}.`, {
      overruled: `The referee ${how === 'extend' ? 'extended it' : 'set how long it lasts'}.`,
    });
  },

  'effect.describe': ({ sql }, { id, name, notes }) => {
    const effects = needEffects(sql, [id]);
    sql.run(query.updateTable('effect').set({ name, notes }).where('id', '=', id));
    const renamed = effects.some((effect) => effect.name !== name) ? ` It is now called ${name}.` : '';
    return step(`${told(effects)} was described anew.${renamed}`);
  },

  'effect.end': (context, { ids }) => {
    const { sql, campaign } = context;
    const effects = needEffects(sql, ids);
    forgetAnswers(sql, effects);
    sql.run(query.updateTable('effect').set({ ended: 1 }).where('id', 'in', ids));
    bringAbout(sql, effects, campaign.clock);
    const fight = freeBearers(context, effects);
    const early = effects.filter(({ until_seconds }) => (until_seconds ?? Infinity) > campaign.clock);
    const name = told(effects);
    const were = areSeveral(effects) ? 'were' : 'was';
    const summary = `${name} ${early.length > 0 ? `${were} ended` : `ended and ${were} seen to`}.`;
    return step(summary, fight === null ? {} : { fight });
  },
};

/** In the order of the party. Throws not-found for somebody who is not of it. */
function namesOf(sql: Sql, ids: readonly number[]) {
  const wanted = new Set(ids);
  const people = readPeople(sql).filter(({ id }) => wanted.has(id));
  if (people.length < wanted.size) throw notOfTheParty('characterIds');
  return people;
}

const newEnd = (clock: number, lasts: Lasting | null) => lasts && clock + lasts.seconds;

/** From its end, or from now where that is past. */
function extended({ name, until_seconds }: BorneEffect, clock: number, lasts: Lasting | null): number {
  if (until_seconds === null)
    throw refused(`${name} lasts until it is ended; set how long it lasts instead.`, {
      how: 'It has no end to extend.',
    });
  return Math.max(until_seconds, clock) + (lasts?.seconds ?? 0);
}

function inWords({ sql, campaign }: StepContext, lasts: Lasting | null): string {
  if (!lasts) return 'until it is ended';
  const { day, time } = dayAndTime(campaign.clock + lasts.seconds);
  const today = day === dayAndTime(campaign.clock).day;
  const inDungeon = readDelveRow(sql) !== undefined;
  return `${lasts.words}, until ${today && inDungeon ? '' : `day ${day}, `}${time}`;
}

const areSeveral = (effects: readonly BorneEffect[]): boolean =>
  new Set(effects.map(({ name }) => name)).size > 1;

/** One name for effects of one name; else how many there are. */
function told(effects: readonly BorneEffect[]): string {
  const [first] = effects;
  return first === undefined || areSeveral(effects)
    ? `${effects.length} effects`
    : effectOf(
        first.name,
        effects.map(({ who }) => who),
      );
}
