import { sameHex } from '../../../../shared/hex/grid.ts';
import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import type { MapDesk } from '../map-desk.svelte.ts';

/** What is done with the company where it stands on the map. */
export function companyCommands(desk: MapDesk): ViewCommand[] {
  const { map, shut, where, view, steps, isOnRoad } = desk;
  const group = 'The company';
  const none = shut ?? (map === null ? 'There is no map yet. Shift+N begins one.' : undefined);
  const nowhere =
    none ??
    (where === null ? 'The company is not on this map. Shift+P puts it where the cursor is.' : undefined);
  const noRoad = isOnRoad ? undefined : 'They are not on the road. Set out first: Shift+M.';
  const isHere = where !== null && sameHex((where.believed ?? where.true).at, view.cursor);
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
