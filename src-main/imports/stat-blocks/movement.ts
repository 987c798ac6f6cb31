import { rateOfMove } from './stat-rate.ts';

type Rates = { turnFeet: number; roundFeet: number } | Record<string, never>;

/** What the rest of a block says of how its movement is counted. */
export interface MovementStyle {
  /** Its armour class goes upwards only: feet are those of a round. */
  isUpwards: boolean;
  /** It counts its attacks as `basic-fantasy` does: what stands in brackets is a turning distance. */
  countsAttacks: boolean;
}

const ofTurn = (turnFeet: number): Rates => ({ turnFeet, roundFeet: Math.floor(turnFeet / 3) });
const ofRound = (roundFeet: number): Rates => ({ turnFeet: roundFeet * 3, roundFeet });

/** Bare figures below this are rates; no rate of a book reaches it. */
const leastFeet = 50;

/** Movement such as "120' (40')", "80' (10')", "9/24 (flying)", '12"' or "120 feet". */
export const movementOf = (text: string, { isUpwards, countsAttacks }: MovementStyle): Rates => {
  const [, onlyRound] = /^\((\d{1,4})'?\)/.exec(text) ?? [];
  if (onlyRound !== undefined) return ofRound(Number(onlyRound));
  const [, figure, sign = '', bracket] =
    /^(\d{1,4})(?: ?('|"|feet\b|foot\b|ft\b\.?))?(?: ?\((\d{1,4}) ?(?:'|feet|ft\.?)?\))?/i.exec(text) ?? [];
  if (figure === undefined) return {};
  const first = Number(figure);
  if (sign === '"') return ofTurn(first * 10);
  const isFeet = sign !== '' || bracket !== undefined || first >= leastFeet || (isUpwards && countsAttacks);
  if (!isFeet) return rateOfMove(text);
  if (bracket === undefined) return isUpwards ? ofRound(first) : ofTurn(first);
  const isThird = Math.floor(first / 3) === Number(bracket);
  return isUpwards && (countsAttacks || !isThird)
    ? ofRound(first)
    : { turnFeet: first, roundFeet: Number(bracket) };
};
