import type { CreatureDraft } from '../creatures/creature-draft.ts';
import type { Path, Reading } from '../reading.ts';
import { plainWords } from '../vault/plain-words.ts';
import { abilities, lists, usualScore } from './own-fields.ts';

/** What a stat block of Improved Initiative says that no book of ours reckons with: lines of the notes. */

const longestText = 8000;
export const noRoom = 'There was no room left for it in the notes.';

interface Telling {
  reading: Reading;
  draft: CreatureDraft;
}

export function textAt(reading: Reading, path: Path): string | null {
  const text = reading.lines(path, longestText);
  return text === null
    ? null
    : plainWords(text)
        .replaceAll(/[^\S\n]+/g, ' ')
        .trim();
}

export const numberAt = (reading: Reading, path: Path): number | null =>
  reading.number(path, -1_000_000, 1_000_000);

export function tellWords(telling: Telling): void {
  tellScores(telling);
  for (const key of ['Saves', 'Skills']) tellModifiers(telling, key);
  for (const [key, title] of lists) tellList(telling, key, title);
  tellFigure(telling, 'Challenge', 'Challenge');
  tellFigure(telling, 'InitiativeModifier', 'Initiative modifier');
  tellFolders(telling);
}

function tellScores({ reading, draft }: Telling): void {
  for (const group of ['Abilities', 'Attributes']) {
    const scores = abilities.map((key) => [key, numberAt(reading, [group, key])] as const);
    const said = scores.filter(([, score]) => score !== null);
    if (said.length === 0 || said.every(([, score]) => score === usualScore)) continue;
    const text = said.map(([key, score]) => `${key} ${score}`).join(', ');
    if (!draft.line('Abilities', text)) reading.refuse([group], noRoom);
  }
}

function tellModifiers({ reading, draft }: Telling, key: string): void {
  const list = reading.value(key);
  if (!Array.isArray(list)) return;
  const words = list.flatMap((_one, at) => {
    const name = textAt(reading, [key, at, 'Name']) ?? '';
    const figure = numberAt(reading, [key, at, 'Modifier']) ?? numberAt(reading, [key, at, 'Value']);
    return [name, figure === null ? '' : `${figure < 0 ? '' : '+'}${figure}`]
      .filter((part) => part !== '')
      .join(' ');
  });
  const text = words.filter((word) => word !== '').join(', ');
  if (text !== '' && !draft.line(key, text)) reading.refuse([key], noRoom);
}

function tellList({ reading, draft }: Telling, key: string, title: string): void {
  const list = reading.value(key);
  const paths: Path[] = Array.isArray(list) ? list.map((_one, at) => [key, at]) : [[key]];
  const text = paths.flatMap((path) => textAt(reading, path) ?? []).join(', ');
  if (text !== '' && !draft.line(title, text)) reading.refuse([key], noRoom);
}

function tellFigure({ reading, draft }: Telling, key: string, title: string): void {
  const value = reading.value(key);
  if (value === 0) return;
  const text = typeof value === 'number' ? numberAt(reading, [key]) : textAt(reading, [key]);
  if (text === null || text === '') return;
  if (!draft.line(title, String(text))) reading.refuse([key], noRoom);
}

/** The folders it lay in, as words to be found by. */
function tellFolders({ reading, draft }: Telling): void {
  for (const key of ['Path', 'FolderPath']) {
    const folders = (textAt(reading, [key]) ?? '').split('/').flatMap((folder) => folder.trim() || []);
    if (folders.length === 0 || draft.words('tags', folders)) continue;
    if (!draft.line('Folder', folders.join('/'))) reading.refuse([key], noRoom);
  }
}
