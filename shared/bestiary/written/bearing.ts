import { isDice } from '../../dice/is-dice.ts';
import { diceOfRange } from '../../dice/spelt-range.ts';
import type { CreatureFigures } from '../figures.ts';
import {
  partsOf,
  plainSigns,
  read,
  readEach,
  unread,
  type Read,
  type Writing,
  type Written,
} from './written.ts';

/** How a creature bears itself: heart, pace, alignment, company. */

type Morale = CreatureFigures['morale']['value'];

function readMorale(typed: string): Read<Morale> {
  const found = readEach(partsOf(typed), (part) => {
    const [, score, when = ''] = /^(\d{1,2})\s*(.*)$/.exec(part) ?? [];
    const value = Number(score ?? 0);
    return value < 2 || value > 12
      ? unread('Morale goes from 2 to 12; another behind a comma, like 7, 9 with king.')
      : read({ value, when });
  });
  if (!found.ok) return found;
  const [first, ...alternates] = found.value;
  if (first === undefined || first.when !== '' || alternates.some(({ when }) => when === ''))
    return unread('Morale is written like 7; another behind a comma, like 7, 9 with king.');
  return read({ score: first.value, alternates });
}

export const morale: Written<Morale> = {
  label: 'Morale',
  hint: () => '7, 9 with king',
  write: (value) =>
    value === null
      ? ''
      : [value.score, ...value.alternates.map((other) => `${other.value} ${other.when}`)].join(', '),
  read: readMorale,
};

type Movement = CreatureFigures['movement']['value'];

const move =
  /^(?:([a-z][a-z ]*(?:\([^()]*\))?)\s+)?(\d{1,5})'?(?:\s*\((\d{1,5})'?\))?(?:,?\s+turns (\d{1,4}))?(?:\s+([a-z].*))?$/i;
/** The feet in which it turns where nothing is said of it. */
const usualTurning = 5;

/** A rate where the book has one, else feet a round, or a turn with the feet a round in brackets. */
function readMovement(typed: string, { rates, turnRounds }: Writing): Read<Movement> {
  return readEach(partsOf(plainSigns(typed)), (part) => {
    const [, mode = 'walk', first, bracketed, turning, when] = move.exec(part) ?? [];
    if (first === undefined)
      return unread(
        rates !== null
          ? 'Moves are written by rates, like 12, fly 18.'
          : "Moves are written in feet a round, like 40, fly 80, or like 120' (40').",
      );
    const named = {
      mode: mode.trim(),
      ...(turning !== undefined && { turn_distance_ft: Number(turning) }),
      ...(when !== undefined && { when }),
    };
    if (bracketed !== undefined)
      return read({ ...named, per_turn_ft: Number(first), per_round_ft: Number(bracketed) });
    const figure = Number(first);
    if (rates === null) return read({ ...named, per_turn_ft: figure * turnRounds, per_round_ft: figure });
    const pace = rates[figure];
    return pace === undefined ? unread(`Rates go up to ${rates.length - 1}.`) : read({ ...named, ...pace });
  });
}

export const movement: Written<Movement> = {
  label: 'Moves, by the round',
  hint: ({ rates }) => (rates === null ? "40, fly 80, or 120' (40')" : '12, fly 18'),
  write: (moves, { rates, turnRounds }) =>
    moves
      .map(({ mode, rate, per_turn_ft: turn, per_round_ft: round, turn_distance_ft: turning, when }) => {
        const isUsual =
          rates === null ? turn === round * turnRounds : rates[rate ?? -1]?.per_round_ft === round;
        const pace = isUsual ? (rate ?? round) : null;
        const figure = pace === null ? `${turn}' (${round}')` : String(pace);
        const sharply = (turning ?? usualTurning) === usualTurning ? '' : ` turns ${turning}`;
        return `${mode === 'walk' ? '' : `${mode} `}${figure}${sharply}${when === undefined ? '' : ` ${when}`}`;
      })
      .join(', '),
  read: readMovement,
};

type Alignment = CreatureFigures['alignment']['value'];
type Name = Alignment['any'][number];

const alignments: Readonly<Record<string, Name>> = {
  l: 'Lawful',
  n: 'Neutral',
  c: 'Chaotic',
  law: 'Lawful',
  chaos: 'Chaotic',
  lawful: 'Lawful',
  neutral: 'Neutral',
  neutrality: 'Neutral',
  chaotic: 'Chaotic',
};
const everyAlignment: readonly Name[] = ['Lawful', 'Neutral', 'Chaotic'];

function readAlignment(typed: string): Read<Alignment> {
  const [, plain = '', usual] = /^(.*?)(?:[,;(]?\s*usually (\w+)\)?)?$/i.exec(typed.trim()) ?? [];
  const known = (word: string): Name | null => alignments[word.toLowerCase()] ?? null;
  const words = plain.split(/[\s,/]+|\bor\b/i).filter((word) => word !== '');
  const any = /^any$/i.test(plain.trim()) ? [...everyAlignment] : words.map(known);
  const found = any.filter((each) => each !== null);
  const usually = usual === undefined ? null : known(usual);
  if (found.length < any.length || (usual !== undefined && usually === null))
    return unread('Alignment is Lawful, Neutral or Chaotic, or several of them, like Lawful or Neutral.');
  return read({ any: [...new Set(found)], usual: usually });
}

export const alignment: Written<Alignment> = {
  label: 'Alignment',
  hint: () => 'Chaotic or Neutral',
  write: ({ any, usual }) =>
    [any.join(' or '), ...(usual === null ? [] : [`usually ${usual}`])]
      .filter((part) => part !== '')
      .join(', '),
  read: readAlignment,
};

type Numbers = CreatureFigures['numberAppearing']['value'];

function readNumbers(typed: string): Read<Numbers> {
  const [plain = '', note] = typed.trim().split(/\s*;\s*/);
  const [dungeon = null, wilderness = null, lair = null, ...more] = plain.split('/').map((part) => {
    const text = plainSigns(part);
    if (text === '' || text === '-') return null;
    return diceOfRange(text) ?? text.toLowerCase();
  });
  const wrong = [dungeon, wilderness, lair].find(
    (each) => each !== null && each !== 'special' && !isDice(each),
  );
  if (wrong !== undefined || more.length > 0)
    return unread('How many is written for dungeon / wilderness / lair, like 2d4 / 6d10 / special.');
  return read({ dungeon, wilderness, lair, ...(note !== undefined && note !== '' && { note }) });
}

export const numberAppearing: Written<Numbers> = {
  label: 'How many: dungeon / wilds / lair',
  hint: () => '2d4 / 6d10 / special',
  write: ({ dungeon, wilderness, lair, note }) => {
    const all = [dungeon, wilderness, lair];
    const last = all.findLastIndex((each) => each !== null);
    const figures = all
      .slice(0, last + 1)
      .map((each) => each ?? '-')
      .join(' / ');
    return note === undefined ? figures : `${figures}; ${note}`;
  },
  read: readNumbers,
};
