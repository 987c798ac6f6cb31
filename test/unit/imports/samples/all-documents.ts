import {
  basicSpear,
  basicLeather,
  basicShield,
  basicChalk,
  basicCharacter,
  basicMonster,
  basicCart,
} from './basic-documents.ts';
import {
  oseWeapon,
  oseArmour,
  oseShield,
  oseBackpack,
  oseTorches,
  oseGold,
  oseCharacter,
  oseMonster,
} from './ose-documents.ts';
import {
  wizardrySword,
  wizardryMail,
  wizardryCharacter,
  wizardryNpc,
  wizardryChest,
} from './wizardry-documents.ts';

/** One document of every shape. */
export const allDocuments = [
  oseCharacter,
  oseMonster,
  oseWeapon,
  oseArmour,
  oseShield,
  oseBackpack,
  oseTorches,
  oseGold,
  basicCharacter,
  basicMonster,
  basicCart,
  basicSpear,
  basicLeather,
  basicShield,
  basicChalk,
  wizardryCharacter,
  wizardryNpc,
  wizardryChest,
  wizardrySword,
  wizardryMail,
];
