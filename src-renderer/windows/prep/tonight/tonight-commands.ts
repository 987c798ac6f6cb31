import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import type { TonightDesk } from './tonight-desk.svelte.ts';

const group = 'Tonight';

/** Everything the keys of the page Tonight do. */
export const tonightCommands = (desk: TonightDesk): ViewCommand[] => [
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
  ...walkCommands(desk),
  ...chosenCommands(desk),
];

function walkCommands(desk: TonightDesk): ViewCommand[] {
  const walk = {
    ...{ group, repeats: true, keyOnly: true },
    disabled: desk.item === null ? 'Nothing is at hand.' : undefined,
  };
  return [
    { ...walk, id: 'tonight.down', title: 'Next', keys: 'J', run: () => desk.stand(desk.at + 1) },
    { ...walk, id: 'tonight.up', title: 'The one before', keys: 'K', run: () => desk.stand(desk.at - 1) },
  ];
}

/** What is done with the chosen one. */
export function chosenCommands(desk: TonightDesk): ViewCommand[] {
  const { item, shut } = desk;
  const none = item === null ? 'Nothing is at hand.' : undefined;
  const bound =
    shut ?? none ?? (item?.what === null ? 'It is a line of a text, and is changed there.' : undefined);
  const move = (by: 1 | -1) => ({
    group: 'Chosen',
    disabled: bound ?? (desk.beside(by) === null ? 'Only what comes first is put in order.' : undefined),
    run: () => void desk.move(by),
  });
  const chosen = { group: 'Chosen', disabled: bound };
  return [
    {
      group: 'Chosen',
      id: 'tonight.open',
      title: 'Open it',
      keys: 'Enter',
      disabled: none ?? (item?.to === null ? 'No window shows it by itself.' : undefined),
      run: () => desk.open(),
    },
    {
      ...chosen,
      id: 'tonight.pin',
      title: item?.state === 'first' ? 'As it comes' : 'Pin to tonight',
      keys: '.',
      run: () => void desk.pin(),
    },
    {
      ...chosen,
      id: 'tonight.hide',
      title: item?.state === 'hidden' ? 'Show it again' : 'Not tonight',
      keys: 'Delete',
      run: () => void desk.hide(),
    },
    { ...move(-1), id: 'tonight.earlier', title: 'One earlier', keys: 'Shift+K' },
    { ...move(1), id: 'tonight.later', title: 'One later', keys: 'Shift+J' },
  ];
}
