const id = '[A-Z]{2,}-[A-Z]+-\\d+';
const through = `(?:\\s*\\.\\.\\s*|\\s+to\\s+)(?:${id}|\\d+)`;
const first = `${id}(?:${through})?`;
const item = `(?:${id}|\\d+)(?:${through})?`;
const list = `${first}(?:\\s*(?:[,;]|,?\\s+and\\s)\\s*${item})*`;

const anyId = new RegExp(`\\b${id}\\b`, 'g');
const anyList = new RegExp(`\\b${list}\\b`, 'g');
const wholeList = new RegExp(`^${list}$`);
const listAtEnd = new RegExp(`(?:^|\\s)(${list})\\.?$`);
const eachItem = /(?:([A-Z]{2,}-[A-Z]+-)|\b)(\d+)(?:(?:\s*\.\.\s*|\s+to\s+)(?:[A-Z]{2,}-[A-Z]+-)?(\d+))?/g;
const wholeId = new RegExp(`^${id}$`);

/** Every rule id written out in full anywhere in a text. @type {(text: string) => string[]} */
export const idsIn = (text) => text.match(anyId) ?? [];

/** @param {string} text */
export const isRuleId = (text) => wholeId.test(text);

/** `SW-SURP-1 to 3, 10; SW-GEN-4` as single ids; undefined if the text is no such list. @param {string} text */
export function expandIds(text) {
  if (!wholeList.test(text)) return undefined;
  let prefix = '';
  const ids = [];
  for (const [, newPrefix, from, to = from] of text.matchAll(eachItem)) {
    prefix = newPrefix ?? prefix;
    if (Number(to) < Number(from)) return undefined;
    for (let number = Number(from); number <= Number(to); number += 1) ids.push(`${prefix}${number}`);
  }
  return ids;
}

/** Every rule id a text names, alone or in a list, each once. @param {string} text */
export const namedIds = (text) => [
  ...new Set([...text.matchAll(anyList)].flatMap(([each]) => expandIds(each) ?? idsIn(each))),
];

/**
 * Splits a comment into its words and the list of rule ids it ends with; undefined if it ends with none.
 * @param {string} comment
 */
export function splitIds(comment) {
  const found = listAtEnd.exec(comment);
  if (!found?.[1]) return undefined;
  const ids = expandIds(found[1]);
  return ids && { words: comment.slice(0, found.index).trim(), ids };
}
