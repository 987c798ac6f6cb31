import { describe, expect, it } from 'vitest';
import { inLanes } from '../../../scripts/proof/lanes.mjs';

interface Stage {
  name: string;
  cores?: number;
  needs?: string[];
}

/** Stages that end when told to, and what has begun so far. */
function table(stages: Stage[], cores: number) {
  const begun: string[] = [];
  const gates = new Map<string, (name: string) => void>();
  const ended = inLanes(stages, cores, ({ name }, needed: string[]) => {
    begun.push([name, ...needed].join(' after '));
    return new Promise((resolve) => gates.set(name, resolve));
  });
  const settle = () => new Promise((settled) => setTimeout(settled));
  const end = async (name: string) => {
    await settle();
    gates.get(name)?.(name);
    await ended.get(name);
    await settle();
  };
  return { begun, end, ended, settle };
}

describe('stages in lanes', () => {
  it('begin in their turn, as many at once as there are cores', async () => {
    const { begun, end, settle } = table([{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }], 2);
    await settle();
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('a');
    await end('c');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('that want every core wait for all of them, and nobody overtakes', async () => {
    const { begun, end } = table(
      [{ name: 'a' }, { name: 'b' }, { name: 'whole', cores: 2 }, { name: 'c' }],
      2,
    );
    await end('a');
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'whole']);
    await end('whole');
    expect(begun).toEqual(['a', 'b', 'whole', 'c']);
  });

  it('run one by one where there is one core, also what asks for two', async () => {
    const { begun, end } = table([{ name: 'a', cores: 2 }, { name: 'b' }], 1);
    await end('a');
    await end('b');
    expect(begun).toEqual(['a', 'b']);
  });

  it('wait for what they need and are told how it ended; what was not chosen is not waited for', async () => {
    const { begun, end } = table([{ name: 'a' }, { name: 'b', needs: ['a', 'not chosen'] }], 2);
    await end('a');
    expect(begun).toEqual(['a', 'b after a']);
  });

  it('give their core back when they fail', async () => {
    const ended = inLanes([{ name: 'a' }, { name: 'b' }], 1, ({ name }: Stage) =>
      name === 'a' ? Promise.reject(new Error('broken')) : Promise.resolve(name),
    );
    await expect(ended.get('a')).rejects.toThrow('broken');
    await expect(ended.get('b')).resolves.toBe('b');
  });
});
