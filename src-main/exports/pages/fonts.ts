import alegreya from '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2?inline';
import alegreyaMore from '@fontsource-variable/alegreya/files/alegreya-latin-ext-wght-normal.woff2?inline';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?inline';
import sourceSansMore from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?inline';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
// Figures are the sans': lining figures of the serif are glyphs that no reader of a PDF can search or copy.
const latinWithoutFigures = latin.replace('U+0000-00FF', 'U+0000-002F,U+003A-00FF');
const moreLatin =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const face = (family: string, address: string, range: string): string =>
  `@font-face{font-family:'${family}';font-weight:200 900;font-display:block;src:url('${address}') format('woff2');unicode-range:${range}}\n`;

/** The program's own typefaces as rules that carry them: a printed page looks alike on every machine. */
export const fontFaces = [
  face('Alegreya', alegreya, latinWithoutFigures),
  face('Alegreya', alegreyaMore, moreLatin),
  face('Source Sans 3', sourceSans, latin),
  face('Source Sans 3', sourceSansMore, moreLatin),
].join('');
