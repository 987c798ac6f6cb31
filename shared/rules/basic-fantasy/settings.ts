import { yesNo } from '../common/setting.ts';
import type { Setting } from '../system.ts';
import { deathRules } from './harm/damage.ts';
import { tables } from './tables.ts';

const deathTitles = {
  standard: 'Dead',
  linger: 'A save against Death Ray leaves him dying for 2d10 rounds',
};

const [space = 0, wideSpace = space] = tables.turning.sidestepFeet;

/** The campaign's choices. */
export const settings: readonly Setting[] = [
  yesNo(
    'groupInitiativeForMonsters',
    'One initiative roll for like monsters',
    'Identical monsters act together on a single roll.',
    'BF-INIT-5',
    true,
  ),
  {
    ...yesNo(
      'reactionRolls',
      'Reaction rolls',
      'Monsters of no obvious mind roll for how they take the party.',
      'BF-REACT-2',
      true,
    ),
    inUse: true,
  },
  yesNo(
    'maneuverability',
    'Facing and turning distance',
    'Creatures and vehicles turn only so sharply; of use outdoors, on water and in the air.',
    'BF-MAN-1',
  ),
  {
    key: 'sidestepSpaceFeet',
    title: 'Space of a sidestep, feet',
    help: 'How wide one space of the map is for a step sideways.',
    rule: 'BF-MAN-9',
    kind: 'number',
    min: space,
    max: wideSpace,
    step: wideSpace - space,
    default: space,
  },
  yesNo(
    'climbingAndDiving',
    'Climbing and diving',
    'Heights in the air and depths under water are kept for every combatant.',
    'BF-FLY-1',
  ),
  {
    ...yesNo(
      'pursuitFallSaves',
      'Falls in a pursuit',
      'At doorways and hard turns those who run save or fall.',
      'BF-EVA-4',
      true,
    ),
    inUse: true,
  },
  yesNo(
    'missIntoMelee',
    'Missiles into a melee',
    'A missile that misses may hit an ally of the shooter.',
    'BF-MISS-2',
    true,
  ),
  {
    key: 'missIntoMeleeMaxTries',
    title: 'Allies a stray missile is tried against',
    help: 'At most so many are rolled for.',
    rule: 'BF-MISS-6',
    kind: 'number',
    min: 1,
    max: 12,
    step: 1,
    default: tables.missIntoMelee.maxTries,
  },
  {
    key: 'wrestlingNonHumanoids',
    title: 'Wrestling with what is no humanoid',
    help: 'Whether other monsters can wrestle and be wrestled.',
    rule: 'BF-WRES-27',
    kind: 'choice',
    choices: [
      { value: 'ask', title: 'The referee decides each time' },
      { value: 'yes', title: 'Allowed' },
      { value: 'no', title: 'Not allowed' },
    ],
    default: 'ask',
  },
  {
    key: 'moraleAdjustmentLimit',
    title: 'Largest adjustment to morale',
    help: 'Adjustments of a morale score are cut to this, up and down.',
    rule: 'BF-MOR-6',
    inUse: true,
    kind: 'number',
    min: 0,
    max: 10,
    step: 1,
    default: tables.morale.adjustmentLimit,
  },
  yesNo(
    'undeadSlayersRise',
    'The drained rise',
    'One slain by the energy drain of an undead becomes such an undead.',
    'BF-DRAIN-7',
    true,
  ),
  yesNo(
    'groupItemSaves',
    'One save for a whole container',
    'Fragile things packed together save once instead of one by one.',
    'BF-ITEM-5',
  ),
  yesNo(
    'accustomedDisability',
    'Used to being blind or deaf',
    'Those long blind or deaf may suffer less, as the referee says.',
    'BF-SENSE-5',
  ),
  {
    key: 'deathAtZero',
    title: 'At 0 hit points',
    help: 'What becomes of one whom killing damage brings to 0 hit points.',
    rule: 'BF-DMG-6',
    kind: 'choice',
    choices: deathRules.map((value) => ({ value, title: deathTitles[value] })),
    default: 'standard',
  },
];
