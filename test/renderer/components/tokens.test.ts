import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, luminance } from '../../../shared/map/contrast.ts';

const css = readFileSync(join(import.meta.dirname, '../../../src-renderer/styles/tokens.css'), 'utf8');

function tokensOf(theme: string): Map<string, string> {
  const block = new RegExp(`data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((hit) => [hit[1] ?? '', hit[2] ?? '']),
  );
}

const surfaces = ['bg', 'surface', 'raised', 'sunken', 'lamp-wash', 'danger-wash'];

/** [ink, grounds, least ratio]: 7 for figures, 4.5 for words, 3 for edges and rings. */
const demands: readonly (readonly [string, readonly string[], number])[] = [
  ['ink', surfaces, 7],
  ['ink-2', surfaces, 7],
  ['ink-3', surfaces, 4.5],
  ['danger', surfaces, 4.5],
  ['sea', surfaces, 4.5],
  ['moss', surfaces, 4.5],
  ['lamp', ['bg', 'surface', 'raised', 'lamp-wash'], 4.5],
  ['lamp', surfaces, 3],
  ['edge', surfaces, 3],
  ['focus', surfaces, 3],
  ['lamp-ink', ['lamp', 'lamp-hover'], 4.5],
  ['danger-ink', ['danger'], 4.5],
  ['lane-ink', ['torch', 'lantern'], 4.5],
  ['torch-edge', ['surface', 'raised', 'bg'], 3],
  ['lantern-edge', ['surface', 'raised', 'bg'], 3],
];

describe.each(['parchment', 'lantern'])('the %s theme', (theme) => {
  const tokens = tokensOf(theme);

  it.each(demands)('sets %s apart on %j by %d to 1', (ink, grounds, least) => {
    for (const ground of grounds) {
      const ratio = contrast(tokens.get(ink) ?? '', tokens.get(ground) ?? '');
      expect(ratio, `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
  });

  it('draws past boxes dimmer than the boxes to come', () => {
    expect(luminance(tokens.get('sunken') ?? '')).toBeLessThan(luminance(tokens.get('raised') ?? ''));
  });

  it('names the same colours as the other theme', () => {
    expect([...tokens.keys()]).toEqual([...tokensOf('parchment').keys()]);
  });
});
