import type { Sheet } from '../../../../lib/party/party-types.ts';
import { figure } from '../../../../../shared/words/figures.ts';

type Gear = Sheet['gear'];

const named = ({ name, quantity }: Gear[number]): string =>
  quantity === 1 ? name : `${figure(quantity)} × ${name}`;

/** What is worn, wielded and in the purse, by name; how much else there is, by number. */
export function gearInShort(gear: Gear): { title: string; text: string }[] {
  const borne = (state: Gear[number]['state']): string =>
    gear
      .filter((item) => item.state === state)
      .map(named)
      .join(', ');
  const coins = gear
    .filter(({ kind }) => kind === 'coin')
    .map(named)
    .join(', ');
  const rest = gear.filter(({ kind, state }) => kind !== 'coin' && state === 'carried');
  const shown = rest.slice(0, 8).map(named).join(', ');
  const lines = [
    { title: 'Worn', text: borne('worn') },
    { title: 'Wielded', text: borne('wielded') },
    { title: 'Coins', text: coins },
    { title: 'Carried', text: rest.length > 8 ? `${shown} and ${rest.length - 8} more` : shown },
  ];
  return lines.filter(({ text }) => text !== '');
}
