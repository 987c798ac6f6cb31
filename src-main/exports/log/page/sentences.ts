import { counted, figure } from '../../../../shared/words/figures.ts';
import type { EncounterFacts, StepFacts } from '../facts.ts';
import type { Subject } from '../subject.ts';
import type { Tally } from '../tally.ts';

/** Where the told time begins and ends, in seconds since midnight of day 1. */
export const timeSpan = ({ sessions }: Subject, tally: Tally): { start: number; end: number } => {
  const start = Math.min(sessions.at(0)?.start_seconds ?? Infinity, tally.firstTime ?? Infinity);
  const begun = Number.isFinite(start) ? start : 0;
  return { start: begun, end: Math.max(begun, tally.lastTime ?? 0, sessions.at(-1)?.end_seconds ?? 0) };
};

export const titleOf = ({ campaign, session }: Subject): string =>
  session === null ? campaign : `${campaign}: session ${session.number}`;

const parted = (parts: readonly string[], between: string): string =>
  parts.filter((part) => part !== '').join(between);

/** `torch 6 turns, lantern 12 turns`, or `none`. */
export const lightText = (tally: Tally): string =>
  [...tally.light].map(([kind, turns]) => `${kind} ${counted(turns, 'turn')}`).join(', ') || 'none';

/** `3 down, 1 fled`, or nothing. */
const lossesText = ({ down, fled, captured }: NonNullable<EncounterFacts['foes']>): string =>
  parted(
    [
      down === 0 ? '' : `${down} down`,
      fled === 0 ? '' : `${fled} fled`,
      captured === 0 ? '' : `${captured} captured`,
    ],
    ', ',
  );

/** An encounter with all the referee knows of it. */
export const encounterText = (met: EncounterFacts): string => {
  const reaction = [met.reactionTotal, met.reaction?.replaceAll('-', ' ') ?? null]
    .filter((part) => part !== null)
    .join(' ');
  const who = met.number === 0 ? met.who : `${met.number} × ${met.who}`;
  return meeting(met, who, reaction === '' ? '' : `reaction ${reaction}`);
};

/** The same as the players saw it: how many there were in all, and what the dice said of their mood, is left out. */
export const metText = (met: EncounterFacts): string => meeting(met, met.who, '');

const meeting = (met: EncounterFacts, who: string, reaction: string): string =>
  parted(
    [
      who,
      met.distance === null ? '' : `at ${met.distance}`,
      met.surprise ?? '',
      reaction,
      met.foes === null ? '' : lossesText(met.foes),
      met.outcome ?? '',
      met.rounds === null || met.rounds === 0 ? '' : counted(met.rounds, 'round'),
    ],
    '; ',
  );

type Find = StepFacts['finds'][number];

export const foundText = ({ name, quantity }: Pick<Find, 'name' | 'quantity'>): string =>
  `${quantity.toLocaleString('en')} × ${name}`;

export const findText = (find: Find): string =>
  `${foundText(find)}${find.coins === 0 ? '' : `, weighing ${counted(find.coins, 'coin')}`}`;

export const givenText = ({ to, what, coins, xp }: StepFacts['given'][number]): string =>
  `${to} takes ${parted([what, coins === 0 ? '' : `weighing ${counted(coins, 'coin')}`, xp === 0 ? '' : `${figure(xp)} XP`], ', ')}`;
