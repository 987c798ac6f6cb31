/** An armour class as a campaign writes it. */
export interface WrittenClass {
  descending: number | null;
  ascending: number | null;
  ascendingFirst: boolean;
  text: string;
}

type Figures = Pick<WrittenClass, 'descending' | 'ascending'>;

/** A system that throws a die in defence has no class, neither downwards nor upwards. */
const isThrown = ({ descending, ascending }: Figures): boolean => descending === null && ascending === null;

/** What the figure is called, of somebody or of the first of many. */
export const classTitle = (ac: Figures | undefined): string =>
  ac !== undefined && isThrown(ac) ? 'Defence' : 'Armour class';

/** The same in a narrow column's head. */
export const classShort = (ac: Figures | undefined): string =>
  ac !== undefined && isThrown(ac) ? 'Def' : 'AC';

/** "4 [15]", "15 [4]" or "15". */
export function classText({ descending, ascending, ascendingFirst }: Omit<WrittenClass, 'text'>): string {
  const [first, second] = ascendingFirst ? [ascending, descending] : [descending, ascending];
  if (first !== null && second !== null) return `${first} [${second}]`;
  return String(first ?? second ?? '–');
}

/** The same so much worse: up where it is written downwards, down where it is written upwards. */
export function worseBy(ac: WrittenClass, worse: number): string {
  const { descending, ascending, ascendingFirst, text } = ac;
  if (worse === 0 || isThrown(ac)) return text;
  return classText({
    descending: descending === null ? null : descending + worse,
    ascending: ascending === null ? null : ascending - worse,
    ascendingFirst,
  });
}

/** What worsens it, with the sign the first figure takes. */
export const inItsWay = <Each extends { value: number | string }>(
  { descending, ascendingFirst }: Pick<WrittenClass, 'descending' | 'ascendingFirst'>,
  reasons: readonly Each[],
): Each[] =>
  ascendingFirst || descending === null
    ? [...reasons]
    : reasons.map((each) => (typeof each.value === 'number' ? { ...each, value: 0 - each.value } : each));
