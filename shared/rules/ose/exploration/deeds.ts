import type { PersonFacts } from '../../characters/character.ts';
import type { DeedRule, DeedRules, Odds } from '../../exploration/deeds.ts';
import { because, type Reason } from '../../common/reason.ts';
import { openDoorsChance } from '../characters/abilities.ts';
import { readable } from '../characters/scores.ts';
import { tables } from '../tables.ts';

const { dungeon } = tables;

const anybody = (chance: number, rule: string): Odds => ({
  chance,
  sides: 6,
  reasons: [because('anybody, in 6', chance, rule)],
});

const plain = {
  sides: 6,
  thrown: true,
  usual: null,
  trainedOnly: false,
  figures: [],
  own: null,
  skills: [],
  inPercent: null,
  ofHarm: false,
  takesTurn: false,
  hidden: false,
  again: 'freely',
  reasons: [],
} satisfies Omit<DeedRule, 'title'>;

const onceFor = (rule: string): Reason => because('again', 'never: one try each', rule);
const atAnyTime = (rule: string): Reason => because('again', 'at any time', rule);
const aTurn = (rule: string): Reason => because('takes', 'a turn', rule);
const noTurn = (rule: string): Reason => because('takes', 'no turn of its own', rule);

const searching = {
  ...plain,
  takesTurn: true,
  hidden: true,
  again: 'never',
  reasons: [aTurn('OSE-SRCH-1'), because('the roll', 'hidden', 'OSE-SRCH-2'), onceFor('OSE-SRCH-3')],
} satisfies Omit<DeedRule, 'title'>;

/** Strength forces doors; beyond the ends of the table a score counts as the nearest. */
function byStrength({ abilities: { strength } }: PersonFacts): Odds | null {
  const score = readable(strength);
  if (score === null) return null;
  const chance = openDoorsChance(score);
  return { chance, sides: 6, reasons: [because(`strength ${String(strength)}`, chance, 'OSE-DOOR-3')] };
}

const byDexterity = ({ abilities: { dexterity } }: PersonFacts): Odds | null =>
  dexterity === null
    ? null
    : {
        chance: dexterity,
        sides: 20,
        reasons: [because('dexterity, or less on d20', dexterity, 'OSE-HAZ-1')],
      };

/**
 * What can be tried underground, for every system that says nothing else: six-sided chances for what anybody can,
 * percentages for what is learnt, a score for climbing. OSE-DOOR-2 to 12, OSE-SRCH-1 to 3, OSE-TRAP-5, 6,
 * OSE-HAZ-1, 2, 5 to 7.
 */
export const deeds: DeedRules = {
  secretDoor: {
    ...searching,
    title: 'Search for a secret door',
    usual: anybody(dungeon.secretDoorInSix, 'OSE-DOOR-2'),
    figures: [{ key: 'skill.secretDoors', sides: 6 }],
    skills: ['find secret doors', 'secret doors'],
  },
  roomTrap: {
    ...searching,
    title: 'Search for a room trap',
    usual: anybody(dungeon.roomTrapInSix, 'OSE-TRAP-5'),
    figures: [{ key: 'skill.roomTraps', sides: 6 }],
    skills: ['find room traps', 'room traps'],
  },
  treasureTrap: {
    ...searching,
    title: 'Search for a treasure trap',
    sides: 100,
    trainedOnly: true,
    figures: [{ key: 'skill.traps', sides: 100 }],
    skills: ['find traps', 'find treasure traps', 'find/remove traps', 'trap design'],
    reasons: [because('who may', 'the trained alone', 'OSE-TRAP-6'), ...searching.reasons],
  },
  listen: {
    ...plain,
    title: 'Listen',
    usual: anybody(dungeon.listenInSix, 'OSE-DOOR-8'),
    figures: [{ key: 'skill.hear', sides: 6 }],
    skills: ['listening', 'listen', 'hear noise'],
    hidden: true,
    again: 'never',
    reasons: [because('the roll', 'hidden', 'OSE-DOOR-9'), onceFor('OSE-DOOR-10'), noTurn('OSE-DOOR-12')],
  },
  force: {
    ...plain,
    title: 'Force a door',
    own: byStrength,
    figures: [{ key: 'openDoors', sides: 6 }],
    reasons: [atAnyTime('OSE-DOOR-3'), noTurn('OSE-DOOR-12')],
  },
  pick: {
    ...plain,
    title: 'Pick a lock',
    sides: 100,
    trainedOnly: true,
    figures: [{ key: 'skill.open', sides: 100 }],
    skills: ['lock picking', 'lockpicking', 'pick locks', 'open locks'],
    takesTurn: true,
    again: 'better',
    reasons: [
      because('who may', 'the trained alone', 'OSE-DOOR-5'),
      aTurn('OSE-DOOR-5'),
      because('again', 'once the skill has grown', 'OSE-DOOR-5'),
    ],
  },
  disarm: {
    ...plain,
    title: 'Disarm a trap',
    sides: 100,
    trainedOnly: true,
    figures: [{ key: 'skill.traps', sides: 100 }],
    skills: ['disarm trap', 'disarm traps', 'remove traps', 'find/remove traps'],
    takesTurn: true,
    again: 'never',
    reasons: [
      because('who may', 'the trained alone', 'OSE-TRAP-6'),
      aTurn('OSE-TRAP-6'),
      onceFor('OSE-TRAP-6'),
    ],
  },
  climb: {
    ...plain,
    title: 'Climb',
    sides: 20,
    own: byDexterity,
    figures: [{ key: 'skill.climb', sides: 100 }],
    skills: ['climbing', 'climb', 'climbing/rappelling', 'climb sheer surfaces', 'climb walls'],
    reasons: [atAnyTime('OSE-HAZ-1'), noTurn('OSE-HAZ-1')],
  },
  spike: {
    ...plain,
    title: 'Spike a door',
    sides: null,
    thrown: false,
    reasons: [because('nothing is thrown', '–', 'OSE-DOOR-6'), noTurn('OSE-DOOR-6')],
  },
  swim: {
    ...plain,
    title: 'Swim',
    sides: 100,
    thrown: false,
    ofHarm: true,
    reasons: [
      because('everybody swims, at half the rate', '–', 'OSE-HAZ-5'),
      because('drowning', "the referee's chance", 'OSE-HAZ-7'),
    ],
  },
  other: {
    ...plain,
    title: 'Something else',
    sides: null,
    thrown: false,
    takesTurn: true,
    reasons: [because('a turn of activity', '–', 'OSE-DUN-1')],
  },
};
