const longest = 120;
const unshowable = /[\p{Cc}\p{Cs}\ufffe\uffff\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Text of the source as a message may show it: on one line, not too long, nothing in it that turns or hides letters. */
export const shownText = (text: string): string => {
  const short = text.length > longest ? `${text.slice(0, longest)}...` : text;
  return short.replaceAll(unshowable, '\ufffd');
};

export const shownKey = (key: string | number): string => shownText(String(key));
