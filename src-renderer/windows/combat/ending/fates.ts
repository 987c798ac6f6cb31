import type { Row } from '../fight-types.ts';

export type Fate = Row['status'];

const words: Readonly<Record<Fate, string>> = {
  active: 'on their feet',
  unconscious: 'down',
  dead: 'dead',
  fled: 'fled',
  surrendered: 'taken',
};

export const fateOptions = (Object.keys(words) as Fate[]).map((value) => ({ value, label: words[value] }));

/** Those of whom another word was said than the board has. */
export const changedFates = (
  rows: readonly Pick<Row, 'id' | 'status'>[],
  fates: Readonly<Record<string, Fate>>,
) =>
  rows.flatMap(({ id, status }) => {
    const fate = fates[id] ?? status;
    return fate === status ? [] : [{ fighter: id, status: fate }];
  });
