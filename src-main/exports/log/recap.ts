import { counted } from '../../../shared/words/figures.ts';
import { dayAndTime, durationText } from '../../../shared/clock.ts';
import type { Subject } from './subject.ts';
import type { Found, Given, Met, Tally } from './tally.ts';

export const momentText = (seconds: number): string => {
  const { day, time } = dayAndTime(seconds);
  return `day ${day}, ${time}`;
};

/** Where the told time begins and ends, in seconds since midnight of day 1. */
export const timeSpan = ({ sessions }: Subject, tally: Tally): { start: number; end: number } => {
  const start = Math.min(sessions.at(0)?.start_seconds ?? Infinity, tally.firstTime ?? Infinity);
  const begun = Number.isFinite(start) ? start : 0;
  return { start: begun, end: Math.max(begun, tally.lastTime ?? 0, sessions.at(-1)?.end_seconds ?? 0) };
};

export const titleOf = ({ campaign, session }: Subject): string =>
  session === null ? campaign : `${campaign}: session ${session.number}`;

/** `torch 6 turns, lantern 12 turns`, or `none`. */
export const lightText = (tally: Tally): string => {
  const parts = [...tally.light].map(([kind, turns]) => `${kind} ${counted(turns, 'turn')}`);
  return parts.join(', ') || 'none';
};

/** `3 down, 1 fled`, or nothing. */
const lossesText = ({ down, fled, captured }: NonNullable<Met['foes']>): string =>
  [
    down === 0 ? '' : `${down} down`,
    fled === 0 ? '' : `${fled} fled`,
    captured === 0 ? '' : `${captured} captured`,
  ]
    .filter((part) => part !== '')
    .join(', ');

export const encounterText = (met: Met): string => {
  const reaction = [met.reactionTotal, met.reaction?.replaceAll('-', ' ') ?? null]
    .filter((part) => part !== null)
    .join(' ');
  const parts = [
    met.number === 0 ? met.who : `${met.number} × ${met.who}`,
    met.distance === null ? '' : `at ${met.distance}`,
    met.surprise ?? '',
    reaction === '' ? '' : `reaction ${reaction}`,
    met.foes === null ? '' : lossesText(met.foes),
    met.outcome ?? '',
    met.rounds === null || met.rounds === 0 ? '' : counted(met.rounds, 'round'),
  ];
  return parts.filter((part) => part !== '').join('; ');
};

export const findText = ({ name, quantity, coins }: Found): string =>
  `${quantity.toLocaleString('en')} × ${name}${coins === 0 ? '' : `, weighing ${counted(coins, 'coin')}`}`;

export const givenText = ({ to, what, coins, xp }: Given): string => {
  const parts = [
    what,
    coins === 0 ? '' : `weighing ${counted(coins, 'coin')}`,
    xp === 0 ? '' : `${xp.toLocaleString('en')} XP`,
  ];
  return `${to} takes ${parts.filter((part) => part !== '').join(', ')}`;
};

const placesText = (tally: Tally): string =>
  [...tally.turnsByDelve].map(([name, turns]) => `${counted(turns, 'turn')} in ${name}`).join(', ');

const fewFinds = 8;

const findsText = ({ finds }: Tally): string => {
  if (finds.length === 0) return 'No treasure was found.';
  if (finds.length > fewFinds) return `Treasure found ${finds.length.toLocaleString('en')} times.`;
  return `Found: ${finds.map(({ name, quantity }) => `${quantity.toLocaleString('en')} × ${name}`).join(', ')}.`;
};

/** What happened, in a few sentences. */
export const recapOf = (subject: Subject, tally: Tally): string[] => {
  const { start, end } = timeSpan(subject, tally);
  const { encounters } = tally;
  return [
    `${durationText(end - start)} of game time, from ${momentText(start)} to ${momentText(end)}.`,
    tally.turnsByDelve.size === 0 ? '' : `Played: ${placesText(tally)}.`,
    encounters.length === 0
      ? 'Nothing was met.'
      : `${counted(encounters.length, 'encounter')}${tally.kills === 0 ? '' : `, ${counted(tally.kills, 'foe')} down`}.`,
    findsText(tally),
    `Light used: ${lightText(tally)}.`,
    `${counted(tally.steps, 'step')} told${tally.takenBack === 0 ? '' : `, ${tally.takenBack.toLocaleString('en')} taken back left out`}.`,
  ].filter((sentence) => sentence !== '');
};
