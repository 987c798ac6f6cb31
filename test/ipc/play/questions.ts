import { calendarPresets } from '../../../shared/calendar/presets.ts';
import { queries } from '../../../shared/ipc/contract.ts';
import type { QueryInput, QueryName } from '../../../shared/ipc/contract.ts';

type Questions = { [Name in QueryName]?: QueryInput<Name> };

/** What the questions that want to know more are asked; the others are asked with nothing. */
const inputs: Questions = {
  'asset.view': { id: 1 },
  'calendar.losses': { format: 'calendarium' },
  'calendar.preview': {
    definition: { ...calendarPresets.gregorian },
    today: { year: 2000, part: 0, day: 1 },
  },
  'character.view': { id: 1 },
  'character.judge': { abilities: { strength: 13 }, classId: 'fighter', raceId: null },
  'character.previewLevel': { id: 1 },
  'creature.view': { book: 'ose', id: 'goblin', in: null },
  'creature.uses': { book: 'ose', id: 'goblin' },
  'creature.draft': { of: 'variant', book: 'ose', id: 'goblin' },
  'creature.judge': { system: 'ose', base: null, facts: {} },
  'creature.paste': { text: 'Ape: AC 6, HD 4' },
  'creature.adjust': { book: 'ose', id: 'goblin' },
  'pack.judge': { creatures: [1], tables: [1], pages: [1], licence: 'OGL-1.0a' },
  'creature.asText': { book: 'ose', id: 'goblin', format: 'statblock' },
  'page.view': { id: 1 },
  'page.card': { target: 'Goblin' },
  'page.linkedHere': { kind: 'creature', id: 'goblin' },
  'prep.search': { text: 'goblin' },
  'prep.names': { targets: ['Goblin', 'nobody'] },
  'hoard.places': { text: '' },
  'hoard.wish': { id: 1, gold: 2000 },
  'treasure.at': { at: { spot: 'room', id: 1 } },
  'inventory.view': { place: { in: 'holder', id: 1 } },
  'inventory.preview': { itemIds: [1], to: { in: 'pool' } },
  'inventory.previewBuy': { characterId: 1, wares: [{ list: 'gear', id: 'backpack' }] },
  'reward.pickOrder': { entries: [{ characterId: 1, rolls: [20] }] },
  'encounter.preview': { step: 'surprise' },
  'combat.lastEnded': {},
  'combat.acts': { fightId: 1, fighter: 'c1' },
  'combat.terms': { fightId: 1 },
  'combat.gifts': { fightId: 1, fighter: 'f1' },
  'combat.nerve': { fightId: 1 },
  'combat.recipes': { fightId: 1 },
  'combat.weigh': { fightId: 1, act: { kind: 'attack', actor: 'c1', target: 'f1', way: 'sword' } },
  'combat.aim': { fightId: 1, act: { kind: 'attack', actor: 'c1', way: 'sword' } },
  'combat.figures': { fightId: 1, fighter: 'c1' },
  'combat.settings': { fightId: 1 },
  'combat.lights': { fightId: 1 },
  'combat.saves': { fightId: 1, ids: ['c1'], category: 'death' },
  'combat.ending': { fightId: 1 },
  'combat.flight': { fightId: 1, runners: ['c1'] },
  'combat.lying': { fightId: 1, fighter: 'c1' },
  'combat.plan': { fightId: 1, plan: { kind: 'plan', name: 'Goblins', members: ['f1'], aim: 'nearest' } },
  'combat.rehearsal': { fightId: 1 },
  'combat.rehearsalChoices': { fightId: 1 },
  'combat.lastDice': { fightId: 1 },
  'combat.asLines': { fightId: 1 },
  'log.movable': { direction: 'undo' },
  'import.page': { token: 'none', from: 0, limit: 10 },
  'turnSheet.hours': { fromHour: 1, hours: 24 },
  'turnSheet.turn': { turn: 1 },
  'turnSheet.passPreview': { turn: 3 },
  'place.level': { levelId: 1 },
  'place.room': { roomId: 1 },
  'place.find': { text: 'hall' },
  'place.atHand': { open: 1 },
  'wander.table': { id: 1 },
  'table.view': { id: 1 },
  'table.odds': { id: 1 },
  'table.examples': { id: 1 },
  'table.namesAfter': { id: 1 },
  'table.losses': { of: { folder: '' }, nested: true, format: 'foundry' },
  'table.map': { id: 1 },
  'table.asks': { id: 1 },
  'table.branchAsks': { seq: 1, branch: 0 },
  'travel.preview': { kind: 'march' },
  'town.preview': { days: 3, lodging: 50, stable: 10, purse: null },
  'travel.way': { through: [{ col: 3, row: 4 }] },
  'map.marks': { mapId: 1 },
  'map.chunks': { ids: [1] },
  'map.things': { mapId: 1 },
  'map.theirs': { mapId: 1 },
  'map.hex': { mapId: 1, col: 3, row: 4 },
  'map.whatLies': { mapId: 1, col: 3, row: 4 },
  'map.find': { mapId: 1, text: 'hall' },
  'map.losses': { mapId: 1, format: 'csv', forPlayers: false },
};

/** The same asked of other rows, with more, or of the table as it comes to stand. */
const more: readonly Questions[] = [
  {
    'character.view': { id: 3 },
    'character.previewLevel': { id: 3 },
    'inventory.view': { place: { in: 'pool' } },
    'inventory.preview': { itemIds: [5], to: { in: 'holder', id: 2 } },
    'reward.preview': { coinSharerIds: [1, 2], xp: 900, xpSharers: [{ characterId: 1 }] },
    'need.preview': { restDays: 3 },
    'turnSheet.odds': { searches: true },
    'turnSheet.turn': { turn: 3 },
    'turnSheet.passPreview': { turn: 9 },
    'log.list': { kind: 'light', limit: 20 },
    'log.movable': { direction: 'redo' },
    'place.level': { levelId: 2 },
    'place.room': { roomId: 3 },
    'wander.table': { id: 2 },
  },
  {
    'inventory.view': { place: { in: 'ground' } },
    'log.list': { kind: 'dice', search: 'turn', takenBack: true },
    'place.room': { roomId: 5 },
  },
];

/** One question with what it is asked. */
export interface Question {
  readonly name: QueryName;
  readonly input: unknown;
}

const questionsIn = (asked: Questions): Question[] =>
  Object.entries(asked).map(([name, input]) => ({ name: name as QueryName, input }));

/** Every question of the contract once. */
export const questions: readonly Question[] = questionsIn({
  ...Object.fromEntries(Object.keys(queries).map((name) => [name, {}])),
  ...inputs,
});

/** Every question, and some asked otherwise. */
export const manyQuestions: readonly Question[] = [...questions, ...more.flatMap(questionsIn)];
