import type { ItemKind, LightKind } from '../../../shared/ipc/vocabulary.ts';
import { lightBurn } from '../../facts/exploration.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import { burnDiceOf } from '../../facts/lights/sources.ts';
import type { Companion } from '../../facts/delve/company.ts';
import { plain } from '../../facts/prompt.ts';
import type { Prompt } from '../../facts/prompt.ts';
import type { BorneLight, Delve } from '../../facts/delve/read-delve.ts';
import { lightsForRules } from '../../facts/delve/read-delve.ts';
import { nameOfLight } from '../../facts/words.ts';

type Span = Delve['spans'][number];

/** Lights in their last turn, and who stands without one since theirs went out. */
export function lightPrompts(
  delve: Delve,
  campaign: Pick<Campaign, 'system'>,
  company: readonly Companion[],
): Prompt[] {
  const here = delve.lights.filter(({ near }) => near === 1);
  const { low } = lightBurn({ lights: lightsForRules(here), turns: 0 });
  const isLow = new Set(low);
  const spans = newestSpans(delve);
  return here.flatMap((light): Prompt[] => {
    const span = spans.ofLight.get(light.id);
    if (!span) return [];
    if (isLow.has(String(light.id))) return [burnsLow(light, span, delve, company)];
    if (light.bearer_id === null) return [];
    // News of the turn it went out; afterwards the log tells it, and the dark asks by itself.
    const burntOut = light.lit === 0 && light.turns_left === 0 && span.last_turn === delve.row.turn;
    return burntOut && spans.ofBearer.get(light.bearer_id) === span && !spans.litBearers.has(light.bearer_id)
      ? [{ ...isOut(light, span, delve, company), burnDice: burnDiceOf(campaign, light.kind) }]
      : [];
  });
}

/** The last time each light was lit, and each bearer lit any: what burnt out before that has been seen to. */
function newestSpans({ lights, spans }: Delve) {
  const bearers = new Map(lights.map((light) => [light.id, light.bearer_id]));
  const kept = spans.flatMap((span) => (span.light_id === null ? [] : [{ lightId: span.light_id, span }]));
  const ofLight = new Map(kept.map(({ lightId, span }) => [lightId, span]));
  const ofBearer = new Map(kept.map(({ lightId, span }) => [bearers.get(lightId), span]));
  const litBearers = new Set(lights.filter((light) => light.lit === 1).map((light) => light.bearer_id));
  return { ofLight, ofBearer, litBearers };
}

function burnsLow(light: BorneLight, span: Span, delve: Delve, company: readonly Companion[]): Prompt {
  return {
    ...plain,
    ...whose(light),
    key: `lightLow:${span.id}:${delve.row.turn + (light.turns_left ?? 0)}`,
    kind: 'lightLow',
    turn: delve.row.turn + 1,
    title: `${nameOfLight(light)} burns low`,
    text: `It goes out at the end of turn ${delve.row.turn + 1}.${whatFollows(light, replacements(light, company))}`,
    canAccept: false,
  };
}

function isOut(light: BorneLight, span: Span, delve: Delve, company: readonly Companion[]): Prompt {
  const left = replacements(light, company);
  return {
    ...plain,
    ...whose(light),
    key: `lightOut:${span.id}`,
    kind: 'lightOut',
    turn: delve.row.turn + 1,
    title: `${nameOfLight(light)} is out`,
    text: `It went out at the end of turn ${span.last_turn ?? delve.row.turn}.${whatFollows(light, left)}`,
    canAccept: left > 0,
  };
}

const whose = ({ id, bearer_id, kind }: BorneLight) => ({
  lightId: id,
  bearerId: bearer_id,
  lightKind: kind,
});

interface Fuel {
  item: Extract<ItemKind, keyof Companion['supplies']>;
  one: string;
  many: string;
}

const oil: Fuel = { item: 'oilFlask', one: 'flask of oil', many: 'flasks of oil' };
const fuelOf: Record<LightKind, Fuel | null> = {
  torch: { item: 'torch', one: 'torch', many: 'torches' },
  candle: { item: 'candle', one: 'candle', many: 'candles' },
  lantern: oil,
  minersLantern: oil,
  continual: null,
};

/** Torches, candles or flasks of oil that the bearer still has. */
function replacements({ kind, bearer_id }: BorneLight, company: readonly Companion[]): number {
  const bearer = company.find(({ id }) => id === bearer_id);
  const fuel = fuelOf[kind];
  return (fuel && bearer?.supplies[fuel.item]) ?? 0;
}

/** Nothing of a light that nobody bears. */
function whatFollows({ kind, bearer_id, bearer }: BorneLight, left: number): string {
  const fuel = fuelOf[kind];
  if (bearer_id === null || fuel === null) return '';
  if (left === 0) return ` ${bearer} has nothing to follow it.`;
  return ` ${bearer} has ${left} more ${left === 1 ? fuel.one : fuel.many}.`;
}
