import type { Draft, ImportContext } from '../entry.ts';
import { StatBlock } from './stat-block.ts';
import { rateOfMove } from './stat-rate.ts';
import { cutOutsideBrackets } from './stat-text.ts';
import type { Field } from './stat-text.ts';

/** The one-line block with semicolons: HD, AC, Atk, Move, Save, Morale, AL, CL/XP, Special. */
export const swordsWizardryHead = /(?:^|[\s:.,(])(?:HD|Hit Dice):?\s*[^;\n]{1,60};\s*AC\b/i;
/** A line that goes on with the block of the line before. */
export const swordsWizardryGoesOn =
  /^(?:AC|Atk|Attacks?|Move|MV|Saves?|Morale|ML|AL|Alignment|CL\/XP|Special)\b/i;

const field =
  /^(HD|Hit Dice|AC|Atk|Attacks?|Move|MV|Saves?|SV|Morale|ML|AL|Alignment|CL\/XP|XP|Special|NE|No\. Enc\.|%\s*Lair)(?=[:\s\d-])[:.]?\s*/i;

const keys: readonly (readonly [pattern: RegExp, key: string])[] = [
  [/^(?:HD|Hit Dice)$/i, 'HD'],
  [/^AC$/i, 'AC'],
  [/^(?:Atk|Attacks?)$/i, 'Atk'],
  [/^(?:Move|MV)$/i, 'Move'],
  [/^(?:Saves?|SV)$/i, 'Save'],
  [/^(?:Morale|ML)$/i, 'Morale'],
  [/^(?:AL|Alignment)$/i, 'AL'],
  [/^(?:CL\/XP|XP)$/i, 'CL/XP'],
  [/^Special$/i, 'Special'],
  [/^(?:NE|No\. Enc\.)$/i, 'NE'],
  [/^%\s*Lair$/i, '%Lair'],
];

const read: Record<string, (block: StatBlock, field: Field) => void> = {
  HD: (block, given) => block.hitDice(given),
  AC: (block, given) => block.armourClass(given),
  Atk: (block, { text }) => block.attacks(text),
  Move: (block, { text }) => block.movement(text, rateOfMove(text)),
  Save: (block, given) => {
    const match = /^(\d{1,2})\b/.exec(given.text);
    if (match?.[1] !== undefined) block.saves(given, [Number(match[1])], `Save ${match[1]}`);
    block.leaveRest(given, match);
  },
  Morale: (block, given) => block.morale(given),
  AL: (block, { text }) => block.alignment(text),
  'CL/XP': (block, { text }) => block.note('CL/XP', text),
  Special: (block, { text }) => block.special(text),
  NE: (block, { text }) => block.note('Number encountered', text),
  '%Lair': (block, { text }) => block.note('In lair', text),
};

/** The fields of a block. What is special comes last and may hold semicolons of its own. */
const fieldsOf = (text: string): Field[] => {
  const fields: Field[] = [];
  for (const part of cutOutsideBrackets(text.replaceAll('\n', ' '), ';')) {
    const match = field.exec(part);
    const last = fields.at(-1);
    const key = keys.find(([pattern]) => pattern.test(match?.[1] ?? ''))?.[1];
    if (match !== null && key !== undefined) fields.push({ key, text: part.slice(match[0].length) });
    else if (last === undefined) fields.push({ key: '', text: part });
    else last.text += `; ${part}`;
  }
  const last = fields.at(-1);
  if (last !== undefined) last.text = last.text.replace(/[.\s]+$/, '');
  return fields;
};

export const swordsWizardryStatBlock = (name: string, text: string, context: ImportContext): Draft => {
  const block = new StatBlock(name, context);
  const seen = new Set<string>();
  for (const given of fieldsOf(text)) {
    const reader = read[given.key];
    if (reader === undefined || seen.has(given.key) || given.text === '')
      block.leave(given.key || 'block', given.text === '' ? 'It holds nothing.' : 'It stands there twice.');
    else reader(block, given);
    seen.add(given.key);
  }
  return block.draft();
};
