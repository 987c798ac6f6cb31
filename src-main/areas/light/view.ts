import type { z } from 'zod';
import type { delveView } from '../../../shared/ipc/play/dungeon-views.ts';
import type { LightKind } from '../../../shared/ipc/vocabulary.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import type { Companion } from '../../facts/delve/company.ts';
import { isLantern, lightFacts } from '../../facts/lights/sources.ts';
import { burnsHere } from '../../facts/lights/about.ts';
import type { BorneLight, Delve } from '../../facts/delve/read-delve.ts';

type DelveView = z.output<typeof delveView>;

/** All lights but those that went with who is away, and the torches and candles that burnt out on earlier delves. */
export function standingLights({ lights, spans }: Delve): BorneLight[] {
  const ofThisDelve = new Set(spans.map((span) => span.light_id));
  return lights.filter(
    ({ id, kind, turns_left, bearer_id, near }) =>
      (bearer_id === null || near === 1) && (turns_left !== 0 || isLantern(kind) || ofThisDelve.has(id)),
  );
}

/** The lights as windows show them. */
export function viewLights(
  delve: Delve,
  campaign: Campaign,
  company: readonly Companion[],
): DelveView['lights'] {
  const facts = factsByKind(campaign);
  const oil = new Map(company.map(({ id, supplies }) => [id, supplies.oilFlask]));
  return standingLights(delve).map((light) => {
    const { title, ofTurns, brightFeet, dimFeet } = facts(light.kind);
    return {
      id: light.id,
      kind: light.kind,
      title,
      bearerId: light.bearer_id,
      bearer: light.bearer,
      lit: light.lit === 1,
      covered: light.covered === 1,
      turnsLeft: light.turns_left,
      ofTurns,
      brightFeet,
      dimFeet,
      canRefuel: isLantern(light.kind) && light.bearer_id !== null && (oil.get(light.bearer_id) ?? 0) > 0,
    };
  });
}

/** Looked up once for each kind. */
export function factsByKind(campaign: Campaign): (kind: LightKind) => ReturnType<typeof lightFacts> {
  const known = new Map<LightKind, ReturnType<typeof lightFacts>>();
  return (kind) => {
    const facts = known.get(kind) ?? lightFacts(campaign, kind);
    known.set(kind, facts);
    return facts;
  };
}

/** When the first of each kind that burns with the party goes out, in turns, and whether something burns for ever. */
export function turnsLeftByKind({ lights }: Delve): DelveView['lightTurnsLeft'] {
  const left = { torch: 0, lantern: 0, candle: 0, minersLantern: 0, endless: false };
  for (const { kind, turns_left } of lights.filter(burnsHere)) {
    if (kind === 'continual' || turns_left === null) left.endless = true;
    else left[kind] = left[kind] === 0 ? turns_left : Math.min(left[kind], turns_left);
  }
  return left;
}
