import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { coinWords } from '../../lib/party/thing-words.ts';
import { figure } from '../../../shared/words/figures.ts';
import type { RewardPlan } from './reward-plan.svelte.ts';

export type RewardPreview = QueryOutput<'reward.preview'>;
export type Account = QueryOutput<'reward.account'>;
export type Share = RewardPreview['coins'][number];
export type FoundThing = RewardPreview['things'][number];
export type XpShare = RewardPreview['xp'][number];

/** "1,234 gp by 7 = 176 each, 2 left": a kind of coin and what becomes of it. */
export function shareWords({ kind, total, each, remainder }: Share, sharers: number): string {
  if (sharers === 0) return `${figure(total)} ${kind} stay in the pool`;
  const left = remainder === 0 ? 'none left' : `${figure(remainder)} left`;
  return `${figure(total)} ${kind} by ${sharers} = ${figure(each)} each, ${left}`;
}

export const coinTitle = ({ kind }: Share): string => coinWords[kind];

/** "571 with 10 % more", "half a share": how somebody's XP come about. */
export function xpWords({ half, share, bonusPercent }: XpShare): string {
  const words = [
    ...(half ? ['half a share'] : []),
    ...(bonusPercent === 0
      ? []
      : [`${figure(share)} ${bonusPercent > 0 ? '+' : '−'} ${Math.abs(bonusPercent)} %`]),
  ];
  return words.join(', ');
}

/** "600 XP of treasure + 15 XP of those beaten + 50 XP besides = 665 XP". */
export function sumWords(plan: Pick<RewardPlan, 'account' | 'xpTotal'>): string {
  const treasure = plan.account.sum('find');
  const beaten = plan.account.sum('encounter');
  const besides = plan.xpTotal - treasure - beaten;
  const parts = [
    ...(treasure > 0 ? [`${figure(treasure)} of treasure`] : []),
    ...(beaten > 0 ? [`${figure(beaten)} of those beaten`] : []),
    ...(besides > 0 ? [`${figure(besides)} besides`] : []),
  ];
  if (parts.length === 0) return 'No experience yet.';
  return parts.length === 1
    ? parts.join('').replace(' ', ' XP ')
    : `${parts.join(' + ')} = ${figure(plan.xpTotal)} XP`;
}
