import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { PackLicence } from '../../../shared/ipc/vocabulary.ts';
import { counted } from '../../../shared/words/figures.ts';
import type { BookOfCreatures } from '../../content/bestiary/books.ts';
import type { PackRow } from '../../db/tables.ts';
import { licenceOfPack } from '../../facts/packs/read-packs.ts';

/** Under which licences the parts of a pack came, and whether they may stand in one together. */

/** A licence of a part; `known` where it is one that a pack can be under. */
export interface PartLicence {
  readonly known: PackLicence | null;
  /** In words; empty for the referee's own work. */
  readonly name: string;
}

export const licenceNames: Readonly<Record<PackLicence, string>> = {
  'CC0-1.0': 'CC0 1.0 Universal',
  'CC-BY-4.0': 'Creative Commons Attribution 4.0 International',
  'CC-BY-SA-4.0': 'Creative Commons Attribution-ShareAlike 4.0 International',
  'OGL-1.0a': 'Open Game License 1.0a',
  none: 'All rights reserved',
};

export const ownWork: PartLicence = { known: null, name: '' };

const words: readonly (readonly [RegExp, PackLicence])[] = [
  [/open gam(?:e|ing)|\bOGL\b/i, 'OGL-1.0a'],
  [/share-?\s?alike|BY-SA/i, 'CC-BY-SA-4.0'],
  [/\bCC0\b|public domain/i, 'CC0-1.0'],
  [/creative commons attribution|CC[ -]BY\b/i, 'CC-BY-4.0'],
];

/** A licence as somebody wrote it down. */
export const writtenLicence = (name: string): PartLicence =>
  name === '' ? ownWork : { known: words.find(([pattern]) => pattern.test(name))?.[1] ?? null, name };

export const bookLicence = ({ file: { licence } }: BookOfCreatures): PartLicence => ({
  known: licence.id,
  name: licence.name,
});

/** The licence of a pack that was taken, where its part names none. */
export const packLicenceOf = (pack: PackRow): PartLicence => {
  const { name } = licenceOfPack(pack);
  return writtenLicence(name === '' ? `Pack ${pack.name}, no licence named` : name);
};

/** What goes with a part. */
export interface Notices {
  readonly section15: readonly string[];
  readonly attribution: string;
}

export const noticesOfBook = ({ file: { licence } }: BookOfCreatures): Notices =>
  licence.id === 'OGL-1.0a'
    ? { section15: licence.section15, attribution: '' }
    : { section15: [], attribution: licence.attribution };

export const noticesOfPack = (pack: PackRow): Notices => licenceOfPack(pack);

/** How many parts came under each licence, the referee's own left out. */
export function partsBy(licences: readonly PartLicence[]): QueryOutput<'pack.judge'>['parts'] {
  const counts = new Map<string, number>();
  for (const { name } of licences) if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  return Array.from(counts, ([licence, count]) => ({ licence, count }));
}

/** Why parts cannot go out under a licence together; null where they can. */
export function licenceRefusal(parts: readonly PartLicence[], wanted: PackLicence): string | null {
  const count = (licence: PackLicence): number => parts.filter(({ known }) => known === licence).length;
  const [open, alike, credited] = [count('OGL-1.0a'), count('CC-BY-SA-4.0'), count('CC-BY-4.0')];
  if (open > 0 && alike > 0)
    return `${counted(open, 'part')} under the Open Game License and ${counted(alike, 'part')} under CC BY-SA cannot stand in one pack: each of these licences wants the whole for itself. Leave the one or the other out.`;
  if (open > 0 && wanted !== 'OGL-1.0a') return needs(open, 'the Open Game License');
  if (alike > 0 && wanted !== 'CC-BY-SA-4.0') return needs(alike, 'CC BY-SA');
  if (credited > 0 && wanted === 'CC0-1.0')
    return `${counted(credited, 'part')} came under CC BY, which CC0 cannot give away. Choose another licence, or leave them out.`;
  return null;
}

const needs = (count: number, licence: string): string =>
  `${counted(count, 'part')} came under ${licence}, and a pack with such parts is under it as well. Choose that licence, or leave them out.`;
