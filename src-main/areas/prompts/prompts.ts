import { signed } from '../../../shared/words/figures.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import { restStatus, wanderingCheck } from '../../facts/exploration.ts';
import type { Companion } from '../../facts/delve/company.ts';
import { darkPrompt } from './dark-prompt.ts';
import { lightPrompts } from './light-prompts.ts';
import { checkKey, pendingChecks } from '../../facts/delve/pending-checks.ts';
import { plain } from '../../facts/prompt.ts';
import type { Prompt } from '../../facts/prompt.ts';
import { answersOf } from '../../facts/delve/prompt-answers.ts';
import type { Delve } from '../../facts/delve/read-delve.ts';
import { openEncounter } from '../../facts/delve/read-delve.ts';
import { restStanding } from '../../facts/delve/rest-standing.ts';
import { turns } from '../../facts/words.ts';

/**
 * What waits for the referee, most pressing first. A prompt never acts; it is here while its cause is, until it
 * is dealt with, dismissed, or delayed to a later turn.
 */
export function derivePrompts(delve: Delve, campaign: Campaign, company: readonly Companion[]): Prompt[] {
  const waiting = [
    ...encountersDue(delve),
    ...darkPrompt(delve, campaign, company),
    ...checksDue(delve, campaign),
    ...restDue(delve),
    ...lightPrompts(delve, campaign, company),
  ];
  const answers = answersOf(delve);
  return waiting.filter((prompt) => !answers.isHeld(prompt.key));
}

const metKey = (turn: number) => `encounter:${turn}`;

/** Why something waits while somebody is met. */
export const untilConcluded = 'It waits until the encounter is concluded.';

const waitsIn = (delve: Delve): string | null => (openEncounter(delve) ? untilConcluded : null);

/** What checks brought that is neither met, dismissed nor delayed. */
export function encountersDue(delve: Delve): Prompt[] {
  const met = new Set(delve.encounters.map((encounter) => encounter.check_turn));
  const answers = answersOf(delve);
  return delve.checks
    .filter((check) => check.encounter === 1 && !met.has(check.turn) && !answers.isHeld(metKey(check.turn)))
    .map((check) => ({
      ...plain,
      waits: waitsIn(delve),
      key: metKey(check.turn),
      kind: 'encounterDue',
      turn: check.turn,
      title: 'An encounter',
      text: `The check of turn ${check.turn} brought something. Say who and how many.`,
    }));
}

function checksDue(delve: Delve, campaign: Campaign): Prompt[] {
  const now = delve.row.turn + 1;
  const { chanceInSix, reasons } = wanderingCheck({
    environment: 'dungeon',
    chanceInSix: campaign.exploration.dungeonChanceInSix,
    natural: 6,
  });
  const every = turns(campaign.exploration.dungeonCheckEvery);
  return pendingChecks(delve, campaign).map((turn) => ({
    ...plain,
    waits: waitsIn(delve),
    key: checkKey(turn),
    kind: 'wanderingCheck',
    turn,
    title: 'Wandering check',
    text: `${turn < now ? `It was due on turn ${turn}.` : `Turn ${turn}.`} An encounter on ${chanceInSix} in 6.`,
    reasons: [{ source: 'a check every', value: every, rule: 'OSE-WAND-7' }, ...reasons],
    chanceInSix,
  }));
}

function restDue(delve: Delve): Prompt[] {
  const { inTurns, overdue, penalty } = restStanding(delve.fatigue);
  if (inTurns > 0) return [];
  const { turnsSinceRest } = delve.fatigue;
  const cost = `${signed(penalty)} to attack and damage`;
  return [
    {
      ...plain,
      waits: waitsIn(delve),
      key: `rest:${delve.row.turn - turnsSinceRest}${overdue ? ':overdue' : ''}`,
      kind: 'rest',
      turn: delve.row.turn + 1,
      title: overdue ? 'Rest is overdue' : 'Rest is due',
      text: overdue
        ? `${turns(turnsSinceRest)} without rest: ${cost} until one turn is rested.`
        : `${turns(turnsSinceRest)} of activity. Rest this turn, or take ${cost} after it.`,
      reasons: [
        { source: 'without a turn of rest', value: turns(turnsSinceRest), rule: 'OSE-REST-1' },
        ...restStatus({ fatigue: delve.fatigue }).reasons,
      ],
    },
  ];
}
