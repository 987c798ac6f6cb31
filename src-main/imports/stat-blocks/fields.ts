import { mayRepeat } from './block-cut.ts';
import type { StatBlock } from './stat-block.ts';
import type { Field } from './stat-text.ts';

const savesText =
  /^D ?(\d{1,2}),? *W ?(\d{1,2}),? *P ?(\d{1,2}),? *B ?(\d{1,2}),? *S ?(\d{1,2}) *(?:\(([^()]{1,76})\))?/i;

const readSaves = (block: StatBlock, given: Field): void => {
  const { text } = given;
  const five = savesText.exec(text);
  const one = /^\d{1,2}\b/.exec(text);
  if (five !== null) {
    block.saves(given, five.slice(1, 6).map(Number), five[6]?.trim() ?? '');
    block.leaveRest(given, five);
  } else if (one !== null) block.saves(given, [Number(one[0])], `Save ${text}`);
  else if (/^[A-Z]/.test(text)) block.saveAs(text);
  else block.leaveRest(given, null);
};

const readThac0 = (block: StatBlock, { text }: Field): void => {
  const match = /^(\d{1,2})(?: ?\[ ?([+-]?\d{1,2}) ?\])?/.exec(text);
  if (match?.[1] !== undefined) block.overrule('thac0', Number(match[1]));
  if (match?.[2] !== undefined) block.overrule('attackBonus', Number(match[2]));
  if (match?.[0] !== text) block.note('THAC0', text);
};

const readBonus = (block: StatBlock, given: Field): void => {
  const match = /^[+-]?\d{1,2}\b/.exec(given.text);
  if (match !== null) block.overrule('attackBonus', Number(match[0]));
  block.leaveRest(given, match);
};

const read: Readonly<Record<string, (block: StatBlock, field: Field) => void>> = {
  AC: (block, given) => block.armourClass(given),
  HD: (block, given) => block.hitDice(given),
  HP: (block, given) => block.points(given),
  Att: (block, given) => block.attacks(given),
  Damage: (block, { text }) => block.damage(text),
  THAC0: readThac0,
  AB: readBonus,
  MV: (block, { text }) => block.movement(text),
  SV: readSaves,
  ML: (block, given) => block.morale(given),
  AL: (block, { text }) => block.alignment(text),
  XP: (block, { label, text }) => block.note(label.includes('/') ? 'CL/XP' : 'XP', text),
  NA: (block, { text }) => block.note('Number appearing', text),
  NE: (block, { text }) => block.note('Number encountered', text),
  TT: (block, { text }) => block.note('Treasure type', text),
  Special: (block, { text }) => block.special(text),
  '%Lair': (block, { text }) => block.note('In lair', text),
  Note: (block, { label, text }) => block.note(label, text),
};

export const readFields = (block: StatBlock, fields: readonly Field[]): void => {
  const filled = new Set(fields.filter(({ text }) => text !== '').map(({ key }) => key));
  const seen = new Set<string>();
  for (const given of fields) {
    const { key, text } = given;
    if (text === '') {
      if (!filled.has(key)) block.leave(key, 'It holds nothing.');
      continue;
    }
    if (seen.has(key) && !mayRepeat.has(key))
      block.leave(key, `It stands there twice: "${text.slice(0, 80)}".`);
    else read[key]?.(block, given);
    seen.add(key);
  }
};
