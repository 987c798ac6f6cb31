import type { TableId } from '../table.ts';

export const wordForms = ['a', 's', 'cap', 'title', 'lower'] as const;

export type WordForm = (typeof wordForms)[number];

/** What is rolled between braces. `dice` and `count` are notation. */
export type Content =
  | { readonly kind: 'dice'; readonly dice: string; readonly words: string }
  | {
      readonly kind: 'table';
      readonly table: TableId;
      readonly count: string | null;
      readonly add: number;
      readonly unique: boolean;
    }
  | { readonly kind: 'choice'; readonly options: readonly Option[] }
  | { readonly kind: 'kept'; readonly name: string };

export interface Option {
  readonly weight: number;
  readonly pieces: readonly Piece[];
}

/** Why braces stay as they are written: never closed, too deep in each other, or of nothing that is known. */
export type Unread = 'unclosed' | 'deep' | 'unknown';

/** One piece of a row's text; `written` is exactly what stands there. */
export type Piece =
  | { readonly kind: 'text'; readonly written: string; readonly text: string }
  | { readonly kind: 'link'; readonly written: string }
  | {
      readonly kind: 'braces';
      readonly written: string;
      readonly content: Content;
      /** The name under which it can be printed again. */
      readonly as: string | null;
      readonly forms: readonly WordForm[];
    }
  | {
      readonly kind: 'unread';
      readonly written: string;
      readonly why: Unread;
      /** The name nobody bears; empty where it is not about a name. */
      readonly name: string;
    };
