import {
  chanceOf,
  differenceOf,
  meanOfCounts,
  medianOfCounts,
} from '../../../../shared/rehearsal/tally/figures.ts';
import type { Bin, Chance } from '../../../../shared/rehearsal/tally/figures.ts';
import { counted, figure } from '../../../../shared/words/figures.ts';
import type { Rehearsed, Run, RunFighter } from './rehearsal-types.ts';

const hundredths = (part: number): string => figure(Math.round(part * 1000) / 10);

/** "61.2 % ± 0.5" */
export const chanceWords = ({ chance, error }: Chance): string =>
  `${hundredths(chance)} % ± ${hundredths(Math.max(error, 0.001))}`;

export const shareWords = (times: number, fights: number): string =>
  fights === 0 ? '–' : `${hundredths(times / fights)} %`;

export const wonWords = ({ won, fights }: Run, side: number): string =>
  chanceWords(chanceOf(won[side] ?? 0, fights));

/** How much better or worse the first side does than in the fight as it is, fight by fight on the same dice. */
export function turnedWords({ turned, fights }: Run): string {
  const { chance, error } = differenceOf(turned, fights);
  if (Math.abs(chance) <= 2 * error)
    return `no difference that shows (${hundredths(chance)} ± ${hundredths(error)} points)`;
  return `${hundredths(Math.abs(chance))} ± ${hundredths(error)} points ${chance > 0 ? 'better' : 'worse'}`;
}

export const lengthWords = ({ lengths }: Run, unit: Rehearsed['lengthsIn']): string =>
  `half are over by ${unit === 'rounds' ? 'round' : 'second'} ${figure(medianOfCounts(lengths))}`;

const endingTitles: Readonly<Record<Run['endings'][number]['ending'], string>> = {
  slain: 'the losers slain or down',
  broken: 'their courage broke',
  fled: 'they fled',
  surrendered: 'they gave up',
  undecided: 'without an end',
};

export const endingsOf = ({ endings, fights }: Run): { title: string; share: string; times: number }[] =>
  endings
    .filter(({ times }) => times > 0)
    .map(({ ending, times }) => ({ title: endingTitles[ending], share: shareWords(times, fights), times }));

export const binName = ({ from, to }: Pick<Bin, 'from' | 'to'>): string =>
  from === to ? figure(from) : `${figure(from)} to ${figure(to)}`;

const perFight = (sum: number, fights: number): string =>
  fights === 0 ? '–' : figure(Math.round((10 * sum) / fights) / 10);

export const fateOf = (one: RunFighter, fights: number) => ({
  dead: shareWords(one.dead, fights),
  down: shareWords(one.down, fights),
  first: shareWords(one.firstDown, fights),
  dealt: perFight(one.dealt, fights),
  shots: one.shots === 0 ? '' : perFight(one.shots, fights),
  casts: one.casts === 0 ? '' : perFight(one.casts, fights),
  left: figure(Math.round(10 * meanOfCounts(one.left)) / 10),
});

export function timeLeftWords({ secondsLeft }: Pick<Rehearsed, 'secondsLeft'>): string {
  if (secondsLeft === null) return 'Beginning';
  if (secondsLeft < 1.5) return 'About a second left';
  if (secondsLeft < 90) return `About ${counted(Math.ceil(secondsLeft), 'second')} left`;
  return `About ${counted(Math.ceil(secondsLeft / 60), 'minute')} left`;
}

/** What is heard of it once it is over. */
export function overWords({ state, done, asked, runs, sides }: Rehearsed): string {
  const [run] = runs;
  const [side] = sides;
  const many = state === 'done' ? counted(done, 'fight') : `${figure(done)} of ${counted(asked, 'fight')}`;
  if (!run || !side || done === 0) return `Stopped after ${many}.`;
  return `${state === 'done' ? 'Rehearsed' : 'Stopped after'} ${many}: ${side.name} wins ${wonWords(run, 0)}.`;
}
