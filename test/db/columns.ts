import type { Selectable } from 'kysely';
import type { Database } from '../../src-main/db/tables.ts';

/** Which columns tables have and which may be empty, as the types say it: of fights, of the road and of hex maps. */

type Nullability<Value> = null extends Value ? 'nullable' : 'required';
type Columns<Row> = { [Column in keyof Row]: Nullability<Row[Column]> };

export type ColumnsOf<Table extends keyof Database> = {
  [Each in Table]: Columns<Selectable<Database[Each]>>;
};

export const roadColumns: ColumnsOf<
  | 'journey'
  | 'leg'
  | 'road_day'
  | 'road_miles'
  | 'stray_day'
  | 'stray_hex'
  | 'road_check'
  | 'ride'
  | 'standing_order'
  | 'watch'
  | 'watcher'
  | 'ship'
  | 'sea_day'
  | 'whereabouts'
> = {
  journey: {
    id: 'required',
    goal: 'required',
    ground: 'required',
    began_seconds: 'required',
    ended_seconds: 'nullable',
    dark_said: 'required',
  },
  leg: {
    id: 'required',
    journey_id: 'required',
    position: 'required',
    ground: 'required',
    way: 'required',
    miles: 'required',
    walked: 'required',
    name: 'required',
    col: 'nullable',
    row: 'nullable',
  },
  road_day: {
    id: 'required',
    journey_id: 'required',
    number: 'required',
    kind: 'required',
    phase: 'required',
    began_seconds: 'required',
    base_feet: 'required',
    parts: 'required',
    spent: 'required',
    marched_seconds: 'required',
    lost_chance: 'nullable',
    lost_sides: 'required',
    figures_by: 'required',
    lost_die: 'nullable',
    offset_degrees: 'required',
    told: 'required',
    sought: 'required',
    found: 'required',
    fed: 'required',
  },
  road_miles: {
    id: 'required',
    road_day_id: 'required',
    ground: 'required',
    way: 'required',
    miles: 'required',
    col: 'nullable',
    row: 'nullable',
    from_col: 'nullable',
    from_row: 'nullable',
    sure: 'required',
  },
  stray_day: { id: 'required', road_day_id: 'required', col: 'required', row: 'required', found: 'required' },
  stray_hex: { id: 'required', stray_day_id: 'required', col: 'required', row: 'required' },
  road_check: {
    id: 'required',
    road_day_id: 'required',
    at_seconds: 'required',
    ground: 'required',
    chance_in_six: 'required',
    die: 'nullable',
    encounter: 'required',
    let_be: 'required',
  },
  ride: { id: 'required', rider_id: 'required', on_id: 'required', draws: 'required' },
  standing_order: {
    id: 'required',
    food: 'required',
    water: 'required',
    share: 'required',
    forage: 'required',
    guide: 'required',
    fire: 'required',
  },
  watch: { id: 'required', position: 'required', hours: 'required' },
  watcher: { id: 'required', watch_id: 'required', character_id: 'required' },
  whereabouts: {
    id: 'required',
    map_id: 'required',
    col: 'required',
    row: 'required',
    to_col: 'nullable',
    to_row: 'nullable',
    miles: 'required',
    believed_col: 'nullable',
    believed_row: 'nullable',
    believed_to_col: 'nullable',
    believed_to_row: 'nullable',
    believed_miles: 'required',
    doubt_miles: 'required',
    sure_col: 'required',
    sure_row: 'required',
    turned_back: 'required',
  },
  ship: {
    id: 'required',
    character_id: 'required',
    goes: 'required',
    sail_feet: 'nullable',
    sail_crew: 'required',
    oar_feet: 'nullable',
    oar_crew: 'required',
    crew: 'required',
    company_works: 'required',
    captain_wanted: 'required',
    captain: 'required',
    navigator: 'required',
    seaworthy: 'required',
    taken_on_water: 'required',
    crew_mended: 'required',
    crew_days: 'required',
    on_sea: 'required',
    on_coast: 'required',
    on_lake: 'required',
    on_river: 'required',
    on_marsh: 'required',
  },
  sea_day: {
    id: 'required',
    road_day_id: 'required',
    vessel_id: 'nullable',
    vessel: 'required',
    goes: 'required',
    wind: 'nullable',
    wind_name: 'nullable',
    tacking: 'required',
    took_on_water: 'required',
    gale_degrees: 'nullable',
    gale: 'nullable',
    swept_miles: 'required',
    current_die: 'nullable',
    settled: 'required',
    supper_said: 'required',
    hull: 'nullable',
    food: 'nullable',
    water: 'nullable',
  },
};

export const fightColumns: ColumnsOf<
  | 'fight'
  | 'fight_setup'
  | 'fight_fighter'
  | 'fight_step'
  | 'fight_group'
  | 'fight_thing'
  | 'fight_arrival'
  | 'fight_end'
  | 'muster'
  | 'spell_recipe'
> = {
  fight: {
    id: 'required',
    name: 'required',
    encounter_id: 'nullable',
    room_id: 'nullable',
    outdoors: 'required',
    began_seconds: 'required',
    state: 'required',
    outcome: 'required',
  },
  fight_setup: {
    id: 'required',
    fight_id: 'required',
    from_step: 'required',
    version: 'required',
    setup: 'required',
  },
  fight_fighter: {
    id: 'required',
    fight_id: 'required',
    character_id: 'nullable',
    foe_id: 'nullable',
    side: 'required',
    label: 'required',
    handed: 'required',
    group_id: 'nullable',
    flight: 'nullable',
  },
  fight_step: { id: 'required', fight_id: 'required', n: 'required', acts: 'required', mark: 'required' },
  fight_group: { id: 'required', fight_id: 'required', name: 'required' },
  fight_thing: {
    id: 'required',
    fight_id: 'required',
    from_id: 'nullable',
    item_id: 'nullable',
    facts: 'nullable',
    name: 'required',
    quantity: 'required',
    at_feet: 'required',
  },
  fight_arrival: {
    id: 'required',
    fight_id: 'required',
    lines: 'required',
    at_round: 'nullable',
    at_words: 'required',
    state: 'required',
  },
  fight_end: { id: 'required', fight_id: 'required', facts: 'required' },
  muster: { id: 'required', name: 'required', lines: 'required', notes: 'required' },
  spell_recipe: { id: 'required', name: 'required', facts: 'required' },
};

export const mapColumns: ColumnsOf<
  | 'hex_map'
  | 'terrain_kind'
  | 'ground_neighbour'
  | 'map_word'
  | 'hex_chunk'
  | 'map_line'
  | 'site'
  | 'passed_site'
  | 'map_label'
  | 'map_region'
  | 'hex_note'
> = {
  hex_map: {
    id: 'required',
    position: 'required',
    name: 'required',
    layout: 'required',
    raised: 'required',
    hex_miles: 'required',
    first_col: 'required',
    first_row: 'required',
    number_order: 'required',
    digits: 'required',
    separator: 'required',
    notes: 'required',
  },
  terrain_kind: {
    id: 'required',
    code: 'required',
    name: 'required',
    ground: 'required',
    look: 'required',
    mile_parts: 'nullable',
    lost_in_six: 'nullable',
    check_in_six: 'nullable',
    water: 'nullable',
    food: 'nullable',
    sight_percent: 'nullable',
    seen_miles: 'nullable',
    parchment: 'nullable',
    lantern: 'nullable',
    table_id: 'nullable',
  },
  ground_neighbour: {
    id: 'required',
    code: 'required',
    beside_code: 'required',
    weight: 'required',
  },
  map_word: {
    id: 'required',
    dialect: 'required',
    place: 'required',
    word: 'required',
    means: 'required',
    terrain_id: 'nullable',
    site: 'nullable',
    line: 'nullable',
  },
  hex_chunk: {
    id: 'required',
    map_id: 'required',
    layer: 'required',
    cx: 'required',
    cy: 'required',
    stamp: 'required',
    cells: 'required',
  },
  map_line: {
    id: 'required',
    map_id: 'required',
    kind: 'required',
    name: 'required',
    along: 'required',
    path: 'required',
    maintained: 'required',
    secret: 'required',
    notes: 'required',
    bars: 'required',
  },
  site: {
    id: 'required',
    map_id: 'required',
    col: 'required',
    row: 'required',
    kind: 'required',
    name: 'required',
    knowledge: 'required',
    dungeon_id: 'nullable',
    notes: 'required',
    lodging: 'nullable',
    stable: 'nullable',
    market: 'required',
    harbour: 'required',
    bars: 'required',
    water: 'required',
    seen_miles: 'nullable',
  },
  passed_site: { id: 'required', site_id: 'required', col: 'nullable', row: 'nullable' },
  map_label: {
    id: 'required',
    map_id: 'required',
    col: 'required',
    row: 'required',
    words: 'required',
    size: 'required',
    turn: 'required',
    secret: 'required',
  },
  map_region: {
    id: 'required',
    map_id: 'required',
    code: 'required',
    name: 'required',
    notes: 'required',
    check_in_six: 'nullable',
    checks_per_day: 'nullable',
    climate: 'required',
    table_id: 'nullable',
  },
  hex_note: {
    id: 'required',
    map_id: 'required',
    col: 'required',
    row: 'required',
    notes: 'required',
    mile_parts: 'nullable',
    lost_in_six: 'nullable',
    check_in_six: 'nullable',
    water: 'nullable',
    food: 'nullable',
    table_id: 'nullable',
  },
};
