import { plainHeader } from './plain-header.ts';
import type { Draft, ImportContext, Unread } from '../entry.ts';
import { readFields } from '../stat-blocks/fields.ts';
import { StatBlock } from '../stat-blocks/stat-block.ts';
import { plainStats } from '../stat-blocks/stat-text.ts';

/** A bestiary: a creature a row, its columns the labels of a stat block. */

const named = {
  name: ['name', 'monster', 'creature', 'monstername'],
  AC: ['ac', 'armourclass', 'armorclass'],
  HD: ['hd', 'hitdice'],
  HP: ['hp', 'hitpoints'],
  Att: ['att', 'at', 'atk', 'attack', 'attacks', 'noofattacks', 'numberofattacks'],
  Damage: ['damage', 'dmg', 'dam'],
  THAC0: ['thac0', 'thaco'],
  AB: ['attackbonus', 'bhb', 'tohit'],
  MV: ['mv', 'move', 'movement', 'speed'],
  SV: ['sv', 'save', 'saves', 'saveas', 'savingthrow', 'savingthrows'],
  ML: ['ml', 'morale'],
  AL: ['al', 'alignment'],
  XP: ['xp', 'clxp', 'exp', 'experience'],
  NA: ['na', 'numberappearing', 'noappearing', 'noapp'],
  TT: ['tt', 'treasure', 'treasuretype'],
  Special: ['special', 'specialabilities'],
  notes: ['notes', 'note', 'comment', 'comments', 'description'],
} as const;

type CreatureColumn = keyof typeof named;

const ofPeople: ReadonlySet<string> = new Set([
  ...['class', 'classname', 'race', 'ancestry', 'level', 'lvl'],
  ...['str', 'strength', 'int', 'intelligence', 'wis', 'wisdom'],
  ...['dex', 'dexterity', 'con', 'constitution', 'cha', 'charisma'],
]);
const ofBeasts: readonly CreatureColumn[] = ['Att', 'ML', 'NA', 'TT'];

/** The columns of a bestiary; null where these are the headers of something else. */
export const creatureColumns = (headers: readonly string[]): Map<number, CreatureColumn> | null => {
  const plain = headers.map(plainHeader);
  if (plain.some((header) => ofPeople.has(header))) return null;
  const columns = new Map<number, CreatureColumn>();
  const used = new Set<CreatureColumn>();
  const meanings = Object.entries(named) as [CreatureColumn, readonly string[]][];
  plain.forEach((header, index) => {
    const [column] = meanings.find(([, names]) => names.includes(header)) ?? [];
    if (column === undefined || used.has(column)) return;
    columns.set(index, column);
    used.add(column);
  });
  const isBestiary = used.has('HD') || (used.has('AC') && ofBeasts.some((column) => used.has(column)));
  return used.has('name') && isBestiary ? columns : null;
};

export const creatureDraft = (
  name: string,
  cells: readonly string[],
  columns: ReadonlyMap<number, CreatureColumn>,
  strange: readonly Unread[],
  context: ImportContext,
): Draft => {
  const block = new StatBlock(name, context);
  const said = [...columns].map(([index, key]) => ({ key, text: plainStats(cells[index] ?? '').trim() }));
  const fields = said.filter(({ key, text }) => text !== '' && key !== 'name' && key !== 'notes');
  readFields(
    block,
    fields.map(({ key, text }) => ({ key, label: key, text: text.replaceAll(/\s+/g, ' ') })),
  );
  const notes = said.find(({ key }) => key === 'notes')?.text ?? '';
  if (notes !== '') block.remark(notes);
  const draft = block.draft();
  return { ...draft, unread: [...draft.unread, ...strange] };
};
