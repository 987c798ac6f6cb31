import type { FighterState } from '../../../../shared/rules/combat.ts';

const outWords: Partial<Record<FighterState['status'], string>> = {
  dead: 'down',
  unconscious: 'down',
  fled: 'gone',
  surrendered: 'gave up',
};

/** How badly somebody is hurt, as anybody sees it. */
export function healthWord({ hp, maxHp, status }: Pick<FighterState, 'hp' | 'maxHp' | 'status'>): string {
  const out = outWords[status];
  if (out !== undefined) return out;
  if (hp <= 0) return 'down';
  if (hp >= maxHp) return 'unhurt';
  if (hp * 4 >= maxHp * 3) return 'scratched';
  return hp * 4 > maxHp ? 'hurt' : 'badly hurt';
}
