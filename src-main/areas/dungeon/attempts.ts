import { TurnkeeperError } from '../../../shared/errors.ts';
import type { AttemptKind } from '../../../shared/ipc/vocabulary.ts';
import { query } from '../../db/sql.ts';
import type { CommandsOf } from '../command-context.ts';
import { step } from '../command-context.ts';
import { exploration, usualChanceInSix } from '../exploration.ts';
import { needCompanion, readCompany } from './company.ts';
import { passTurns } from './pass-turns.ts';
import type { Delve } from './read-delve.ts';
import { needDelve, needQuietDelve } from './read-delve.ts';
import { withEvents } from './words.ts';

const sought = { secretDoor: 'a secret door', roomTrap: 'a room trap' } as const;

export const attemptCommands: Pick<CommandsOf<'dungeon'>, 'dungeon.search' | 'dungeon.listen'> = {
  'dungeon.search': (context, { characterId, kind, place, present, chanceInSix, die }) => {
    const { sql } = context;
    const delve = needQuietDelve(sql);
    const { name } = needCompanion(readCompany(sql), characterId);
    const tried = hasTried(delve, characterId, kind, place);
    const result = exploration['search.attempt'](
      { kind, present, alreadyTried: tried, ...(chanceInSix !== null && { chance: { inSix: chanceInSix } }) },
      context.dice(die),
    );
    if (!result.allowed) throw onceOnly(name, place);
    const who = { delve_id: delve.row.id, character_id: characterId, turn: delve.row.turn + 1 };
    sql.run(
      query.insertInto('attempt').values({
        ...who,
        kind,
        place,
        chance: chanceInSix ?? usualChanceInSix[kind],
        sides: 6,
        die: result.rolled?.[0]?.face ?? 0,
        success: result.found ? 1 : 0,
      }),
    );
    const outcome = passTurns(context, delve, result.turns, {
      activity: 'search',
      detail: `${name}: ${place}`,
    });
    const found = result.found ? 'found it' : 'nothing found';
    const summary = `Turn ${who.turn}: ${name} searched ${place} for ${sought[kind]}: ${found}.`;
    return {
      ...step(withEvents(summary, outcome.events), {
        ...outcome,
        hidden: result.hiddenRoll,
        reasons: result.reasons,
      }),
      value: { found: result.found },
    };
  },

  'dungeon.listen': (
    { sql, dice },
    { characterId, place, soundPresent, silentMonsters, chanceInSix, die },
  ) => {
    const delve = needDelve(sql);
    const { name } = needCompanion(readCompany(sql), characterId);
    const chance = chanceInSix ?? usualChanceInSix.listen;
    const result = exploration['listen.attempt'](
      {
        soundPresent,
        silentMonsters,
        alreadyTried: hasTried(delve, characterId, 'listen', place),
        chanceInSix: chance,
      },
      dice(die),
    );
    if (!result.allowed) throw onceOnly(name, place);
    sql.run(
      query.insertInto('attempt').values({
        delve_id: delve.row.id,
        character_id: characterId,
        kind: 'listen',
        place,
        turn: delve.row.turn + 1,
        chance,
        sides: 6,
        die: result.rolled?.[0]?.face ?? 0,
        success: result.heard ? 1 : 0,
      }),
    );
    const heard = result.heard ? 'something is there' : 'nothing heard';
    return {
      ...step(`${name} listened at ${place}: ${heard}.`, {
        reasons: [{ source: 'chance in six', value: chance, rule: 'OSE-DOOR-8' }],
        hidden: result.hiddenRoll,
        delve: { name: delve.row.name, turn: delve.row.turn },
      }),
      value: { heard: result.heard },
    };
  },
};

/** One try per character, place and kind (OSE-SRCH-3, OSE-DOOR-10); places are the same whatever their capitals. */
function hasTried(delve: Delve, characterId: number, kind: AttemptKind, place: string): boolean {
  const fold = (text: string) => text.normalize('NFKC').toLocaleLowerCase('en');
  return delve.attempts.some(
    (each) => each.character_id === characterId && each.kind === kind && fold(each.place) === fold(place),
  );
}

const onceOnly = (name: string, place: string) =>
  new TurnkeeperError(
    'refused',
    `${name} has tried ${place} already, and has one try. Nothing was changed; let somebody else try, or name another place.`,
    {
      place: 'One try per character and place.',
    },
  );
