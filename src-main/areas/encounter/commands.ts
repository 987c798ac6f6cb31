import { TurnkeeperError } from '../../../shared/errors.ts';
import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { EncounterRow } from '../../db/tables.ts';
import type { CommandsOf } from '../command-context.ts';
import { step } from '../command-context.ts';
import { readCompany } from '../dungeon/company.ts';
import { passTurns } from '../dungeon/pass-turns.ts';
import type { Delve } from '../dungeon/read-delve.ts';
import { needDelve, needQuietDelve, openEncounter } from '../dungeon/read-delve.ts';
import { signed, unstopped, withEvents } from '../dungeon/words.ts';
import { exploration } from '../exploration.ts';
import { carriesLight, nextStep, reactionWords, speakerModifier, surpriseInWords } from './derive.ts';
import { rollSurprise } from './roll-surprise.ts';

type EncounterFacts = NonNullable<StepOutcome['encounter']>;

export const encounterCommands: CommandsOf<'encounter'> = {
  'encounter.begin': ({ sql }, { who, number, checkTurn }) => {
    const delve = needQuietDelve(sql);
    if (checkTurn !== null) needUnmet(delve, checkTurn);
    const { lastId } = sql.run(
      query.insertInto('encounter').values({
        delve_id: delve.row.id,
        turn: delve.row.turn + 1,
        check_turn: checkTurn,
        who,
        number,
        number_dice: '',
        surprised_ids: '[]',
        morale: '',
      }),
    );
    return {
      ...step(`Encounter: ${number} ${who}.`, { encounter: { id: lastId, who, number }, ...where(delve) }),
      value: { id: lastId },
    };
  },

  'encounter.surprise': ({ sql, dice }, input) => {
    const { delve, row } = needOpen(sql);
    const { party, monsters, overruled, reasons } = rollSurprise(input, carriesLight(delve), dice);
    sql.run(
      query
        .updateTable('encounter')
        .set({
          party_surprised: party.surprised ? 1 : 0,
          monsters_surprised: monsters.surprised ? 1 : 0,
          party_surprise_die: party.die,
          monsters_surprise_die: monsters.die,
          surprise_overruled: overruled ? 1 : 0,
        })
        .where('id', '=', row.id),
    );
    const words = surpriseInWords(party.surprised, monsters.surprised);
    return step(`Surprise, ${counted(row)}: ${words}.`, {
      encounter: { ...known(row), surprise: words },
      reasons,
      ...where(delve),
      ...(overruled && { overruled: 'The party carries a light, yet the monsters checked for surprise.' }),
    });
  },

  'encounter.distance': ({ sql, dice }, input) => {
    const { delve, row } = needOpen(sql, 'distance');
    const eitherSurprised = row.party_surprised === 1 || row.monsters_surprised === 1;
    const rolled =
      input.feet === null
        ? exploration['encounter.distance'](
            { environment: 'dungeon', eitherSurprised },
            dice(...(input.dice ?? [])),
          )
        : null;
    const feet = rolled?.distance ?? input.feet ?? 0;
    sql.run(query.updateTable('encounter').set({ distance_feet: feet }).where('id', '=', row.id));
    return step(`Distance to ${counted(row)}: ${feet}'.`, {
      encounter: { ...known(row), distanceFeet: feet },
      ...where(delve),
      ...(rolled ? { reasons: rolled.reasons } : { overruled: `The referee set the distance to ${feet}'.` }),
    });
  },

  'encounter.reaction': ({ sql, dice }, input) => {
    const { delve, row } = needOpen(sql, 'reaction');
    const speaker = speakerModifier(delve, readCompany(sql));
    const byRule = speaker.modifier + input.modifier;
    // A total typed by the referee goes through the same table: two threes, and the rest as modifier.
    const result =
      input.total === null
        ? exploration['reaction.result']({ modifier: byRule }, dice(...(input.dice ?? [])))
        : exploration['reaction.result']({ rolls: [3, 3], modifier: input.total - 6 });
    sql.run(
      query
        .updateTable('encounter')
        .set({ reaction_total: result.total, reaction: result.result })
        .where('id', '=', row.id),
    );
    // The rule sums all modifiers under one name; here each stands under its own.
    const byTable = result.reasons.filter(({ rule }) => rule === 'OSE-REACT-1');
    const reasons =
      input.total === null
        ? [...speaker.reasons, ...(input.modifier === 0 ? [] : [refereeModifier(input.modifier)]), ...byTable]
        : [{ source: 'the referee', value: input.total, rule: 'OSE-REACT-1' }, ...byTable.slice(-1)];
    return step(`Reaction of ${counted(row)}, ${result.total}: ${reactionWords[result.result]}.`, {
      encounter: { ...known(row), reaction: { total: result.total, result: result.result } },
      reasons,
      ...where(delve),
      ...(input.total !== null && { overruled: `The referee set the reaction to ${input.total}.` }),
      ...(input.total === null &&
        input.modifier !== 0 && { overruled: `The referee gave ${signed(input.modifier)}.` }),
    });
  },

  'encounter.conclude': (context, { outcome, rounds }) => {
    const { sql } = context;
    const { delve, row } = needOpen(sql);
    sql.run(query.updateTable('encounter').set({ outcome, rounds, concluded: 1 }).where('id', '=', row.id));
    const took = exploration['encounter.conclude']({ rounds });
    const passed = passTurns(context, delve, took.turns, { activity: 'encounter', detail: counted(row) });
    const last = row.turn + took.turns - 1;
    const when = took.turns === 1 ? `Turn ${last}` : `Turns ${row.turn} to ${last}`;
    const summary = `${when}: encounter with ${counted(row)}: ${unstopped(outcome)}.`;
    return step(withEvents(summary, passed.events), {
      ...passed,
      reasons: took.reasons,
      encounter: { ...known(row), outcome, rounds },
    });
  },
};

/** "4 goblins", as the referee named them. */
const counted = ({ number, who }: EncounterRow) => `${number} ${who}`;

const where = ({ row }: Delve) => ({ delve: { name: row.name, turn: row.turn } });

const refereeModifier = (value: number) => ({ source: 'the referee', value, rule: 'OSE-REACT-2' });

/** Throws refused unless the check of that turn brought an encounter that has not been met yet. */
function needUnmet({ checks, encounters }: Delve, turn: number): void {
  if (!checks.some((check) => check.turn === turn && check.encounter === 1))
    throw new TurnkeeperError('refused', `The check of turn ${turn} brought no encounter.`);
  if (encounters.some((encounter) => encounter.check_turn === turn))
    throw new TurnkeeperError('refused', `What the check of turn ${turn} brought has been met already.`);
}

/** The open encounter, if it stands at the wanted step or beyond; throws refused otherwise. */
function needOpen(sql: Sql, reached?: 'distance' | 'reaction'): { delve: Delve; row: EncounterRow } {
  const delve = needDelve(sql);
  const row = openEncounter(delve);
  if (!row) throw new TurnkeeperError('refused', 'No encounter is under way.');
  const at = nextStep(row);
  if (reached && at === 'surprise') throw new TurnkeeperError('refused', 'Settle surprise first.');
  if (reached === 'reaction' && at === 'distance')
    throw new TurnkeeperError('refused', 'Settle the distance first.');
  return { delve, row };
}

function known(row: EncounterRow): EncounterFacts {
  return {
    id: row.id,
    who: row.who,
    number: row.number ?? 0,
    ...(row.party_surprised !== null && {
      surprise: surpriseInWords(row.party_surprised === 1, row.monsters_surprised === 1),
    }),
    ...(row.distance_feet !== null && { distanceFeet: row.distance_feet }),
    ...(row.reaction !== null &&
      row.reaction_total !== null && { reaction: { total: row.reaction_total, result: row.reaction } }),
  };
}
