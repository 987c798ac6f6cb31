import type { CoinKind } from '../../shared/ipc/vocabulary.ts';
import type { ImportContext } from './entry.ts';

export type SourceUnit = ImportContext['unit'];

const hundredths: Record<SourceUnit, number> = { coins: 10, pounds: 100 };

/** A weight of the source in the campaign's unit. The campaign keeps whole hundredths of a pound. */
export const weightIn = (context: ImportContext, weight: number, from: SourceUnit): number =>
  Math.round(weight * hundredths[from]) / context.perUnit;

export const coinWeight = (context: ImportContext): number => context.coin / context.perUnit;

/** Copper pieces in a coin of each kind. */
export const copperIn: Record<CoinKind, number> = { cp: 1, sp: 10, ep: 50, gp: 100, pp: 500 };

const price = /^\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*(cp|sp|ep|gp|pp)?\s*$/i;

/** A price such as "5 gp", "1,200" or "2.5 sp", in gold pieces; null where it is none. */
export const goldOf = (text: string): number | null => {
  const [, whole, fraction = '', coin = 'gp'] = price.exec(text) ?? [];
  if (whole === undefined) return null;
  const copper = Number(whole.replaceAll(',', '') + fraction) * copperIn[coin.toLowerCase() as CoinKind];
  return Math.round(copper) / copperIn.gp;
};

const coinNames: [RegExp, CoinKind][] = [
  [/^(?:cp|coppers?(?: pieces?| coins?)?|coins? \(copper\))$/i, 'cp'],
  [/^(?:sp|silvers?(?: pieces?| coins?)?|coins? \(silver\))$/i, 'sp'],
  [/^(?:ep|electrums?(?: pieces?| coins?)?|coins? \(electrum\))$/i, 'ep'],
  [/^(?:gp|golds?(?: pieces?| coins?)?|coins? \(gold\))$/i, 'gp'],
  [/^(?:pp|platinums?(?: pieces?| coins?)?|coins? \(platinum\))$/i, 'pp'],
];

/** Which coin a thing's name means, such as "GP" or "Silver pieces"; null where it is none. */
export const coinNamed = (name: string): CoinKind | null =>
  coinNames.find(([pattern]) => pattern.test(name.trim()))?.[1] ?? null;

const hitDice = /^(\d+)?(?:d(\d+))?\s*([+-]\s*\d+)?(?:d(\d+))?/i;

interface HitDice {
  dice: number;
  sides: number;
  /** What is added on the average: "+1d4" adds 2.5. */
  modifier: number;
}

/** Hit Dice such as "4+1", "½", "1d6", "3d8-1", "1/2" or "10 + 1d4hp". */
export const hitDiceOf = (text: string): HitDice | null => {
  const plain = text.trim().replaceAll(/[–—−]/g, '-');
  if (/^(?:½|1\/2|less than)/i.test(plain)) return { dice: 1, sides: 4, modifier: 0 };
  const [whole = '', dice, sides = '8', more = '0', moreSides] = hitDice.exec(plain) ?? [];
  if (whole.trim() === '' || (dice === undefined && !/^d/i.test(whole))) return null;
  const added = Number(more.replaceAll(/\s/g, ''));
  const modifier = moreSides === undefined ? added : (added * (Number(moreSides) + 1)) / 2;
  return { dice: Number(dice ?? 1), sides: Number(sides), modifier };
};

/** The average roll of Hit Dice, rounded down, at least 1. */
export const averageHitPoints = ({ dice, sides, modifier }: HitDice): number =>
  Math.max(1, Math.floor((dice * (sides + 1)) / 2 + modifier));

/** The level a creature of these Hit Dice counts as. */
export const levelOf = (text: string): number => {
  const read = hitDiceOf(text);
  if (read === null || /^(?:½|1\/2|less than|\d*d[1-7]\b)/i.test(text.trim())) return 0;
  return Math.min(36, read.dice);
};
