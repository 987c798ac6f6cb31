import { passedDayKinds } from '../../../shared/ipc/travel/travel-words.ts';
import { calendarPresets } from '../../../shared/calendar/presets.ts';
import { terrains } from '../../../shared/rules/ose/terms.ts';
import type { AnyMove, Draw, Maker, Table } from './random-moves.ts';
import { member, move, pick } from './random-moves.ts';

/** Moves beside the dungeon's turns: preferences, effects, needs, the marching order, shopping, rooms and tables of the book. */

const someone = (table: Table, draw: Draw, make: (characterId: number) => AnyMove): AnyMove | null => {
  const characterId = member(table, draw);
  return characterId === undefined ? null : make(characterId);
};

const duration = (draw: Draw) =>
  draw(4) === 0
    ? null
    : {
        amount: String(1 + draw(12)),
        unit: pick(['rounds', 'turns', 'hours'] as const, draw) ?? 'turns',
        faces: null,
      };

const ofEffects: Maker[] = [
  (table, draw) =>
    move('effect.add', {
      name: `ward ${draw(9)}`,
      kind: pick(['spell', 'potion', 'condition'] as const, draw) ?? 'spell',
      characterIds: table.dungeon.party.members.slice(0, draw(4)).map(({ id }) => id),
      duration: duration(draw),
    }),
  (_, draw) => move('effect.change', { ids: [1 + draw(9)], how: 'extend', duration: duration(draw) }),
  (_, draw) => move('effect.end', { ids: [1 + draw(9)] }),
];

const ofCalendars: Maker[] = [
  (_, draw) =>
    move('calendar.set', {
      calendar:
        draw(4) === 0
          ? null
          : {
              definition: { ...(pick(Object.values(calendarPresets), draw) ?? calendarPresets.julian) },
              today: { year: 1 + draw(900), part: draw(12), day: 1 + draw(30) },
            },
    }),
];

const ofNeeds: Maker[] = [
  (_, draw) =>
    move('need.endDay', {
      food: pick(['packs', 'found', 'none'] as const, draw) ?? 'packs',
      water: pick(['packs', 'found', 'none'] as const, draw) ?? 'packs',
    }),
  (_, draw) => move('need.restHours', { hours: 1 + draw(23) }),
  (_, draw) => move('need.restDays', { days: 1 + draw(3), food: 'found', water: 'found' }),
];

const ofOrders: Maker[] = [
  (_, draw) => move('organisation.addFormation', { situation: `order ${draw(9)}` }),
  (_, draw) => move('organisation.removeFormation', { id: 1 + draw(5) }),
  (table, draw) =>
    someone(table, draw, (characterId) =>
      move('organisation.place', {
        formationId: 1 + draw(5),
        characterId,
        to: draw(4) ? { rank: draw(4), file: draw(3) } : null,
      }),
    ),
  (table, draw) =>
    move('organisation.setRoles', {
      callerId: member(table, draw) ?? null,
      mapperId: draw(2) ? (member(table, draw) ?? null) : null,
    }),
];

const ofContent: Maker[] = [
  (table, draw) =>
    someone(table, draw, (characterId) =>
      move('inventory.buy', { characterId, wares: [{ list: 'gear', id: 'backpack' }], free: draw(2) === 0 }),
    ),
  (_, draw) =>
    move('character.addFromContent', {
      list: 'monsters',
      id: 'goblin',
      kind: 'creature',
      name: `Snik ${draw(9)}`,
    }),
  (table, draw) => someone(table, draw, (id) => move('character.levelUp', { id })),
  (_, draw) => move('wander.takeFromContent', { contentId: `dungeon-level-${1 + draw(3)}` }),
  (_, draw) => move('wander.changeTable', { id: 1 + draw(3), changes: { name: `table ${draw(9)}` } }),
  (_, draw) => move('wander.roll', { tableId: 1 + draw(3) }),
];

const ofBook: Maker[] = [
  (_, draw) => move('place.goTo', { roomId: 1 + draw(6) }),
  () => move('place.stepOut', {}),
  (_, draw) => move('place.changeRoom', { id: 1 + draw(6), name: `hall ${draw(9)}` }),
  (_, draw) => move('place.addRoom', { levelId: 1, name: `cell ${draw(9)}` }),
  (_, draw) =>
    move('place.setDoor', { id: 1 + draw(9), act: pick(['open', 'shut', 'find'] as const, draw) ?? 'open' }),
  (table, draw) =>
    someone(table, draw, (characterId) =>
      move('deed.try', {
        deeds: [
          { characterId, kind: pick(['force', 'secretDoor'] as const, draw) ?? 'force', roomId: 1 + draw(6) },
        ],
      }),
    ),
];

/** Three stretches of one ground each, about the corner in which companies are put. */
const strip = (draw: Draw) =>
  Array.from({ length: 3 }, () => ({ col: draw(3), row: draw(9), length: 4 + draw(6), code: draw(19) }));

const ofMaps: Maker[] = [
  (_, draw) =>
    move('map.add', {
      name: `map ${draw(9)}`,
      layout: draw(2) ? 'flat' : 'pointy',
      raised: draw(2) ? 'odd' : 'even',
      hexMiles: 1 + draw(12),
      numbering: { firstCol: draw(2), firstRow: draw(2), order: 'col-row', digits: 2, separator: '' },
    }),
  (_, draw) => move('map.paint', { mapId: 1 + draw(2), layer: 'terrain', runs: strip(draw) }),
  (_, draw) =>
    move('map.fill', { mapId: 1, layer: 'terrain', col: draw(9), row: draw(9), code: 1 + draw(18) }),
  (_, draw) => (draw(3) ? null : move('map.remove', { id: 1 + draw(2) })),
  (_, draw) =>
    move('map.addSite', { mapId: 1, col: draw(9), row: draw(9), kind: 'ruin', name: `keep ${draw(9)}` }),
  (_, draw) =>
    move('map.setNote', { mapId: 1, col: draw(9), row: draw(9), notes: draw(3) ? `note ${draw(9)}` : '' }),
];

const ofRoad: Maker[] = [
  () => move('dungeon.leave', {}),
  (_, draw) => move('travel.begin', { goal: `gate ${draw(9)}`, ground: ground(draw) }),
  (_, draw) =>
    move('travel.setCourse', {
      goal: `gate ${draw(9)}`,
      legs: Array.from({ length: draw(4) }, () => ({
        ground: ground(draw),
        way: pick(['open', 'trail', 'road'] as const, draw) ?? 'open',
        miles: 1 + draw(40),
      })),
    }),
  (_, draw) =>
    move('travel.setOrders', {
      food: 'packs',
      water: 'ground',
      share: draw(2) === 0,
      forage: draw(2) === 0,
      guide: draw(3) ? '' : 'Tam',
    }),
  (_, draw) => move('travel.passDay', { kind: dayKind(draw), faces: draw(3) ? [] : [1 + draw(6)] }),
  (_, draw) => move('travel.passDay', { kind: 'march', modifier: draw(13) - 6 }),
  (_, draw) => move('travel.passDays', { kind: dayKind(draw), days: 1 + draw(5) }),
  (_, draw) => move('travel.letBe', { checkId: 1 + draw(9) }),
  (_, draw) => move('travel.seeSite', { siteId: 1 + draw(9), sees: draw(2) === 0 }),
  (_, draw) => move('encounter.begin', { who: 'wolves', number: 3, roadCheckId: 1 + draw(9) }),
  (_, draw) => move('travel.ride', { rides: [{ riderId: 1 + draw(9), onId: draw(2) ? null : 1 + draw(9) }] }),
  () => move('travel.tell', {}),
  () => move('travel.knows', {}),
  (_, draw) => move('travel.place', { on: { mapId: 1 + draw(2), col: draw(9), row: draw(9) } }),
  (_, draw) => (draw(3) ? null : move('travel.place', { on: null })),
  (_, draw) => move('travel.setWay', { goal: `gate ${draw(9)}`, through: [{ col: draw(9), row: draw(9) }] }),
  () => move('need.endDay', {}),
  (_, draw) => (draw(3) ? null : move('travel.end', {})),
];

const ground = (draw: Draw) => pick(terrains, draw) ?? 'clear';
const dayKind = (draw: Draw) => pick(passedDayKinds, draw) ?? 'march';

const ofDesk: Maker[] = [
  (_, draw) => move('app.setPreferences', { scale: 80 + draw(120), sideOpen: draw(2) === 0 }),
];

export const sideMoves: readonly Maker[] = [
  ...ofDesk,
  ...ofEffects,
  ...ofCalendars,
  ...ofNeeds,
  ...ofOrders,
  ...ofContent,
  ...ofBook,
  ...ofMaps,
  ...ofRoad,
];
