import { TurnkeeperError } from '../../../../shared/errors.ts';
import type { FightingThing } from '../../../../shared/rules/fight/bridge/bridge.ts';
import { titles, type TypedFigures } from '../../../../shared/rules/fight/bridge/figures.ts';
import { calledSo, readingsOf } from '../../../../shared/words/comers/kinds.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { Coming } from './coming.ts';

/** An engine or a vehicle that a line names, with whom the line gives it. */
export interface NamedThing {
  readonly thing: FightingThing;
  /** Hit points are thrown so often, where the book lists none. */
  readonly heads: number;
  /** What the line says of it that is a figure. */
  readonly figures: TypedFigures;
}

type Rules = Pick<CampaignRules, 'system'>;

/** What the book lists by this name; null where it lists nothing so called. */
export const thingCalled = ({ system }: Rules, name: string): FightingThing | null =>
  calledSo(name, system.bridge.things ?? [], (each) => each.name) ?? null;

/** What is listed under more words than this one: a ram may be an animal or the battering ram. */
export function thingsMeant({ system }: Rules, name: string): FightingThing[] {
  const readings = readingsOf(name);
  return (system.bridge.things ?? []).filter((each) =>
    each.name
      .toLowerCase()
      .split(' ')
      .some((word) => readings.includes(word)),
  );
}

/** What a line means: by its whole name, and with a crew by one word of it, where one engine alone has that. */
export function thingNamed(
  rules: Rules,
  { name, crew }: Pick<Coming, 'name' | 'crew'>,
): FightingThing | null {
  if (name === null) return null;
  const called = thingCalled(rules, name);
  if (called !== null || crew === undefined) return called;
  const [one, ...more] = thingsMeant(rules, name).filter(({ crewed }) => crewed);
  return more.length === 0 ? (one ?? null) : null;
}

export const thingNames = ({ system }: Rules): string[] =>
  (system.bridge.things ?? []).map(({ name }) => name);

/** `known` are figures typed of the last of its kind. Throws bad-input for a crew where nobody serves it. */
export function namedThing(
  rules: Rules,
  { name, crew, block }: Pick<Coming, 'name' | 'crew' | 'block'>,
  known: TypedFigures = {},
): NamedThing | null {
  const thing = block === undefined ? thingNamed(rules, { name, ...(crew !== undefined && { crew }) }) : null;
  if (thing === null) return null;
  if (!thing.crewed) {
    if (crew === undefined) return { thing, heads: 1, figures: {} };
    const why = `${thing.name} is a vehicle: name those aboard in a line of their own. Nothing was changed.`;
    throw new TurnkeeperError('bad-input', why, { lines: `Leave out the crew of ${thing.name}.` });
  }
  const figures = crew === undefined ? {} : { [titles.crew]: String(crew) };
  return { thing, heads: crew ?? Number(known[titles.crew] ?? 1), figures };
}

/** Where nothing is served by a crew, the words belong to the name. */
export const withCrew = (name: string | null, crew: number | undefined): string | null =>
  name === null || crew === undefined ? name : `${name} crew ${crew}`;
