import type { Dice } from '../../dice/dice.ts';

/** Names of towns, put together of our own. */

const beginnings = [
  ...[
    'Alder',
    'Ash',
    'Barley',
    'Black',
    'Bracken',
    'Brook',
    'Crow',
    'Dun',
    'Elder',
    'Fallow',
    'Goose',
    'Hart',
  ],
  ...['Hazel', 'Heron', 'Holm', 'Kettle', 'Larch', 'Marl', 'Mill', 'Oat', 'Otter', 'Raven', 'Rook', 'Rush'],
  ...['Salt', 'Sedge', 'Shep', 'Stone', 'Thorn', 'Wether', 'White', 'Wren'],
] as const;
const byRiver = ['ford', 'bridge', 'water', 'mouth', 'mill', 'weir'] as const;
const byLand = ['stead', 'wick', 'ham', 'ton', 'gate', 'market', 'cross', 'field', 'hold', 'barrow'] as const;

const chosen = <Word>(dice: Dice, words: readonly [Word, ...Word[]]): Word =>
  words[dice.roll(words.length) - 1] ?? words[0];

/** A name that is not among those given, to which it is added. */
export function townName(dice: Dice, onRiver: boolean, names: Set<string>): string {
  const first = chosen(dice, beginnings);
  const name = first + (onRiver ? chosen(dice, byRiver) : chosen(dice, byLand));
  let own = name;
  for (let nth = 2; names.has(own); nth += 1) own = `${name} ${nth}`;
  names.add(own);
  return own;
}
