import type { ViewCommand } from '../../lib/keys/shortcuts.svelte.ts';
import type { Delve, Prompt } from '../delve/delve-types.ts';
import type { PromptDesk } from '../prompts/prompt-desk.svelte.ts';
import { gathered, titleOf, type QueueEntry } from '../prompts/prompt-groups.ts';

interface SideState {
  delve: Delve | null;
  /** An encounter is under way, in a delve or out of it. */
  met: boolean;
  /** The one queue, in a dungeon or out of it. */
  prompts: readonly Prompt[];
  shut: string | undefined;
  desk: PromptDesk;
  /** Whether the queue can be seen; said aloud where it cannot. */
  seen: () => boolean;
  /** Where typed dice and Enter go; null, and said aloud, when it cannot be seen. */
  answers: () => HTMLElement | null;
  /** The card of a prompt, wherever it stands. */
  card: (prompt: Prompt) => HTMLElement | null;
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

/** The keys of the first prompt and of all its kind; those of the encounter before them while somebody is met. */
export function sideCommands(side: SideState): ViewCommand[] {
  const { met } = side;
  const top = side.desk.first(side.prompts);
  return [
    ...(top === undefined ? [] : [...promptCommands(side, top, met), ...allCommands(side, top)]),
    ...(met ? encounterCommands(side) : []),
  ];
}

function promptCommands(side: SideState, top: Prompt, met: boolean): ViewCommand[] {
  const common = { group: 'First prompt', disabled: side.shut };
  const put = (answer: 'delay' | 'dismiss') => () => {
    if (side.seen()) void side.desk.put(top, answer);
  };
  const acceptance = side.desk.acceptance(top, side.delve?.lights ?? []);
  const accept = (): void => {
    if (!side.seen()) return;
    if (acceptance !== null) {
      void acceptance.take();
      return;
    }
    const place = met ? side.card(top) : side.answers();
    if (place !== null) side.accept(place);
  };
  return [
    {
      ...common,
      id: 'prompt.accept',
      title: `${top.title}: accept`,
      keys: met ? 'Ctrl+Enter' : 'Enter',
      inFields: met,
      disabled: side.shut ?? top.waits ?? undefined,
      run: accept,
    },
    ...(top.kind === 'wanderingCheck' && !met ? [dieCommand(side, common.group)] : []),
    { ...common, id: 'prompt.delay', title: `${top.title}: delay`, keys: 'D', run: put('delay') },
    { ...common, id: 'prompt.dismiss', title: `${top.title}: dismiss`, keys: 'X', run: put('dismiss') },
  ];
}

/** Where many of a kind wait: the same three answers for all of them in one step. */
function allCommands(side: SideState, top: Prompt): ViewCommand[] {
  const entry = gathered(side.prompts).find(({ prompts }) => prompts.includes(top));
  if (entry?.isMany !== true) return [];
  const common = { group: 'First prompt', disabled: side.shut };
  const put = (answer: 'delay' | 'dismiss') => () => {
    if (side.seen()) void side.desk.putAll(entry.prompts, answer);
  };
  const title = titleOf(entry);
  return [
    ...acceptAll(side, entry, title),
    { ...common, id: 'prompt.delayAll', title: `${title}: delay all`, keys: 'Shift+D', run: put('delay') },
    {
      ...common,
      id: 'prompt.dismissAll',
      title: `${title}: dismiss all`,
      keys: 'Shift+X',
      run: put('dismiss'),
    },
  ];
}

function acceptAll(side: SideState, { prompts }: QueueEntry, title: string): ViewCommand[] {
  const all = side.desk.acceptanceOfAll(prompts);
  if (all === null) return [];
  return [
    {
      id: 'prompt.acceptAll',
      title: `${title}: ${all.label.toLowerCase()}`,
      group: 'First prompt',
      keys: 'Shift+Enter',
      disabled: side.shut,
      run: () => {
        if (side.seen()) void all.take();
      },
    },
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
