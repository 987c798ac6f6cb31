import type { ViewCommand } from '../../lib/keys/shortcuts.svelte.ts';
import { fallenOf, nobodyFallen } from '../../lib/party/fallen.ts';
import type { Member } from '../../lib/party/party-types.ts';
import { deedKeys } from '../deeds/deed-keys.ts';
import type { DialogName, DelveDesk } from '../delve/delve-desk.svelte.ts';
import { longPassCommands, sheetCommands } from '../turn-sheet/sheet-commands.ts';

const duringEncounter = 'Conclude the encounter first; it takes this turn.';

/** Everything a delve's keys do, in the order the bar shows it; `party` where it is known. */
export function delveCommands(desk: DelveDesk, party?: readonly Member[]): ViewCommand[] {
  const delve = desk.delve;
  if (delve === null) return [];
  const turn = desk.shut ?? (delve.encounter === null ? undefined : duringEncounter);
  const upright = party !== undefined && fallenOf(party).length === 0;
  const carrying = desk.shut ?? (upright ? nobodyFallen : undefined);
  return [...turnCommands(desk, turn), ...otherCommands(desk, turn, carrying), ...sheetCommands(desk)];
}

function turnCommands(desk: DelveDesk, disabled: string | undefined): ViewCommand[] {
  const turn = { group: 'Turn', disabled };
  const pass = (activity: 'explore' | 'rest') => () => void desk.passTurn(activity);
  return [
    { ...turn, id: 'dungeon.passTurn', title: 'Pass turn: explore', keys: 'Space', run: pass('explore') },
    ...longPassCommands(desk, disabled),
    { ...turn, id: 'dungeon.rest', title: 'Rest', keys: 'R', run: pass('rest') },
    ...deedKeys(desk, disabled),
    { ...turn, ...opens(desk, 'search', 'Search', 'S') },
    { ...turn, ...opens(desk, 'other', 'Other activity', 'O') },
  ];
}

function otherCommands(
  desk: DelveDesk,
  leaving: string | undefined,
  carrying: string | undefined,
): ViewCommand[] {
  const disabled = desk.shut;
  const delve = { group: 'Delve', disabled };
  const party = { group: 'Party', disabled };
  const treasure = { group: 'Treasure', disabled };
  const familiar = desk.delve?.familiar === true;
  return [
    { ...delve, ...opens(desk, 'listen', 'Listen', 'I') },
    { ...delve, ...opens(desk, 'light', 'Light', 'L') },
    { ...delve, ...opens(desk, 'handleLight', 'Handle a light', 'B') },
    { ...delve, ...opens(desk, 'encounter', 'Encounter', 'E'), disabled: encounterShut(desk) },
    { ...party, ...opens(desk, 'wound', 'Heal or damage: hit points', '-') },
    { ...party, ...opens(desk, 'state', 'Dead, down, left behind, away', 'Shift+G') },
    { ...party, ...opens(desk, 'carry', 'Carry the fallen', 'Shift+B'), disabled: carrying },
    { ...treasure, ...opens(desk, 'find', 'Find treasure', 'F') },
    { ...treasure, ...opens(desk, 'give', 'Give treasure', 'V') },
    { ...delve, ...opens(desk, 'note', 'Note', 'N') },
    { ...delve, ...opens(desk, 'goTo', 'Go to a room', 'P') },
    {
      ...delve,
      id: 'dungeon.familiar',
      title: familiar ? 'Unknown ground' : 'Familiar ground',
      keys: 'G',
      run: () => void desk.setFamiliar(!familiar),
    },
    { ...delve, ...opens(desk, 'leave', 'Leave the dungeon', 'Q'), disabled: leaving },
  ];
}

function encounterShut(desk: DelveDesk): string | undefined {
  if (desk.shut !== undefined) return desk.shut;
  return desk.delve?.encounter ? 'One encounter is open already.' : undefined;
}

function opens(
  desk: DelveDesk,
  dialog: DialogName,
  title: string,
  keys: string,
): Pick<ViewCommand, 'id' | 'title' | 'keys' | 'run'> {
  return { id: `dungeon.${dialog}`, title, keys, run: () => desk.open(dialog) };
}
