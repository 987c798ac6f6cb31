import { TurnkeeperError } from '../../../shared/errors.ts';
import type { MeetingFacts, MeetingSide, Pace } from '../../../shared/rules/meeting.ts';
import type { Reason } from '../../../shared/rules/reason.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { EncounterRow, PursuitRow } from '../../db/tables.ts';
import type { MonstersFile } from '../../../shared/content/monsters.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import type { CommandHandler, ParsedInput } from '../command-context.ts';
import { step } from '../command-context.ts';
import { withEvents } from '../dungeon/words.ts';
import { chaseState, chaseText, late } from './chase-state.ts';
import { readPursuit } from './conclude.ts';
import { creatureOf, paceOf } from './creature.ts';
import { surprisedOf } from './drop-held.ts';
import { meetingFacts, partyPace } from './facts.ts';
import { fallOut, needOthers } from './fall-out.ts';
import { counted, known, needOpen, where } from './open.ts';
import { wholeSides } from './surprised.ts';

export const otherSide = (side: MeetingSide): MeetingSide => (side === 'party' ? 'monsters' : 'party');

export interface Speed {
  feet: number;
  reasons: Reason[];
}

interface Runners {
  row: EncounterRow;
  monsters: MonstersFile | null;
  /** Ids of those of the party who do not run with it. */
  left: readonly number[];
}

/** What each side runs or walks in a round; null where nobody knows how fast it is. */
export function speeds(
  sql: Sql,
  campaign: Campaign,
  { row, monsters, left }: Runners,
  walks = false,
): Record<MeetingSide, Speed | null> {
  const { running } = campaign.system.meeting.flight;
  const speed = (pace: Pace | null): Speed | null => (pace === null ? null : running(pace, walks));
  const creature = creatureOf(monsters, row.creature_id);
  const ours = partyPace(sql, campaign, left);
  const foes = speed(paceOf(creature));
  const party = speed(ours);
  return {
    party: party && { ...party, reasons: [...(ours?.reasons ?? []), ...party.reasons] },
    monsters: foes &&
      creature && {
        ...foes,
        reasons: [
          {
            source: creature.name,
            value: `${paceOf(creature)?.encounterFeet ?? 0}' a round`,
            rule: 'CONTENT',
          },
          ...foes.reasons,
        ],
      },
  };
}

type Input = ParsedInput<'encounter.flee'>;

/** One side turns to flee: it simply gets away, or a pursuit begins. */
export const flee: CommandHandler<'encounter.flee'> = (context, input) => {
  const { sql, campaign } = context;
  const { delve, row } = needOpen(sql);
  const before = readPursuit(sql, row.id);
  if (before && before.outcome === null)
    throw new TurnkeeperError('refused', 'A pursuit is under way already. Play its rounds, or end it first.');
  const { left } = input;
  needOthers(sql, left);
  const own = speeds(sql, campaign, { row, monsters: context.content.monsters, left });
  const paces = pacesFor(own, input);
  const facts = meetingFacts(sql, campaign, { delve, row });
  const begun = campaign.system.meeting.flight.begin({
    ...paces,
    ...circumstances(campaign, row, input, facts),
  });
  const feet = startFeet(row, input, begun.outcome === 'escapes');
  const outcome = begun.outcome === 'escapes' ? 'escaped' : null;
  const former = before && chaseState(before);
  writePursuit(sql, {
    id: row.id,
    fleeing: input.fleeing,
    round: 0,
    distance_feet: feet,
    fleeing_feet: paces.fleeingFeet,
    pursuing_feet: paces.pursuingFeet,
    out_of_sight_rounds: 0,
    fallen: chaseText({
      fallen: begun.late ? [late] : [],
      left,
      leftFoes: 0,
      said: saidBy(input),
      earlier: before && former ? former.earlier + before.round : 0,
      intelligent: former?.intelligent ?? null,
    }),
    outcome,
  });
  if (input.fleeing === 'party' && row.course !== 'fight')
    sql.run(query.updateTable('encounter').set({ course: 'evade' }).where('id', '=', row.id));
  const who = input.fleeing === 'party' ? 'The party flees' : `The monsters flee`;
  const gap = outcome === null ? `; the gap is ${feet}'` : '';
  const sentence = `${who}, ${counted(row)}: ${lowerFirst(begun.text).replace(/\.$/u, '')}${gap}.`;
  return {
    ...step(withEvents(sentence, fallOut(sql, input.fleeing, { before: [], now: left })), {
      encounter: known(row),
      reasons: [...paces.reasons, ...begun.reasons],
      ...where(delve),
      ...(begun.barred !== null && { overruled: begun.barred }),
    }),
    value: { outcome },
  };
};

/** The sides whose speed the referee named. */
const saidBy = ({ fleeing, fleeingFeet, pursuingFeet }: Input): MeetingSide[] => [
  ...(fleeingFeet === null ? [] : [fleeing]),
  ...(pursuingFeet === null ? [] : [otherSide(fleeing)]),
];

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function pacesFor(own: Record<MeetingSide, Speed | null>, input: Input) {
  const of = (side: MeetingSide, typed: number | null, field: string): Speed => {
    if (typed !== null)
      return {
        feet: typed,
        reasons: [{ source: `${side}, as the referee says`, value: typed, rule: 'referee' }],
      };
    const speed = own[side];
    if (speed) return speed;
    throw new TurnkeeperError(
      'bad-input',
      `Nobody knows how fast ${side === 'party' ? 'the party' : 'they'} can run.`,
      {
        [field]: 'Type the feet they run in a round.',
      },
    );
  };
  const fleeing = of(input.fleeing, input.fleeingFeet, 'fleeingFeet');
  // Nobody asks how fast those run who stay where they are.
  const pursuing =
    input.pursued === false && input.pursuingFeet === null && own[otherSide(input.fleeing)] === null
      ? { feet: 0, reasons: [] }
      : of(otherSide(input.fleeing), input.pursuingFeet, 'pursuingFeet');
  return {
    fleeingFeet: fleeing.feet,
    pursuingFeet: pursuing.feet,
    reasons: [...fleeing.reasons.slice(-2), ...pursuing.reasons.slice(-2)],
  };
}

/** The surprised hold up those who run with them; only a side that is surprised as a whole lets others slip away. */
function circumstances({ system }: Campaign, row: EncounterRow, input: Input, facts: MeetingFacts) {
  const held = surprisedOf(row, facts.party).some(({ id, able }) => able && !input.left.includes(id));
  const surprised = { party: held, monsters: row.monsters_surprised === 1 };
  const whole = wholeSides(row, facts);
  const { likely } = system.meeting.flight.pursues(row.reaction_total);
  return {
    fleeing: input.fleeing,
    fleersSurprised: surprised[input.fleeing],
    othersSurprised: whole[otherSide(input.fleeing)],
    exitAvailable: input.exitAvailable,
    forcedToStop: input.forcedToStop,
    pursued: input.pursued ?? (input.fleeing === 'party' ? (likely ?? true) : true),
    fightBegun: row.fight_rounds > 0,
  };
}

function startFeet(row: EncounterRow, { startFeet: said }: Input, away: boolean): number {
  const feet = said ?? row.distance_feet;
  if (feet !== null) return feet;
  if (away) return 0;
  throw new TurnkeeperError('refused', 'Nobody knows how far apart they are. Settle the distance first.', {
    startFeet: 'Type the feet between them.',
  });
}

export function writePursuit(sql: Sql, row: PursuitRow): void {
  const { id, ...values } = row;
  const { changes } = sql.run(query.updateTable('pursuit').set(values).where('id', '=', id));
  if (changes === 0) sql.run(query.insertInto('pursuit').values(row));
}

/** Throws refused unless a pursuit goes on. */
export function needPursuit(sql: Sql, row: EncounterRow): PursuitRow {
  const pursuit = readPursuit(sql, row.id);
  if (!pursuit || pursuit.outcome !== null)
    throw new TurnkeeperError('refused', 'Nobody is being pursued. Let one side flee first.');
  return pursuit;
}

export const endPursuit: CommandHandler<'encounter.endPursuit'> = ({ sql }, { outcome, note }) => {
  const { delve, row } = needOpen(sql);
  const pursuit = needPursuit(sql, row);
  writePursuit(sql, { ...pursuit, outcome });
  const more = note === '' ? '' : ` ${note}`;
  return step(`The pursuit ends: ${endWords(pursuit.fleeing)[outcome]}.${more}`, {
    encounter: known(row),
    overruled: 'The referee ended the pursuit.',
    ...where(delve),
  });
};

export const endWords = (fleeing: MeetingSide) => {
  const they = fleeing === 'party' ? 'the party' : 'the monsters';
  const others = fleeing === 'party' ? 'the monsters' : 'the party';
  return {
    caught: `${others} caught ${they} up`,
    escaped: `${they} got away`,
    'given up': `${others} gave up`,
  };
};
