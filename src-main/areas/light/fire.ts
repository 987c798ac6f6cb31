import { refused } from '../../../shared/errors.ts';
import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import { tinderCatches, tinderInSix } from '../../../shared/rules/exploration/lighting.ts';
import type { StepContext } from '../../steps/step-context.ts';
import type { Companion } from '../../facts/delve/company.ts';
import { readCompany } from '../../facts/delve/company.ts';
import { burnsHere } from '../../facts/lights/about.ts';
import { roundSeconds } from '../../facts/exploration.ts';
import { pass } from '../../time/pass.ts';
import { readLights } from '../../facts/delve/read-delve.ts';
import type { BorneLight, Delve } from '../../facts/delve/read-delve.ts';
import type { Sql } from '../../db/sql.ts';
import { nameOfLight } from '../../facts/words.ts';

/** What a light can be lit from. */
interface Fire {
  atHand: boolean;
  text: string;
}

/** What burns with the party: in a delve, or outside, where only what burns now gives fire. */
export type Hearth =
  | Pick<Delve, 'row' | 'lights' | 'spans'>
  | (Pick<Delve, 'lights'> & { readonly row: null; readonly spans: readonly [] });

export const hearthOf = (sql: Sql, delve: Delve | null): Hearth =>
  delve ?? { row: null, lights: readLights(sql), spans: [] };

/**
 * A flame is at hand while something burns, in the turn after the last light burnt down, and as long as no light of the
 * delve has gone out: the party brings its fire in with it.
 */
export function fireAtHand({ row, lights, spans }: Hearth): Fire {
  const burning = lights.find((light) => burnsHere(light) && light.kind !== 'continual');
  if (burning) return { atHand: true, text: `Lit from what burns: ${inSentence(burning)}.` };
  if (row === null) return nothingBurns;
  if (spans.every(({ last_turn }) => last_turn === null))
    return { atHand: true, text: 'Lit with the fire the party brings in.' };
  const ember = lights.find(
    ({ id, turns_left, near }) =>
      turns_left === 0 &&
      near === 1 &&
      spans.some((span) => span.light_id === id && span.last_turn === row.turn),
  );
  if (ember) return { atHand: true, text: `Lit from the last flame: ${inSentence(ember)}.` };
  return nothingBurns;
}

const nothingBurns: Fire = { atHand: false, text: 'Nothing burns to light it from.' };

const inSentence = (light: BorneLight): string => nameOfLight(light).replace(/^The /, 'the ');

export const withTinder = (company: readonly Companion[]): Companion[] =>
  company.filter(({ supplies, standing }) => standing.able && supplies.tinder > 0);

export interface Kindled {
  lit: boolean;
  /** What came before it burned, as a sentence of its own; empty where it was free. */
  before: string;
  outcome: StepOutcome;
}

export interface Spark {
  characterId: number | null;
  tinderDie: number | null;
  overruleTinder: boolean;
  /** In a fight the round with tinder is the round that is fought. */
  inFight?: boolean;
}

/**
 * Makes fire: certain from a flame, else one round with tinder, which goes on the clock whether it catches or not
 * (OSE-DARK-1, OUTSIDE O1), or the referee's word. Throws refused where nobody has tinder.
 */
export function kindle(context: StepContext, delve: Delve | null, spark: Spark): Kindled {
  const { sql, dice } = context;
  if (fireAtHand(hearthOf(sql, delve)).atHand) return { lit: true, before: '', outcome: {} };
  if (spark.overruleTinder)
    return {
      lit: true,
      before: '',
      outcome: { overruled: 'Nothing burned to light it from; the referee let it burn.' },
    };
  const tinder = withTinder(readCompany(sql));
  const striker = tinder.find(({ id }) => id === spark.characterId) ?? tinder[0];
  if (!striker)
    throw refused(
      'Nothing burns to light it from, and nobody carries tinder. Nothing was lit; give somebody a tinder box, or say that it burns all the same.',
      { overruleTinder: 'Tick this if it burns all the same.' },
    );
  const face = dice(spark.tinderDie).roll(6);
  const lit = tinderCatches(face);
  return {
    lit,
    before: `${striker.name} tried the tinder for a round, ${face}: ${lit ? 'it catches.' : 'no flame.'}`,
    outcome: {
      ...(spark.inFight === true
        ? {}
        : pass(context, { delve, does: 'other', detail: 'tried the tinder' }, roundSeconds)),
      reasons: [
        { source: 'one round with tinder', value: face, rule: 'OSE-DARK-1' },
        { source: 'catches on', value: `${tinderInSix} in 6`, rule: 'OSE-DARK-1' },
      ],
    },
  };
}
