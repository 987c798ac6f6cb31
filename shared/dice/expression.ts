/** A whole number in an expression. */
export interface NumberTerm {
  readonly kind: 'number';
  readonly sign: 1 | -1;
  readonly value: number;
  readonly times: number;
}

/** Which dice of a term count: `4d6kh3` keeps the highest three, `4d6dl1` drops the lowest one. */
export interface Choice {
  readonly act: 'keep' | 'drop';
  readonly end: 'highest' | 'lowest';
  readonly count: number;
}

/** Which faces are rolled again: `r1` exactly that face, `r<3` every face below it; `ro` only once. */
export interface Reroll {
  readonly once: boolean;
  readonly match: 'exactly' | 'below';
  readonly face: number;
}

/**
 * Dice of one kind. `reading: 'digits'` marks `d66` and `d666`: d6s read as the digits of one number, so that
 * `sides` is 66 or 666 and no d66 ever shows a 7. A chain of extra dice belongs to its die: the two are kept or
 * dropped together. Rerolls concern a die's first face, never the extra dice.
 */
export interface DiceTerm {
  readonly kind: 'dice';
  readonly sign: 1 | -1;
  readonly count: number;
  readonly sides: number;
  readonly reading: 'face' | 'digits';
  readonly reroll?: Reroll;
  readonly extra?: 'explode' | 'penetrate';
  readonly choice?: Choice;
  readonly times: number;
}

export type Term = NumberTerm | DiceTerm;

/** A sum of terms as plain JSON, rolled from left to right. */
export interface DiceExpression {
  readonly terms: readonly Term[];
}

/** What one expression may ask for at most. */
export const diceLimits = {
  text: 200,
  count: 1000,
  sides: 10_000,
  number: 1_000_000_000,
  times: 1_000_000,
} as const;

/** The die rolled on top of a penetrating one: d6 after a d20, d20 after a d100, else the same size again. */
export function penetrationSides(sides: number): number {
  if (sides === 100) return 20;
  return sides === 20 ? 6 : sides;
}

/** Size of the extra dice of a term, or nothing if it has none. */
export function extraSides(term: DiceTerm): number | undefined {
  if (term.extra === undefined) return undefined;
  return term.extra === 'penetrate' ? penetrationSides(term.sides) : term.sides;
}

/** How many faces of the die are rolled again: faces 1 to that number, or the one face. */
export const rerolledFaces = ({ match, face }: Reroll): number => (match === 'exactly' ? 1 : face - 1);

export const isRerolled = ({ match, face }: Reroll, shown: number): boolean =>
  match === 'exactly' ? shown === face : shown < face;

/** How many dice of the term count, and whether it is the highest or the lowest of them. */
export function keptDice({ count, choice }: DiceTerm): { count: number; end: 'highest' | 'lowest' } {
  if (!choice) return { count, end: 'highest' };
  if (choice.act === 'keep') return { count: choice.count, end: choice.end };
  return { count: count - choice.count, end: choice.end === 'highest' ? 'lowest' : 'highest' };
}

/** The same expression with every `p` ignored. */
export function withoutPenetration(expression: DiceExpression): DiceExpression {
  const plain = (term: Term): Term => {
    if (term.kind === 'number' || term.extra !== 'penetrate') return term;
    const plainTerm: { -readonly [Key in keyof DiceTerm]: DiceTerm[Key] } = { ...term };
    delete plainTerm.extra;
    return plainTerm;
  };
  return { terms: expression.terms.map(plain) };
}
