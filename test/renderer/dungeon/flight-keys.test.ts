import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import DungeonSide from '../../../src-renderer/windows/dungeon/DungeonSide.svelte';
import type { Meeting } from '../../../src-renderer/windows/encounter/encounter-types.ts';
import type { FakeBridge } from '../lib/fake-bridge.ts';
import { stage } from './on-stage.ts';
import { delve, dungeonView, encounter } from './sample-delve.ts';
import { onCourse, pursuit } from './sample-meeting.ts';

const user = userEvent.setup();

async function flight(more: Partial<NonNullable<Meeting['pursuit']>> = {}): Promise<FakeBridge> {
  const bridge = stage(dungeonView(delve({ encounter: encounter() })));
  bridge.answer('encounter.view', onCourse('evade', { pursuit: pursuit(more) }));
  render(DungeonSide);
  await screen.findByRole('meter', { name: 'Gap between them' });
  return bridge;
}

describe('a flight by keys', () => {
  it('runs as many rounds as are typed, in one step', async () => {
    const bridge = await flight();
    await user.keyboard('30');
    expect(screen.getByRole('button', { name: 'Run rounds 2 to 31' })).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(bridge.sent('encounter.pursuitRound')).toMatchObject([{ rounds: 30, drop: null }]);
    await user.keyboard('{Shift>}E{/Shift}');
    expect(bridge.sent('encounter.endPursuit')).toEqual([{ outcome: 'escaped' }]);
  });

  it('runs none where the figure cannot be', async () => {
    const bridge = await flight();
    await user.keyboard('101{Enter}');
    expect(bridge.sent('encounter.pursuitRound')).toEqual([]);
  });

  it('drops food with the cursor at its die', async () => {
    const bridge = await flight();
    await user.keyboard('{Shift>}F{/Shift}');
    expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Do they stop?' }));
    await user.keyboard('3{Tab}2{Enter}');
    expect(bridge.sent('encounter.pursuitRound')).toMatchObject([
      { drop: { what: 'food', intelligent: false, die: 3, things: [{ itemId: 9, quantity: 2 }] } },
    ]);
  });

  it('ends as the referee says', async () => {
    const bridge = await flight();
    await user.keyboard('{Shift>}E{/Shift}');
    expect(bridge.sent('encounter.endPursuit')).toEqual([{ outcome: 'escaped' }]);
  });

  it('is concluded by Enter with what came of it, unless something else is typed', async () => {
    const bridge = await flight({ outcome: 'given up' });
    await user.keyboard('{Enter}');
    expect(bridge.sent('encounter.conclude')).toEqual([
      { outcome: 'The monsters gave up the pursuit', rounds: null },
    ]);
    await user.type(screen.getByRole('textbox', { name: 'What came of it' }), 'Safe behind the door{Enter}');
    expect(bridge.sent('encounter.conclude')[1]).toEqual({ outcome: 'Safe behind the door', rounds: null });
  });

  it('asks what came of it where they were caught', async () => {
    const bridge = await flight({ outcome: 'caught', gap: 0 });
    await user.keyboard('{Enter}');
    expect(bridge.sent('encounter.conclude')).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'What came of it' }));
  });
});
