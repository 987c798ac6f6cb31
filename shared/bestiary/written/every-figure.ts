import type { CreatureFacts } from '../../content/schemas/own-creature.ts';
import { creatureLimits } from '../../content/schemas/creature-limits.ts';
import { alignment, morale, movement, numberAppearing } from './bearing.ts';
import { armourClass, attack, attacks } from './fighting.ts';
import { hitDice } from './hit-dice.ts';
import { saves } from './saves.ts';
import { challengeLevel, experience, treasure } from './worth.ts';
import { read, unread, type Written } from './written.ts';

export type FactKey = keyof CreatureFacts;
export type FactValue<Key extends FactKey> = Exclude<CreatureFacts[Key], undefined>;

/** One power a line. */
const special: Written<FactValue<'special'>> = {
  label: 'Special',
  hint: () => 'Infravision, and each other power on a line of its own',
  write: (powers) => powers.join('\n'),
  read: (text) => {
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    const { specials, special: most } = creatureLimits;
    if (lines.length > specials)
      return unread(`At most ${specials} powers; the rest belongs into the notes.`);
    if (lines.some((line) => line.length > most))
      return unread(`A power is at most ${most} characters; the rest belongs into the notes.`);
    return read(lines);
  },
};

/** Every figure of a creature as it is typed, in the order of a block. */
export const writtenFigures: { readonly [Key in FactKey]-?: Written<FactValue<Key>> } = {
  armourClass,
  hitDice,
  attack,
  attacks,
  movement,
  saves,
  morale,
  alignment,
  numberAppearing,
  experience,
  challengeLevel,
  treasure,
  special,
};

export const factKeys = Object.keys(writtenFigures) as FactKey[];
