// Beyond what JSON escapes: characters that YAML forbids, folds, or shows in another order.
const unsafe = /[\u007f-\u00a0\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

/** Text as a double-quoted YAML value on one line: every JSON string is one. */
export const yamlText = (text: string): string =>
  JSON.stringify(text).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
