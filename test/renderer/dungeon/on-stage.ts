import { onTestFinished } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/shortcuts.svelte.ts';
import type { DungeonView } from '../../../src-renderer/windows/dungeon/dungeon-types.ts';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { shellSample } from '../lib/samples.ts';

/** A fake main process that shows this dungeon, and the window's keys listening as they do in the program. */
export function stage(view: DungeonView, readOnly = false): FakeBridge {
  const bridge = installFakeBridge();
  bridge.answer('dungeon.view', view);
  bridge.answer('shell.view', shellSample({ readOnly }));
  window.addEventListener('keydown', shortcuts.handle);
  onTestFinished(() => window.removeEventListener('keydown', shortcuts.handle));
  return bridge;
}
