import { shortcuts, type ViewCommand } from '../../../lib/shortcuts.svelte.ts';
import { act, type GearContext } from './gear-context.ts';

/** For the person selected in the table, whichever pane the keys are in. */
export function forPerson({ desk, steps, shut }: GearContext): ViewCommand[] {
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
export function forPlaces({ desk, steps, shut }: GearContext): ViewCommand[] {
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
