import type { ParsedInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import { licenceRefusal, partsBy } from './licences.ts';
import type { ChosenParts, PackShelf } from './pack-parts.ts';

type Licence = ParsedInput<'pack.judge'>['licence'];

/** The licences of what was chosen, what goes with them, and why it cannot go out so. */
export function judgedPack(
  shelf: PackShelf,
  { creatures, tables, pages, along }: ChosenParts,
  licence: Licence,
): QueryOutput<'pack.judge'> & { attributions: string[] } {
  const parts = [...creatures, ...tables, ...pages];
  const licences = parts.map((part) => shelf.licenceOf(part));
  const notices = parts.flatMap((part) => shelf.noticesOf(part));
  return {
    parts: partsBy(licences),
    section15: [...new Set(notices.flatMap(({ section15 }) => section15))],
    attributions: [
      ...new Set(notices.flatMap(({ attribution }) => (attribution === '' ? [] : [attribution]))),
    ],
    along: [...along],
    pictures: shelf.picturesOf([...creatures, ...pages]),
    refusal: parts.length === 0 ? 'Nothing is chosen.' : licenceRefusal(licences, licence),
  };
}
