import { dimlyLitBy, litBy, unlit } from './reasons.ts';
import type { Reason } from '../common/reason.ts';

export const lightZones = ['bright', 'dim', 'dark'] as const;
export type LightZone = (typeof lightZones)[number];

/** A light that shows, as far from somebody as it is, in feet. */
export interface Glow {
  kind: string;
  distanceFeet: number;
  brightFeet: number;
  dimFeet: number | null;
}

/** What sees without light, or with little: the name the class, race or creature has for it, and its range in feet. */
export interface NightSight {
  id: 'infravision' | 'darkvision' | 'lowLight';
  title: string;
  feet: number;
}

/** Where somebody stands underground, and with what eyes. */
export interface Standing {
  glows: readonly Glow[];
  night: NightSight | null;
}

/** A modifier of one figure while somebody stands there; words where the rules give no number. */
export interface LightPenalty {
  figure: string;
  value: number | string;
  reasons: Reason[];
}

/** What the light of a place does to one who stands in it. */
export interface SightReading {
  zone: LightZone;
  /** Sees at all: by light, or by eyes that need none. */
  sees: boolean;
  /** Whether the sight without light works there; null for those who have none. */
  night: { works: boolean; reasons: Reason[] } | null;
  penalties: LightPenalty[];
  reasons: Reason[];
}

/** A kind of light: how long it burns and how far it shows. Feet from the bearer; no dim edge where the rules name none. */
export interface LightSource {
  id: string;
  title: string;
  burnMinutes: number;
  /** Where a fresh one burns for as many turns as dice say, instead of the minutes. */
  burnDice?: BurnDice;
  brightFeet: number;
  dimFeet: number | null;
}

/** Dice of turns, with what is added to them. */
export interface BurnDice {
  count: number;
  sides: number;
  plus: number;
}

/** "1d4+4". */
export const burnDiceText = ({ count, sides, plus }: BurnDice): string => `${count}d${sides}+${plus}`;

/** How far known kinds of light show, by id, and kinds that only this system knows. */
export interface OwnLights {
  reach: Readonly<Record<string, Pick<LightSource, 'brightFeet' | 'dimFeet' | 'burnDice'>>>;
  more: readonly LightSource[];
}

/** The lights of exploration, as far as the system has them show, and its own after them. */
export const lightsTogether = (known: readonly LightSource[], own: OwnLights | undefined): LightSource[] => [
  ...known.map((light) => ({ ...light, ...own?.reach[light.id] })),
  ...(own?.more ?? []),
];

/** What a system says of seeing underground; what it leaves out, the system that governs exploration says. */
export interface LightingRules {
  read: (standing: Standing) => SightReading;
  /** Who sees without light by what they are called, where no class table says so. */
  folk: readonly { called: RegExp; sight: NightSight }[];
  /** Kinds of light it has figures for besides those of the system that governs exploration. */
  lights?: OwnLights;
  /** What it means for surprise that a party shows a light in the dark. */
  shownLight: { text: string; reasons: Reason[] };
}

const zoneOf = ({ distanceFeet, brightFeet, dimFeet }: Glow): LightZone => {
  if (distanceFeet <= brightFeet) return 'bright';
  return dimFeet !== null && distanceFeet <= dimFeet ? 'dim' : 'dark';
};

const darkness = (zone: LightZone): number => lightZones.indexOf(zone);

/** The brightest zone that any of the lights makes; dark where none shows. OSE-DARK-1, HM-LGT-1, 3. */
export const brightestZone = (glows: readonly Glow[]): LightZone =>
  glows
    .map(zoneOf)
    .reduce<LightZone>((best, zone) => (darkness(zone) < darkness(best) ? zone : best), 'dark');

/** The light that serves best: of the brightest zone, and of those the nearest. */
export function bestGlow<G extends Glow>(glows: readonly G[]): G | null {
  const inOrder = glows.toSorted(
    (a, b) => darkness(zoneOf(a)) - darkness(zoneOf(b)) || a.distanceFeet - b.distanceFeet,
  );
  const [best] = inOrder;
  return best !== undefined && zoneOf(best) !== 'dark' ? best : null;
}

/** What differs where light shows or does not, and eyes that need none always serve. */
interface PlainSight {
  night: (night: NightSight) => Reason;
  /** What one who sees nothing suffers. Throws `bad-input`. */
  blind: () => LightPenalty[];
}

/** Seeing by any light that shows and by eyes that need none; distances in feet. Throws `bad-input`. OSE-DARK-1. */
export function plainSight({ glows, night }: Standing, own: PlainSight): SightReading {
  const zone = brightestZone(glows);
  const sees = zone !== 'dark' || night !== null;
  const best = bestGlow(glows);
  return {
    zone,
    sees,
    night: night && { works: true, reasons: [own.night(night)] },
    penalties: sees ? [] : own.blind(),
    reasons: [best ? shines(best) : unlit()],
  };
}

const shines = ({ brightFeet, dimFeet, distanceFeet }: Glow): Reason =>
  dimFeet !== null && distanceFeet > brightFeet
    ? dimlyLitBy(dimFeet, distanceFeet)
    : litBy(brightFeet, distanceFeet);

const named = [
  { id: 'infravision', title: 'infravision', pattern: /infravision/i },
  { id: 'darkvision', title: 'darkvision', pattern: /darkvision/i },
  { id: 'lowLight', title: 'low-light vision', pattern: /low[- ]light(?: vision)?/i },
] as const;

const usualFeet = 60;

/** The sight of a kind at its usual range in feet. OSE-DARK-5, SW-SURP-9, HM-LGT-2. */
export function usualSight(id: NightSight['id']): NightSight {
  const title = named.find((each) => each.id === id)?.title ?? id;
  return { id, title, feet: id === 'lowLight' ? lowLightFeet : usualFeet };
}

/**
 * The sight without light that features speak of, in their own words ("Infravision: range 60 ft"); null where none
 * does. 60 feet where they name no range (OSE-DARK-5, SW-SURP-9); low-light vision has the range of HM-LGT-2.
 */
export function nightSightIn(features: readonly string[]): NightSight | null {
  for (const { id, title, pattern } of named) {
    const feature = features.find((words) => pattern.test(words));
    if (feature === undefined) continue;
    const feet = /(\d+)\s*(?:ft|feet|['’])/i.exec(feature.slice(feature.search(pattern)));
    return feet ? { id, title, feet: Number(feet[1]) } : usualSight(id);
  }
  return null;
}

const lowLightFeet = 120;
const minutesATurn = 10;

/** Whole dungeon turns that a light of the kind burns on one measure of its fuel. OSE-DARK-1, HM-LGT-1. */
export const turnsOf = ({ burnMinutes }: { burnMinutes: number }): number =>
  Math.floor(burnMinutes / minutesATurn);

/** The most turns a fresh one of the kind burns, and as many as can be counted on of many: the average, rounded down. */
export function turnsInStore(source: Pick<LightSource, 'burnMinutes' | 'burnDice'>): {
  most: number;
  usual: number;
} {
  const { burnDice } = source;
  if (!burnDice) return { most: turnsOf(source), usual: turnsOf(source) };
  const { count, sides, plus } = burnDice;
  return { most: count * sides + plus, usual: Math.floor((count * (sides + 1)) / 2) + plus };
}

/** Chance in six that one round with tinder makes a flame. OSE-DARK-1 (OUTSIDE, O1). */
export const tinderInSix = 2;

/** Whether the die of a round with tinder made a flame. OSE-DARK-1 (OUTSIDE, O1). */
export const tinderCatches = (face: number): boolean => face <= tinderInSix;

export interface LightLeft {
  /** Light-turns in what burns now, one for each light; null among them burns for ever. */
  burning: readonly (number | null)[];
  /** Light-turns of what can be lit yet. */
  spare: number;
}

/**
 * Turns until dark if nothing is lit anew, and with everything carried used up while as many lights burn as now (one,
 * if none does). Null: never. OSE-TIME-4.
 */
export function turnsOfLight({ burning, spare }: LightLeft): {
  burning: number | null;
  withFuel: number | null;
} {
  if (burning.includes(null)) return { burning: null, withFuel: null };
  const left = burning.map((turns) => turns ?? 0);
  const longest = Math.max(0, ...left);
  const all = left.reduce((sum, turns) => sum + turns, spare);
  return { burning: longest, withFuel: Math.max(longest, Math.floor(all / Math.max(1, left.length))) };
}

/** Turns back over ground that took so many turns to explore, at the familiar pace. OSE-DUN-3. */
export const wayBackTurns = (exploredTurns: number, familiarMultiplier: number): number =>
  Math.ceil(exploredTurns / familiarMultiplier);
