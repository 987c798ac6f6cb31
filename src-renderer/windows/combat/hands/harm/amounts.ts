/** Damage and healing as they are typed: `7`, `-7`, `=5`, `2d6+1`, `14/2`, `c5 d3 e3` for many by label, `fall 30`. */

export interface Dice {
  readonly count: number;
  readonly sides: number;
  readonly plus: number;
}

export interface Amount {
  /** To so many hit points, in place of so many more or fewer. */
  readonly to: boolean;
  readonly negative: boolean;
  readonly points: number | Dice;
  readonly parts: number;
}

export interface Labelled {
  readonly label: string;
  readonly amount: Amount;
}

/** What was typed: one amount for all who are meant, or one each by label; or why it cannot be read. */
export type ReadHarm =
  | { readonly kind: 'all'; readonly amount: Amount }
  | { readonly kind: 'each'; readonly each: readonly Labelled[] }
  /** By the book's own dice. */
  | { readonly kind: 'fall'; readonly feet: number }
  | { readonly kind: 'problem'; readonly why: string };

const pattern =
  /^(?<sign>[-−=])?(?:(?<count>\d*)d(?<sides>\d+)(?<plus>[+-]\d+)?|(?<points>\d+))(?:\/(?<parts>\d+))?$/iu;
const mostPoints = 100_000;
const mostDice = 100;

/** Null where it is no amount. */
export function readAmount(text: string): Amount | null {
  const { sign, count, sides, plus, points, parts = '1' } = pattern.exec(text)?.groups ?? {};
  if (points === undefined && sides === undefined) return null;
  const shape = { to: sign === '=', negative: sign === '-' || sign === '−', parts: Number(parts) };
  if (shape.parts < 1) return null;
  if (points !== undefined) {
    const amount = Number(points);
    return amount > mostPoints ? null : { ...shape, points: amount };
  }
  const dice = { count: Number(count === '' ? 1 : count), sides: Number(sides), plus: Number(plus ?? 0) };
  const can = dice.count >= 1 && dice.count <= mostDice && dice.sides >= 2 && dice.sides <= 1000;
  return can ? { ...shape, points: dice } : null;
}

/** `c5`, `aa2d6`: the longest label that somebody bears. */
function readLabelled(text: string, labels: ReadonlySet<string>): Labelled | null {
  for (const length of [2, 1]) {
    const label = text.slice(0, length).toUpperCase();
    const amount = labels.has(label) ? readAmount(text.slice(length)) : null;
    if (amount !== null) return { label, amount };
  }
  return null;
}

const problem = (why: string): ReadHarm => ({ kind: 'problem', why });

const mostFeet = 10_000;

/** `fall 30`, `fall of 30 feet`; null where it is no fall. */
function readFall(text: string): ReadHarm | null {
  if (!/^\s*falls?\b/i.test(text)) return null;
  const [, figure] = /^\s*falls?\s+(?:of\s+)?(\d{1,5})\s*(?:'|’|ft|feet)?\s*$/i.exec(text) ?? [];
  const feet = Number(figure ?? 0);
  return feet >= 1 && feet <= mostFeet
    ? { kind: 'fall', feet }
    : problem(`A fall is so many feet, at most ${mostFeet.toLocaleString('en')}, as in fall 30.`);
}

export function readHarm(text: string, labels: readonly string[]): ReadHarm {
  const fall = readFall(text);
  if (fall !== null) return fall;
  const borne = new Set(labels);
  const parts = text.split(/[\s,;]+/u).filter((part) => part !== '');
  const [first] = parts;
  if (first === undefined) return problem('Type how much: 7, 2d6+1, =5, c5 d3, or fall 30.');
  const one = parts.length === 1 && readLabelled(first, borne) === null ? readAmount(first) : null;
  if (one !== null) return { kind: 'all', amount: one };
  const each: Labelled[] = [];
  for (const part of parts) {
    const read = readLabelled(part, borne);
    if (read === null)
      return problem(
        readAmount(part) === null
          ? `“${part}”: no amount, or a label nobody bears.`
          : `“${part}”: of several amounts each wants a label, as in c5 d3.`,
      );
    if (each.some(({ label }) => label === read.label)) return problem(`${read.label} is named twice.`);
    each.push(read);
  }
  return { kind: 'each', each };
}

/** What is thrown, as dice are written; null where nothing is. */
export function notationOf({ points }: Amount): string | null {
  if (typeof points === 'number') return null;
  const { count, sides, plus } = points;
  return `${count}d${sides}${plus === 0 ? '' : plus > 0 ? `+${plus}` : String(plus)}`;
}

/** So many points, once the dice came to this. Less than none is none. */
export const pointsOf = ({ points, parts }: Amount, thrown: number): number =>
  Math.max(0, Math.floor((typeof points === 'number' ? points : thrown) / parts));
