import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import type { TonightDesk } from './tonight-desk.svelte.ts';

/** Everything the keys of the page Tonight do. */
export function tonightCommands(desk: TonightDesk): ViewCommand[] {
  const { room } = desk;
  const group = 'Tonight';
  const none = room === null ? 'No room is near.' : undefined;
  return [
    {
      group,
      id: 'tonight.further',
      title: 'Look one door further',
      keys: '+',
      disabled: desk.furthest ? 'It is looked as far as that goes.' : undefined,
      run: () => desk.look(1),
    },
    {
      group,
      id: 'tonight.nearer',
      title: 'Look one door less far',
      keys: '-',
      disabled: desk.nearest ? 'Only this room is looked at.' : undefined,
      run: () => desk.look(-1),
    },
    {
      group,
      id: 'tonight.print',
      title: 'Print tonight',
      keys: 'Y',
      disabled: desk.tonight === null ? 'Nothing is read yet.' : undefined,
      run: () => (desk.printing = true),
    },
    {
      group,
      id: 'tonight.open',
      title: room === null ? 'Open the room' : `Open ${room.title} in the book`,
      keys: 'Enter',
      disabled: none,
      run: () => room !== null && desk.open(room),
    },
    {
      group,
      id: 'tonight.down',
      title: 'Next room',
      keys: 'J',
      repeats: true,
      keyOnly: true,
      disabled: none,
      run: () => desk.stand(desk.at + 1),
    },
    {
      group,
      id: 'tonight.up',
      title: 'Room before',
      keys: 'K',
      repeats: true,
      keyOnly: true,
      disabled: none,
      run: () => desk.stand(desk.at - 1),
    },
  ];
}
