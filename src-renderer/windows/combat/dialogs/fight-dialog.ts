import type { AtWork } from '../magic/at-work.ts';
import type { LastingDialog } from '../lasting/parts.ts';

/** What lies open over the board. */
export type FightDialog =
  | { kind: 'none' }
  /** With lines that are typed already. */
  | { kind: 'begin'; lines?: string }
  | { kind: 'add'; lines?: string }
  | { kind: 'musters'; lines: string }
  | { kind: 'arrivals' }
  | { kind: 'hurt'; heals: boolean }
  | { kind: 'end' }
  | { kind: 'effect'; work: AtWork }
  | { kind: 'hit' }
  | { kind: 'flee' }
  | { kind: 'lying' }
  | { kind: 'light' }
  | { kind: 'lasting'; part: LastingDialog }
  | { kind: 'mend' }
  | { kind: 'missing' }
  | { kind: 'figures' }
  | { kind: 'rules' }
  | { kind: 'rehearse' }
  | { kind: 'find' }
  | { kind: 'group' };
