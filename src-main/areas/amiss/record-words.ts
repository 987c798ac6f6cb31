import type { Database, WordIndex } from '../../db/tables.ts';

interface Words {
  what: string;
  where: string;
}

/** What a record is to the referee, by its table, and where it is shown. */
export const recordWords: Readonly<
  Record<Exclude<keyof Database, 'journal' | 'journal_row' | 'asset' | WordIndex>, Words>
> = {
  campaign: { what: 'the campaign itself', where: 'everywhere' },
  clock: { what: 'the clock', where: 'the clock bar' },
  reminder: { what: 'reminder', where: 'the calendar' },
  weather_table: { what: 'table of the weather', where: 'Travel' },
  weather_line: { what: 'weather of a table', where: 'Travel' },
  weather_day: { what: 'weather of a day', where: 'Travel' },
  calendar: { what: 'the calendar', where: 'Campaign' },
  session: { what: 'session', where: 'Log' },
  note: { what: 'note', where: 'Log' },
  character: { what: 'person', where: 'Characters' },
  item: { what: 'thing', where: 'Encumbrance' },
  stash: { what: 'place for things', where: 'Encumbrance' },
  formation: { what: 'order of march', where: 'Characters' },
  formation_place: { what: 'place in an order of march', where: 'Characters' },
  party_role: { what: 'caller and mapper', where: 'Characters' },
  fatigue: { what: 'how tired the party is', where: 'Dungeon' },
  upkeep: { what: 'food, water and rest of a person', where: 'Dungeon' },
  day_end: { what: 'end of a day', where: 'Dungeon' },
  delve: { what: 'stay in a dungeon', where: 'Dungeon' },
  turn: { what: 'turn', where: 'Dungeon' },
  light: { what: 'light', where: 'Dungeon' },
  light_span: { what: 'burning of a light', where: 'Dungeon' },
  wandering_check: { what: 'wandering check', where: 'Dungeon' },
  attempt: { what: 'try', where: 'Dungeon' },
  effect: { what: 'effect', where: 'Dungeon' },
  prompt_answer: { what: 'answer to a prompt', where: 'Dungeon' },
  clock_answer: { what: 'answer to a prompt', where: 'the clock bar' },
  encounter: { what: 'encounter', where: 'Dungeon' },
  encounter_step: { what: 'step of an encounter', where: 'Dungeon' },
  foe: { what: 'foe', where: 'Dungeon' },
  fight: { what: 'fight', where: 'Combat' },
  fight_setup: { what: 'beginning of a fight', where: 'Combat' },
  fight_fighter: { what: 'fighter', where: 'Combat' },
  fight_step: { what: 'act of a fight', where: 'Combat' },
  fight_group: { what: 'group of fighters', where: 'Combat' },
  fight_thing: { what: 'thing lying in a fight', where: 'Combat' },
  fight_arrival: { what: 'arrival in a fight', where: 'Combat' },
  fight_end: { what: 'end of a fight', where: 'Combat' },
  muster: { what: 'muster', where: 'Combat' },
  spell_recipe: { what: 'recipe of a spell', where: 'Combat' },
  pursuit: { what: 'flight', where: 'Dungeon' },
  pursuit_person: { what: 'somebody in a flight', where: 'Dungeon' },
  journey: { what: 'journey', where: 'Travel' },
  leg: { what: 'leg of a way', where: 'Travel' },
  road_day: { what: 'day on the road', where: 'Travel' },
  road_miles: { what: 'stretch that was walked', where: 'Travel' },
  road_check: { what: 'wandering check of the road', where: 'Travel' },
  wage_account: { what: 'wage of somebody', where: 'Travel' },
  ride: { what: 'rider', where: 'Travel' },
  whereabouts: { what: 'place of the company on a map', where: 'Travel' },
  stray_day: { what: 'day astray', where: 'Travel' },
  passed_site: { what: 'site that they came by', where: 'Travel' },
  stray_hex: { what: 'hex they believed they were in', where: 'Travel' },
  standing_order: { what: 'standing orders', where: 'Travel' },
  watch: { what: 'watch of the night', where: 'Travel' },
  watcher: { what: 'somebody on watch', where: 'Travel' },
  hex_map: { what: 'hex map', where: 'Travel' },
  terrain_kind: { what: 'ground of hex maps', where: 'Travel' },
  ground_neighbour: { what: 'row of what lies beside a ground', where: 'Travel' },
  map_word: { what: 'word of other maps', where: 'Travel' },
  hex_chunk: { what: 'piece of a hex map', where: 'Travel' },
  map_line: { what: 'line of a hex map', where: 'Travel' },
  site: { what: 'site of a hex map', where: 'Travel' },
  map_label: { what: 'label of a hex map', where: 'Travel' },
  map_region: { what: 'region of a hex map', where: 'Travel' },
  hex_note: { what: 'note of a hex', where: 'Travel' },
  ship: { what: 'facts of a ship', where: 'Travel' },
  sea_day: { what: 'day afloat', where: 'Travel' },
  find: { what: 'find', where: 'the award of experience' },
  dungeon: { what: 'dungeon', where: 'Places' },
  level: { what: 'level', where: 'Places' },
  room: { what: 'room', where: 'Places' },
  feature: { what: 'door, trap or treasure', where: 'Places' },
  room_foe: { what: 'foes of a room', where: 'Places' },
  random_table: { what: 'random table', where: 'Prep' },
  random_row: { what: 'row of a random table', where: 'Prep' },
  creature: { what: 'creature of your own', where: 'Bestiary' },
  page: { what: 'page of the notebook', where: 'Prep' },
  tonight_pin: { what: 'pin of tonight', where: 'Prep' },
  pack: { what: 'pack that was taken', where: 'Import' },
  pack_part: { what: 'part of a pack that was taken', where: 'Import' },
  import_taken: { what: 'note of what was imported', where: 'Import' },
};

/** Columns whose names say little. */
const columnNames: Readonly<Record<string, string>> = {
  hp: 'hit points',
  max_hp: 'hit points at most',
  xp: 'experience',
  class_name: 'class',
  class_id: 'class of the books',
  race_id: 'race of the books',
  creature_id: 'creature of the books',
  misc_gear: 'other gear',
  container_id: 'container',
  who: 'who they are',
  until_seconds: 'until when',
  from_seconds: 'from when',
};

export const columnWords = (column: string): string =>
  columnNames[column] ?? column.replace(/_id$/, '').replaceAll('_', ' ');

const naming = [
  'name',
  'title',
  'who',
  'situation',
  'text',
  'step',
  'place',
  'prompt',
  'bearer',
  'key',
  'number',
];

/** What a record is called by its own columns. */
export const nameIn = (row: Readonly<Record<string, unknown>>): string => {
  for (const column of naming) {
    const value = row[column];
    if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''))
      return String(value).slice(0, 80);
  }
  return '';
};
