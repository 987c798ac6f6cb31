import type { Draft, ImportContext } from '../entry.ts';
import { StatBlock } from './stat-block.ts';
import { cutOutsideBrackets } from './stat-text.ts';
import type { Field } from './stat-text.ts';

/** The one-line block with commas: AC, HD, Att, THAC0, MV, SV, ML, AL, XP, NA, TT. */
export const oseHead = /(?:^|[\s:.,;(])AC:?\s+-?\d{1,2}\b[^,\n]{0,30},\s*HD\b/;
/** A line that goes on with the block of the line before. */
export const oseGoesOn = /^(?:HD|Att|THAC0|MV|SV|ML|AL|XP|NA|TT)\b/;

const field = /^(AC|HD|Att(?:acks?)?|THAC0|MV|SV|ML|AL|XP|NA|TT)\b:?\s*/i;
const savesText =
  /^D\s*(\d{1,2})\s*W\s*(\d{1,2})\s*P\s*(\d{1,2})\s*B\s*(\d{1,2})\s*S\s*(\d{1,2})\s*(?:\(([^()]{1,76})\))?/i;

const read: Record<string, (block: StatBlock, field: Field) => void> = {
  AC: (block, given) => block.armourClass(given),
  HD: (block, given) => block.hitDice(given),
  ATT: (block, { text }) => block.attacks(text),
  THAC0: (block, given) => {
    const match = /^(\d{1,2})(?:\s*\[\s*([+-]?\d{1,2})\s*\])?/.exec(given.text);
    if (match?.[1] !== undefined) block.overrule('thac0', Number(match[1]));
    if (match?.[2] !== undefined) block.overrule('attackBonus', Number(match[2]));
    block.leaveRest(given, match);
  },
  MV: (block, { text }) => {
    const [, turn, round] = /^(\d{1,4})'?\s*(?:\((\d{1,4})'?\))?/.exec(text) ?? [];
    const turnFeet = Number(turn);
    const roundFeet = round === undefined ? Math.floor(turnFeet / 3) : Number(round);
    block.movement(text, turn === undefined ? {} : { turnFeet, roundFeet });
  },
  SV: (block, given) => {
    const match = savesText.exec(given.text);
    if (match === null) block.leaveRest(given, null);
    else {
      block.saves(given, match.slice(1, 6).map(Number), match[6]?.trim() ?? '');
      block.leaveRest(given, match);
    }
  },
  ML: (block, given) => block.morale(given),
  AL: (block, { text }) => block.alignment(text),
  XP: (block, { text }) => block.note('XP', text),
  NA: (block, { text }) => block.note('Number appearing', text),
  TT: (block, { text }) => block.note('Treasure type', text),
};

const keyOf = (written: string): string => {
  const key = written.toUpperCase();
  return key.startsWith('ATT') ? 'ATT' : key;
};

/** The fields of a block; what stands between two of them goes with the one before. */
const fieldsOf = (text: string): Field[] => {
  const fields: Field[] = [];
  for (const part of cutOutsideBrackets(text.replaceAll('\n', ' '), ',')) {
    const match = field.exec(part);
    const last = fields.at(-1);
    if (match?.[1] !== undefined) fields.push({ key: keyOf(match[1]), text: part.slice(match[0].length) });
    else if (last === undefined) fields.push({ key: '', text: part });
    else last.text += `, ${part}`;
  }
  const last = fields.at(-1);
  if (last !== undefined) last.text = last.text.replace(/[.\s]+$/, '');
  return fields;
};

export const oseStatBlock = (name: string, text: string, context: ImportContext): Draft => {
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
