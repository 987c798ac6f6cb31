import { refused } from '../../../../shared/errors.ts';
import { doings, stateWords } from '../../../../shared/words/person-states.ts';
import { listed } from '../../../../shared/words/names.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CharacterRow } from '../../../db/tables.ts';
import { readDelve } from '../../../facts/delve/read-delve.ts';
import { burnsHere } from '../../../facts/lights/about.ts';
import { standingOf } from '../../../facts/party/state/standing.ts';
import { nameOfLight, turnOf, unstopped } from '../../../facts/words.ts';
import type { StepContext, StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { chosenOf } from './chosen.ts';

/** The referee's word of how it stands with people: it goes before their hit points until it is taken back. */
export const setState: StepOf<'character.setState'> = (context, { characterIds, state, reason }) => {
  const { sql } = context;
  const delve = readDelve(sql);
  const people = chosenOf(sql, characterIds).filter((row) => row.state !== state);
  if (people.length === 0)
    throw refused('That is said of them already. Nothing was changed.', { state: 'Choose another.' });
  const gone = state !== null && !doings[state].withParty ? lightsGone(sql, people) : [];
  for (const { id } of people) sql.run(query.updateTable('character').set({ state }).where('id', '=', id));
  const why = reason === '' ? '' : `: ${unstopped(reason)}`;
  const told = state === null ? byHitPoints(context, people, why) : `${saying(people, state)}${why}.`;
  const light = gone.length === 0 ? '' : ` ${listed(gone)} ${gone.length === 1 ? 'goes' : 'go'} with them.`;
  return step(`${told}${light}`, {
    ...(state !== null && { overruled: 'The referee says how it stands with them.' }),
    ...(delve && { delve: turnOf(delve) }),
  });
};

type State = NonNullable<CharacterRow['state']>;

function saying(people: readonly CharacterRow[], state: State): string {
  const again = state === 'able' ? ' again' : '';
  return `${listed(people.map(({ name }) => name))} ${people.length === 1 ? 'is' : 'are'} ${stateWords[state]}${again}`;
}

/** What their hit points say, one by one. */
function byHitPoints({ campaign }: StepContext, people: readonly CharacterRow[], why: string): string {
  const each = people.map((row) => {
    const { state } = standingOf(campaign, { ...row, state: null });
    return `${row.name} ${stateWords[state]}`;
  });
  return `As their hit points say${why}: ${listed(each)}.`;
}

/** What burns in their hands goes where they are. */
function lightsGone(sql: Sql, people: readonly CharacterRow[]): string[] {
  const ids = new Set<number | null>(people.map(({ id }) => id));
  return (readDelve(sql)?.lights ?? [])
    .filter((light) => burnsHere(light) && light.bearer_id !== null && ids.has(light.bearer_id))
    .map(nameOfLight);
}
