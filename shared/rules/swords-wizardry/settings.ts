import { yesNo } from '../common/setting.ts';
import type { Setting } from '../system.ts';
import { choices, LONGEST_INTERVAL, type ChoiceKey } from './rounds/choices.ts';
import { tables } from './tables.ts';

type Titles<Key extends ChoiceKey> = Record<(typeof choices)[Key][number], string>;

/** A choice whose values are those the operations know; the first is the default. */
function choice<Key extends ChoiceKey>(
  key: Key,
  title: string,
  help: string,
  rule: string,
  titles: Titles<Key>,
): Setting {
  const named = Object.entries<string>(titles).map(([value, words]) => ({ value, title: words }));
  return { key, title, help, rule, kind: 'choice', choices: named, default: choices[key][0] };
}

const order: readonly Setting[] = [
  choice('combatSequence', 'Order of battle', 'How a round is divided.', 'SW-SEQ-1', {
    complete: 'Move and missiles, then melee and spells',
    core: 'Side by side, with holding',
    holmes: 'Spells, missiles, melee, moves',
    segments: 'Segments of six seconds',
  }),
  choice('tieBreak', 'Equal initiative', 'The tied act together, or roll again.', 'SW-INIT-3', {
    simultaneous: 'Act together',
    reroll: 'Roll again',
  }),
  choice('secondBowShot', 'Second shot of a bow', 'When shots after the first are made.', 'SW-SEQ-8', {
    missilePhase: 'With the first',
    endOfRound: 'At the end of the round',
  }),
  yesNo(
    'missileThenMelee',
    'Shoot and strike',
    'One who has shot may also strike or cast in the same round.',
    'SW-SEQ-14',
  ),
  yesNo('casterMayMove', 'Casters may move', 'One who is casting may walk.', 'SW-SEQ-15'),
  choice(
    'holmesOrder',
    'Order of spells, missiles and moves',
    'For the order that begins with spells: by side or by Dexterity.',
    'SW-HOLM-6',
    { initiative: 'By initiative', dexterity: 'By Dexterity' },
  ),
  choice(
    'monsterDexterity',
    "Monsters' Dexterity",
    'Rolled when the fight begins: once for each type, or for each creature.',
    'SW-HOLM-5',
    { perType: 'Once for each type', perCreature: 'For each creature' },
  ),
  yesNo(
    'segmentFighterLevel',
    'Quick fighters',
    "By segments, half a Fighter's level shortens his interval.",
    'SW-SEG-14',
  ),
  {
    key: 'monsterInterval',
    title: 'Interval of monsters',
    help: `Segments between a monster's actions: usually ${tables.segments.monsterInterval}, fast ones ${tables.segments.fastMonster}, slow ones ${tables.segments.slowMonster}.`,
    rule: 'SW-SEG-12',
    kind: 'number',
    min: tables.segments.least,
    max: LONGEST_INTERVAL,
    step: 1,
    default: tables.segments.monsterInterval,
  },
];

const attack: readonly Setting[] = [
  {
    ...choice('acMode', 'Armour class', 'How armour class is shown and noted.', 'SW-ATK-7', {
      descending: 'Descending: lower is better',
      ascending: 'Ascending: higher is better',
    }),
    inUse: true,
  },
  {
    key: 'attackMethod',
    title: 'Attack rolls',
    help: 'The charts, or the quick method that adds a base bonus to the roll.',
    rule: 'SW-QUICK-1',
    inUse: true,
    kind: 'choice',
    choices: [
      { value: 'asWritten', title: 'As the armour class is written' },
      { value: 'chart', title: 'Always the charts' },
      { value: 'quick', title: 'Always the quick method' },
    ],
    default: 'asWritten',
  },
  choice('criticals', 'A natural 20', 'What an unmodified 20 does.', 'SW-CRIT-1', {
    off: 'Nothing special',
    autoHit: 'Always hits',
    plusOne: 'Always hits, 1 more damage',
    double: 'Always hits, double damage',
  }),
  choice('fumbles', 'A natural 1', 'What an unmodified 1 does.', 'SW-CRIT-2', {
    off: 'Nothing special',
    autoMiss: 'Always misses',
    dropWeapon: 'Always misses, the weapon falls',
    mishap: 'Always misses, a mishap befalls',
  }),
  choice('weaponStyles', 'The off hand', 'Bonuses for two hands and for two weapons.', 'SW-STYLE-6', {
    official: 'As printed',
    off: 'None but the shield',
  }),
];

const field: readonly Setting[] = [
  choice('deathAt', 'Death', 'When a character dies.', 'SW-DMG-3', {
    minusOne: 'At -1 hit points',
    minusLevel: 'At minus his level, bleeding until then',
  }),
  choice('retreatFreeAttack', 'Leaving melee', 'What the enemies within reach may do.', 'SW-RET-1', {
    normal: 'A free attack each',
    plusTwo: 'A free attack each, at +2',
    none: 'Nothing',
  }),
  choice('passDefender', 'Passing a defender', 'Whether he stops those who pass.', 'SW-MOVE-1', {
    blocked: 'He blocks the way',
    freeAttack: 'He gets a free attack',
    shieldBlocks: 'A shield blocks, others get a free attack',
  }),
  choice('castingNearFoe', 'Casting near a foe', 'When a caster counts as in melee.', 'SW-SPELL-3', {
    tenFeet: 'An enemy within 10 feet',
    blowsTraded: 'Only once blows were traded',
  }),
  {
    ...choice('surpriseDropExtent', 'Dropped in surprise', 'How much the surprised drop.', 'SW-SURP-7', {
      one: 'One thing',
      all: 'All they hold',
    }),
    inUse: true,
  },
];

/** The campaign's choices, every one the chapter offers. */
export const settings: readonly Setting[] = [...order, ...attack, ...field];
