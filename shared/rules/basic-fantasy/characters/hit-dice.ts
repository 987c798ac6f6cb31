import { RulesError } from '../../../errors.ts';
import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { given, text } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { kindOf } from '../readers.ts';
import { tables } from '../tables.ts';

export interface HitDice {
  /** 0.5 for half a die, 0 for a figure in hit points. */
  dice: number;
  modifier: number;
  asterisks: number;
  lessThanOne: boolean;
  /** The row of the attack table; 0 is less than one die. */
  attackHitDice: number;
  listedAttackBonus: number | null;
}

/** No figure is longer; reading a longer one could take for ever. */
const longest = 40;
const listed = /^([^(]*?)\s*(?:\(\s*\+?(-?\d{1,3})\s*\))?$/;
const inHitPoints = /^\d{1,4}(?:d\d{1,4}(?:[+-]\d{1,4})?)?\s*hp\s*(\**)$/i;
const inDice = /^(\d{1,4}|\d{1,2}\/\d{1,2}|[½¼¾])\s*([+-]\s*\d{1,4})?\s*(\**)$/;
const glyphs = new Map([
  ['½', 1 / 2],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
]);

const unreadable = (written: string, field: string): never => {
  throw new RulesError('bad-hit-dice', `${field}: "${written}" is not a figure of Hit Dice.`, field);
};

/** A whole number of dice from 1, or a fraction below one die; null for anything else. */
function diceOf(written: string): number | null {
  const [top, bottom] = written.split('/').map(Number);
  const dice = glyphs.get(written) ?? (bottom === undefined ? top : (top ?? 0) / bottom);
  if (dice === undefined || !(dice > 0)) return null;
  return bottom === undefined || dice < 1 ? dice : null;
}

/** Hit Dice as a monster's entry writes them. Throws `bad-hit-dice`, `bad-input`. BF-HD-1 to 4. */
export function readHitDice(value: unknown, field: string): HitDice {
  const written = text(value, field);
  if (written.length > longest) unreadable(written.slice(0, longest), field);
  const [, figure = '', bonus] =
    listed.exec(written.trim().replaceAll('−', '-')) ?? unreadable(written, field);
  const listedAttackBonus = bonus === undefined ? null : Number(bonus) + 0;
  const points = inHitPoints.exec(figure);
  if (points) {
    const asterisks = points[1]?.length ?? 0;
    return { dice: 0, modifier: 0, asterisks, lessThanOne: true, attackHitDice: 0, listedAttackBonus };
  }
  const [, number = '', change = '0', stars = ''] = inDice.exec(figure) ?? unreadable(written, field);
  const dice = diceOf(number) ?? unreadable(written, field);
  const modifier = Number(change.replaceAll(/\s/g, '')) + 0;
  const lessThanOne = dice < 1 || (dice === 1 && modifier < 0);
  const attackHitDice = lessThanOne ? 0 : dice;
  return { dice, modifier, asterisks: stars.length, lessThanOne, attackHitDice, listedAttackBonus };
}

/**
 * Reads a monster's Hit Dice: `3+2`, `1-1`, `1/2`, `4**`, `10* (+9)`, `1d2 hp`.
 * Throws `bad-hit-dice`, `bad-input`. BF-HD-1 to 5.
 */
export function hitDiceParse(input: { text: string }): HitDice {
  return readHitDice(given(input).text, 'text');
}

const { normalMan } = tables;

/**
 * Hit points of a zero-level human. Dice: d4 for an average one, d6 for green troops.
 * Throws `bad-die`, `unknown-kind`, `bad-input`. BF-NM-3, 4.
 */
function normalManHitPoints(
  input: { kind: 'average' | 'green-troops'; die?: number },
  dice?: Dice,
): { dieSides: 4 | 6; hp: number } & Reasoned & Rolled {
  const kind = kindOf(given(input).kind, 'kind', ['average', 'green-troops']);
  const [dieSides, rule] =
    kind === 'average' ? [normalMan.average, 'BF-NM-3'] : [normalMan.greenTroops, 'BF-NM-4'];
  const tray = diceTray(dice);
  const hp = tray.face(input.die, dieSides, 'die');
  return { dieSides: dieSides as 4 | 6, hp, reasons: [because(`d${dieSides}`, hp, rule)], ...tray.log() };
}

export const hitDiceOps = {
  'hitDice.parse': hitDiceParse,
  'normalMan.hitPoints': normalManHitPoints,
} as const;
