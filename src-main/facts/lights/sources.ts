import { capital } from '../../../shared/words/names.ts';
import { refused } from '../../../shared/errors.ts';
import type { ItemKind, LightKind } from '../../../shared/ipc/vocabulary.ts';
import { lightKinds } from '../../../shared/ipc/vocabulary.ts';
import { burnDiceText, turnsInStore } from '../../../shared/rules/exploration/lighting.ts';
import { systems } from '../../../shared/rules/registry.ts';
import type { BurnDice, LightSource } from '../../../shared/rules/exploration/lighting.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { lightWords } from '../words.ts';

/** What a kind of light is by the campaign's rules. */
export interface LightFacts {
  kind: LightKind;
  title: string;
  /** What a fresh one burns at most; null where it never burns out. */
  ofTurns: number | null;
  /** What one of a store can be counted on for. */
  usualTurns: number | null;
  /** Where dice say how long it burns. */
  burnDice: BurnDice | null;
  brightFeet: number;
  dimFeet: number | null;
  /** What is used up to light it; null where nothing is. */
  fuel: ItemKind | null;
  /** Kept and filled, not used up. */
  isLantern: boolean;
}

const fuels: Record<LightKind, ItemKind | null> = {
  torch: 'torch',
  lantern: 'oilFlask',
  minersLantern: 'oilFlask',
  candle: 'candle',
  continual: null,
};

export const isLantern = (kind: LightKind): boolean => kind === 'lantern' || kind === 'minersLantern';

const titleOf = (kind: LightKind): string => capital(lightWords[kind]);

type Rules = Pick<Campaign, 'system'>;

const sourceIn = ({ system }: Rules, kind: LightKind): LightSource | undefined =>
  system.capabilities.lightSources.find(({ id }) => id === kind);

/** The campaign's own figures, else those of the rules that know the kind. A spell's light shows as far as a torch. */
export function lightFacts(campaign: Rules, kind: LightKind): LightFacts {
  const shown = kind === 'continual' ? 'torch' : kind;
  const source =
    sourceIn(campaign, shown) ??
    systems.map((system) => sourceIn({ system }, shown)).find((known) => known !== undefined);
  if (!source) throw new Error(`No rules know the light ${kind}.`);
  const { brightFeet, dimFeet } = source;
  const burns = kind === 'continual' ? null : turnsInStore(source);
  return {
    kind,
    title: titleOf(kind),
    ofTurns: burns && burns.most,
    usualTurns: burns && burns.usual,
    burnDice: (burns && source.burnDice) ?? null,
    brightFeet,
    dimFeet,
    fuel: fuels[kind],
    isLantern: isLantern(kind),
  };
}

/** The kinds that can be lit in the campaign: those of its system, and a spell's light. */
export const offeredLights = (campaign: Rules): LightFacts[] =>
  lightKinds
    .filter((kind) => kind === 'continual' || sourceIn(campaign, kind) !== undefined)
    .map((kind) => lightFacts(campaign, kind));

/** The dice that say how long a fresh one burns, as they are asked for; null where none do. */
export function burnDiceOf(campaign: Rules, kind: LightKind): { text: string; sides: number } | null {
  const { burnDice } = lightFacts(campaign, kind);
  return burnDice && { text: burnDiceText(burnDice), sides: burnDice.sides };
}

/** Throws refused where the campaign's rules do not know the kind. */
export function needOffered(campaign: Rules, kind: LightKind): LightFacts {
  const offered = offeredLights(campaign);
  const facts = offered.find((each) => each.kind === kind);
  if (!facts)
    throw refused(`The rules of this campaign know no ${lightWords[kind]}.`, {
      kind: `Choose one of these: ${offered.map((each) => lightWords[each.kind]).join(', ')}.`,
    });
  return facts;
}
