import type { CommandOutput } from '../../../shared/ipc/contract.ts';
import type { ExperienceRules } from '../../../shared/rules/experience.ts';
import type { PlayedRow } from './play-row.ts';

type Sheet = CommandOutput<'stock.plan'>;

/** What a level comes to: its monsters by Hit Dice, and its treasure. */
export function sumsView(
  rows: readonly PlayedRow[],
  views: readonly Pick<Sheet['rows'][number], 'xp' | 'gold' | 'magic'>[],
  { perGold }: Pick<ExperienceRules, 'perGold'>,
): Sheet['sums'] {
  const byDice = new Map<string, { hd: string; points: number; count: number; xp: number }>();
  for (const { monster } of rows) {
    const { creature = null, number = null } = monster.value ?? {};
    if (creature === null || number === null) continue;
    const hd = creature.hd.text;
    const known = byDice.get(hd) ?? {
      hd,
      points: creature.hd.hp_average ?? creature.hd.dice,
      count: 0,
      xp: 0,
    };
    byDice.set(hd, { ...known, count: known.count + number, xp: known.xp + number * creature.xp });
  }
  const monsters = [...byDice.values()].sort((one, other) => one.points - other.points);
  const xp = views.reduce((sum, each) => sum + (each.xp ?? 0), 0);
  const gold = views.reduce((sum, each) => sum + each.gold, 0);
  const treasureXp = perGold === null ? null : Math.floor(gold * perGold);
  return {
    monsters: monsters.map(({ hd, count, xp: of }) => ({ hd, count, xp: of })),
    xp,
    gold,
    magic: views.reduce((sum, each) => sum + each.magic, 0),
    treasureXp,
  };
}
