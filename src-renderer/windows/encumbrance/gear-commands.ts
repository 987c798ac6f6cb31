import { thingsText, thingText } from '../../lib/party/thing-words.ts';
import { shortcuts, type ViewCommand } from '../../lib/keys/shortcuts.svelte.ts';
import type { ItemState } from '../../../shared/ipc/vocabulary.ts';
import type { GearDesk } from './gear-desk.svelte.ts';
import type { GearSteps } from './gear-steps.svelte.ts';
import { truthCommands } from './truth/truth-commands.ts';

export interface GearContext {
  desk: GearDesk;
  steps: GearSteps;
  /** Why nothing can be changed; undefined where it can. */
  shut: string | undefined;
}

const nothingChosen = 'Nothing is chosen.';

/** A command with its key, under its group: `act('Move', 'M', 'move', ...)`; null for none but the palette. */
const act = (
  group: string,
  keys: string | null,
  id: string,
  title: string,
  disabled: string | undefined,
  run: () => void,
): ViewCommand => ({ id: `gear.${id}`, title, group, disabled, run, ...(keys === null ? {} : { keys }) });

/** What only a key does: too small for the palette, and done again while the key is held. */
const press = (keys: string, id: string, title: string, run: () => void): ViewCommand => ({
  ...act('Select', keys, id, title, undefined, run),
  keyOnly: true,
  repeats: true,
});

/** What the keys and the palette do in this window. */
export const gearCommands = (context: GearContext): ViewCommand[] => [
  ...moving(context),
  ...wearing(context),
  ...changing(context),
  ...truthCommands(context),
  ...forPerson(context),
  ...forPlaces(context),
  ...selecting(context),
];

/** What is chosen goes elsewhere. */
function moving({ desk, steps, shut }: GearContext): ViewCommand[] {
  const { pane, here, there } = desk;
  const { chosen } = pane;
  const what = thingsText(chosen);
  const other = there?.name ?? 'the other place';
  const none = shut ?? (chosen.length === 0 ? nothingChosen : undefined);
  const packed = chosen.filter(({ containerId }) => containerId !== null);
  const loose = none ?? (packed.length === 0 ? 'It is not packed in anything.' : undefined);
  const open = (aim: 'somebody' | 'container' | 'other') => () =>
    desk.open({ kind: 'move', things: chosen, aim });
  const across = (): void => {
    if (there !== null) void steps.move(chosen, there.place);
  };
  const takeOut = (): void => {
    if (here !== null) void steps.move(packed, here.place);
  };
  const drop = () => void steps.move(chosen, { in: 'ground' });
  const group = 'Move';
  return [
    act(group, 'M', 'move', `Move ${what} to ${other}`, none, across),
    act(group, 'Shift+M', 'moveSome', `Move some of it to ${other}`, none, open('other')),
    act(group, 'G', 'give', `Give ${what} to somebody`, none, open('somebody')),
    act(group, 'C', 'pack', `Put ${what} into a container`, none, open('container')),
    act(group, 'O', 'takeOut', `Take ${what} out`, loose, takeOut),
    act(group, 'D', 'drop', `Drop ${what} on the ground`, none, drop),
  ];
}

function unbearable({ desk, shut }: GearContext): string | undefined {
  if (shut !== undefined) return shut;
  const thing = desk.pane.row?.thing;
  if (thing === undefined) return nothingChosen;
  if (desk.here?.kind !== 'member') return 'Nobody bears it.';
  return thing.containerId === null ? undefined : 'It is packed away. Take it out first.';
}

/** On the body and in the hand, and off again with the same key. */
function wearing(context: GearContext): ViewCommand[] {
  const { desk, steps } = context;
  const thing = desk.pane.row?.thing ?? null;
  const name = thing?.name ?? 'it';
  const wrong = unbearable(context);
  const put = (state: ItemState) => () => {
    if (thing !== null) void steps.setState(thing, thing.state === state ? 'carried' : state);
  };
  const wear = thing?.state === 'worn' ? `Take ${name} off` : `Wear ${name}`;
  const wield = thing?.state === 'wielded' ? `Put ${name} away` : `Wield ${name}`;
  const group = 'Wear and wield';
  return [
    act(group, 'T', 'wear', wear, wrong, put('worn')),
    act(group, 'V', 'wield', wield, wrong, put('wielded')),
  ];
}

/** New things, and other figures for those there are. */
function changing({ desk, steps, shut }: GearContext): ViewCommand[] {
  const { pane, here } = desk;
  const thing = pane.row?.thing ?? null;
  const none = shut ?? (thing === null ? nothingChosen : undefined);
  const single = none ?? (thing !== null && thing.quantity < 2 ? 'There is only one of it.' : undefined);
  const equal = pane.marked.length > 1 ? pane.marked : pane.equalToRow();
  const alone = none ?? (equal.length < 2 ? 'There is nothing equal beside it.' : undefined);
  const add = (): void => {
    if (here !== null) desk.open({ kind: 'thing', thing: null, to: here });
  };
  const edit = (): void => {
    if (thing !== null && here !== null) desk.open({ kind: 'thing', thing, to: here });
  };
  const split = (): void => {
    if (thing !== null) desk.open({ kind: 'split', thing });
  };
  const stack = thing === null ? 'a stack' : thingText(thing);
  const group = 'Things';
  return [
    act(group, 'A', 'add', `Add a thing to ${here?.name ?? 'the party'}`, shut, add),
    act(group, 'E', 'edit', `Edit ${thing?.name ?? 'the thing'}`, none, edit),
    act(group, 'S', 'split', `Split ${stack}`, single, split),
    act(group, '+', 'merge', 'Merge equal things', alone, () => void steps.merge(equal)),
    act(
      group,
      'Delete',
      'remove',
      `Strike off ${thingsText(pane.chosen)}`,
      none,
      () => void steps.remove(pane.chosen),
    ),
  ];
}

/** For the person selected in the table, whichever pane the keys are in. */
function forPerson({ desk, steps, shut }: GearContext): ViewCommand[] {
  const member = desk.left?.member ?? null;
  const name = member?.name ?? 'the selected person';
  const nobody = shut ?? (member === null ? 'Nobody is selected: J and K select.' : undefined);
  const dropPack = (): void => {
    if (member !== null) void steps.dropPack(member.id);
  };
  const buy = (): void => {
    if (member !== null) desk.open({ kind: 'buy', memberId: member.id, name: member.name });
  };
  return [
    act('Person', 'Shift+D', 'dropPack', `Drop the pack of ${name}`, nobody, dropPack),
    act('Person', 'B', 'buy', `Buy for ${name}`, nobody, buy),
  ];
}

/** The pool and its division, and the caches: that of the left pane, or else of the right one. */
function forPlaces({ desk, steps, shut }: GearContext): ViewCommand[] {
  const cache = [desk.left, desk.right].find((row) => row?.kind === 'cache') ?? null;
  const name = cache?.name ?? 'the cache';
  const none = shut ?? (cache === null ? 'No cache is shown in either pane.' : undefined);
  const full = none ?? (cache !== null && cache.things > 0 ? `${name} is not empty.` : undefined);
  const rename = (): void => {
    if (cache !== null) desk.open({ kind: 'cache', cache });
  };
  const remove = (): void => {
    if (cache !== null && 'id' in cache.place) void steps.removeCache(cache.place.id);
  };
  const reward = () => desk.open({ kind: 'reward' });
  const group = 'Pool and caches';
  return [
    act(group, 'R', 'reward', 'Divide the pool and award XP', shut, reward),
    act(group, 'N', 'addCache', 'Add a cache', shut, () => desk.open({ kind: 'cache', cache: null })),
    act(group, null, 'renameCache', `Rename ${name}`, none, rename),
    act(group, null, 'removeCache', `Remove ${name}`, full, remove),
    act(group, null, 'method', 'Change how encumbrance is counted', undefined, openSettings),
  ];
}

/** The campaign's settings, in this window or, from a window of its own, beside it. */
export function openSettings(): void {
  const isDesk = shortcuts.views.some(({ commands }) => commands.some(({ id }) => id === 'go.campaign'));
  shortcuts.run(isDesk ? 'go.campaign' : 'window.campaign');
}

/** Who stands on the left, what on the right, and what is marked. */
function selecting({ desk }: GearContext): ViewCommand[] {
  const letGo = (): void => {
    desk.endDrag();
    desk.pane.unmarkAll();
  };
  return [
    press('J', 'next', 'Select the next row', () => desk.step(1)),
    press('K', 'previous', 'Select the row before', () => desk.step(-1)),
    press('Shift+J', 'otherNext', 'The other pane: next place', () => desk.stepOther(1)),
    press('Shift+K', 'otherPrevious', 'The other pane: place before', () => desk.stepOther(-1)),
    press('Space', 'mark', 'Mark or unmark, and go on', () => desk.pane.markAndGoOn()),
    press('Escape', 'letGo', 'Let go, unmark all', letGo),
    act('Select', 'Shift+A', 'markAll', 'Mark all, or none', undefined, () => desk.pane.markAll()),
    act('Select', 'P', 'place', 'Choose the other place by name', undefined, () =>
      desk.open({ kind: 'place' }),
    ),
  ];
}
