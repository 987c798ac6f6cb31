const lineEnds = /\r\n?/g;
// C0 without tab and newline, DEL, C1, half characters and the two that are no characters.
const unshowable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff\p{Cs}]/gu;
// The same and the carriage return, cheaply: whole characters beyond the 16-bit range pass for suspects too.
const suspect = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ud800-\udfff\ufffe\uffff]/;

const pictureOf = (character: string): string => {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : '\ufffd';
};

/**
 * The text with what no page can show made visible: control characters become their pictures, broken ones the
 * replacement character. Text that the program itself took in has none of them and comes back as it was.
 */
export const visibleText = (text: string): string =>
  suspect.test(text) ? text.replace(lineEnds, '\n').replace(unshowable, pictureOf) : text;

/** The same on one line. */
export const visibleLine = (text: string): string => visibleText(text).replaceAll('\n', ' ');
