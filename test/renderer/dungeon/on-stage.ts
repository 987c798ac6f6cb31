import { onTestFinished } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/shortcuts.svelte.ts';
import type { DungeonView } from '../../../src-renderer/windows/dungeon/dungeon-types.ts';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { shellSample } from '../lib/samples.ts';

/** What the windows see of a dungeon from now on: the sheet with its party, and the side panel without. */
export function show(bridge: FakeBridge, view: DungeonView): void {
  bridge.answer('dungeon.view', view);
  const people = view.party.members.map(({ id, name, className, level }) => ({ id, name, className, level }));
  bridge.answer('dungeon.delve', { people, delve: view.delve });
}

/** A fake main process that shows this dungeon, and the window's keys listening as they do in the program. */
export function stage(view: DungeonView, readOnly = false): FakeBridge {
  const bridge = installFakeBridge();
  show(bridge, view);
  bridge.answer('shell.view', shellSample({ readOnly }));
  window.addEventListener('keydown', shortcuts.handle);
  onTestFinished(() => window.removeEventListener('keydown', shortcuts.handle));
  return bridge;
}
