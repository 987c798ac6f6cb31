import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { flag, given, list, modifier, text } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';

interface Member {
  id: string;
  surpriseReduction?: number;
  deafened?: boolean;
  blinded?: boolean;
}

const { surprise, senses } = tables;

/** The highest roll that surprises: the worst cause counts, alertness comes off afterwards. Throws `bad-input`. */
function rangeOf({ surpriseReduction, deafened, blinded }: Member, ambush: boolean): number {
  const range = Math.max(
    ambush ? surprise.ambush : surprise.normal,
    flag(deafened, 'members.deafened') ? senses.deafened.surpriseRange : 0,
    flag(blinded, 'members.blinded') ? senses.blinded.surpriseRange : 0,
  );
  return Math.max(0, range - modifier(surpriseReduction, 'members.surpriseReduction'));
}

/**
 * Which members of one side are surprised: one die for all, compared with each one's own range. Surprise costs a round.
 * Dice: d6. Throws `bad-die`, `bad-input`. BF-SURP-1 to 5, 7, 8, BF-SENSE-1 to 3.
 */
export function surpriseCheck(
  input: { natural?: number; ambush?: boolean; members: Member[] },
  dice?: Dice,
): {
  results: { id: string; range: number; surprised: boolean }[];
  surprised: string[];
  lostRounds: 0 | 1;
} & Reasoned &
  Rolled {
  const ambush = flag(given(input).ambush, 'ambush');
  const members = Array.from(list(input.members, 'members'), (member) => ({
    id: text(given(member, 'members').id, 'members.id'),
    range: rangeOf(member, ambush),
  }));
  const tray = diceTray(dice);
  const natural = tray.face(input.natural, surprise.die, 'natural');
  const results = members.map(({ id, range }) => ({ id, range, surprised: natural <= range }));
  const surprised = results.filter((result) => result.surprised).map(({ id }) => id);
  return {
    results,
    surprised,
    lostRounds: (surprised.length > 0 ? surprise.lostRounds : 0) as 0 | 1,
    reasons: [
      because('roll', natural, 'BF-SURP-4'),
      ...members.map(({ id, range }) => because(`${id}: surprised up to`, range, 'BF-SURP-1')),
    ],
    ...tray.log(),
  };
}

export const surpriseOps = {
  'surprise.check': surpriseCheck,
} as const;
