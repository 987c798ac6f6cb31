import { onTestFinished } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/shortcuts.svelte.ts';
import type { DungeonView } from '../../../src-renderer/windows/dungeon/dungeon-types.ts';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { shellSample } from '../lib/samples.ts';
import { deedOptions } from './sample-deeds.ts';
import { sight } from './sample-delve.ts';

/** What the windows see of a dungeon from now on: the sheet with its party, and the side panel without. */
export function show(bridge: FakeBridge, view: DungeonView): void {
  bridge.answer('dungeon.view', view);
  bridge.answer('light.sight', sight());
  bridge.answer('deed.options', deedOptions());
  bridge.answer('place.now', null);
  bridge.answer('dungeon.odds', null);
  const people = view.party.members.map(({ id, name, className, level }) => ({ id, name, className, level }));
  bridge.answer('dungeon.delve', { people, promptsOutside: [], delve: view.delve });
  bridge.answer('effect.list', { effects: [] });
  bridge.answer('need.wants', { people: [], party: [] });
  bridge.answer('wander.list', { tables: [], noContent: null });
  bridge.answer('place.list', { dungeons: [], here: null, underWay: true });
  bridge.answer('content.creatures', { creatures: [], total: 0, attribution: null });
}

/** A fake main process that shows this dungeon, and the window's keys listening as they do in the program. */
export function stage(view: DungeonView, readOnly = false): FakeBridge {
  const bridge = installFakeBridge();
  show(bridge, view);
  bridge.answer('shell.view', shellSample({ readOnly }));
  bridge.reply('dungeon.light', { id: 7, lit: true });
  window.addEventListener('keydown', shortcuts.handle);
  onTestFinished(() => window.removeEventListener('keydown', shortcuts.handle));
  return bridge;
}
