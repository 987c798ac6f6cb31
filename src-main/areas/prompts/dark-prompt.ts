import type { LightKind } from '../../../shared/ipc/vocabulary.ts';
import { tinderInSix } from '../../../shared/rules/exploration/lighting.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import type { Companion } from '../../facts/delve/company.ts';
import { fireAtHand, withTinder } from '../light/fire.ts';
import { burnDiceOf, offeredLights } from '../../facts/lights/sources.ts';
import { burnsHere } from '../../facts/lights/about.ts';
import { plain } from '../../facts/prompt.ts';
import type { Prompt } from '../../facts/prompt.ts';
import { darkKey } from '../../facts/delve/prompt-answers.ts';
import type { BorneLight, Delve } from '../../facts/delve/read-delve.ts';
import { lightWords } from '../../facts/words.ts';

/** The last light with the party is gone: what can be lit next, and from what. */
export function darkPrompt(
  delve: Delve,
  campaign: Pick<Campaign, 'system'>,
  company: readonly Companion[],
): Prompt[] {
  if (delve.spans.length === 0 || delve.lights.some(burnsHere)) return [];
  const last = delve.spans.reduce((a, b) => ((b.last_turn ?? 0) > (a.last_turn ?? 0) ? b : a));
  const next = nextLight(delve.lights, campaign, company);
  const fire = fireFor(delve, company);
  return [
    {
      ...plain,
      key: darkKey(last.id),
      kind: 'dark',
      turn: delve.row.turn + 1,
      title: 'Darkness',
      text: `${nothingBurns(delve)}${next ? `. ${next.text}` : ', and nobody carries a light.'}${next ? fire.text : ''}`,
      lightId: next?.lightId ?? null,
      bearerId: next?.bearerId ?? null,
      lightKind: next?.kind ?? null,
      burnDice: next && next.lightId === null ? burnDiceOf(campaign, next.kind) : null,
      canAccept: next !== null && fire.can,
    },
  ];
}

const nothingBurns = ({ lights }: Delve): string =>
  lights.some(({ lit }) => lit === 1) ? 'Nothing burns with the party' : 'Nothing burns';

interface NextLight {
  lightId: number | null;
  bearerId: number;
  kind: LightKind;
  text: string;
}

const article = (kind: LightKind) => `${kind === 'continual' ? 'the' : 'a'} ${lightWords[kind]}`;

type Supplies = Companion['supplies'];

/** What can be lit anew, best first, and who has what it wants. */
const fresh: readonly { kind: LightKind; has: (supplies: Supplies) => boolean }[] = [
  { kind: 'torch', has: ({ torch }) => torch > 0 },
  { kind: 'lantern', has: ({ lantern, oilFlask }) => lantern > 0 && oilFlask > 0 },
  { kind: 'minersLantern', has: ({ lantern, oilFlask }) => lantern > 0 && oilFlask > 0 },
  { kind: 'candle', has: ({ candle }) => candle > 0 },
];

/** One in hand that was put out goes before a fresh torch, a lantern with oil, a candle: of what the rules know. */
function nextLight(
  lights: readonly BorneLight[],
  campaign: Pick<Campaign, 'system'>,
  company: readonly Companion[],
): NextLight | null {
  const able = new Set<number | null>(company.filter(({ standing }) => standing.able).map(({ id }) => id));
  for (const { id, bearer_id, bearer, kind, lit, turns_left } of lights)
    if (lit === 0 && turns_left !== 0 && bearer_id !== null && able.has(bearer_id))
      return { lightId: id, bearerId: bearer_id, kind, text: `${bearer} has ${article(kind)} in hand.` };
  const offered = new Set(offeredLights(campaign).map(({ kind }) => kind));
  for (const { kind, has } of fresh) {
    const bearer = offered.has(kind)
      ? company.find(({ supplies, standing }) => standing.able && has(supplies))
      : undefined;
    if (bearer)
      return { lightId: null, bearerId: bearer.id, kind, text: `${bearer.name} still has ${article(kind)}.` };
  }
  return null;
}

function fireFor(delve: Delve, company: readonly Companion[]): { can: boolean; text: string } {
  if (fireAtHand(delve).atHand) return { can: true, text: '' };
  const [striker] = withTinder(company);
  if (striker)
    return {
      can: true,
      text: ` ${striker.name} has tinder: each round’s try catches on ${tinderInSix} in 6 (L types the die).`,
    };
  return { can: false, text: ' Nobody carries tinder; L lets you say that it burns all the same.' };
}
