import { diceTray } from '../dice-tray.ts';
import { refuse } from '../input.ts';
import type { DistanceRules, MeetingOption, MoraleRules, ReactionRules } from '../meeting.ts';
import { countOption, flagOption, Told } from '../meeting.ts';
import { because } from '../reason.ts';
import { encounterDistance, reactionResult } from './encounters.ts';
import { moraleSuggest } from './recovery.ts';
import { rowUpTo, tables } from './tables.ts';

const { die, feetPerPip, darkvisionFeet } = tables.encounterDistance;
const { dice: count, sides: faces, rows } = tables.reaction;

/** How far off the groups discover each other underground. SW-SURP-8 to 10. */
export const distance: DistanceRules = {
  weigh: ({ lightFeet }, answers) => {
    const reasons = [because('feet for each pip', feetPerPip.underground, 'SW-SURP-8')];
    const light = lightFeet > 0 ? ` The party’s light shows ${lightFeet} feet;` : '';
    return {
      text: `Each pip ${feetPerPip.underground} feet.${light} Darkvision shows ${darkvisionFeet}.`.replace(
        ';.',
        '.',
      ),
      options: new Told([], answers).options(),
      dice: [
        {
          id: 'distance',
          title: 'Distance',
          sides: [die],
          rolls: true,
          by: 'referee',
          why: `Times ${feetPerPip.underground} feet.`,
          reasons,
        },
      ],
      modifier: 0,
      reasons,
    };
  },
  settle: ({ lightFeet }, _answers, dice) => {
    const natural = diceTray(dice).face(undefined, die, 'distance');
    const { feet, reasons } = encounterDistance({
      natural,
      place: 'underground',
      lightRadiusFeet: lightFeet,
    });
    return { feet, reasons };
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
  held: [],
  text: (_settings, mindless) =>
    moraleSuggest({ mindless, hopeless: true }).neverFlees
      ? 'They fight to the death.'
      : 'They flee or give up when the fight is hopeless, as the referee judges.',
  due: () => [],
  check: () => refuse('faces', 'left out: these rules throw no dice for it'),
};
