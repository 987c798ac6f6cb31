/** What a text of a map may not hold: control characters, halves of characters, what turns or hides letters. */
const unshowable = /[\p{Cc}\p{Cs}\u200e\u200f\u061c\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** The same, but for tabs. */
const unshowableInNotes =
  /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\p{Cs}\u200e\u200f\u061c\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** As the steps of a map have them. */
export const mapLimits = {
  name: 80,
  notes: 20_000,
  /** Of a label, in percent. */
  size: { least: 50, most: 400 },
  /** Degrees to either side. */
  turn: 180,
} as const;

const dots = '...';

/** At most so long, what was too much left off with three dots; no character is cut in half. */
const shortened = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most - dots.length)
        .replace(/\p{Cs}$/u, '')
        .trimEnd()}${dots}`;

/** A text as a map keeps it: on one line, at most so long. */
export const cleanText = (text: string, most: number): string =>
  shortened(
    text
      .slice(0, 4 * most)
      .replaceAll(unshowable, ' ')
      .trim(),
    most,
  );

/** The same of several lines. */
export const cleanNotes = (text: string, most: number): string =>
  shortened(
    text
      .slice(0, 4 * most)
      .split(/\r\n?|\n/)
      .map((line) => line.replaceAll(unshowableInNotes, ' '))
      .join('\n')
      .trim(),
    most,
  );

/** Percent of the usual size, as near as a label may have it. */
export const labelSize = (percent: number): number =>
  percent > 0 ? Math.min(mapLimits.size.most, Math.max(mapLimits.size.least, Math.round(percent))) : 100;

/** Whole degrees from -180 to 180. */
export const labelTurn = (degrees: number): number => {
  const { turn } = mapLimits;
  if (!Number.isFinite(degrees)) return 0;
  const within = ((((degrees + turn) % 360) + 360) % 360) - turn;
  return Math.round(Math.abs(degrees) <= turn ? degrees : within) + 0;
};
