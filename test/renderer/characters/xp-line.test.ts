import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import XpLine from '../../../src-renderer/windows/characters/sheet/XpLine.svelte';
import { member, sheet } from './sheet-samples.ts';

const hild = sheet(member(1, 'Hild'));

it('says on the sheet that somebody is ready for the next level', () => {
  const { unmount } = render(XpLine, { sheet: { ...hild, xp: 3999, nextLevelXp: 4000 } });
  expect(screen.queryByText('Ready for the next level')).toBeNull();
  unmount();
  render(XpLine, { sheet: { ...hild, xp: 4000, nextLevelXp: 4000 } });
  expect(screen.getByText('Ready for the next level')).toBeTruthy();
});
