import { render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { walkFigures } from '../../../src-renderer/lib/keys/walk-figures.ts';
import FigureGroup from '../../../src-renderer/windows/characters/sheet/FigureGroup.svelte';
import { placedFigures } from '../../../src-renderer/windows/characters/sheet/figure-words.ts';
import { installFakeBridge } from '../lib/fake-bridge.ts';
import { figure, member, sheet } from './sheet-samples.ts';

const figures = [
  figure('acDescending', 'Armour class', 2, { group: 'defence' }),
  figure('parry', 'Attacks against one who parries', -1, { group: 'defence' }),
  figure('thac0', 'THAC0', 19, { group: 'attack' }),
  figure('save.death', 'Death or poison', 12),
  figure('baseFeet', 'Feet a turn', 60, { group: 'movement' }),
  figure('retainers', 'Retainers at most', 4, { group: 'other' }),
  figure('turn.skeleton', 'Turn skeletons', 7, { group: 'other' }),
];

it('puts what is rolled in a fight first, and folds what the upper part tells', () => {
  const placed = placedFigures(figures);
  const keys = (part: keyof typeof placed) =>
    placed[part].flatMap((each) => each.figures.map(({ key }) => key));
  expect(keys('fight')).toEqual(['thac0', 'save.death']);
  expect(keys('rest')).toEqual(['parry', 'turn.skeleton']);
  expect(keys('folded')).toEqual(['acDescending', 'baseFeet', 'retainers']);
});

describe('figures with reasons', () => {
  const main = document.createElement('main');
  afterEach(() => main.remove());

  it('open them themselves, and are walked there and back', async () => {
    installFakeBridge();
    document.body.append(main);
    render(
      FigureGroup,
      { props: { sheet: sheet(member(1, 'Hild')), title: 'Attack', figures: figures.slice(2, 4) } },
      { baseElement: main },
    );
    const walked = ([1, 1, 1, -1] as const).map((way) => {
      expect(walkFigures(way)).toBe(true);
      return document.activeElement?.getAttribute('aria-description');
    });
    const [attack, save] = ['why: THAC0 of Hild: 19', 'why: Death or poison of Hild: 12'];
    expect(walked).toEqual([attack, save, attack, save]);
    expect(document.activeElement?.textContent).toBe('Death or poison');
    (document.activeElement as HTMLElement).click();
    await waitFor(() => expect(screen.getByRole('dialog', { name: /Death or poison/ })).toBeTruthy());
  });
});
