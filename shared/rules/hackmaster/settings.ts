import { yesNo } from '../common/setting.ts';
import type { Setting } from '../system.ts';
import { tables } from './tables.ts';

const { trauma, maneuvers } = tables;

/** The campaign's choices: where the rules leave a call to the referee, what he usually calls. */
export const settings: readonly Setting[] = [
  {
    key: 'initiativeSituation',
    title: 'Initiative die',
    help: 'The circumstance a fight usually begins in; a combatant may have one of his own.',
    rule: 'HM-INIT-1',
    inUse: true,
    kind: 'choice',
    choices: [
      { value: 'standard', title: 'Ordinary encounter (d12)' },
      { value: 'readyForTrouble', title: 'Ready for trouble, signs of an ambush (d10)' },
      { value: 'heardDirection', title: 'Heard from a direction (d8)' },
      { value: 'throughDoorway', title: 'Through a doorway (d6)' },
      { value: 'aroundCorner', title: 'Round a corner (d4)' },
    ],
    default: 'standard',
  },
  {
    key: 'sameSecond',
    title: 'Blows of one second',
    help: 'Together: the struck still strike, but on first contact the longer reach goes first. Or each at once.',
    rule: 'HM-TIME-8',
    kind: 'choice',
    choices: [
      { value: 'together', title: 'Together' },
      { value: 'inTurn', title: 'In turn, longer reach first' },
    ],
    default: 'together',
  },
  {
    key: 'atZero',
    title: 'At 0 hit points',
    help: 'Who has no hit points left is out of the fight; whether he is dead is not printed.',
    rule: 'HM-STATE-1',
    kind: 'choice',
    choices: [
      { value: 'unconscious', title: 'Out, and the referee says how badly' },
      { value: 'dead', title: 'Dead' },
    ],
    default: 'unconscious',
  },
  {
    key: 'ambientLight',
    title: 'Light of the place',
    help: 'The light a fight has without any carried one.',
    rule: 'HM-LGT-4',
    kind: 'choice',
    choices: [
      { value: 'bright', title: 'Bright' },
      { value: 'dim', title: 'Dim' },
      { value: 'dark', title: 'Dark' },
    ],
    default: 'bright',
  },
  yesNo(
    'fatigueWhenSurprised',
    'Spell fatigue of the surprised',
    'The penalty after casting also burdens the defence die of someone surprised.',
    'HM-DEF-8',
    true,
  ),
  yesNo(
    'woundSpoilsSpell',
    'Wounds spoil spells',
    'Any wound ruins a spell being cast; otherwise only trauma or being put out does.',
    'HM-STATE-1',
    false,
  ),
  yesNo('woundSpoilsAim', 'Wounds spoil aim', 'A wound undoes the counts spent aiming.', 'HM-ACT-4', true),
  yesNo(
    'freeAttackChains',
    'Chains of free attacks',
    'A free attack may earn the other side one in its turn.',
    'HM-OUT-11',
    true,
  ),
  yesNo(
    'knockbackFalls',
    'Hard knock-backs fell',
    'Two multiples of the figure or more also throw the target to the ground.',
    'HM-KB-3',
    true,
  ),
  yesNo(
    'giveGroundToCharge',
    'Giving ground to a charge',
    'A step back may also meet a charge or someone who walks faster.',
    'HM-MAN-7',
    false,
  ),
  yesNo(
    'chargeWithoutDexterity',
    'Charging without a dexterity score',
    'A charger who has no dexterity to lose defends at a penalty instead.',
    'HM-MAN-2',
    true,
  ),
  {
    key: 'monsterCon',
    title: 'Constitution of monsters',
    help: 'Checked against trauma where a monster has no score of its own.',
    rule: 'HM-PAIN-4',
    kind: 'number',
    min: 0,
    max: 40,
    step: 1,
    default: trauma.suggestedMonsterCon,
  },
  {
    key: 'secondDoubling',
    title: 'Damage doubled twice',
    help: 'What a critical hit of a set weapon is multiplied by.',
    rule: 'HM-DMG-3',
    kind: 'number',
    min: 2,
    max: 4,
    step: 1,
    default: maneuvers.secondDoubling,
  },
];
