import { plainHeader } from '../csv/plain-header.ts';
import { scoresIn } from './creature-values.ts';
import { scalarText } from './scalars.ts';

/** What a key of a stat block in a note means: a label of stat blocks, or a line of the notes under its own words. */

const labels: Readonly<Record<string, readonly string[]>> = {
  AC: ['ac', 'armorclass', 'armourclass'],
  HD: ['hd', 'hitdice', 'hitdie'],
  HP: ['hp', 'hitpoints'],
  Att: ['att', 'at', 'atk', 'attack', 'noofattacks', 'numberofattacks', 'attacks', 'attackroutine'],
  Damage: ['damage', 'dmg'],
  THAC0: ['thac0', 'thaco'],
  AB: ['attackbonus', 'atkbonus', 'bhb', 'tohit'],
  MV: ['mv', 'move', 'movement', 'speed'],
  SV: ['sv', 'save', 'saves', 'saveas', 'savesas', 'savingthrow', 'savingthrows', 'jds'],
  ML: ['ml', 'morale', 'moral'],
  AL: ['al', 'alignment', 'alignement'],
  XP: ['xp', 'experience', 'xpvalue'],
  NA: ['na', 'nbr', 'noappearing', 'numberappearing', 'noapp'],
  TT: ['tt', 'loot', 'treasure', 'treasuretype', 'hoardclass'],
};

const noted: Readonly<Record<string, string>> = {
  cr: 'Challenge',
  modifier: 'Initiative modifier',
  skillsaves: 'Skills',
  nbrdj: 'Number in a dungeon',
  acclass: 'Armour',
};

/** How a block is drawn, and what only its program does with it. */
const drawing = new Set(
  (
    'layout columns forcecolumns columnwidth columnheight image statblock bestiary render dice rolljds rollmoral ' +
    'obsidianuimode cssclass cssclasses tags aliases path id version hpformula fagestats notetype iniface token'
  ).split(' '),
);

const byHeader = new Map(
  Object.entries(labels).flatMap(([label, names]) => names.map((name) => [name, label] as const)),
);

export const labelOf = (key: string): string | null => byHeader.get(plainHeader(key)) ?? null;

export const isDrawing = (key: string): boolean => drawing.has(plainHeader(key));

/** "damage_immunities" as the notes say it. */
export const wordsOfKey = (key: string): string => {
  const known = noted[plainHeader(key)];
  if (known !== undefined) return known;
  const words = key.replaceAll(/[_-]+/g, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, 60);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Whether a block is of the fifth edition: its armour class counts upwards, and its feet are those of a round. */
export const isNewer = (given: Readonly<Record<string, unknown>>): boolean => {
  const layout = scalarText(given['layout']);
  if (/5e|shadowdark|pathfinder/i.test(layout)) return true;
  const labels = new Set(Object.keys(given).map(labelOf));
  if (labels.has('THAC0') || labels.has('ML') || 'hd' in given) return false;
  return (
    ['cr', 'skillsaves', 'senses', 'proficiency'].some((key) => key in given) ||
    scoresIn(given['stats']) !== null
  );
};
