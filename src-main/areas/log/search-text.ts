const betweenWords = /[^\p{L}\p{N}\p{M}\p{Co}]+/u;
const loneLetter = /^[a-z]$/i;
const loneDigit = /^\d$/;

// One letter begins words in nearly every line and no index answers for it; one digit means that very figure.
const matchOfWord = (word: string): string => (loneDigit.test(word) ? `"${word}"` : `"${word}" *`);

/**
 * What a person typed as a full-text query: every word must begin a word of the line; null where nothing is left
 * to look for. Only letters and digits are kept, each word in quotes, so that nothing typed is read as an operator.
 */
export const matchText = (typed: string): string | null => {
  const words = new Set(typed.split(betweenWords).filter((word) => word !== '' && !loneLetter.test(word)));
  return words.size === 0 ? null : [...words].map(matchOfWord).join(' AND ');
};
