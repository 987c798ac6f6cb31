/** The name in front of a block, and what else was said there. */
export interface BlockName {
  name: string;
  /** How many of them there are, as written. */
  number: string | null;
  /** The level of a class behind the name. */
  level: number | null;
  /** Lines for the notes. */
  notes: string[];
}

const longest = 80;

/** The words without the signs that set them off. */
export const nameWords = (text: string): string =>
  text
    .replaceAll(/[*_#>]+/g, ' ')
    .replace(/^\s*(?:[-•]\s+|\d+[.)]\s+)?/, '')
    .replace(/[\s:.,;|([-]+$/, '')
    .replace(/^\[+([^[\]]+)\]+$/, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

const count = String.raw`\d{1,3}|\d*d\d+(?:[+-]\d+)?`;
const sentenceBefore = new RegExp(String.raw`^(.*\S)[:.]\s+(?=(?:${count})\s+\p{L})`, 'u');
const countBefore = new RegExp(String.raw`^(${count})\s+(?=\p{L})`, 'u');
const countBehind = new RegExp(String.raw`\s+(?:x\s?(\d{1,3})|\((${count})\))$`);

const levelIn = (name: string): number | null => {
  const [, short] = /\([A-Z][A-Za-z]{0,3} ?(\d{1,2})\b/.exec(name) ?? [];
  const [, long] =
    /\b(?:fighter|cleric|magic-user|thief|elf|dwarf|halfling|paladin|ranger|druid|assassin|monk|level) (\d{1,2})\b/i.exec(
      name,
    ) ?? [];
  const level = short ?? long;
  return level === undefined ? null : Math.min(36, Number(level));
};

/** A name that a sheet has room for; the whole of it goes into the notes. */
const shortened = (given: string): { name: string; notes: string[] } => {
  if (given.length <= longest) return { name: given, notes: [] };
  const sentences = given.split(/(?<=[.!?:])\s+(?=[\p{Lu}\d])/u);
  const last = sentences.at(-1) ?? '';
  if (sentences.length > 1 && last.length <= longest)
    return { name: last, notes: [sentences.slice(0, -1).join(' ')] };
  const cut = given.slice(0, longest - 1);
  const words = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
  return { name: `${words.replace(/[\s,;:.-]+$/, '')}…`, notes: [`Name: ${given}`] };
};

export const readName = (text: string): BlockName => {
  let words = nameWords(text);
  const notes: string[] = [];
  const [, sentence] = sentenceBefore.exec(words) ?? [];
  if (sentence !== undefined) {
    notes.push(sentence);
    words = words.slice(sentence.length + 1).trim();
  }
  const [before = '', first] = countBefore.exec(words) ?? [];
  words = words.slice(before.length);
  const behind = first === undefined ? countBehind.exec(words) : null;
  if (behind !== null) words = nameWords(words.slice(0, behind.index));
  const short = shortened(words);
  return {
    name: short.name,
    number: first ?? behind?.[1] ?? behind?.[2] ?? null,
    level: levelIn(words),
    notes: [...notes, ...short.notes],
  };
};
