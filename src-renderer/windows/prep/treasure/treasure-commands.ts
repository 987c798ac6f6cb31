import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import type { TreasureDesk } from './treasure-desk.svelte.ts';

interface Hands {
  /** Puts the cursor to what is rolled for. */
  ask: () => void;
  /** Asks what a hoard shall be worth. */
  wish: () => void;
  /** Why there is none to be brought to a worth; undefined where there is. */
  noWish: string | undefined;
}

/** Everything the keys of the Treasure page do. */
export function treasureCommands(desk: TreasureDesk, { ask, wish, noWish }: Hands): ViewCommand[] {
  const { card, line } = desk;
  const roll = { group: 'Treasure' };
  const dice = card === null ? 'Nothing is rolled yet.' : card.ask === null ? 'No die is wanted.' : undefined;
  const one = { group: 'Line', disabled: line === null ? 'No line is chosen.' : undefined };
  return [
    { ...roll, id: 'treasure.ask', title: 'Say what is rolled for', keys: '/', run: ask },
    {
      ...roll,
      id: 'treasure.next',
      title: 'Throw the next die',
      keys: 'Enter',
      disabled: dice,
      run: () => void desk.throw('one'),
    },
    {
      ...roll,
      id: 'treasure.rest',
      title: 'Throw all that is left',
      keys: 'Shift+Enter',
      disabled: dice,
      run: () => void desk.throw('all'),
    },
    {
      ...roll,
      id: 'treasure.line',
      title: 'Throw this line to its end',
      keys: 'L',
      disabled: dice,
      run: () => void desk.throw('line'),
    },
    {
      ...roll,
      id: 'treasure.pool',
      title: 'Into the pool',
      keys: 'P',
      disabled: desk.notYet,
      run: () => void desk.take(),
    },
    {
      ...roll,
      id: 'treasure.lay',
      title: 'Lay it down as a hoard',
      keys: 'H',
      disabled: desk.notYet,
      run: () => (desk.laying = true),
    },
    {
      ...roll,
      id: 'treasure.wish',
      title: 'Bring it to a wished worth',
      keys: 'W',
      disabled: noWish,
      run: wish,
    },
    {
      ...one,
      id: 'treasure.down',
      title: 'Next line',
      keys: 'J',
      repeats: true,
      keyOnly: true,
      run: () => desk.stand(desk.at + 1),
    },
    {
      ...one,
      id: 'treasure.up',
      title: 'Line before',
      keys: 'K',
      repeats: true,
      keyOnly: true,
      run: () => desk.stand(desk.at - 1),
    },
    { ...one, id: 'treasure.again', title: 'Throw the line again', keys: 'A', run: () => void desk.again() },
    {
      ...one,
      id: 'treasure.strike',
      title: line?.struck === true ? 'Let the line stand' : 'Strike the line',
      keys: 'X',
      run: () => void desk.strike(),
    },
    { ...one, id: 'treasure.type', title: 'Type what is there', keys: 'T', run: () => (desk.typing = true) },
  ];
}
