import { averageHitPoints, hitDiceOf, levelOf } from '../measures.ts';
import { restOf } from './stat-text.ts';

/** What a text such as "4+1 (19hp)", "1-2hp" or "5-12" says of somebody's hit points. */
export interface HitDiceRead {
  hitDice: string;
  hp: number | null;
  level: number;
  /** What was said of the hit points beside one figure. */
  more: string | null;
}

const inBrackets = /\(([^()]*(?:\bhp\b|\d ?hp\b|\bhit points?\b)[^()]*)\)/i;
const bare = /\s(\d{1,4}) ?hp\b(?: each)?/i;
const pointsOnly = /^(\d{1,4})(?: ?- ?(\d{1,4}))? ?(?:hp|hit points?)\b/i;
const diceOfPoints = /^(\d*d\d+\S*?) ?(?:hp|hit points?)(?=\W|$)/i;
const plainPoints = /^(?:hp:? ?)?\d{1,4} ?(?:hp|hit points?)?(?: each)?$/i;

/** A figure, or the middle of "60-96". */
const figureIn = (text: string): number | null => {
  const [, low, high] = /(\d{1,4})(?: ?- ?(\d{1,4}))?/.exec(text) ?? [];
  if (low === undefined) return null;
  const isSpan = high !== undefined && Number(high) > Number(low);
  return isSpan ? Math.floor((Number(low) + Number(high)) / 2) : Number(low);
};

/** Hit Dice from so many to so many, as of a hydra, count as the fewest; "1-1" is one less a point. */
const fewest = (hitDice: string): string => {
  const [, low, high] = /^(\d+) ?- ?(\d+)/.exec(hitDice) ?? [];
  return low !== undefined && Number(high) >= 3 && Number(high) > Number(low) ? low : hitDice;
};

const averageOf = (text: string): number | null => {
  const dice = hitDiceOf(text);
  return dice === null ? null : averageHitPoints(dice);
};

export const readHitDice = (text: string): HitDiceRead => {
  const [whole, span] = pointsOnly.exec(text) ?? [];
  if (whole !== undefined && span !== undefined)
    return { hitDice: text, hp: figureIn(whole), level: 0, more: null };
  const dice = diceOfPoints.exec(text);
  if (dice?.[1] !== undefined) {
    const rest = restOf(text, dice);
    const hitDice = /^[(\w]/.test(rest) ? `${dice[1]} ${rest}` : `${dice[1]}${rest}`;
    return { hitDice, hp: averageOf(hitDice), level: levelOf(hitDice), more: null };
  }
  const bracket = inBrackets.exec(text);
  const inner = bracket?.[1]?.trim() ?? '';
  const rolled = /\d*d\d+/i.exec(inner)?.[0];
  if (rolled !== undefined) return { hitDice: text, hp: averageOf(rolled), level: levelOf(text), more: null };
  const points = bracket ?? bare.exec(text);
  const hitDice = restOf(text, points);
  const hp = points === null ? averageOf(fewest(hitDice)) : figureIn(points[1] ?? '');
  const more = inner === '' || plainPoints.test(inner) ? null : inner;
  return { hitDice, hp, level: levelOf(fewest(hitDice)), more };
};
