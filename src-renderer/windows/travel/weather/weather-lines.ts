import type { WeatherLine } from '../../../../shared/weather/weather.ts';

/** A table of the weather in lines: "2 storm", "3-4 dense fog, fog". */

const fogWord = /,\s*fog$/iu;

export const lineOf = ({ low, high, words, fog }: WeatherLine): string =>
  `${low === high ? low : `${low}-${high}`} ${words}${fog ? ', fog' : ''}`;

/** Every line that holds anything, or what is wrong with the first that cannot be read. */
export function readWeatherLines(text: string): { lines: WeatherLine[]; problem: string | null } {
  const lines: WeatherLine[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const [, low, high, words] = /^(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?[.:]?\s+(.+)$/u.exec(line) ?? [];
    if (low === undefined || words === undefined)
      return { lines: [], problem: `“${line}” cannot be read: a total or two, then words, as “3-4 rain”.` };
    const fog = fogWord.test(words);
    const said = words.replace(fogWord, '');
    lines.push({ low: Number(low), high: Number(high ?? low), words: said, fog });
  }
  return { lines, problem: null };
}
