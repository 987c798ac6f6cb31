import { onTestFinished } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import { clockDialogs } from '../../../src-renderer/windows/delve/clock-dialogs.svelte.ts';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { shellSample } from '../lib/samples.ts';
import { deedOptions } from '../deeds/sample-deeds.ts';
import { allowance, sight, type DungeonSample } from './sample-delve.ts';
import { meeting } from './sample-meeting.ts';

/** What the windows see of a dungeon from now on: the sheet with its party, and the side panel without. */
export function show(bridge: FakeBridge, { delve, party }: DungeonSample): void {
  bridge.answer('dungeon.company', { party, allowance });
  bridge.answer('light.sight', sight());
  bridge.answer('deed.options', deedOptions());
  bridge.answer('place.now', null);
  bridge.answer('turnSheet.odds', null);
  bridge.answer('encounter.view', delve?.encounter ? meeting(delve.encounter.step) : null);
  const people = party.members.map(({ id, name, className, level }) => ({ id, name, className, level }));
  bridge.answer('dungeon.delve', { people, promptsOutside: [], delve, lastDelve: null });
  bridge.answer('hoard.list', []);
  bridge.answer('effect.list', { effects: [] });
  bridge.answer('need.wants', { people: [], party: [] });
  bridge.answer('wander.list', { tables: [], noContent: null });
  bridge.answer('place.list', { dungeons: [], here: null, underWay: true });
  bridge.answer('content.creatures', { creatures: [], total: 0, attribution: null });
}

/** A fake main process that shows this dungeon, and the window's keys listening as they do in the program. */
export function stage(sample: DungeonSample, readOnly = false): FakeBridge {
  const bridge = installFakeBridge();
  show(bridge, sample);
  bridge.answer('shell.view', shellSample({ readOnly }));
  bridge.reply('light.kindle', { id: 7, lit: true });
  window.addEventListener('keydown', shortcuts.handle);
  onTestFinished(() => {
    window.removeEventListener('keydown', shortcuts.handle);
    clockDialogs.close();
  });
  return bridge;
}
