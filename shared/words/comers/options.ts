import { farthestFeet, latestRound, mostCrew, mostHitPoints, type Arrival, type Comer } from './comer.ts';

/** What a line says beside how many and who: each option takes its words out of it, or tells why it cannot. */

export type Options = Omit<Comer, 'line' | 'name' | 'count' | 'block'>;

export interface Taken {
  /** What is left of the line. */
  readonly rest: string;
  readonly options: Options;
  readonly problem: string | null;
}

interface Option {
  /** The option with its figure. */
  readonly whole: RegExp;
  /** Its word alone: it stands there, and nobody can read what follows. */
  readonly begun: RegExp;
  /** What a figure of it looks like. */
  readonly wanted: string;
  /** What the match says; a sentence where it cannot be. */
  readonly read: (match: RegExpExecArray) => Options | string;
}

const nextOption = String.raw`(?=\s+(?:hp|ac|side|as|crew)\b|\s*@|$)`;

const options: readonly Option[] = [
  {
    whole: new RegExp(String.raw`\barrives?\s+(\S.*?)${nextOption}`, 'i'),
    begun: /\barrives?\b/i,
    wanted: 'they arrive at a round, at half or at a word, as in arrives round 3 or arrives at the gong',
    read: ([, words = '']) => arrivalOf(words.trim()),
  },
  {
    whole: /\bhp\s+(\d+(?:\s*,\s*\d+)+|\d*d\d+(?:\s*[+-]\s*\d+)?|-?\d+)(?![\w.])/i,
    begun: /\bhp\b/i,
    wanted: 'hit points are a figure, dice such as 2d8+1, or a figure a head such as 4,6,2',
    read: ([, figures = '']) => hitPointsOf(figures.replaceAll(/\s/g, '')),
  },
  {
    whole: /\bac\s+(-?\d{1,2})(?:\s*\[\s*(-?\d{1,2})\s*\])?(?![\w.])/i,
    begun: /\bac\b/i,
    wanted: 'an armour class is a figure, as in ac 5 or ac 5 [14]',
    read: ([, first, bracketed]) => ({
      armour: { first: Number(first), bracketed: bracketed === undefined ? null : Number(bracketed) },
    }),
  },
  {
    whole: /\bcrew\s+(?:of\s+)?(\d+)(?![\w.])/i,
    begun: /\bcrew\s+(?:of\s+)?[-+\d]/i,
    wanted: 'a crew is a whole number, as in crew 3',
    read: ([, hands]) =>
      Number(hands) < 1 || Number(hands) > mostCrew
        ? `a crew is from 1 to ${mostCrew}`
        : { crew: Number(hands) },
  },
  {
    whole: /@\s*(-?\d+)(?![\w.])\s*(?:'|’|(?:ft|feet)\b)?/i,
    begun: /@/,
    wanted: 'a place is so many feet, as in @60',
    read: ([, feet]) =>
      Math.abs(Number(feet)) > farthestFeet
        ? `they stand at most ${farthestFeet.toLocaleString('en')} feet away`
        : { atFeet: Number(feet) },
  },
  {
    whole: /\bside\s+([\p{L}\p{N}][\p{L}\p{N}_-]{0,39})(?!\S)/iu,
    begun: /\bside(?!\S)/i,
    wanted: 'a side is one word, as in side ogres',
    read: ([, side = '']) => ({ side: side.toLowerCase() }),
  },
  {
    whole: /\bas\s+([a-z]{1,2})(?!\S)/i,
    begun: /\bas(?!\S)/i,
    wanted: 'a label is one or two letters, as in as G',
    read: ([, label = '']) => ({ label: label.toUpperCase() }),
  },
];

function arrivalOf(words: string): Options | string {
  if (/^(?:at |when )?half\b/i.test(words)) return arriving({ at: 'half' });
  const [, round] = /^(?:in |at |on )?(?:round|r)\s*(\d+)$/i.exec(words) ?? [];
  if (round === undefined)
    return /^(?:in |at |on )?round\b/i.test(words)
      ? 'a round is a figure, as in arrives round 3'
      : arriving({ at: 'said', words: words.slice(0, 80) });
  return Number(round) < 1 || Number(round) > latestRound
    ? `they arrive in a round from 1 to ${latestRound.toLocaleString('en')}`
    : arriving({ at: 'round', round: Number(round) });
}

const arriving = (arrives: Arrival): Options => ({ arrives });

function hitPointsOf(figures: string): Options | string {
  if (/d/i.test(figures)) return diceOf(figures.toLowerCase());
  const each = figures.split(',').map(Number);
  if (each.some((hp) => hp < 1)) return 'hit points begin at 1';
  if (each.some((hp) => hp > mostHitPoints))
    return `nobody has more than ${mostHitPoints.toLocaleString('en')} hit points`;
  const [hp = 1] = each;
  return each.length === 1 ? { hp } : { hpEach: each };
}

function diceOf(dice: string): Options | string {
  const [, count = '', sides = '0', more = '0'] = /^(\d*)d(\d+)([+-]\d+)?$/.exec(dice) ?? [];
  const many = count === '' ? 1 : Number(count);
  if (many < 1 || Number(sides) < 2) return `no die falls for ${dice}`;
  return many * Number(sides) + Number(more) > mostHitPoints
    ? `nobody has more than ${mostHitPoints.toLocaleString('en')} hit points`
    : { hpDice: dice };
}

/** Takes every option out of a line; the first that cannot be read is told. */
export function takeOptions(line: string): Taken {
  let rest = line;
  let all: Options = {};
  for (const { whole, begun, wanted, read } of options) {
    const match = whole.exec(rest);
    if (match) {
      const said = read(match);
      if (typeof said === 'string') return { rest, options: all, problem: said };
      all = { ...all, ...said };
      rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    }
    if (begun.test(rest)) return { rest, options: all, problem: wanted };
  }
  return { rest: rest.replaceAll(/\s+/g, ' ').trim(), options: all, problem: null };
}
