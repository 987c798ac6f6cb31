import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SetupFailure, step } from '../../../scripts/setup/step.mjs';

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const lasting = (milliseconds: number) => () =>
  new Promise<string>((settle) => setTimeout(() => settle('made'), milliseconds));

describe('step', () => {
  it('prints its name, a sign of life every fifteen seconds, and its time', async () => {
    const result = step('compiling', lasting(32_000));
    await vi.advanceTimersByTimeAsync(32_000);
    await expect(result).resolves.toBe('made');
    expect(lines).toEqual([
      '> compiling ...',
      '  ... still at it (15.0 s)',
      '  ... still at it (30.0 s)',
      '  done in 32.0 s',
    ]);
  });

  it('says of a failure which step, why, and what to do', async () => {
    const failing = step('downloading', () => Promise.reject(new Error('the line is cut')), 'Mend the line.');
    await expect(failing).rejects.toMatchObject({
      step: 'downloading',
      why: 'the line is cut',
      remedy: 'Mend the line.',
    });
    expect(lines).toEqual(['> downloading ...', '  failed after 0.0 s']);
  });

  it('lets an error that knows better name the remedy', async () => {
    const knowing = Object.assign(new Error('wrong checksum'), { remedy: 'Trust nothing.' });
    await expect(step('downloading', () => Promise.reject(knowing), 'Mend the line.')).rejects.toMatchObject({
      remedy: 'Trust nothing.',
    });
    const inner = new SetupFailure('unpacking', 'no unzip', 'Install unzip.');
    await expect(step('downloading', () => Promise.reject(inner))).rejects.toBe(inner);
  });
});
