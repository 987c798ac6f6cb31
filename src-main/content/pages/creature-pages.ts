import type { MonstersFile } from '../../../shared/content/schemas/monsters.ts';
import { creaturePageId } from '../../../shared/ipc/desk/reference-pages.ts';
import type { ReferencePage } from '../../../shared/ipc/desk/reference-pages.ts';
import { monsterLine, movementText } from '../creature-words.ts';
import type { Monster } from '../creatures.ts';
import { saveAsText, savesText, specialText, treasureText } from '../monster-sheet.ts';
import { acText, joined, number } from '../words.ts';
import { figuresOf } from './figures.ts';

/** A page a creature, with every figure of its stat block. */
export const creaturePages = ({ entries }: MonstersFile): ReferencePage[] => entries.map(creaturePage);

function creaturePage(monster: Monster): ReferencePage {
  const { hd, morale, alignment, number_appearing: appearing } = monster;
  return {
    kind: 'creature',
    id: creaturePageId(monster.id),
    name: monster.name,
    topic: monster.group ?? 'Creatures',
    text: monsterLine(monster),
    figures: figuresOf({
      'Also called': monster.also_known_as,
      'Armour class': acText(monster.ac).replace(/^AC /, ''),
      'Hit dice': joined([hd.text, hd.hp_average !== null && `${hd.hp_average} hit points on average`]),
      THAC0: monster.thac0,
      'Attack bonus': monster.attack_bonus === null ? null : `+${monster.attack_bonus}`,
      Attacks: monster.attacks_text,
      Movement: movementText(monster),
      Saves: joined([savesText(monster), saveAsText(monster)], '; '),
      Morale: joined([
        morale !== null && String(morale),
        ...monster.morale_alternates.map(({ value, when }) => `${value} ${when}`),
      ]),
      Alignment: joined(alignment, ' or '),
      'How many': joined([
        wherever('dungeon', appearing.dungeon),
        wherever('wilderness', appearing.wilderness),
        wherever('lair', appearing.lair),
      ]),
      Experience: `${number(monster.xp)} XP`,
      Treasure: treasureText(monster),
      Special: specialText(monster),
    }),
    tables: [],
  };
}

const wherever = (place: string, how: string | null) => how !== null && `${how} (${place})`;
