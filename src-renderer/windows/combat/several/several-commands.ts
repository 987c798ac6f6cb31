import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import type { FightDesk } from '../fight-desk.svelte.ts';
import { nextFight } from './head-words.ts';

/** Fights beside each other: the next one, another one, and one that stands still. */
export function severalCommands(desk: FightDesk, shut: string | undefined): ViewCommand[] {
  const { board } = desk;
  const none = board === null ? 'Nobody fights.' : undefined;
  const next = board === null ? null : nextFight(board.fights, board.fight.id);
  const isBack = board?.flight != null && board.flight.outcome !== null;
  const paused = board?.fight.state === 'paused' || isBack;
  const goesOn = board?.broken == null ? 'Go on with the fight' : 'Go on from the facts';
  return [
    {
      id: 'combat.nextFight',
      title: 'The next fight',
      group: 'Fight',
      keys: 'Ctrl+Tab',
      disabled: none ?? (next === null ? 'There is no other fight.' : undefined),
      run: () => desk.look(next),
    },
    {
      id: 'combat.another',
      title: 'Begin another fight',
      group: 'Fight',
      keys: 'Alt+B',
      disabled: shut ?? none,
      run: () => desk.open({ kind: 'begin' }),
    },
    {
      id: 'combat.pause',
      title: paused || board?.broken != null ? goesOn : 'Pause the fight',
      group: 'Fight',
      keys: 'Alt+P',
      disabled: shut ?? none,
      run: () => void desk.sending.pauseOrGoOn(),
    },
  ];
}
