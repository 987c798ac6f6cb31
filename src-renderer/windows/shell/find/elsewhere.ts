import type { Area } from '../../../../shared/ipc/vocabulary.ts';
import type { PaletteCommand } from '../../../components/commands/command-palette.ts';
import { RoadDesk } from '../../travel/road-desk.svelte.ts';
import { travelCommands } from '../../travel/travel-commands.ts';
import { shortcuts, type ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import { paletteCommands } from '../../../lib/keys/shown-commands.ts';
import { campaignCommands } from '../../campaign/campaign-commands.ts';
import { Trust } from '../../campaign/trust.svelte.ts';
import { partyCommands } from '../../characters/party-commands.ts';
import { PartyDesk } from '../../characters/party-desk.svelte.ts';
import { combatCommands } from '../../combat/combat-commands.ts';
import { FightDesk } from '../../combat/fight-desk.svelte.ts';
import { DelveDesk } from '../../delve/delve-desk.svelte.ts';
import type { Delve } from '../../delve/delve-types.ts';
import { delveCommands } from '../../dungeon/delve-commands.ts';
import { gearCommands } from '../../encumbrance/gear-commands.ts';
import { GearDesk } from '../../encumbrance/gear-desk.svelte.ts';
import { GearSteps } from '../../encumbrance/gear-steps.svelte.ts';
import { logCommands } from '../../log/log-commands.ts';
import { bookCommands, roomCommands } from '../../places/places-commands.ts';
import { PlacesDesk } from '../../places/places-desk.svelte.ts';
import { KeptPlace } from '../../places/kept-place.svelte.ts';
import { tablesCommands } from '../../places/tables/tables-commands.ts';
import { TablesDesk } from '../../places/tables/tables-desk.svelte.ts';
import { BestiaryDesk } from '../../prep/bestiary/bestiary-desk.svelte.ts';
import { KeptSearch } from '../../prep/bestiary/kept-search.svelte.ts';
import { bestiaryCommands } from '../../prep/bestiary/bestiary-commands.ts';
import { newCommands } from '../../prep/bestiary/own/own-commands.ts';
import { OwnDesk } from '../../prep/bestiary/own/own-desk.svelte.ts';
import { prepCommands } from '../../prep/prep-commands.ts';
import { areaTitle } from '../area-list.ts';

const nothing = (): null => null;
const noReason = (): undefined => undefined;

function blankPlaces(): PlacesDesk {
  const kept = new KeptPlace();
  return new PlacesDesk({
    book: nothing,
    level: nothing,
    room: nothing,
    found: () => [],
    shut: noReason,
    kept: () => kept,
  });
}

function ofGear(): ViewCommand[] {
  const desk = new GearDesk(nothing);
  return gearCommands({ desk, steps: new GearSteps(desk), shut: undefined });
}

function ofPlaces(): ViewCommand[] {
  const desk = blankPlaces();
  const tables = new TablesDesk({ list: nothing, table: nothing, shut: noReason });
  return [...bookCommands(desk), ...roomCommands(desk), ...tablesCommands(tables)];
}

function ofPrep(): ViewCommand[] {
  const kept = new KeptSearch();
  const desk = new BestiaryDesk({ found: nothing, creature: nothing, own: nothing, kept: () => kept });
  return [
    ...prepCommands(() => undefined),
    ...bestiaryCommands(desk, { find: () => undefined }),
    ...newCommands(new OwnDesk(desk), undefined),
  ];
}

/** The commands of an area that is not on screen, as they stand with nothing chosen in it. */
function commandsOf(area: Area, delve: Delve | null): ViewCommand[] {
  switch (area) {
    case 'dungeon':
      return delveCommands(new DelveDesk(() => delve, noReason));
    case 'characters':
      return partyCommands(new PartyDesk(nothing));
    case 'encumbrance':
      return ofGear();
    case 'log':
      return logCommands({ takenBack: false, exporting: false, look: () => undefined }, undefined);
    case 'campaign':
      return campaignCommands(new Trust());
    case 'places':
      return ofPlaces();
    case 'travel':
      return travelCommands(new RoadDesk(nothing), undefined);
    case 'combat':
      return combatCommands(new FightDesk(nothing, nothing), undefined);
    case 'prep':
      return ofPrep();
  }
}

export interface ElsewhereCommand {
  area: Area;
  id: string;
  line: PaletteCommand;
}

const fartherOff = 0.9;

/** The commands of all areas but those on screen. Whether one can be done now is known once its area is shown. */
export function elsewhereCommands(areas: readonly Area[], delve: Delve | null): ElsewhereCommand[] {
  const shown = new Set(shortcuts.views.flatMap(({ commands }) => commands.map(({ id }) => id)));
  return areas.flatMap((area) => {
    const commands = commandsOf(area, delve).map((command) => ({ ...command, disabled: undefined }));
    return paletteCommands([{ view: areaTitle(area), commands }])
      .filter(({ id }) => !shown.has(id))
      .map((line) => ({
        area,
        id: line.id,
        line: { ...line, id: `elsewhere.${line.id}`, weight: fartherOff },
      }));
  });
}

const longestMs = 2000;
const stepMs = 20;

/** Does a command once the view that has it is on screen and lets it be done; after a while it says why it cannot. */
export function runWhenThere(id: string, waited = 0): void {
  const command = shortcuts.views.flatMap(({ commands }) => commands).find((each) => each.id === id);
  if ((command === undefined || command.disabled !== undefined) && waited < longestMs)
    setTimeout(() => runWhenThere(id, waited + stepMs), stepMs);
  else shortcuts.run(id);
}
