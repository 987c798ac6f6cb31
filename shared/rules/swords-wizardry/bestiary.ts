import type { BlockRules, WrittenSaves } from '../bestiary/rules.ts';
import type { CountedDice } from '../bestiary/hit-dice.ts';
import { saverByDice } from '../bestiary/savers.ts';
import type { BookTables, ChallengeLevel } from '../bestiary/tables.ts';
import { clamp } from '../common/arithmetic.ts';
import { attackTargetNumber } from './attack/attack.ts';
import { feetOfRate } from './exploration/carrying.ts';
import { tables } from './tables.ts';

/** What this book makes of a creature's figures. SW-ATK-8, SW-QUICK-1. */

const { armourClass, outside } = tables;
const { rate, feet } = outside.combatMove;
const mostPowers = 5;

/** By rounds: a turn of this book is longer than three rounds. */
function paceOf(feetARound: number) {
  const nearest = Math.round((feetARound * rate) / feet);
  const own = feetARound === 0 ? 0 : Math.max(1, nearest);
  const { baseFeet, encounterFeet } = feetOfRate(own);
  return { per_turn_ft: baseFeet, per_round_ft: encounterFeet, rate: own };
}

/** A is below B, and B below 1. */
const rankOf = (level: ChallengeLevel): number => (level === 'A' ? -1 : level === 'B' ? 0 : level);
const levelOf = (rank: number): ChallengeLevel => (rank < 0 ? 'A' : rank === 0 ? 'B' : rank);

/** Above the last row the line goes on by its last step. */
function pointsOf(rank: number, { xp_awards: awards }: BookTables): number | null {
  const rows = awards.flatMap((award) =>
    'xp' in award ? [{ rank: rankOf(award.challenge_level), points: award.xp }] : [],
  );
  const [before, last] = rows.slice(-2);
  if (!before || !last) return null;
  if (rank > last.rank) return last.points + (rank - last.rank) * (last.points - before.points);
  return rows.find((row) => row.rank === rank)?.points ?? null;
}

function savesOf({ dice }: CountedDice, content: BookTables | null): WrittenSaves | null {
  const row = content?.monster_saves.find(({ hd_max: most }) => most === null || dice <= most);
  if (!row) return null;
  return { as: null, figures: row.saves, source: `Hit Dice, row ${row.label}`, rule: null };
}

export const bestiary: BlockRules = {
  form: 'block',
  armourClass: { sum: armourClass.sum, descending: true, rule: null },
  thac0Sum: armourClass.sum,
  attack: ({ dice }) => {
    const attacker = { monsterHitDice: dice };
    const { addToRoll } = attackTargetNumber({ attacker, ac: { ascending: 0 }, method: 'quick' });
    return { bonus: addToRoll, rule: 'SW-ATK-8' };
  },
  saver: (_saveAs, dice) => saverByDice(dice),
  saves: (_saver, dice, content) => savesOf(dice, content),
  morale: null,
  movement: {
    written: paceOf,
    rule: null,
    how: 'the nearest movement rate, which is three tenths of the feet a round',
  },
  alignment: true,
  numberAppearing: false,
  powers: ({ dice }, { level, asterisks }) =>
    level === null
      ? { count: asterisks, guessed: false }
      : { count: clamp(rankOf(level) - dice, 0, mostPowers), guessed: true },
  award: ({ dice }, powers, content) => {
    const points = content && pointsOf(dice + powers, content);
    const level = levelOf(dice + powers);
    return points === null ? null : { points, level, row: `challenge level ${level}` };
  },
  worth: (points) => {
    const { sides, plus } = outside.treasureTimesPoints;
    return points === 0 ? '0' : `1d${sides}*${points}+${plus * points}`;
  },
};
