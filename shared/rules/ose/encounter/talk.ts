import { rowAt } from '../../common/spans.ts';
import { Told, countOption } from '../../meeting/answers.ts';
import type { MeetingOption } from '../../meeting/answers.ts';
import type { DistanceRules, MeetingFacts, MoraleRules, ReactionRules } from '../../meeting/terms.ts';
import type { Ground } from '../../meeting/ground.ts';
import { inUnit, unitReasons } from '../../meeting/ground.ts';
import { because, parts } from '../../common/reason.ts';
import { abilityModifier } from '../characters/abilities.ts';
import { encounterDistance, reactionResult } from './encounters.ts';
import { moraleApplies, moraleCheck, moraleTriggers } from './morale.ts';
import type { Environment } from '../exploration/movement.ts';
import { printedDice, tables } from '../tables.ts';

const many = ({ count, sides }: { count: number; sides: number }) =>
  Array.from({ length: count }, () => sides);

/** In the air it is as in the wild. */
const environmentOn = (ground: Ground): Environment => (ground === 'air' ? 'wilderness' : ground);

const eitherSurprised = ({ partySurprised, monstersSurprised }: MeetingFacts): boolean =>
  partySurprised === true || monstersSurprised === true;

/** The dice of a distance, and what each point of them is. */
function printedDistance(facts: MeetingFacts) {
  const figures = tables.encounterDistance[environmentOn(facts.ground)];
  const dice = 'surprisedDice' in figures && eitherSurprised(facts) ? figures.surprisedDice : figures.dice;
  return { dice, times: figures.times, unit: figures.unit };
}

/** How far off it begins: feet underground, yards elsewhere, nearer there if anybody is surprised. OSE-ENCTR-3. */
export const distance: DistanceRules = {
  rule: 'OSE-ENCTR-3',
  unitOn: (ground) => (ground === 'dungeon' ? 'feet' : 'yards'),
  weigh: (facts, answers) => {
    const { dice, times, unit } = printedDistance(facts);
    const reasons = [because(dice, `times ${times}`, 'OSE-ENCTR-3')];
    return {
      text: `${dice}, each point ${times} ${unit}, unless the place says otherwise.`,
      options: new Told([], answers).options(),
      dice: [
        {
          id: 'distance',
          title: 'Distance',
          sides: many(printedDice(dice)),
          rolls: true,
          by: 'referee',
          why: `Times ${times} ${unit}.`,
          reasons,
        },
      ],
      modifier: 0,
      reasons,
    };
  },
  settle: (facts, answers, dice) => {
    new Told([], answers).options();
    const environment = environmentOn(facts.ground);
    const thrown = encounterDistance({ environment, eitherSurprised: eitherSurprised(facts) }, dice);
    return {
      distance: inUnit(thrown.distance, thrown.unit, facts.unit),
      reasons: [...thrown.reasons, ...unitReasons(thrown.distance, thrown.unit, facts.unit, 'OSE-ENCTR-3')],
    };
  },
};

const reactionDice = printedDice(tables.reaction.dice);

const texts: Readonly<Record<string, string>> = {
  attacks: 'attack at once',
  hostile: 'hostile, may attack',
  uncertain: 'uncertain, confused',
  indifferent: 'indifferent, may negotiate',
  friendly: 'eager, friendly',
};

const spanText = ({ from, to }: { from: number | null; to: number | null }) =>
  from === null ? `${to ?? ''} or less` : to === null ? `${from} or more` : `${from} to ${to}`;

const circumstances = (): MeetingOption =>
  countOption({
    id: 'modifier',
    label: 'Circumstances',
    help: 'What the referee adds for how it was said, and to whom.',
    rule: 'OSE-REACT-2',
    side: null,
    value: 0,
    min: -10,
    max: 10,
    reasons: [],
  });

/** What the speaker's Charisma and the circumstances come to. */
function changesOf({ speaker }: MeetingFacts, told: Told) {
  const own = speaker ? reaction.speaker(speaker) : nobody;
  const extra = told.count('modifier');
  return {
    modifier: own.modifier + extra,
    reasons: [...own.reasons, ...parts(because('the referee', extra, 'OSE-REACT-2'))],
  };
}

const nobody = { modifier: 0, reasons: [because('nobody speaks', 0, 'OSE-REACT-2')] };

/** How they take the party: two dice and whoever speaks. OSE-REACT-1, 2. */
export const reaction: ReactionRules = {
  rule: 'OSE-REACT-1',
  skipped: () => null,
  weigh: (facts, answers) => {
    const told = new Told([circumstances()], answers);
    const { modifier, reasons } = changesOf(facts, told);
    return {
      text: 'Rolled unless you know how they take the party.',
      options: told.options(),
      dice: [
        {
          id: 'reaction',
          title: 'Reaction',
          sides: many(reactionDice),
          rolls: true,
          by: 'referee',
          why: 'The higher, the friendlier.',
          reasons,
        },
      ],
      modifier,
      reasons,
    };
  },
  settle: (facts, answers, dice) => {
    const { modifier, reasons } = changesOf(facts, new Told([circumstances()], answers));
    const { total, result, reasons: summed } = reactionResult({ modifier }, dice);
    // The rule sums all modifiers under one name; here each stands under its own.
    return { total, result, reasons: [...reasons, ...summed.filter(({ rule }) => rule === 'OSE-REACT-1')] };
  },
  speaker: ({ name, charisma }) => {
    if (charisma === null)
      return { modifier: 0, reasons: [because(`${name}, Charisma unknown`, 0, 'OSE-REACT-2')] };
    const { value } = abilityModifier({ score: charisma, use: 'chaReaction' });
    return { modifier: value, reasons: [because(`${name}, Charisma ${charisma}`, value, 'OSE-REACT-2')] };
  },
  byTotal: (total) => {
    const row = rowAt(tables.reaction.rows, total);
    return { total, result: row.result, reasons: [because('table of reactions', row.text, 'OSE-REACT-1')] };
  },
  results: tables.reaction.rows.map(({ from, to, result, text }) => ({
    result,
    text: texts[result] ?? text,
    span: spanText({ from, to }),
    rule: 'OSE-REACT-1',
  })),
};

const moraleDice = printedDice(tables.morale.dice);
const inUse = (settings: MeetingFacts['settings']) => settings['morale'] === true;

const breaking = {
  breaks: 'they break: they flee or give up',
  fights: 'they fight on',
  willNotFight: 'they will not fight',
  fightsToDeath: 'they fight to the death',
};

/** Whether they fight on, where the campaign checks it. OSE-MOR-1 to 11. */
export const morale: MoraleRules = {
  sides: many(moraleDice),
  rule: 'OSE-MOR-5',
  text: (settings) =>
    moraleApplies({ morale: inUse(settings), kind: 'monster' }).applies
      ? '2d6: over the rating they flee or give up.'
      : 'The campaign checks no morale: the referee decides when they flee.',
  due: ({ total, down, gone, marks, settings, successes }) => {
    if (!inUse(settings) || total === 0 || successes >= tables.morale.successesToHold) return [];
    const { check, triggers } = moraleTriggers({
      total,
      dead: down,
      incapacitated: down + gone,
      firstDeathDone: marks.includes('firstDeath'),
      halfDone: marks.includes('half'),
    });
    return check ? triggers.map((trigger) => (trigger === 'firstDeath' ? 'firstDeath' : 'half')) : [];
  },
  check: ({ rating, adjustment, successes }, dice) => {
    const { result, reasons } = moraleCheck({ rating, adjustment, successes }, dice);
    const holds = result === 'fights' || result === 'fightsToDeath';
    return { holds, text: breaking[result], reasons };
  },
};
