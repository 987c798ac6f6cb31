import { Told, countOption, flagOption } from '../../meeting/answers.ts';
import type { MeetingOption } from '../../meeting/answers.ts';
import type { MeetingFacts, MoraleRules, ReactionRules } from '../../meeting/terms.ts';
import { refuse } from '../../common/input.ts';
import { because, parts } from '../../common/reason.ts';
import { bonusOf } from '../characters/abilities.ts';
import { moraleCheck, moraleTrigger } from './morale.ts';
import { reactionResult } from './reactions.ts';
import { rowFor, tables } from '../tables.ts';

const { reaction: printed, morale: figures } = tables;

const texts: Readonly<Record<string, string>> = {
  'immediate-attack': 'so offended that they attack at once',
  unfavorable: 'ill disposed: they attack if they reasonably can',
  favorable: 'they will consider letting the party be, if it parleys',
  'very-favorable': 'they like the party and may work with it',
};

const many = ({ dice, sides }: { dice: number; sides: number }) => Array.from({ length: dice }, () => sides);

const options = (): MeetingOption[] => [
  flagOption({
    id: 'obvious',
    label: 'Their mind is plain',
    help: 'Nothing is thrown; the referee says how they take the party.',
    rule: 'BF-REACT-1',
    side: null,
    value: false,
    reasons: [],
  }),
  countOption({
    id: 'modifier',
    label: 'Circumstances',
    help: 'What the referee finds reasonable.',
    rule: 'BF-REACT-2',
    side: null,
    value: 0,
    min: -10,
    max: 10,
    reasons: [],
  }),
];

function changesOf({ speaker }: MeetingFacts, told: Told) {
  const own = speaker ? reaction.speaker(speaker) : { modifier: 0, reasons: [] };
  const other = told.count('modifier');
  return {
    charismaBonus: own.modifier,
    other,
    reasons: [...own.reasons, ...parts(because('the referee', other, 'BF-REACT-2'))],
  };
}

/** How monsters of no obvious mind take the party, by the Charisma of its lead. BF-REACT-1 to 7. */
export const reaction: ReactionRules = {
  rule: 'BF-REACT-3',
  skipped: ({ settings }) =>
    settings['reactionRolls'] === false
      ? 'The campaign throws no reactions: the referee says how they take the party.'
      : null,
  weigh: (facts, answers) => {
    const told = new Told(options(), answers);
    const { charismaBonus, other, reasons } = changesOf(facts, told);
    const rolls = !told.flag('obvious');
    return {
      text: 'Where their mind is not plain; a suggestion the referee may change.',
      options: told.options(),
      dice: [
        {
          id: 'reaction',
          title: 'Reaction',
          sides: many(printed),
          rolls,
          by: 'referee',
          why: rolls ? 'The higher, the better they take the party.' : 'Their mind is plain: say the word.',
          reasons,
        },
      ],
      modifier: charismaBonus + other,
      reasons,
    };
  },
  settle: (facts, answers, dice) => {
    const told = new Told(options(), answers);
    if (told.flag('obvious')) refuse('answers.obvious', 'left off where dice are thrown');
    const { charismaBonus, other, reasons } = changesOf(facts, told);
    const { total, result, reasons: summed } = reactionResult({ charismaBonus, other }, dice);
    const table = because('table of reactions', texts[result] ?? result, 'BF-REACT-3');
    return { total, result, reasons: [...summed.slice(0, 1), ...reasons, table] };
  },
  speaker: ({ name, charisma }) => {
    if (charisma === null)
      return { modifier: 0, reasons: [because(`${name}, Charisma unknown`, 0, 'BF-REACT-2')] };
    const bonus = bonusOf(charisma);
    return { modifier: bonus, reasons: [because(`${name}, Charisma ${charisma}`, bonus, 'BF-REACT-2')] };
  },
  byTotal: (total) => {
    const { result } = rowFor(printed.rows, total);
    return {
      total,
      result,
      reasons: [because('table of reactions', texts[result] ?? result, 'BF-REACT-3')],
    };
  },
  results: printed.rows.map(({ upTo, result }, index) => {
    const below = printed.rows[index - 1]?.upTo ?? null;
    const span =
      below === null
        ? `${upTo ?? ''} or less`
        : upTo === null
          ? `${below + 1} or more`
          : `${below + 1} to ${upTo}`;
    return { result, text: texts[result] ?? result, span, rule: 'BF-REACT-3' };
  }),
};

const stands = 'they stand';

/** Whether they stand: at the first meeting, and once at half strength. BF-MOR-1 to 7. */
export const morale: MoraleRules = {
  sides: many(figures),
  rule: 'BF-MOR-2',
  text: () => '2d6 at or below the score: they stand. At the first meeting, and once at half strength.',
  due: ({ total, down, gone, alone, marks }) => {
    const { due } = moraleTrigger({
      startingCount: total,
      activeCount: total - down - gone,
      ...(alone && { soloHp: alone }),
      firstEncounter: !marks.includes('meeting'),
      halfAlreadyChecked: marks.includes('half'),
    });
    return due.map((each) => (each === 'first-encounter' ? 'meeting' : 'half'));
  },
  check: ({ rating, adjustment, settings }, dice) => {
    const limit = settings['moraleAdjustmentLimit'];
    const { stands: holds, reasons } = moraleCheck(
      { morale: rating, adjustment, ...(typeof limit === 'number' && { adjustmentLimit: limit }) },
      dice,
    );
    return { holds, text: holds ? stands : 'they flee or give up', reasons };
  },
};
