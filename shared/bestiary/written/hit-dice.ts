import type { CreatureFigures } from '../figures.ts';
import { plainSigns, read, unread, type Read, type Written } from './written.ts';

export type HitDice = CreatureFigures['hitDice']['value'];

const usualDie = 8;
/** Half a die is rolled with a smaller one. */
const halfDie = 4;

const pointsAlone = /^(\d{1,5}) ?(?:hp|hit points?)$/i;
const otherDice = /^(\d{0,6})d(\d{1,6})(?: ?([+-]) ?(\d{1,3}))?(?: ?(?:hp|hit points?|points?))?$/i;
const half = /^(?:½|1\/2)(\*{0,5})$/;
const plain =
  /^(\d{1,3})(?: ?([+-]) ?(\d{1,3})(?:d(\d{1,3}))?(?: ?(?:hp|hit points?|points?))?)?(\*{0,5})(?: ?\((\d{1,5}) ?(?:hp|hit points?)\))?$/i;

/** On average, rounded down. */
export const averageOf = ({ dice, die, modifier }: Pick<HitDice, 'dice' | 'die' | 'modifier'>): number =>
  Math.max(1, Math.floor((dice * (die + 1)) / 2 + modifier));

const none = { modifier: 0, asterisks: 0, hp_fixed: null } as const;

/** Hit Dice as blocks print them: "3+1**", "½", "1-1", "1d6 hit points", "7 hp", "12 (45 hp)". */
export function readHitDice(typed: string): Read<HitDice> {
  const text = plainSigns(typed);
  const points = pointsAlone.exec(text);
  if (points)
    return read({
      ...none,
      dice: 0,
      die: usualDie,
      hp_fixed: Number(points[1]),
      hp_average: Number(points[1]),
      text,
    });
  const [, dice, die, sign, more] = otherDice.exec(text) ?? [];
  if (die !== undefined)
    return counted(
      { dice: Number(dice || 1), die: Number(die), modifier: Number(`${sign ?? ''}${more ?? 0}`) },
      text,
    );
  const halved = half.exec(text);
  if (halved) return counted({ dice: 1, die: halfDie, modifier: 0, asterisks: halved[1]?.length ?? 0 }, text);
  const found = plain.exec(text);
  if (!found || found[1] === '0') return unread('Hit Dice are written like 3+1*, ½, 1d6 or 7 hp.');
  const [, whole, plus, by = '0', sides, stars = '', fixed] = found;
  const rolled = sides === undefined ? {} : { modifier_dice: `${by}d${sides}` };
  const modifier = sides === undefined ? Number(`${plus ?? ''}${by}`) : 0;
  if (sides !== undefined && plus === '-') return unread('Dice are added to Hit Dice, not taken off.');
  const value = counted({ dice: Number(whole), die: usualDie, modifier, asterisks: stars.length }, text);
  if (!value.ok) return value;
  return read({ ...value.value, ...rolled, hp_fixed: fixed === undefined ? null : Number(fixed) });
}

function counted(
  { dice, die, modifier, asterisks = 0 }: Pick<HitDice, 'dice' | 'die' | 'modifier'> & { asterisks?: number },
  text: string,
): Read<HitDice> {
  if (die < 1 || die > 100 || dice < 1 || dice > 100)
    return unread('Hit Dice go from 1 to 100, of 1 to 100 faces.');
  return read({
    ...none,
    dice,
    die,
    modifier,
    asterisks,
    hp_average: averageOf({ dice, die, modifier }),
    text,
  });
}

/** As a book would print so many. */
export function hitDiceText({
  dice,
  die,
  modifier,
  asterisks,
}: Pick<HitDice, 'dice' | 'die' | 'modifier' | 'asterisks'>): string {
  const plus = modifier === 0 ? '' : modifier > 0 ? `+${modifier}` : String(modifier);
  const count =
    die === usualDie ? String(dice) : dice === 1 && die === halfDie && plus === '' ? '½' : `${dice}d${die}`;
  return `${count}${plus}${'*'.repeat(asterisks)}`;
}

export const hitDice: Written<HitDice> = {
  label: 'Hit dice',
  hint: () => '3+1* or 7 hp',
  write: ({ text, hp_fixed: fixed }) =>
    fixed === null || /\bh(p|it)/i.test(text) ? text : `${text} (${fixed} hp)`,
  read: readHitDice,
};
