import type { DoorAct } from '../../../../shared/ipc/book/place-facts.ts';
import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import type { DelveDesk } from '../../delve/delve-desk.svelte.ts';
import { takingCommands } from '../../hoards/hoard-commands.ts';
import { foeTitle } from '../../places/foe-words.ts';
import type { Door, RoomFoe, RoomView } from '../../places/place-types.ts';
import { doorActWords, roomTitle, trapActWords } from '../../places/place-words.ts';

/** What a party does to a door; the rest is preparation and stands in the book. */
const inPlay: readonly DoorAct[] = ['find', 'open', 'shut', 'force', 'unlock', 'unbar', 'spike', 'unspike'];

export const playActs = ({ acts }: Door): DoorAct[] => inPlay.filter((act) => acts.includes(act));

/** To force a door asks who does it, with strength and die; the rest is done as it is said. */
export function takeDoor(desk: DelveDesk, { id }: Door, act: DoorAct): void {
  if (act === 'force') desk.force(id);
  else void desk.steps.take('place.setDoor', { id, act });
}

/** Those who wait in a room, or were met and left standing. */
export const stillThere = ({ foes }: RoomView): RoomFoe[] =>
  foes.filter(({ state }) => state === 'there' || state === 'met');

/** An encounter begins with them; how many they are comes next where it is not known. */
export const meet = (desk: DelveDesk, { id }: RoomFoe): void =>
  void desk.steps.take('encounter.begin', { roomFoeId: id });

/** Foes, doors, traps and hoards of the room at hand, for the palette. */
export function placeCommands(desk: DelveDesk, room: RoomView): ViewCommand[] {
  const common = { group: 'Place', disabled: desk.shut };
  const foes = stillThere(room).map((foe) => ({
    ...common,
    id: `place.foe.${foe.id}.meet`,
    title: `Meet ${foeTitle(foe)}`,
    run: () => meet(desk, foe),
  }));
  const doors = room.doors.flatMap((door) => [
    ...playActs(door).map((act) => ({
      ...common,
      id: `place.door.${door.id}.${act}`,
      title: `${door.name}: ${doorActWords[act].toLowerCase()}`,
      run: () => takeDoor(desk, door, act),
    })),
    ...(door.to === null ? [] : [goThrough(desk, door, door.to)]),
  ]);
  const traps = room.traps.flatMap((trap) =>
    trap.acts.map((act) => ({
      ...common,
      id: `place.trap.${trap.id}.${act}`,
      title: `${trap.name}: ${trapActWords[act].toLowerCase()}`,
      run: () => void desk.steps.take('place.setTrap', { id: trap.id, act }),
    })),
  );
  const out = { ...common, id: 'place.stepOut', title: 'Leave the room for a place without a key' };
  const hoards = takingCommands(room.hoards, desk);
  return [
    ...foes,
    ...doors,
    ...traps,
    ...hoards,
    { ...out, run: () => void desk.steps.take('place.stepOut', {}) },
  ];
}

const goThrough = (desk: DelveDesk, door: Door, to: NonNullable<Door['to']>): ViewCommand => ({
  group: 'Place',
  disabled: desk.shut,
  id: `place.door.${door.id}.through`,
  title: `${door.name}: go to ${roomTitle(to)}`,
  run: () => void desk.steps.take('place.goTo', { roomId: to.id }),
});
