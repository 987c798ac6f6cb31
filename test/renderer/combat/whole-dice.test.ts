import { expect, test } from 'vitest';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import {
  wholeDice,
  wholeDiceCommand,
  wholeFace,
} from '../../../src-renderer/windows/combat/ahead/whole-dice.svelte.ts';
import { installFakeBridge } from '../lib/fake-bridge.ts';

test('a die is whole once no further digit could belong to it', () => {
  expect(wholeFace('1', 20)).toBeNull();
  expect(wholeFace('17', 20)).toEqual({ face: 17, rest: '' });
  expect(wholeFace('176', 20)).toEqual({ face: 17, rest: '6' });
  expect(wholeFace('3', 20)).toEqual({ face: 3, rest: '' });
  expect(wholeFace('6', 6)).toEqual({ face: 6, rest: '' });
  expect(wholeFace('52', 6)).toEqual({ face: 5, rest: '2' });
});

test('a space ends one that could go on, and what is no face stays as it was typed', () => {
  expect(wholeFace('2 5', 20)).toEqual({ face: 2, rest: '5' });
  expect(wholeFace('2 ', 20)).toBeNull();
  expect(wholeFace('29', 20)).toBeNull();
  expect(wholeFace('7', 6)).toBeNull();
  expect(wholeFace('0', 6)).toBeNull();
  expect(wholeFace('=8', 6)).toBeNull();
  expect(wholeFace('', 6)).toBeNull();
});

test('turned on or off it is kept for the next start, and said', async () => {
  const bridge = installFakeBridge();
  bridge.reply('app.setPreferences', null);
  wholeDice.on = false;
  await wholeDice.turn();
  expect(status.message).toContain('as soon as it is whole');
  expect(wholeDiceCommand().title).toContain('now on');
  await wholeDice.turn();
  expect(status.message).toBe('A typed die waits for Enter.');
  expect(bridge.sent('app.setPreferences')).toEqual([{ wholeDice: true }, { wholeDice: false }]);
});
