import { counted, figure } from '../../../shared/words/figures.ts';
import { listed } from '../../../shared/words/names.ts';
import type { EditionCounts, EditionState, ImportEntry } from './import-types.ts';

/** What a pack that was taken before is told of its parts. */

const partWords = {
  new: (many) => `${counted(many, 'part is', 'parts are')} new`,
  renewed: (many) => `${figure(many)} changed in it`,
  both: (many) => `${figure(many)} changed in it and here`,
  here: (many) => `${figure(many)} changed here alone`,
  same: (many) => `${figure(many)} as ${many === 1 ? 'it was' : 'they were'}`,
  removed: (many) => `${figure(many)} removed here`,
} as const satisfies Record<EditionState, (many: number) => string>;

const mostNamed = 8;

/** "This pack was taken before: 1 part is new, 2 changed in it, 40 as they were." */
export function editionsWords({ gone, ...counts }: EditionCounts): string {
  const told = (Object.keys(partWords) as EditionState[])
    .filter((state) => counts[state] > 0)
    .map((state) => partWords[state](counts[state]));
  const parts = told.length === 0 ? '.' : `: ${listed(told)}.`;
  const more = gone.length - mostNamed;
  const names = more > 0 ? [...gone.slice(0, mostNamed), `${figure(more)} more`] : gone;
  const stay = gone.length === 1 ? 'It stays' : 'They stay';
  return `This pack was taken before${parts}${gone.length === 0 ? '' : ` No more in it: ${listed(names)}. ${stay} here.`}`;
}

/** Whether it comes without being chosen by itself. */
export const isOffered = ({ edition }: ImportEntry): boolean =>
  edition === null || edition.state === 'new' || edition.state === 'renewed';

/** How many parts come only where they are chosen. */
export const keptBack = (counts: EditionCounts | null): number =>
  counts === null ? 0 : counts.same + counts.both + counts.here + counts.removed;

/** How many would be written over what stands here, all taken together. */
export const standHere = ({ same, renewed, both, here }: EditionCounts): number =>
  same + renewed + both + here;

export const editionTags: Readonly<Record<EditionState, string>> = {
  new: 'New in it',
  renewed: 'Changed',
  both: 'Changed, here too',
  here: 'Changed here',
  same: 'As it was',
  removed: 'Removed here',
};

/** Empty where nothing in the pack is another than before. */
export const changedWords = ({ edition }: ImportEntry): string =>
  edition === null || edition.changed.length === 0 ? '' : `Changed in it: ${listed(edition.changed)}.`;
