import type { ParsedInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import { licenceRefusal, noticesOf, partsBy } from './licences.ts';
import type { ChosenParts, PackShelf } from './pack-parts.ts';

type Licence = ParsedInput<'pack.judge'>['licence'];

/** The licences of what was chosen, what goes with them, and why it cannot go out so. */
export function judgedPack(
  shelf: PackShelf,
  { creatures, tables, pages, along }: ChosenParts,
  licence: Licence,
): QueryOutput<'pack.judge'> & { attributions: string[] } {
  const parts = [...creatures, ...tables];
  const licences = parts.map((part) => shelf.licenceOf(part));
  const notices = parts.flatMap((part) => shelf.bookOf(part) ?? []).map(noticesOf);
  const isEmpty = parts.length + pages.length === 0;
  return {
    parts: partsBy(licences),
    section15: [...new Set(notices.flatMap(({ section15 }) => section15))],
    attributions: [
      ...new Set(notices.flatMap(({ attribution }) => (attribution === '' ? [] : [attribution]))),
    ],
    along: [...along],
    pictures: [...creatures, ...pages].filter((part) => part.picture_id !== null).length,
    refusal: isEmpty ? 'Nothing is chosen.' : licenceRefusal(licences, licence),
  };
}
