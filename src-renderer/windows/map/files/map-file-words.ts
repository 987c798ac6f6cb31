import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { Meaning, WordSource } from '../../../../shared/ipc/map/map-import.ts';
import { lineKinds, siteKinds } from '../../../../shared/map/map-words.ts';
import { sheetPath, type Cut } from '../../../../shared/map/picture-cut.ts';
import { counted, figure } from '../../../../shared/words/figures.ts';
import { capital, listed } from '../../../../shared/words/names.ts';
import type { Option } from '../../../components/choosing/choice.ts';
import { fileNameOf } from '../../../lib/files/file-names.ts';
import type { FoundWord, MapPreview } from './map-import.svelte.ts';

/** "Text Mapper: 2,310 hexes over 40 columns and 60 rows, 14 sites and 9 lines." */
export function mapPreviewWords(preview: MapPreview): string {
  const { format, hexes, columns, rows, sites, lines, labels, regions, notes } = preview;
  const extent = `${counted(hexes, 'hex', 'hexes')}${
    hexes === 0 ? '' : ` over ${counted(columns, 'column')} and ${counted(rows, 'row')}`
  }`;
  const parts = [
    extent,
    ...(sites > 0 ? [counted(sites, 'site')] : []),
    ...(lines > 0 ? [counted(lines, 'line')] : []),
    ...(labels > 0 ? [counted(labels, 'label')] : []),
    ...(regions > 0 ? [counted(regions, 'region')] : []),
    ...(notes > 0 ? [counted(notes, 'note')] : []),
  ];
  return `${format}: ${listed(parts)}.`;
}

/** "1,310 hexes; 2,012 by 1,480 pixels." */
export function extentWords(
  { hexes, picture }: NonNullable<QueryOutput<'map.losses'>>,
  path: string,
): string {
  const of = counted(hexes, 'hex', 'hexes');
  if (picture === null) return `${of}.`;
  const { width, height, pages, cut, most } = picture;
  const company = picture.company === null ? '' : ` ${picture.company}`;
  if (width === 0) return `${of}; ${counted(pages, 'page')}.${company}`;
  const large =
    most !== null
      ? ` That is more than a picture of pixels can have: choose at most ${counted(most, 'pixel')} a hex.`
      : cut === null
        ? ''
        : ` ${cutWords(cut, path)}`;
  return `${of}; ${figure(width)} by ${figure(height)} pixels.${large}${company}`;
}

/** "Too large for one file: 6 sheets of 7,200 by 6,667 pixels beside each other, vale A1.png to vale C2.png." */
function cutWords({ columns, rows, width, height }: Cut, path: string): string {
  const [first, last] = [sheetPath(path, 0, 0), sheetPath(path, columns - 1, rows - 1)].map(fileNameOf);
  return `Too large for one file: ${counted(columns * rows, 'sheet')} of ${figure(width)} by ${figure(height)} pixels beside each other, ${first} to ${last}.`;
}

const mostGrounds = 8;

/** "Forest 1,200, Hills 310 and 4 more." */
export function groundsWords({ grounds }: MapPreview): string {
  const shown = grounds.slice(0, mostGrounds).map(({ name, hexes }) => `${name} ${figure(hexes)}`);
  const more = grounds.length - shown.length;
  return `${listed([...shown, ...(more > 0 ? [`${more} more`] : [])])}.`;
}

/** What is not known of the words; empty where all are. */
export function unknownWords({ words }: MapPreview): string {
  const unknown = words.filter(({ means }) => means === null).length;
  return unknown === 0
    ? ''
    : `${counted(unknown, 'word is', 'words are')} not known: say what ${unknown === 1 ? 'it means' : 'they mean'}.`;
}

/** What of the words stands as it was said before, or no longer can; empty where nothing does. */
export function rememberedWords({ words }: MapPreview): string {
  const of = (source: WordSource) => words.filter(({ by }) => by === source).length;
  const kept = of('kept');
  const gone = of('gone');
  const sentences = [
    ...(kept > 0 ? [`${counted(kept, 'word means', 'words mean')} what you said in an earlier import.`] : []),
    ...(gone > 0
      ? [
          `${counted(gone, 'word was', 'words were')} a ground that is gone since: what stands there now is our own proposal.`,
        ]
      : []),
  ];
  return sentences.join(' ');
}

/** A word's mark in the list, where it has one. */
export function wordMark({ means, by }: FoundWord): string | null {
  if (by === 'gone') return 'Its ground is gone';
  if (means === null) return 'Not known';
  return by === 'kept' ? 'Remembered' : null;
}

export const placeWords: Readonly<Record<FoundWord['place'], string>> = {
  ground: 'Ground',
  hex: 'In hexes',
  thing: 'At hexes',
  line: 'Along lines',
};

const keyOf = (means: Meaning): string => {
  switch (means.is) {
    case 'ground':
      return `ground ${means.ground}`;
    case 'site':
      return `site ${means.site}`;
    case 'line':
      return `line ${means.line}`;
    case 'nothing':
      return 'nothing';
  }
};

export interface MeaningChoice extends Option {
  means: Meaning;
}

const choice = (means: Meaning, label: string, group: string): MeaningChoice => ({
  means,
  value: keyOf(means),
  label,
  group,
});

const nothing = choice({ is: 'nothing' }, 'Nothing', 'Left out');
const sites = siteKinds.map((site) => choice({ is: 'site', site }, capital(site), 'A site'));
const lines = lineKinds.map((line) => choice({ is: 'line', line }, capital(line), 'A line'));

/** What a word may mean where it stands. */
export function meaningChoices({ place }: FoundWord, known: readonly string[]): MeaningChoice[] {
  const grounds = known.map((ground) => choice({ is: 'ground', ground }, ground, 'A ground'));
  switch (place) {
    case 'line':
      return [...lines, nothing];
    case 'thing':
      return [...sites, nothing];
    case 'ground':
      return [...grounds, nothing];
    case 'hex':
      return [...grounds, ...sites, nothing];
  }
}

/** Of a thing or a line that nobody knows something is made all the same. */
export function meaningKey({ place, means }: FoundWord): string {
  if (means !== null) return keyOf(means);
  return place === 'thing' ? 'site other' : place === 'line' ? 'line other' : '';
}
