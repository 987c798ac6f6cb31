import type { ViewCommand } from '../../lib/keys/shortcuts.svelte.ts';
import { chipCommand, chipKeys } from './chips/chip-commands.ts';
import type { FightDesk } from './fight-desk.svelte.ts';
import type { HoardPlace } from '../hoards/hoard-words.ts';
import { treasureCommand } from '../hoards/treasure-here.ts';
import { figureCommands } from './figures/figure-commands.ts';
import { leavingCommands } from './ending/leaving-commands.ts';
import { handsCommands } from './hands/hands-commands.ts';
import { lastingCommands } from './lasting/lasting-commands.ts';

const press = (keys: string, id: string, title: string, run: () => void): ViewCommand => ({
  id: `combat.${id}`,
  title,
  group: 'Select',
  keys,
  keyOnly: true,
  repeats: true,
  run,
});

const typing = (desk: FightDesk): ViewCommand[] => [
  ...Array.from('0123456789').map((digit) =>
    press(digit, `digit${digit}`, `Type ${digit} for the die`, () => desk.type(digit)),
  ),
  press('Space', 'space', 'A further die', () => desk.type(' ')),
  press('Backspace', 'rubOut', 'Rub out the last digit', () => desk.rubOut()),
];

/** With whom a hoard can be laid: the group of the foe selected, the first group of foes, else those who were met. */
function fought({ board, selected }: FightDesk): HoardPlace {
  const grouped = (board?.rows ?? []).filter(({ side, groupId }) => side !== 'party' && groupId !== null);
  const group = (grouped.find(({ id }) => id === selected?.id) ?? grouped[0])?.groupId ?? null;
  if (group !== null) return { spot: 'foeGroup', id: group };
  const met = board?.fight.encounterId ?? null;
  return met === null ? null : { spot: 'encounter', id: met };
}

/** What the keys and the palette do on the board. */
export function combatCommands(desk: FightDesk, shut: string | undefined): ViewCommand[] {
  const { board, pending } = desk;
  const none = shut ?? (board === null ? 'Nobody fights.' : undefined);
  const busy =
    none ?? (pending === null ? undefined : 'A die is asked for first; Escape takes the act back.');
  const attack = desk.acts?.own.find(({ role, barred }) => role === 'attack' && barred === null);
  const act = (
    keys: string,
    id: string,
    title: string,
    disabled: string | undefined,
    run: () => void,
    group = 'Acts',
  ): ViewCommand => ({ id: `combat.${id}`, title, group, keys, disabled, run });
  return [
    act(
      'Enter',
      'take',
      pending === null ? 'Do what the card shows' : 'Take the typed faces, or throw the die',
      none,
      () => void desk.doing.take('one'),
    ),
    act('Shift+Enter', 'throwAll', 'Throw all dice that are left', none, () => void desk.doing.take('all')),
    act('N', 'next', 'Next who may act, else go on', busy, () => void desk.doing.goOn()),
    act(
      'A',
      'attack',
      desk.group === null ? 'Attack: then the letter of the target' : 'The group acts: the plan first',
      busy ?? (attack === undefined && desk.group === null ? 'No attack is open now.' : undefined),
      () => {
        if (desk.group !== null) {
          desk.hands.openGang();
          return;
        }
        if (attack !== undefined) desk.pickKind(attack.kind);
        desk.chips.leave();
        desk.aiming = true;
      },
    ),
    act(
      'Q',
      'way',
      'Next weapon or way, or another kind of attack',
      busy ?? (desk.ways.length > 1 ? undefined : 'There is but one way.'),
      () => desk.nextWay(),
    ),
    act('T', 'hurt', 'Damage', busy, () => desk.open({ kind: 'hurt', heals: false }), 'Referee'),
    act('L', 'heal', 'Heal', busy, () => desk.open({ kind: 'hurt', heals: true }), 'Referee'),
    act(
      '+',
      'add',
      board === null ? 'Begin a fight' : 'Add fighters',
      shut ?? (pending === null ? undefined : busy),
      () => desk.open({ kind: board === null ? 'begin' : 'add' }),
      'Fight',
    ),
    act(
      'R',
      'rehearse',
      'Rehearse the fight',
      board === null ? 'Nobody fights.' : undefined,
      () => desk.open({ kind: 'rehearse' }),
      'Fight',
    ),
    act('E', 'end', 'End the fight', busy, () => desk.open({ kind: 'end' }), 'Fight'),
    act('Ctrl+E', 'mend', 'Mend a die of the last act', busy, () => desk.open({ kind: 'mend' }), 'Referee'),
    treasureCommand(
      fought(desk),
      busy ??
        (fought(desk) === null ? 'Who is fought is in no group, and was met by no encounter.' : undefined),
    ),
    ...figureCommands(desk, busy),
    ...lastingCommands(desk, busy),
    ...leavingCommands(desk, busy),
    press('J', 'down', 'Select the next fighter', () => desk.step(1)),
    press('K', 'up', 'Select the fighter before', () => desk.step(-1)),
    press('Escape', 'withdraw', 'Take the act under way back', () => void desk.escape()),
    ...(none === undefined ? typing(desk) : []),
    chipCommand(desk, busy),
    ...handsCommands({ desk, none, busy }),
    ...chipKeys(desk),
  ];
}
