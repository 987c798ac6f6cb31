import type { Weighed } from '../fight-types.ts';

export type Odds = NonNullable<Weighed['odds']>;

/** "40 %", "4.5 %" below ten, "under 0.1 %"; only what is certain is 0 or 100. */
export function percent(chance: number): string {
  if (chance <= 0) return '0 %';
  if (chance >= 1) return '100 %';
  const hundredths = chance * 100;
  if (hundredths < 0.1) return 'under 0.1 %';
  if (hundredths > 99.9) return 'over 99.9 %';
  const figure =
    hundredths < 10 || hundredths > 99 ? Math.round(hundredths * 10) / 10 : Math.round(hundredths);
  return `${figure} %`;
}

/** "3.2", "12", "over 100". */
export function blowsText(blows: number): string {
  if (blows > 100) return 'over 100';
  return blows < 10 ? String(Math.round(blows * 10) / 10) : String(Math.round(blows));
}

export const outcomeTitles: Readonly<Record<Odds['outcomes'][number]['what'], string>> = {
  critical: 'critical',
  shield: 'on the shield',
  fumble: 'fumble',
  perfect: 'perfect defence',
  nearPerfect: 'near-perfect defence',
  pushed: 'knocked back',
  pain: 'down with pain',
  countered: 'free attack for the target',
  follows: 'free attack for the striker',
};

/** What stands behind the chance that the target drops. */
export function dropReasons({ odds, drops }: Pick<Weighed, 'odds' | 'drops'>) {
  if (odds === null || odds.hit === null || drops === null) return [];
  const enough = odds.damage.reduce((sum, bar) => sum + (bar.drops ? bar.chance : 0), 0);
  return [
    { source: 'hits', value: percent(odds.hit), rule: '' },
    { source: `${drops} or more, when it hits`, value: percent(enough), rule: '' },
  ];
}
