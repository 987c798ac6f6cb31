/** Text of stat blocks with one way of writing dashes, times signs, feet and halves. */
export const plainStats = (text: string): string =>
  text
    .replaceAll(/[–—−‐‑]/g, '-')
    .replaceAll('×', 'x')
    .replaceAll(/[′’‘]/g, "'")
    .replaceAll(/[“”″]/g, '"')
    .replaceAll('½', '1/2')
    .replaceAll(/[^\S\n]+/g, ' ');

/** Cuts at a sign that stands outside brackets. */
export const cutOutsideBrackets = (text: string, sign: ',' | ';'): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '(' || letter === '[') depth += 1;
    else if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1);
    else if (letter === sign && depth === 0) {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...parts, text.slice(from).trim()].filter((part) => part !== '');
};

/** The name in front of a block, without the signs that set it off. */
export const blockName = (text: string): string =>
  text
    .replaceAll(/[*_#>]+/g, ' ')
    .replace(/^\s*(?:[-•]\s+|\d+[.)]\s+)?/, '')
    .replace(/[\s:.,;(-]+$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

export interface Field {
  key: string;
  text: string;
}

/** What of a field's text a pattern left over. */
export const restOf = (text: string, match: RegExpExecArray | null): string =>
  match === null ? text : (text.slice(0, match.index) + text.slice(match.index + match[0].length)).trim();
