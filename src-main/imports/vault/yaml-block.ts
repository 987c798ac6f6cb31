import { parseDocument } from 'yaml';
import { shownText } from '../../../shared/words/shown-text.ts';

/** YAML of a note, within bounds: what a stat block never needs, a text made to harm does. */

const mostLetters = 60_000;
const mostLines = 1500;
const deepest = 50;
const mostParts = 5000;
const manySigns = /(?:[?:-]\s+){21}/;

export type YamlRead = { value: unknown; told: string[] } | { problem: string };

/** How deep its lists and objects in brackets stand in each other. */
const depthOf = (text: string): number => {
  let depth = 0;
  let most = 0;
  for (const letter of text)
    if (letter === '[' || letter === '{') most = Math.max(most, (depth += 1));
    else if (letter === ']' || letter === '}') depth = Math.max(0, depth - 1);
    else if (letter === '\n') depth = 0;
  return most;
};

const tooMuch = (text: string): string | null => {
  if (text.length > mostLetters) return `It is longer than ${mostLetters.toLocaleString('en')} letters.`;
  if (text.split('\n').length > mostLines) return `It has more than ${mostLines.toLocaleString('en')} lines.`;
  if (depthOf(text) > deepest || manySigns.test(text)) return 'It nests too deep.';
  if ((text.match(/[,[{]/g)?.length ?? 0) > mostParts) return 'It has too many parts.';
  return null;
};

/** Links of a notebook stand without quotes, which YAML takes for lists in lists. */
const linksQuoted = (text: string): string =>
  text.replaceAll(
    /^([ ]*(?:- )*(?:(?:"[^"\n]{1,80}"|[\w .()/-]{1,80}):[ ]+)?)(!?\[\[[^\]\n]{1,300}\]\][^\n]*?)[ ]*(?:[ ]#[^\n]*)?$/gm,
    (_all, before: string, value: string) => before + JSON.stringify(value),
  );

/** Sentences with a colon, and those that begin with a sign of YAML, read as the text they were meant to be. */
const sentencesQuoted = (text: string): string =>
  text.replaceAll(
    /^([ ]*(?:- )*(?:"[^"\n]{1,80}"|[\w .()/-]{1,80}):[ ]+)(?!["'|>[{])([^\n]*(?:: |:$)[^\n]*|[*%@`&!][^\n]*)$/gm,
    (_all, before: string, value: string) => before + JSON.stringify(value.trim()),
  );

const parsed = (text: string): YamlRead => {
  const document = parseDocument(text, { uniqueKeys: false, logLevel: 'silent', prettyErrors: true });
  const [error] = document.errors;
  if (error !== undefined) return { problem: shownText(error.message.split('\n')[0] ?? error.code) };
  const told = document.warnings.map(({ message }) => shownText(message.split('\n')[0] ?? ''));
  try {
    return { value: document.toJS({ maxAliasCount: 0 }) as unknown, told };
  } catch {
    return { problem: 'It refers to other places of its own, which is not read.' };
  }
};

/** What a block of YAML says, or why it cannot be read. */
export const readYaml = (source: string): YamlRead => {
  const text = source.replaceAll(/\r\n?/g, '\n').replaceAll('\t', '  ');
  const problem = tooMuch(text);
  if (problem !== null) return { problem };
  const linked = linksQuoted(text);
  const read = parsed(linked);
  if (!('problem' in read)) return read;
  const quoted = sentencesQuoted(linked);
  const again = quoted === linked ? read : parsed(quoted);
  return 'problem' in again ? { problem: `It is no sound YAML: ${read.problem}` } : again;
};
