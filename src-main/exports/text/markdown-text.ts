import { visibleLine, visibleText } from './visible-text.ts';

// Signs that could begin markup, a link, a template, a tag or a formula in some reader of Markdown.
const active =
  /[\\`*_{}[\]<>&#|~$^@=]|:(?=[^\s\d])|(?<!\d):(?=\d)|\.(?=\S)|-(?=-)|(?<=-)-|\+(?=\+)|(?<=\+)\+|%(?=[%}])|(?<=[{%])%/gu;
const activeAtStart = /^(?:[-+:!?%]|[\p{L}\p{N}]{1,9}(?=[.)](?: |$)))/u;
const outerSpace = /^ +| +$/g;
const asNumber = /[\t\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

const entity = (character: string): string => `&#${character.codePointAt(0)};`;

/** What looks like an item's number is guarded behind it: a backslash before a letter or digit would be shown. */
const guardStart = (line: string): string =>
  line.replace(activeAtStart, (start) => (/^[\p{L}\p{N}]/u.test(start) ? `${start}\\` : `\\${start}`));

const escapedLine = (line: string): string =>
  guardStart(line.replace(active, String.raw`\$&`))
    .replace(asNumber, entity)
    .replace(outerSpace, (spaces) => entity(' ').repeat(spaces.length));

/** One entry for each ASCII character: true where it means nothing to Markdown in the middle of a line. */
const harmless = Array.from({ length: 128 }, (_, code) =>
  /[A-Za-z0-9 ,;'"/()?!]/.test(String.fromCharCode(code)),
);
const colon = 0x3a;
const dot = 0x2e;
const space = 0x20;
// Latin letters with their accents; every rarer character takes the long way.
const isAccented = (code: number): boolean => code >= 0xc0 && code <= 0x24f;

const startsPlainly = (code: number): boolean =>
  /[A-Za-z0-9]/.test(String.fromCharCode(code)) || isAccented(code);

/** True for an ordinary sentence, by far the most frequent text: looked at letter by letter, once. */
const isPlain = (text: string): boolean => {
  const { length } = text;
  if (length === 0 || text.charCodeAt(length - 1) === space || !startsPlainly(text.charCodeAt(0)))
    return false;
  for (let at = 1; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (harmless[code] === true || isAccented(code)) continue;
    const endsWord = at + 1 === length || text.charCodeAt(at + 1) === space;
    if (!endsWord || (code !== colon && code !== dot)) return false;
  }
  return !looksNumbered(text);
};

/** True where a list in letters could begin: `viii. ` and the like. */
const looksNumbered = (text: string): boolean => {
  const end = text.search(/[^A-Za-z0-9]/);
  return end !== -1 && end <= 9 && (text.charCodeAt(end) === dot || text[end] === ')');
};

/** Text on one line that Markdown shows letter by letter. */
export const markdownLine = (text: string): string => (isPlain(text) ? text : escapedLine(visibleLine(text)));

/** Text that Markdown shows letter by letter, its line breaks kept; later lines are indented to stay in their item. */
export const markdownText = (text: string, indent: string): string =>
  isPlain(text) ? text : visibleText(text).split('\n').map(escapedLine).join(`\\\n${indent}`);
