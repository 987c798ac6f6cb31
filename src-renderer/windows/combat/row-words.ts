import type { Row } from './fight-types.ts';

const standingWords: Record<Row['standing'], string> = {
  mayAct: 'may act',
  acted: 'acted',
  waits: 'waits',
  casting: 'casting',
  surprised: 'surprised',
  falls: 'falls at the phase’s end',
  unable: 'unable',
  unconscious: 'unconscious',
  dead: 'dead',
  fled: 'fled',
  surrendered: 'gave up',
  absent: 'absent',
};

/** "may act", "waits for 3". */
export const standingText = ({ standing, count }: Row): string =>
  standing === 'waits' && count !== null ? `waits for ${count}` : standingWords[standing];

/** "casts Sleep", or whatever else he is about. */
export const doingText = ({ doing, spells }: Row): string => {
  if (doing === null) return '';
  return spells.some(({ way }) => way === doing) ? `casts ${doing}` : doing;
};

export const isOut = ({ status }: Row): boolean => status !== 'active';

/** A row as it is read aloud: "Goblin 3, foe, 1 of 5 hit points, may act, spear, at Hild". */
export const rowLabel = (row: Row, against = ''): string =>
  [
    row.name,
    row.side === 'party' ? 'of the party' : 'foe',
    `${row.hp} of ${row.maxHp} hit points`,
    standingText(row),
    ...(row.doing === null ? [] : [doingText(row)]),
    ...(against === '' ? [] : [`at ${against}`]),
    ...row.effects.map(({ name, left }) => `${name}, ${left}`),
    ...row.marks,
    ...(row.guessed ? ['some figures guessed'] : []),
  ].join(', ');

/** Each side has a shape of its own, the party the round one. */
const shapes = ['▲', '■', '◆'] as const;

export function sideMark(side: string, sides: readonly string[]): string {
  if (side === 'party') return '●';
  const others = sides.filter((each) => each !== 'party');
  return shapes[Math.max(0, others.indexOf(side)) % shapes.length] ?? shapes[0];
}
