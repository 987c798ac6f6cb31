import { clamp } from '../common/arithmetic.ts';
import type { CountedDice } from './hit-dice.ts';

export const saverKinds = ['creature', 'normal', 'cleric', 'fighter', 'magic-user', 'thief'] as const;
type SaverKind = (typeof saverKinds)[number];

export const saverRaces = ['dwarf', 'elf', 'halfling'] as const;
type SaverRace = (typeof saverRaces)[number];

/** As whom a creature saves, in no book's words. */
export interface Saver {
  kind: SaverKind;
  /** From 1; 0 is less than a first level. */
  level: number;
  race: SaverRace | null;
  /** Added to every roll. */
  bonus: number;
}

/** As whom a creature saves, in its book's words. */
export interface SaveAs {
  class: string;
  level: number | null;
  /** By its Hit Dice, but between these levels. */
  range?: number[];
  bonus?: number;
  racial_bonuses?: string;
}

/** Of a creature of which nothing else is said. */
export const saverByDice = ({ dice }: CountedDice): Saver => ({
  kind: dice === 0 ? 'normal' : 'creature',
  level: dice,
  race: null,
  bonus: 0,
});

/** A book's words read; by Hit Dice where it has none for this creature. */
export function saverRead(
  words: Readonly<Record<string, Pick<Saver, 'kind' | 'race'>>>,
  saveAs: SaveAs | null,
  dice: CountedDice,
): Saver {
  const found = saveAs && words[saveAs.class];
  if (!found) return saverByDice(dice);
  const { level, range, bonus = 0, racial_bonuses: nature } = saveAs;
  const [least = 0, most = least] = range ?? [];
  return {
    ...found,
    level: level ?? clamp(dice.dice, least, most),
    race: saverRaces.find((race) => race === nature) ?? found.race,
    bonus,
  };
}
