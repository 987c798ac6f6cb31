import { TurnkeeperError, refused } from '../../../../shared/errors.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { FoeRow } from '../../../db/tables.ts';
import type { StepOutcome } from '../../../../shared/ipc/outcome.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { StepContext, StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { forgetSubdual } from '../../../facts/effects/subdued.ts';
import { unstopped, withEvents } from '../../../facts/words.ts';
import { notOfTheParty, readPerson } from '../../../facts/party/read-party.ts';
import {
  fewestHitPoints,
  lossText,
  setHitPoints,
  wound as hurt,
} from '../../../facts/party/state/hit-points.ts';
import { stateAt, stateWords } from './foes.ts';
import { keepStep, plainStep, readFoes } from '../../../facts/meeting/read-encounter.ts';
import { counted, needMet, where, withLosses } from '../open.ts';
import { pass } from '../../../time/pass.ts';
import { woundDice } from '../../../facts/party/state/wound-dice.ts';
import type { WoundDice } from '../../../facts/party/state/wound-dice.ts';

type Input = ParsedInput<'encounter.noteRound'>;

/** Rounds fought at the table, with what they cost both sides; hit points of the party change in the same step. */
export const noteRound: StepOf<'encounter.noteRound'> = (context, input) => {
  const { sql } = context;
  const met = needMet(sql);
  const { row } = met;
  if (input.rounds === 0 && input.foes.length === 0 && input.people.length === 0)
    throw refused('Nothing was noted: no rounds, no losses.', {
      rounds: 'How many rounds?',
    });
  const thrown = woundDice(context);
  const foes = foesHit(sql, row.id, input.foes, thrown);
  const people = input.people.map((change, at) => personHit(context, change, thrown, `people.${at}.dice`));
  const rounds = row.fight_rounds + input.rounds;
  sql.run(query.updateTable('encounter').set({ fight_rounds: rounds }).where('id', '=', row.id));
  if (!met.settled.has('course')) keepStep(sql, row.id, 'course', plainStep(null, 'fight'));
  const { events = [] } = met.delve ? {} : passRounds(context, input.rounds);
  const when = input.rounds === 0 ? '' : `, ${roundsIn(row.fight_rounds, rounds)}`;
  const losses = [foes, people]
    .map((part) => part.join(', '))
    .filter((part) => part !== '')
    .join('; ');
  const note = input.note === '' ? '' : ` ${unstopped(input.note)}.`;
  const summary = `Fight with ${counted(row)}${when}: ${losses === '' ? 'nobody is hurt' : losses}.${note}`;
  return step(withEvents(summary, events), {
    encounter: withLosses(sql, met),
    ...(thrown.reasons.length > 0 && { reasons: thrown.reasons }),
    ...(events.length > 0 && { events }),
    ...where(met),
  });
};

/** Outside the rounds of a fight go on the clock; in a delve its turns pass at the end. */
const passRounds = (context: StepContext, rounds: number): StepOutcome =>
  pass(context, { delve: null, does: 'fight' }, rounds * context.campaign.system.clock.roundSeconds);

const roundsIn = (before: number, after: number): string =>
  after - before === 1 ? `round ${after}` : `rounds ${before + 1} to ${after}`;

function foesHit(sql: Sql, encounterId: number, changes: Input['foes'], thrown: WoundDice): string[] {
  const foes = new Map(readFoes(sql, encounterId).map((foe) => [foe.id, foe]));
  return changes.map((change, at) => {
    const foe = foes.get(change.foeId);
    if (!foe)
      throw new TurnkeeperError('not-found', 'One of these foes is no longer there. Nothing was noted.', {
        foes: 'Choose again.',
      });
    const wound = thrown.wound(foe.name, change, `foes.${at}.dice`);
    const now = foeAfter(foe, { ...change, ...wound });
    foes.set(foe.id, { ...foe, ...now });
    sql.run(query.updateTable('foe').set(now).where('id', '=', foe.id));
    forgetSubdual(sql);
    const left = now.hp === foe.hp ? '' : ` ${lossText(foe.hp, now.hp, wound.how)}`;
    const state =
      now.state === foe.state ? (now.hp === foe.hp ? ' unhurt' : '') : ` ${stateWords[now.state]}`;
    return `${foe.name}${left}${state}`;
  });
}

/** At 0 hit points a foe is down unless the referee says otherwise, and up again above. */
function foeAfter(foe: FoeRow, { damage, hp, state }: Input['foes'][number]): Pick<FoeRow, 'hp' | 'state'> {
  const left = Math.max(
    fewestHitPoints,
    Math.min(foe.max_hp, damage === null ? (hp ?? foe.hp) : foe.hp - damage),
  );
  return { hp: left, state: state ?? stateAt(left, foe.state) };
}

function personHit(
  { sql, campaign }: StepContext,
  change: Input['people'][number],
  thrown: WoundDice,
  field: string,
): string {
  const row = readPerson(sql, change.characterId);
  if (!row) throw notOfTheParty('people');
  const { damage, how } = thrown.wound(row.name, change, field);
  const told =
    damage === null
      ? setHitPoints(sql, campaign, row, change.hp ?? row.hp)
      : hurt(sql, campaign, row, damage, how);
  return `${row.name} ${told}`;
}
