import type { Hex } from '../../../../shared/hex/grid.ts';
import { sameHex } from '../../../../shared/hex/grid.ts';
import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import { status } from '../../../lib/status.svelte.ts';
import type { MapDesk } from '../map-desk.svelte.ts';
import type { CompanyView } from '../map-types.ts';
import { placesShown } from './company-overlay.ts';
import { placesSaid } from './company-words.ts';
import { measure, measureOnTheirs } from './measure.ts';

/** What is done with the company where it stands on the map. */
export function companyCommands(desk: MapDesk): ViewCommand[] {
  const { map, stepsShut: shut, where, view, steps, isOnRoad } = desk;
  const group = 'The company';
  const none = shut ?? (map === null ? 'There is no map yet. Shift+N begins one.' : undefined);
  const nowhere =
    none ??
    (where === null ? 'The company is not on this map. Shift+P puts it where the cursor is.' : undefined);
  const noRoad = isOnRoad ? undefined : 'They are not on the road. Set out first: Shift+M.';
  const isHere = where !== null && sameHex((where.believed ?? where.true).at, view.cursor);
  const bends = where === null ? [] : bendsOf(where, 1);
  const right = where?.astray === true ? undefined : 'They are where they think they are.';
  return [
    {
      group,
      id: 'map.course',
      title: `Course to ${desk.nameOf(view.cursor)}`,
      keys: 'G',
      disabled: nowhere ?? noRoad ?? (isHere ? 'They are there already.' : undefined),
      run: () =>
        void steps.take('travel.setWay', { goal: desk.nameOf(view.cursor), through: [{ ...view.cursor }] }),
    },
    {
      group,
      id: 'map.onward',
      title: `And on to ${desk.nameOf(view.cursor)}`,
      keys: 'Shift+G',
      disabled: nowhere ?? noRoad ?? (isHere ? 'They are there already.' : undefined),
      run: () =>
        where &&
        void steps.take('travel.setWay', {
          goal: desk.nameOf(view.cursor),
          through: [...bendsOf(where), { ...view.cursor }],
        }),
    },
    {
      group,
      id: 'map.oneLess',
      title: 'One hex less',
      keys: 'Backspace',
      disabled: nowhere ?? noRoad ?? (bends.length === 0 ? 'The way has no hex to spare.' : undefined),
      run: () => {
        const goal = bends.at(-1);
        if (goal) void steps.take('travel.setWay', { goal: desk.nameOf(goal), through: bends });
      },
    },
    {
      group,
      id: 'map.measure',
      title: `How far to ${desk.nameOf(view.cursor)}`,
      keys: 'M',
      disabled: map === null ? none : where === null ? nowhere : undefined,
      run: () => {
        const [hex, name] = [view.cursor, desk.nameOf(view.cursor)];
        if (desk.isTheirs) measureOnTheirs(desk, hex, name);
        else void measure(hex, name);
      },
    },
    {
      group,
      id: 'map.plan',
      title: 'Plan with odds',
      keys: 'K',
      disabled: noRoad,
      run: () => desk.open({ kind: 'plan' }),
    },
    {
      group,
      id: 'map.places',
      title: 'True, theirs or both',
      keys: 'V',
      disabled: map === null ? none : undefined,
      run: () => {
        const at = placesShown.indexOf(desk.places);
        desk.places = placesShown[(at + 1) % placesShown.length] ?? 'both';
        status.say(placesSaid[desk.places]);
      },
    },
    {
      group,
      id: 'map.place',
      title: 'Put the company here',
      keys: 'Shift+P',
      disabled: none,
      run: () => map && void steps.take('travel.place', { on: { mapId: map.id, ...view.cursor } }),
    },
    {
      group,
      id: 'map.tell',
      title: 'They know that they are lost',
      keys: 'T',
      disabled: nowhere ?? noRoad ?? right,
      run: () => void steps.take('travel.tell', {}),
    },
    {
      group,
      id: 'map.knows',
      title: 'They know where they are',
      keys: 'Shift+T',
      disabled: nowhere ?? (where?.believed === null ? undefined : right),
      run: () => void steps.take('travel.knows', {}),
    },
  ];
}

/** A way has so many bends at most, and its end. */
const mostBends = 49;

/** The hexes the way goes through, so many of its last left out; evenly chosen where they are too many. */
function bendsOf({ plan, believed, true: truly }: CompanyView, leftOut = 0): Hex[] {
  const begun = (believed ?? truly).toward;
  const hexes = plan
    .slice(0, plan.length - leftOut)
    .filter((hex) => begun === null || !sameHex(hex, begun))
    .map(({ col, row }) => ({ col, row }));
  const step = Math.max(1, hexes.length / mostBends);
  const count = Math.min(hexes.length, mostBends);
  return Array.from({ length: count }, (_, at) => hexes[Math.ceil((at + 1) * step) - 1]).filter(
    (hex) => hex !== undefined,
  );
}
