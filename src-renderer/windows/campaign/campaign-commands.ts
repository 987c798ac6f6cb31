import type { ViewCommand } from '../../lib/keys/shortcuts.svelte.ts';
import type { Trust } from './trust.svelte.ts';

export function campaignCommands(trust: Trust): ViewCommand[] {
  const group = 'Trust';
  return [
    { id: 'trust.check', title: 'Check the file now', group, keys: 'C', run: () => void trust.checkNow() },
    { id: 'trust.backUp', title: 'Back up now', group, keys: 'B', run: () => void trust.backUpNow() },
    {
      id: 'trust.duplicate',
      title: 'Duplicate to a new file',
      group,
      keys: 'P',
      run: () => trust.askCopy({ kind: 'duplicate' }),
    },
    {
      id: 'trust.lines',
      title: 'Write all of it as lines of text',
      group,
      keys: 'L',
      run: () => trust.askCopy({ kind: 'lines' }),
    },
    {
      id: 'trust.amiss',
      title: 'Records amiss',
      group,
      keys: 'M',
      disabled: trust.toAmiss === null ? 'Every record makes sense.' : undefined,
      run: () => trust.toAmiss?.(),
    },
  ];
}
