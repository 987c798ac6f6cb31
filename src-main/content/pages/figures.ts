import type { ReferencePage } from '../../../shared/ipc/desk/reference-pages.ts';

type Value = string | number | null | undefined | false;

/** Labels with their figures; what is empty is left out. */
export const figuresOf = (figures: Record<string, Value>): ReferencePage['figures'] =>
  Object.entries(figures)
    .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
    .map(([label, value]) => ({ label, text: String(value) }));
