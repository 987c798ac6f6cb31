import type { ViewCommand } from '../../lib/shortcuts.svelte.ts';
import type { Delve, Prompt } from './dungeon-types.ts';
import type { PromptDesk } from './prompts/prompt-desk.svelte.ts';

interface SideState {
  delve: Delve | null;
  /** The one queue, in a dungeon or out of it. */
  prompts: readonly Prompt[];
  shut: string | undefined;
  desk: PromptDesk;
  /** Where keys answer; null, and said aloud, when it cannot be seen. */
  answers: () => HTMLElement | null;
  accept: (place: HTMLElement) => boolean;
  typeDie: (place: HTMLElement) => boolean;
  backToTable: () => void;
}

/** Any digit does this by itself (answer-keys.ts); it stands here so that the list of keys names it. */
function dieCommand(side: SideState, group: string): ViewCommand {
  const run = (): void => {
    const place = side.answers();
    if (place !== null) side.typeDie(place);
  };
  return { id: 'die.type', title: 'Type a die', group, keys: '1–6', keyOnly: true, disabled: side.shut, run };
}

/** The keys of the first prompt, or of the encounter that stands in its place. */
export function sideCommands(side: SideState): ViewCommand[] {
  return side.delve === null || side.delve.encounter === null
    ? promptCommands(side)
    : encounterCommands(side);
}

function promptCommands(side: SideState): ViewCommand[] {
  const top = side.desk.first(side.prompts);
  if (top === undefined) return [];
  const common = { group: 'First prompt', disabled: side.shut };
  const put = (answer: 'delay' | 'dismiss') => () => {
    if (side.answers() !== null) void side.desk.put(top, answer);
  };
  const acceptance = side.desk.acceptance(top, side.delve?.lights ?? []);
  const accept = (): void => {
    const place = side.answers();
    if (place === null) return;
    if (acceptance === null) side.accept(place);
    else void acceptance.take();
  };
  const canAccept = top.canAccept
    ? {}
    : { disabled: side.shut ?? `${top.text} It can be delayed or dismissed.` };
  return [
    {
      ...common,
      id: 'prompt.accept',
      title: `${top.title}: accept`,
      keys: 'Enter',
      run: accept,
      ...canAccept,
    },
    ...(top.kind === 'wanderingCheck' ? [dieCommand(side, common.group)] : []),
    { ...common, id: 'prompt.delay', title: `${top.title}: delay`, keys: 'D', run: put('delay') },
    { ...common, id: 'prompt.dismiss', title: `${top.title}: dismiss`, keys: 'X', run: put('dismiss') },
  ];
}

function encounterCommands(side: SideState): ViewCommand[] {
  const common = { group: 'Encounter', disabled: side.shut };
  const goOn = (): void => {
    const place = side.answers();
    if (place !== null) side.accept(place);
  };
  return [
    { ...common, id: 'encounter.goOn', title: 'Go on with the encounter', keys: 'Enter', run: goOn },
    dieCommand(side, common.group),
    {
      id: 'encounter.backToTable',
      group: 'Encounter',
      title: 'Back to the party table',
      keys: 'Escape',
      inFields: true,
      keyOnly: true,
      run: side.backToTable,
    },
  ];
}
