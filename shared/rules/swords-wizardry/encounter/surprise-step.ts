import type { Dice } from '../../../dice/dice.ts';
import { diceTray } from '../../common/dice-tray.ts';
import { Told, countOption, flagOption } from '../../meeting/answers.ts';
import type { Answers, MeetingOption } from '../../meeting/answers.ts';
import type { MeetingFacts, SurpriseRules, WantedDice } from '../../meeting/terms.ts';
import { because } from '../../common/reason.ts';
import { surpriseCheck, surpriseDropItems } from './surprise.ts';
import { tables } from '../tables.ts';

const { die, surprisedTo, withMonkOrRangerTo, dropDie } = tables.surprise;
const percentDie = 100;
const wary = /\b(monk|ranger)\b/i;

type Side = 'party' | 'monsters';

const waryOf = ({ party }: MeetingFacts) =>
  party.filter(
    ({ able, classId, className }) =>
      able && (wary.test(className) || (classId !== null && wary.test(classId))),
  );

function chance(side: Side, label: string, usual: number): MeetingOption {
  return countOption({
    id: `${side}Chance`,
    label,
    help: 'Woods, crowds and the like may make surprise easier or harder.',
    rule: 'SW-SURP-10',
    side,
    value: usual,
    min: 0,
    max: die,
    reasons: [because('chance in six', usual, usual === surprisedTo ? 'SW-SURP-3' : 'SW-SURP-4')],
  });
}

const ambush = (side: Side, label: string): MeetingOption =>
  countOption({
    id: `${side}AmbushPercent`,
    label,
    help: 'A stated chance instead of the d6; 0 for none. On alert victims an ambush works half the time.',
    rule: 'SW-SURP-1',
    side,
    value: 0,
    min: 0,
    max: percentDie,
    reasons: [],
  });

const aware = (side: Side, label: string): MeetingOption =>
  flagOption({
    id: `${side}Aware`,
    label,
    help: 'A group that knows of the other cannot be surprised. A carried light is seen from far away.',
    rule: 'SW-SURP-2',
    side,
    value: false,
    reasons: [],
  });

/** The circumstances of surprise: knowledge, a Monk or Ranger, ambush, the referee's chance. SW-SURP-1 to 4, 10. */
function optionsOf(facts: MeetingFacts, answers: Answers): MeetingOption[] {
  const scouts = waryOf(facts);
  const guarded = answers['monkOrRanger'] ?? scouts.length > 0;
  return [
    aware('party', 'The party knows of them'),
    aware('monsters', 'They know of the party'),
    flagOption({
      id: 'monkOrRanger',
      label: 'A Monk or Ranger goes with the party',
      help: `Only a ${withMonkOrRangerTo} surprises it.`,
      rule: 'SW-SURP-4',
      side: 'party',
      value: scouts.length > 0,
      reasons: scouts.map(({ name, className }) => because(name, className, 'SW-SURP-4')),
    }),
    ambush('party', 'They lie in ambush, percent'),
    ambush('monsters', 'The party lies in ambush, percent'),
    chance('party', 'The party is surprised on 1 to', guarded === true ? withMonkOrRangerTo : surprisedTo),
    chance('monsters', 'They are surprised on 1 to', surprisedTo),
  ];
}

const toldOf = (facts: MeetingFacts, answers: Answers) => new Told(optionsOf(facts, answers), answers);

function sideOf(told: Told, side: Side, natural: number) {
  const percent = told.count(`${side}AmbushPercent`);
  const guarded = side === 'party' && told.flag('monkOrRanger');
  const usual = guarded ? withMonkOrRangerTo : surprisedTo;
  const chanceIn6 = told.count(`${side}Chance`);
  return {
    id: side,
    aware: told.flag(`${side}Aware`),
    hasMonkOrRanger: guarded,
    ...(chanceIn6 !== usual && { chanceIn6 }),
    ...(percent > 0 ? { ambush: { percent, natural } } : { natural }),
  };
}

function wantedOf(told: Told, side: Side): WantedDice {
  const percent = told.count(`${side}AmbushPercent`);
  const rolls = !told.flag(`${side}Aware`);
  const chanceIn6 = told.count(`${side}Chance`);
  const { reasons } = surpriseCheck({ sides: [sideOf(told, side, 1)] });
  return {
    id: side,
    title: side === 'party' ? 'The party' : 'The monsters',
    sides: [percent > 0 ? percentDie : die],
    rolls,
    by: side === 'party' ? 'players' : 'referee',
    why: rolls
      ? percent > 0
        ? `Surprised on ${percent} or less.`
        : `Surprised on ${chanceIn6 === 0 ? 'nothing' : `1 to ${chanceIn6}`}.`
      : 'They know of the others: no roll.',
    reasons: rolls
      ? [because('surprised up to', percent > 0 ? `${percent}%` : chanceIn6, reasons[0]?.rule ?? 'SW-SURP-3')]
      : reasons,
  };
}

const sides = ['party', 'monsters'] as const;

/** A die for each side that can be surprised; the unsurprised act first. SW-SURP-1 to 7, 10. */
export const surprise: SurpriseRules = {
  rule: 'SW-SURP-3',
  weigh: (facts, answers) => {
    const told = toldOf(facts, answers);
    const dice = sides.map((side) => wantedOf(told, side));
    return {
      text: 'A die for each side that could be surprised.',
      options: told.options(),
      dice,
      modifier: 0,
      reasons: dice.flatMap(({ reasons }) => reasons),
    };
  },
  settle: (facts, answers, dice: Dice) => {
    const told = toldOf(facts, answers);
    const tray = diceTray(dice);
    const faces = sides.map((side) => {
      const [wanted] = [wantedOf(told, side)];
      return wanted.rolls ? tray.face(undefined, wanted.sides[0] ?? die, side) : null;
    });
    const result = surpriseCheck({ sides: sides.map((side, at) => sideOf(told, side, faces[at] ?? 1)) });
    const caught = (side: Side) => result.sides.some(({ id, surprised }) => id === side && surprised);
    return {
      party: { surprised: caught('party'), die: faces[0] ?? null },
      monsters: { surprised: caught('monsters'), die: faces[1] ?? null },
      surprisedIds: null,
      surprisedFoes: null,
      reasons: result.reasons,
    };
  },
  words: ({ party, monsters }) => {
    const drop = `Each of the surprised throws a d${dropDie}: on a 1 he drops what he holds.`;
    if (party && monsters) return { text: 'both sides are surprised: nobody acts first', effect: drop };
    if (party)
      return {
        text: 'the party is surprised: the monsters act once before it',
        effect: `The monsters act once, in full, before the first initiative. ${drop}`,
      };
    if (monsters)
      return {
        text: 'the monsters are surprised: the party acts once before them',
        effect: `The party acts once, in full, before the first initiative. ${drop}`,
      };
    return { text: 'nobody is surprised', effect: '' };
  },
  overruled: () => null,
  drops: {
    sides: dropDie,
    rule: 'SW-SURP-7',
    settle: (held, settings) => {
      const { results } = surpriseDropItems({
        creatures: held.map(({ id, held: things, natural, pick }) => ({
          id,
          held: [...things],
          natural,
          ...(pick !== null && { pick }),
        })),
        settings: settings,
      });
      return results.map(({ id, items }) => ({ id, items }));
    },
  },
};
