import type { SheetRules } from '../bestiary/rules.ts';
import { tables } from './tables.ts';
import type { Size } from './terms.ts';

/** What is suggested for creatures of other books; nothing of it is printed anywhere. HM-RCH-1, HM-SIZE-1. */

/** What a blow is taken to be of which nobody says anything. */
export const usualBlow = { speed: 10, reachFeet: tables.monsterReach.medium } as const;

/** An ascending armour class of the unarmoured, who add nothing to a defence. */
const unarmouredClass = 10;

/** Told by the words of its name or kin, the first row that fits; the giants among small beasts come before these. */
const sizes: readonly { size: Size; words: RegExp }[] = [
  {
    size: 'G',
    words: /\b(dragon turtle|whale|narwhal|tyrannosaurus|sea (serpent|monster)|purple worm|titan)\b/,
  },
  {
    size: 'H',
    words:
      /\b(dragon|elemental|elephant|mammoth|mastodon|triceratops|stegosaurus|titanothere|hydra|treant|roc|cyclops|squid|octopus|(cloud|fire|frost|hill|mountain|stone|storm) giant|giant, (cloud|fire|frost|hill|mountain|stone|storm))\b/,
  },
  {
    size: 'L',
    words:
      /\b(ogre|troll|trollkin|bear|horse|mule|camel|cattle|bison|aurochs|moose|minotaur|centaur|griffon|hippogriff|pegasus|unicorn|alicorn|manticore|chimera|wyvern|gorgon|basilisk|owl ?bear|rhinoceros|crocodile|shark|lion|tiger|golem|bulette|salamander|naga)\b/,
  },
  {
    size: 'S',
    words:
      /\b(goblin|kobold|halfling|gnome|dwarf|nixie|barkling|dog|giant (bat|rat|hawk|weasel)|(bat|rat|hawk|weasel|bee|centipede), giant)\b/,
  },
  { size: 'T', words: /\b(bat|rat|hawk|falcon|parrot|weasel|rot grub|stirge|pixie|sprite)\b/ },
];

const usualSize: Size = 'M';

export const bestiary: SheetRules = {
  form: 'sheet',
  defenceLess: unarmouredClass,
  damageReduction: 0,
  ...usualBlow,
  sizeOf: (names) => {
    const plain = names.map((name) => name.toLowerCase());
    return sizes.find(({ words }) => plain.some((name) => words.test(name)))?.size ?? usualSize;
  },
};
