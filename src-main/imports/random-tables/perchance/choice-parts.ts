import type { WordForm } from '../../../../shared/tables/text/pieces.ts';
import { keptAs, withoutForms } from '../../../../shared/tables/text/braced.ts';
import type { TableThrow } from '../../book-entry.ts';

/** Pieces of a row as they are to stand there: what is written, and throws whose names are known later. */
export type Parts = readonly (string | TableThrow)[];

export const formsWritten = (forms: readonly WordForm[]): string => forms.map((form) => `.${form}`).join('');

/** A backslash before braces or bars would make words of them. */
function apart(parts: Parts): Parts {
  const found: (string | TableThrow)[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    const isMark = typeof part !== 'string' || /^[{|}]/.test(part);
    if (typeof last === 'string' && last.endsWith('\\') && isMark) found.push(' ');
    found.push(part);
  }
  return found;
}

export interface ChoiceParts {
  readonly options: readonly { readonly weight: number; readonly parts: Parts }[];
  readonly as: string | null;
  readonly forms: readonly WordForm[];
}

/** Spaces at the edges of an option are none. */
const trimmed = (parts: Parts): Parts =>
  parts.map((part, at) => {
    if (typeof part !== 'string') return part;
    const text = at === 0 ? part.trimStart() : part;
    return at === parts.length - 1 ? text.trimEnd() : text;
  });

const wordsOf = (parts: Parts): string =>
  parts.map((part) => (typeof part === 'string' ? part : `{${part.table}}`)).join('');

/** The weight of an option; of one whose own words end like odds or forms it is written though it is one. */
function oddsOf(parts: Parts, weight: number, isLast: boolean): string {
  const words = wordsOf(parts);
  const looksLikeMore =
    /\^\d{1,5}\s*$/.test(words.slice(-40)) || (isLast && withoutForms(words).forms.length > 0);
  return weight === 1 && !looksLikeMore ? '' : `^${weight}`;
}

/** `{who=red|blue^3.cap}`. Words that look like a name to keep it under are kept under one that nobody asks for. */
export function choiceParts({ options, as, forms }: ChoiceParts): Parts {
  const [first] = options;
  const isTaken = as === null && (options.length === 1 || keptAs(wordsOf(first?.parts ?? [])) !== null);
  const name = as ?? (isTaken ? '_' : null);
  return apart(
    [
      name === null ? '{' : `{${name}=`,
      ...options.flatMap(({ parts, weight }, at) => [
        ...(at === 0 ? [] : ['|']),
        ...trimmed(parts),
        oddsOf(parts, weight, at === options.length - 1),
      ]),
      `${formsWritten(forms)}}`,
    ].filter((part) => part !== ''),
  );
}
