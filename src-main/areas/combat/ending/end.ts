import { refused } from '../../../../shared/errors.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { StepOutcome } from '../../../../shared/ipc/outcome.ts';
import { listed } from '../../../../shared/words/names.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { readLights } from '../../../facts/delve/read-delve.ts';
import { keepStep, plainStep, readOpenEncounter } from '../../../facts/meeting/read-encounter.ts';
import { unstopped, withEvents } from '../../../facts/words.ts';
import type { StepContext, StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { completeTurns, concluded } from '../../encounter/conclude.ts';
import { accountFor } from './account.ts';
import { takeCarried } from './carried.ts';
import { turnsOf } from './end-time.ts';
import { gather } from './gather.ts';
import { settleFates } from './fates.ts';
import { keepEnd } from './record.ts';
import type { EndFacts } from './record.ts';
import { noteInRoom } from './room.ts';
import { layToCome } from './to-come.ts';
import { laterFacts } from '../told/fight-facts.ts';
import { fightNow } from '../fight-now.ts';
import { lightWith } from '../lights/ids.ts';
import { overWithFight } from '../lasting/free.ts';
import type { FightNow } from '../fight-now.ts';

type Context = StepContext<'monsters' | 'encounters' | 'prep' | 'equipment'>;

/**
 * The fight is over. What it left stands on sheets and clock already; its end settles what became of each, what is still
 * to come over them, what lay about, what the beaten carried, and completes the turns.
 */
export const end: StepOf<'combat.end'> = (context, input) => {
  const { fightId, outcome } = input;
  const { sql, campaign } = context;
  const last = fightNow(sql, campaign, fightId);
  const { steps } = last.played;
  if (last.row.state === 'ended') throw refused('That fight is over already. Nothing was changed.');
  if (input.after !== null && input.after !== steps)
    throw refused('Something else happened in the fight meanwhile. Nothing was changed; look again.');
  const lights = whereLay(sql, input);
  settleFates(context, last, input);
  const freed = overWithFight(context, fightNow(sql, campaign, fightId));
  const gathered = gather(context, input);
  const now = fightNow(sql, campaign, fightId);
  const { row } = now;
  const words = outcome === '' ? outcomeOf(now) : unstopped(outcome);
  const coming = layToCome(context, now, input.toCome);
  const carried = takeCarried(context, now, input);
  const note = noteInRoom(sql, now, input.roomNote);
  sql.run(query.updateTable('fight').set({ state: 'ended', outcome: words }).where('id', '=', fightId));
  if (row.encounter_id !== null) keepStep(sql, row.encounter_id, 'course', plainStep(null, 'fight'));
  const encounters = input.counts ? accountFor(context, now, words) : [];
  keepEnd(sql, fightId, {
    steps,
    effects: coming.ids,
    ended: freed.over.flatMap(({ id, ends_with: endsWith }) => (endsWith === null ? [] : [{ id, endsWith }])),
    encounters,
    concluded: input.concludes ? row.encounter_id : null,
    things: gathered.things,
    shots: gathered.shots,
    lights,
    finds: carried.ids,
    note,
  });
  const passed = timeTaken(context, now, input, words);
  const told = [...freed.told, ...gathered.told, ...carried.told, ...passed.told];
  // What is still to come is the referee's to know, as what became due is.
  const due = [...(passed.outcome.events ?? []), ...coming.told];
  return step(withEvents(`The fight against ${row.name} is over: ${words}.`, [...told, ...due]), {
    ...carried.outcome,
    ...passed.outcome,
    events: due,
    fight: laterFacts(last, now),
  });
};

/** Lights that are handed over, and where each lay. */
function whereLay(sql: Sql, { lights }: ParsedInput<'combat.end'>): EndFacts['lights'] {
  const handed = new Set(lights.map(({ lightId }) => lightWith(lightId)));
  return readLights(sql).flatMap(({ id, lies }) => (handed.has(id) && lies !== null ? [{ id, lies }] : []));
}

/** The encounter is concluded, or the turns of a fight that belongs to none are completed, or nothing. */
function timeTaken(
  context: Context,
  now: FightNow,
  { concludes, completes, rounds }: ParsedInput<'combat.end'>,
  words: string,
): { told: string[]; outcome: StepOutcome } {
  const { sql, campaign } = context;
  const { row } = now;
  if (concludes) {
    if (row.encounter_id === null || readOpenEncounter(sql)?.id !== row.encounter_id)
      throw refused('The encounter of this fight is no longer under way. Nothing was changed.');
    const { sentence, outcome } = concluded(context, { outcome: words.slice(0, 200), rounds });
    return { told: [sentence], outcome };
  }
  if (!completes) return { told: [], outcome: {} };
  const spans = turnsOf(sql, campaign, now);
  const { when, took, passed } = completeTurns(
    context,
    { ...spans, rounds: rounds ?? spans.rounds },
    `the fight against ${row.name}`.slice(0, 120),
  );
  const told = when === null ? [] : [`${when} ${when.startsWith('Turns') ? 'are' : 'is'} completed.`];
  return { told, outcome: { ...passed, reasons: took.reasons } };
}

/** Who was left, and what became of the rest. */
export function outcomeOf({ state, nameOf }: FightNow): string {
  const { fighters, standing } = state;
  const left = standing.length === 0 ? 'nobody is left' : `${listed(standing.map(nameOf))} hold the field`;
  const fates = (['dead', 'unconscious', 'fled', 'surrendered'] as const).map((status) => ({
    status,
    count: fighters.filter((fighter) => fighter.status === status).length,
  }));
  const told = fates.filter(({ count }) => count > 0).map(({ status, count }) => `${count} ${status}`);
  return [state.over ? left : 'broken off', ...told].join(', ');
}
