import type { Selectable } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../src-main/db/tables.ts';
import { newCampaign } from '../fixtures/campaigns.ts';

type Nullability<Value> = null extends Value ? 'nullable' : 'required';

/** Every column that the types name. The compiler holds this against tables.ts, the test against the SQL. */
type Columns<Row> = { [Column in keyof Row]: Nullability<Row[Column]> };

const typed: { [Table in Exclude<keyof Database, 'journal_fts'>]: Columns<Selectable<Database[Table]>> } = {
  campaign: {
    id: 'required',
    name: 'required',
    system: 'required',
    settings: 'required',
    created_at: 'required',
  },
  clock: { id: 'required', seconds: 'required' },
  session: {
    id: 'required',
    number: 'required',
    started_at: 'required',
    ended_at: 'nullable',
    start_seconds: 'required',
    end_seconds: 'nullable',
  },
  note: { id: 'required', text: 'required' },
  asset: {
    id: 'required',
    sha256: 'required',
    mime: 'required',
    width: 'required',
    height: 'required',
    bytes: 'required',
  },
  stash: { id: 'required', kind: 'required', name: 'required' },
  character: {
    id: 'required',
    position: 'required',
    kind: 'required',
    name: 'required',
    class_name: 'required',
    class_id: 'nullable',
    race_id: 'nullable',
    level: 'required',
    xp: 'required',
    strength: 'nullable',
    intelligence: 'nullable',
    wisdom: 'nullable',
    dexterity: 'nullable',
    constitution: 'nullable',
    charisma: 'nullable',
    hp: 'required',
    max_hp: 'required',
    misc_gear: 'required',
    carrying_treasure: 'required',
    portrait_id: 'nullable',
    sheet: 'required',
  },
  item: {
    id: 'required',
    holder_id: 'nullable',
    container_id: 'nullable',
    stash_id: 'nullable',
    state: 'required',
    kind: 'required',
    name: 'required',
    quantity: 'required',
    weight: 'required',
    cost: 'nullable',
    coin: 'nullable',
    charges: 'nullable',
    capacity: 'nullable',
    notes: 'required',
    facts: 'required',
  },
  formation: { id: 'required', position: 'required', situation: 'required' },
  formation_place: {
    id: 'required',
    formation_id: 'required',
    character_id: 'required',
    rank: 'required',
    file: 'required',
  },
  party_role: { id: 'required', caller_id: 'nullable', mapper_id: 'nullable' },
  fatigue: {
    id: 'required',
    turns_since_rest: 'required',
    rounds_run: 'required',
    exhaustion_turns: 'required',
    travel_days: 'required',
    forced_march_rest: 'required',
    day_rest_overdue: 'required',
  },
  delve: {
    id: 'required',
    name: 'required',
    turn: 'required',
    familiar: 'required',
    speaker_id: 'nullable',
    start_seconds: 'required',
    ended: 'required',
  },
  turn: {
    id: 'required',
    delve_id: 'required',
    number: 'required',
    activity: 'required',
    detail: 'required',
    check_due: 'required',
  },
  light: { id: 'required', bearer_id: 'required', kind: 'required', lit: 'required', turns_left: 'required' },
  light_span: {
    id: 'required',
    light_id: 'nullable',
    kind: 'required',
    bearer: 'required',
    delve_id: 'required',
    first_turn: 'required',
    last_turn: 'nullable',
  },
  wandering_check: {
    id: 'required',
    delve_id: 'required',
    turn: 'required',
    chance_in_six: 'required',
    die: 'nullable',
    encounter: 'required',
  },
  attempt: {
    id: 'required',
    delve_id: 'required',
    character_id: 'required',
    kind: 'required',
    place: 'required',
    turn: 'required',
    chance_in_six: 'required',
    die: 'required',
    success: 'required',
  },
  prompt_answer: { id: 'required', delve_id: 'required', prompt: 'required', until_turn: 'nullable' },
  encounter: {
    id: 'required',
    delve_id: 'required',
    turn: 'required',
    check_turn: 'nullable',
    who: 'required',
    number: 'required',
    party_surprised: 'nullable',
    monsters_surprised: 'nullable',
    party_surprise_die: 'nullable',
    monsters_surprise_die: 'nullable',
    surprise_overruled: 'required',
    distance_feet: 'nullable',
    reaction_total: 'nullable',
    reaction: 'nullable',
    outcome: 'nullable',
    rounds: 'nullable',
    concluded: 'required',
  },
  journal: {
    seq: 'required',
    session_id: 'nullable',
    real_time: 'required',
    game_time: 'required',
    kind: 'required',
    input: 'required',
    summary: 'required',
    outcome: 'required',
    rolls: 'required',
    status: 'required',
  },
  journal_row: {
    id: 'required',
    seq: 'required',
    tbl: 'required',
    row_id: 'required',
    before: 'nullable',
    after: 'nullable',
  },
};

test('the types name every table and column of the schema, and which may be empty', () => {
  const { db } = newCampaign();
  const tables = db.pragma('main.table_list') as { name: string; type: string }[];
  const names = tables.filter(({ name, type }) => type === 'table' && !/^(sqlite_|journal_fts)/.test(name));
  const found = names.map(({ name }) => {
    const columns = db.pragma(`table_info(${name})`) as { name: string; notnull: number; pk: number }[];
    const kinds = columns.map((column) => [
      column.name,
      column.notnull + column.pk > 0 ? 'required' : 'nullable',
    ]);
    return [name, Object.fromEntries(kinds) as Record<string, string>] as const;
  });
  expect(Object.fromEntries(found)).toEqual(typed);
});
