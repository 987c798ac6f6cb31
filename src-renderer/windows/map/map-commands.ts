import type { ViewCommand } from '../../lib/keys/shortcuts.svelte.ts';
import { treasureCommand } from '../hoards/treasure-here.ts';
import { companyCommands } from './journey/company-commands.ts';
import type { MapDesk } from './map-desk.svelte.ts';

interface Hands {
  /** Gives the keys to the picture of the map. */
  reachMap: () => void;
}

/** Everything the map's keys do outside of paint mode. */
export function mapCommands(desk: MapDesk, hands: Hands): ViewCommand[] {
  const { map, shut, view } = desk;
  const none = map === null ? 'There is no map yet. Shift+N begins one.' : undefined;
  const look = { group: 'Looking', disabled: none };
  const hidden = none ?? (desk.listed ? 'The list is shown. Ctrl+L shows the picture.' : undefined);
  const picture = { group: 'Looking', disabled: hidden };
  const book = { group: 'Maps' };
  const goal = desk.where?.plan.at(-1);
  return [
    ...companyCommands(desk),
    { ...look, id: 'map.find', title: 'Find on the map', keys: '/', run: () => desk.open({ kind: 'find' }) },
    { ...picture, id: 'map.nearer', title: 'Nearer', keys: '+', repeats: true, run: () => view.zoom(1) },
    { ...picture, id: 'map.farther', title: 'Farther', keys: '-', repeats: true, run: () => view.zoom(-1) },
    { ...picture, id: 'map.whole', title: 'The whole map', keys: '0', run: () => view.showWhole(desk.whole) },
    {
      ...picture,
      id: 'map.reach',
      title: desk.standsAt === null ? 'To the map, by the arrows' : 'To the company',
      keys: 'Home',
      run: () => {
        view.goTo(desk.standsAt ?? view.cursor);
        hands.reachMap();
      },
    },
    {
      ...picture,
      id: 'map.goal',
      title: 'To where they go',
      keys: 'End',
      disabled: hidden ?? (goal === undefined ? 'No course is laid over this map.' : undefined),
      run: () => {
        if (goal) view.goTo(goal);
        hands.reachMap();
      },
    },
    {
      ...look,
      id: 'map.hex',
      title: 'The hex',
      keys: 'I',
      // Its form is the referee's, and says what is true.
      disabled: none ?? (desk.isTheirs ? desk.shut : undefined),
      run: () => desk.openHex(),
    },
    {
      ...look,
      id: 'map.layers',
      title: 'Layers',
      keys: 'Shift+L',
      run: () => desk.open({ kind: 'layers' }),
    },
    {
      ...look,
      id: 'map.list',
      title: desk.listed ? 'Show the map as a picture' : 'Show the map as lists',
      keys: 'Ctrl+L',
      run: () => {
        desk.paint.leave();
        desk.listed = !desk.listed;
      },
    },
    {
      id: 'map.paint',
      title: desk.paint.on ? 'Stop painting' : 'Paint',
      group: 'Making',
      keys: 'Ctrl+P',
      disabled: shut ?? none,
      run: () => {
        if (desk.paint.on) desk.paint.leave();
        else {
          desk.listed = false;
          desk.paint.on = true;
        }
        hands.reachMap();
      },
    },
    {
      id: 'map.site',
      title: 'A site here',
      group: 'Making',
      keys: 'S',
      disabled: shut ?? hidden,
      run: () => desk.open({ kind: 'site', site: null, hex: view.cursor }),
    },
    treasureCommand(
      desk.siteHere && { spot: 'site', id: desk.siteHere.id },
      shut ?? hidden ?? (desk.siteHere === null ? 'No site is under the cursor. S makes one.' : undefined),
    ),
    {
      id: 'map.region',
      title: 'A region',
      group: 'Making',
      disabled: shut ?? none,
      run: () => desk.open({ kind: 'region', region: null }),
    },
    {
      id: 'map.newGround',
      title: 'A kind of ground',
      group: 'Making',
      disabled: shut ?? none,
      run: () => desk.open({ kind: 'kind', ground: null }),
    },
    {
      id: 'map.generate',
      title: 'Make land by chance',
      group: 'Making',
      keys: 'Ctrl+G',
      disabled: shut ?? none,
      run: () => desk.open({ kind: 'generate' }),
    },
    {
      id: 'map.whatLies',
      title: 'What lies here?',
      group: 'Making',
      keys: 'Z',
      disabled: shut ?? hidden,
      run: () => desk.open({ kind: 'whatLies', hex: view.cursor }),
    },
    {
      id: 'map.neighbours',
      title: 'What lies beside a ground',
      group: 'Making',
      disabled: shut ?? none,
      run: () => desk.open({ kind: 'neighbours' }),
    },
    {
      ...book,
      id: 'map.add',
      title: 'New map',
      keys: 'Shift+N',
      disabled: shut,
      run: () => desk.open({ kind: 'map', map: null }),
    },
    {
      ...book,
      id: 'map.import',
      title: 'Import a map',
      keys: 'Shift+I',
      disabled: shut,
      run: () => desk.open({ kind: 'import' }),
    },
    {
      ...book,
      id: 'map.export',
      title: 'Export the map',
      keys: 'Shift+Y',
      disabled: none,
      run: () => desk.open({ kind: 'export' }),
    },
    {
      ...book,
      id: 'map.change',
      title: 'Name and numbers of the map',
      keys: 'Shift+E',
      disabled: shut ?? none,
      run: () => map && desk.open({ kind: 'map', map }),
    },
    {
      ...book,
      id: 'map.remove',
      title: 'Strike the map',
      disabled: shut ?? none,
      run: () => map && desk.open({ kind: 'remove', what: 'map', id: map.id, title: map.name }),
    },
    ...desk.maps.map((each): ViewCommand => ({
      ...book,
      id: `map.choose.${each.id}`,
      title: `Open ${each.name}`,
      disabled: each.id === map?.id ? 'It is open.' : undefined,
      run: () => desk.choose(each.id),
    })),
  ];
}
