import { diceTray } from '../../common/dice-tray.ts';
import { refuse } from '../../common/input.ts';
import { Told, countOption, flagOption } from '../../meeting/answers.ts';
import type { MeetingOption } from '../../meeting/answers.ts';
import { inUnit, unitReasons } from '../../meeting/ground.ts';
import type { DistanceRules, MeetingFacts, MoraleRules, ReactionRules } from '../../meeting/terms.ts';
import { because } from '../../common/reason.ts';
import { encounterDistance, reactionResult } from './encounters.ts';
import { moraleSuggest } from '../harm/healing.ts';
import { rowUpTo, tables } from '../tables.ts';

const { die, feetPerPip, darkvisionFeet } = tables.encounterDistance;
const { dice: count, sides: faces, rows } = tables.reaction;

const outdoors = ({ ground }: MeetingFacts): boolean => ground !== 'dungeon';

const sight = (facts: MeetingFacts): MeetingOption[] =>
  outdoors(facts)
    ? [
        flagOption({
          id: 'poorVisibility',
          label: 'Bad visibility',
          help: `Each pip ${feetPerPip.outdoorsPoor} feet instead of ${feetPerPip.outdoors}.`,
          rule: 'SW-SURP-8',
          side: null,
          value: false,
          reasons: [],
        }),
      ]
    : [];

/** Underground, in the open, or in the open where one sees badly. */
function placeOf(facts: MeetingFacts, told: Told) {
  if (!outdoors(facts))
    return { place: 'underground', visibility: 'normal', perPip: feetPerPip.underground } as const;
  const poor = told.flag('poorVisibility');
  return {
    place: 'outdoors',
    visibility: poor ? 'poor' : 'normal',
    perPip: poor ? feetPerPip.outdoorsPoor : feetPerPip.outdoors,
  } as const;
}

/** How far off the groups discover each other; in feet everywhere. SW-SURP-8 to 10. */
export const distance: DistanceRules = {
  rule: 'SW-SURP-8',
  unitOn: () => 'feet',
  weigh: (facts, answers) => {
    const told = new Told(sight(facts), answers);
    const { perPip } = placeOf(facts, told);
    const reasons = [because('feet for each pip', perPip, 'SW-SURP-8')];
    const { lightFeet } = facts;
    const light = lightFeet > 0 ? ` The party’s light shows ${lightFeet} feet;` : '';
    return {
      text: `Each pip ${perPip} feet.${light} Darkvision shows ${darkvisionFeet}.`.replace(';.', '.'),
      options: told.options(),
      dice: [
        {
          id: 'distance',
          title: 'Distance',
          sides: [die],
          rolls: true,
          by: 'referee',
          why: `Times ${perPip} feet.`,
          reasons,
        },
      ],
      modifier: 0,
      reasons,
    };
  },
  settle: (facts, answers, dice) => {
    const { place, visibility } = placeOf(facts, new Told(sight(facts), answers));
    const natural = diceTray(dice).face(undefined, die, 'distance');
    const { feet, reasons } = encounterDistance({
      natural,
      place,
      visibility,
      lightRadiusFeet: facts.lightFeet,
    });
    return {
      distance: inUnit(feet, 'feet', facts.unit),
      reasons: [...reasons, ...unitReasons(feet, 'feet', facts.unit, 'SW-SURP-8')],
    };
  },
};

const texts: Readonly<Record<string, string>> = {
  hostile: 'hostile: they attack',
  wait: 'they wait to see whether the party is hostile',
  positive: 'well disposed, and may help if well paid',
};

const options = (): MeetingOption[] => [
  flagOption({
    id: 'onAlert',
    label: 'They were on the alert for intruders',
    help: 'Then they are hostile without a roll.',
    rule: 'SW-REACT-1',
    side: 'monsters',
    value: false,
    reasons: [],
  }),
  countOption({
    id: 'modifier',
    label: 'Circumstances',
    help: 'The rules name no modifier; the referee may.',
    rule: 'SW-REACT-2',
    side: null,
    value: 0,
    min: -10,
    max: 10,
    reasons: [],
  }),
];

const wordOf = (result: string) => texts[result] ?? result;

/** What monsters that surprise the party make of it. SW-REACT-1 to 3. */
export const reaction: ReactionRules = {
  rule: 'SW-REACT-2',
  skipped: ({ partySurprised }) =>
    partySurprised === true
      ? null
      : 'They did not surprise the party: what they make of it is the referee’s to say.',
  weigh: (_facts, answers) => {
    const told = new Told(options(), answers);
    const modifier = told.count('modifier');
    const rolls = !told.flag('onAlert');
    const reasons = modifier === 0 ? [] : [because("the referee's modifier", modifier, 'SW-REACT-2')];
    return {
      text: 'The die sets their first attitude only; what comes of talk is judged, never thrown.',
      options: told.options(),
      dice: [
        {
          id: 'reaction',
          title: 'Attitude',
          sides: Array.from({ length: count }, () => faces),
          rolls,
          by: 'referee',
          why: rolls ? 'The higher, the better disposed.' : 'On the alert: hostile without a roll.',
          reasons,
        },
      ],
      modifier,
      reasons,
    };
  },
  settle: (_facts, answers, dice) => {
    const told = new Told(options(), answers);
    const onAlert = told.flag('onAlert');
    const naturals = onAlert ? [] : diceTray(dice).faces(undefined, count, faces, 'reaction');
    const { total, result, reasons } = reactionResult({
      naturals,
      modifier: told.count('modifier'),
      onAlert,
    });
    return {
      total,
      result,
      reasons: [...reasons, because('table of attitudes', wordOf(result), 'SW-REACT-2')],
    };
  },
  speaker: ({ name }) => ({
    modifier: 0,
    reasons: [because(name, 'no modifier in the rules', 'SW-REACT-3')],
  }),
  byTotal: (total) => {
    const { result } = rowUpTo(rows, total);
    return { total, result, reasons: [because('table of attitudes', wordOf(result), 'SW-REACT-2')] };
  },
  results: rows.map(({ to, result }, index) => {
    const below = rows[index - 1]?.to ?? null;
    const span =
      below === null ? `${to ?? ''} or less` : to === null ? `${below + 1} or more` : `${below + 1} to ${to}`;
    return { result, text: wordOf(result), span, rule: 'SW-REACT-2' };
  }),
};

/** No dice: the mindless and the undead fight to the death, of the others the referee decides. SW-MORALE-1, 2. */
export const morale: MoraleRules = {
  sides: [],
  rule: 'SW-MORALE-2',
  text: (_settings, mindless) =>
    moraleSuggest({ mindless, hopeless: true }).neverFlees
      ? 'They fight to the death.'
      : 'They flee or give up when the fight is hopeless, as the referee judges.',
  due: () => [],
  check: () => refuse('faces', 'left out: these rules throw no dice for it'),
};
