import type { Choice } from '../../components/choosing/chooser.svelte.ts';
import type { GearDesk } from './gear-desk.svelte.ts';
import type { Thing, Unit } from '../../lib/party/party-types.ts';
import { figure, pace, weighed } from '../../../shared/words/figures.ts';
import type { PlaceRow } from './places.ts';
import { isContainer } from './pane/thing-rows.ts';

/** A place to choose by its name, with how it stands there. */
export function placeChoice({ key, name, member, things, weight }: PlaceRow, unit: Unit): Choice {
  if (member === null) {
    return { id: key, title: name, group: things === 0 ? 'nothing there' : weighed(weight, unit) };
  }
  const speed = member.load.canMove ? pace(member.rate) : 'cannot move';
  return { id: key, title: name, group: `${weighed(member.load.weight, unit)}, ${speed}` };
}

/** The containers of both panes, those of the pane in use first; what would have to hold itself is left out. */
export function containerChoices(desk: GearDesk, things: readonly Thing[], unit: Unit): Choice[] {
  const moved = new Set(things.map(({ id }) => id));
  const sides = desk.active === 'left' ? (['left', 'right'] as const) : (['right', 'left'] as const);
  return sides.flatMap((side) =>
    desk.panes[side].things
      .filter((thing) => isContainer(thing) && !moved.has(thing.id))
      .map((thing) => ({
        id: `container:${thing.id}`,
        title: `${thing.name}, ${desk.rowOf(side)?.name ?? ''}`,
        group: `holds ${figure(thing.filled)} of ${weighed(thing.capacity ?? 0, unit)}`,
      })),
  );
}
