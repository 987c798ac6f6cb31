import { dayAndTime } from '../../../shared/clock.ts';
import { refused } from '../../../shared/errors.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import { feetATurn } from '../../facts/delve/pace.ts';
import { openChecks } from '../../facts/delve/pending-checks.ts';
import type { Delve } from '../../facts/delve/read-delve.ts';
import { needQuietDelve } from '../../facts/delve/read-delve.ts';
import { readRoad } from '../../facts/road/read-road.ts';
import { turns, turnsNamed, withEvents } from '../../facts/words.ts';
import type { StepContext, StepOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { onward } from '../../time/onward.ts';
import { douse, leaveLying } from '../light/steps.ts';
import { encountersDue } from '../prompts/prompts.ts';
import { passOnward } from './pass-onward.ts';

type Input = ParsedInput<'dungeon.leave'>;

/** The party is out: at once, or after the turns of the way back, up to the first that asks for something. */
export const leave: StepOf<'dungeon.leave'> = (context, input) => {
  const { sql } = context;
  const { row } = needQuietDelve(sql);
  const way = wayOf(context, input);
  if (way.turns === 0) {
    const out = goOut(context);
    return {
      ...step(withEvents(out.text, out.lost), out.outcome),
      value: { turns: 0, left: 0, stopped: null },
    };
  }
  const spent = { activity: 'explore', detail: 'the way back' } as const;
  const came = passOnward(context, { ...spent, atMost: way.turns, over: input.over });
  const now = row.turn + 1;
  if (came.turns === 0)
    throw refused(
      `Turn ${now} has something due: ${came.stopped ?? 'nothing'}. Answer it first, or leave at once. Nobody went.`,
    );
  const which = came.turns === 1 ? `Turn ${now}` : `Turns ${now} to ${row.turn + came.turns}`;
  const left = way.turns - came.turns;
  const value = { turns: came.turns, left, stopped: came.stopped };
  const reasons = way.reasons.length > 0 ? { reasons: way.reasons } : {};
  if (came.stopped !== null) {
    const stop = `Stopped before turn ${now + came.turns}: ${came.stopped}.`;
    const events = [...(came.outcome.events ?? []), stop];
    const told = `${which}: the party went back, ${came.turns} of ${turns(way.turns)}.`;
    return { ...step(withEvents(told, events), { ...came.outcome, ...reasons, events }), value };
  }
  const out = goOut(context);
  const events = [...(came.outcome.events ?? []), ...out.lost];
  const told = `${which}: the way back. ${out.text}`;
  return {
    ...step(withEvents(told, events), { ...onward(came.outcome, out.outcome), ...reasons, events }),
    value,
  };
};

/** The turns of the way: as they were said, or by its feet at the party's pace (OSE-DUN-2, 3). */
function wayOf(context: StepContext, { turns: said, feet, familiar }: Input) {
  if (feet === null) return { turns: said, reasons: [] };
  const { value, reasons } = feetATurn(context, familiar ? 'familiar' : 'unknown');
  if (value === 0)
    throw refused('The party cannot move. Nobody went; see who carries too much.', {
      feet: 'Nobody can move.',
    });
  const count = Math.ceil(feet / value);
  if (count > mostTurns)
    throw refused(
      `${feet} feet take ${turns(count)}; at most ${mostTurns}, a day, pass in one step. Nobody went.`,
      {
        feet: `At most ${value * mostTurns} feet.`,
      },
    );
  return {
    turns: count,
    reasons: [...reasons, { source: 'the way back', value: `${feet}'`, rule: 'OSE-DUN-2' }],
  };
}

const mostTurns = 144;

/** What burns is put out or left lying, and the sheet ends. */
function goOut({ sql, campaign }: StepContext): { text: string; lost: string[]; outcome: StepOutcome } {
  const delve = needQuietDelve(sql);
  const { row, lights } = delve;
  for (const light of lights) if (light.lit) douse(sql, light, row.turn);
  leaveLying(sql, lights);
  sql.run(query.updateTable('delve').set({ ended: 1 }).where('id', '=', row.id));
  const lit = lights.some((light) => light.lit) ? ' Lights were put out.' : '';
  return {
    text: `The party left ${row.name} after ${turns(row.turn)}.${lit}${outside(sql)}`,
    lost: lostWith(delve, campaign),
    outcome: { delve: { name: row.name, turn: row.turn } },
  };
}

/** On a journey the day goes on where they went in, at the hour told. */
function outside(sql: Sql): string {
  if (readRoad(sql) === null) return '';
  const { day, time } = dayAndTime(readCampaign(sql).clock);
  return ` Outside it is day ${day}, ${time}.`;
}

/** What a delve still asked for when it was left: said, so that nothing goes in silence. */
function lostWith(delve: Delve, campaign: Campaign): string[] {
  const checks = openChecks(delve, campaign).filter((turn) => turn <= delve.row.turn).length;
  const unmet = encountersDue(delve).map(({ turn }) => turn);
  return [
    ...(checks === 0
      ? []
      : [`${checks === 1 ? '1 wandering check was' : `${checks} wandering checks were`} not rolled.`]),
    ...(unmet.length === 0 ? [] : [`What the check of ${turnsNamed(unmet)} brought was not met.`]),
  ];
}
