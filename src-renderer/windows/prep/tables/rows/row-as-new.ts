import type { NewRow, RowView } from '../table-types.ts';

/** A row as it goes on. */
export const asNew = ({ id, spans, weight, text, gives, again, once, note }: RowView): NewRow => ({
  id,
  spans,
  weight,
  text,
  gives,
  again,
  once,
  note,
});

/** Of what a row does beside its text only what is typed anew. */
export function changesTo(before: RowView, { gives = [], again = null, once = false, note = '' }: NewRow) {
  const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  return {
    ...(isSame(before.gives, gives) ? {} : { gives }),
    ...(isSame(before.again, again) ? {} : { again }),
    ...(before.once === once ? {} : { once }),
    ...(before.note === note ? {} : { note }),
  };
}
