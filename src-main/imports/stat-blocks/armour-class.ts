import { restOf } from './stat-text.ts';

/** An armour class as printed: "6 [13]", "6", or "13" where it goes upwards only. */
export interface ArmourClassRead {
  descending: number | null;
  ascending: number | null;
  /** What was said beside the figures. */
  rest: string;
  words: string;
}

/** Nobody goes about unarmoured at less than 9; a class above it counts upwards. */
const worstDownwards = 9;

/** The first armour class of a text; null where it begins with none. `onlyUp` where every one of its kind counts up. */
export const armourClassIn = (text: string, onlyUp = false): ArmourClassRead | null => {
  const match = /^(-?\d{1,2})(?: ?\[ ?([+-]?\d{1,2})\b([^\]]*)\])?/.exec(text);
  const [, first, bracketed, words = ''] = match ?? [];
  if (first === undefined) return null;
  const isUpwards = bracketed === undefined && (onlyUp || Number(first) > worstDownwards);
  const up = isUpwards ? first : bracketed;
  return {
    descending: isUpwards ? null : Number(first),
    ascending: up === undefined ? null : Number(up),
    rest: restOf(text, match),
    words: words.trim(),
  };
};
