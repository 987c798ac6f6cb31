import type { CreatureFigures, Monster, SheetFigures } from '../../../shared/bestiary/figures.ts';
import { counted, feet, figure, signed } from '../../../shared/words/figures.ts';
import { movementText } from '../creature-words.ts';
import { savesText, treasureText, saveAsText } from '../monster-sheet.ts';
import { acText, joined } from '../words.ts';

/** What each figure of a creature is called, and how it is written; empty where nobody knows it. */
interface FigureWords<Value> {
  label: string;
  text: (value: Value) => string;
}

type WordsOf<Figures> = {
  [Key in keyof Figures]: FigureWords<
    NonNullable<Figures[Key]> extends { value: infer Value } ? Value : never
  >;
};

const hitDiceText = ({ text, hp_fixed: fixed, hp_average: average }: Monster['hd']): string =>
  joined([text, fixed === null && average !== null && `${counted(average, 'hit point')} on average`]);

/** "walk 9: 180' (30')" where the book goes by rates, else the feet alone. */
const movesText = (movement: Monster['movement']): string =>
  joined(
    movement.map((each) =>
      each.rate === undefined
        ? movementText({ movement: [each] })
        : `rate ${each.rate}: ${movementText({ movement: [each] })}`,
    ),
  );

const attacksText = (attacks: Monster['attacks']): string =>
  joined(
    attacks.map(({ count, name, damage, effect }) =>
      joined([`${count} ${name}`, joined([damage, effect]) !== '' && `(${joined([damage, effect])})`], ' '),
    ),
  );

const bonus = (value: number | null): string => (value === null ? '' : signed(value));

/** In the order of the card. */
export const blockWords: WordsOf<CreatureFigures> = {
  armourClass: {
    label: 'Armour class',
    text: (ac) =>
      joined([
        acText(ac).replace(/^AC /, ''),
        ...ac.alternates.map(({ when, ...other }) => joined([acText(other).replace(/^AC /, ''), when], ' ')),
        ac.hit_only_by && `hit only by ${ac.hit_only_by}`,
        ac.always_hit === true && 'always hit',
      ]),
  },
  hitDice: { label: 'Hit dice', text: hitDiceText },
  attack: {
    label: 'To hit',
    text: (value) => joined([value?.thac0 != null && `THAC0 ${value.thac0}`, bonus(value?.bonus ?? null)]),
  },
  attacks: { label: 'Attacks', text: ({ text }) => text },
  movement: { label: 'Moves', text: movesText },
  saves: {
    label: 'Saves',
    text: (value) =>
      value === null
        ? ''
        : joined(
            [savesText({ saves: value.figures }), saveAsText({ save_as: value.as, saves: value.figures })],
            '; ',
          ),
  },
  morale: {
    label: 'Morale',
    text: (value) =>
      value === null
        ? ''
        : joined([String(value.score), ...value.alternates.map((other) => `${other.value} ${other.when}`)]),
  },
  alignment: {
    label: 'Alignment',
    text: ({ any, usual }) => joined([joined(any, ' or '), usual !== null && `usually ${usual}`]),
  },
  numberAppearing: {
    label: 'How many',
    text: ({ dungeon, wilderness, lair, note }) =>
      joined([
        dungeon !== null && `${dungeon} (dungeon)`,
        wilderness !== null && `${wilderness} (wilderness)`,
        lair !== null && `${lair} (lair)`,
        note,
      ]),
  },
  experience: {
    label: 'Experience',
    text: (value) =>
      value === null
        ? ''
        : joined([
            `${figure(value.points)} XP`,
            ...value.alternates.map((other) => `${figure(other.value)} ${other.role}`),
          ]),
  },
  challengeLevel: { label: 'Challenge level', text: (level) => (level === null ? '' : String(level)) },
  treasure: {
    label: 'Treasure',
    text: ({ worth, ...treasure }) => (worth === null ? treasureText({ treasure }) || 'none' : `${worth} gp`),
  },
  special: { label: 'Special', text: (special) => joined(special) },
};

export const sheetWords: WordsOf<SheetFigures> = {
  defence: { label: 'Defence', text: bonus },
  hitDice: { label: 'Hit dice', text: hitDiceText },
  attack: { label: 'Attack', text: bonus },
  attacks: { label: 'Attacks', text: attacksText },
  damageReduction: { label: 'Damage reduction', text: String },
  speed: { label: 'Speed, seconds', text: String },
  reachFeet: { label: 'Reach', text: feet },
  size: { label: 'Size', text: (size) => size },
  special: { label: 'Special', text: (special) => joined(special) },
};
