import { bool, flag, given, modifier, whole } from '../../rules/common/input.ts';

/** A d20 against a number, as attacks and saving throws are rolled. */
export interface CheckInput {
  /** The total that is enough, before any modifier: the armour class to reach, the save as printed. */
  needed: number;
  /** Added to the face. */
  modifier?: number;
  /** A natural 20 always succeeds. */
  natural20?: boolean;
  /** A natural 1 always fails. */
  natural1?: boolean;
}

export interface CheckOdds {
  success: number;
  failure: number;
  /** The lowest face that succeeds; null if none does. */
  lowestFace: number | null;
}

const SIDES = 20;

function oddsOf(input: CheckInput, always: boolean, never: boolean): CheckOdds {
  const needed = whole(input.needed, 'needed', {});
  const added = modifier(input.modifier, 'modifier');
  const succeeds = (face: number): boolean => {
    if (face === SIDES && always) return true;
    return face === 1 && never ? false : face + added >= needed;
  };
  const lucky = Array.from({ length: SIDES }, (_, index) => index + 1).filter(succeeds);
  return {
    success: lucky.length / SIDES,
    failure: (SIDES - lucky.length) / SIDES,
    lowestFace: lucky[0] ?? null,
  };
}

/**
 * An attack roll against an armour class; a natural 20 hits and a natural 1 misses unless told otherwise.
 * Throws `bad-input`.
 */
export function attackOdds(input: CheckInput): CheckOdds {
  const { natural20 = true, natural1 = true } = given(input);
  return oddsOf(input, bool(natural20, 'natural20'), bool(natural1, 'natural1'));
}

/** A saving throw, roll high; natural faces are nothing special unless told otherwise. Throws `bad-input`. */
export function saveOdds(input: CheckInput): CheckOdds {
  const { natural20, natural1 } = given(input);
  return oddsOf(input, flag(natural20, 'natural20'), flag(natural1, 'natural1'));
}
