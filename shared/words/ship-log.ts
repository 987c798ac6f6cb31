import type { ShipLogDay } from '../ipc/travel/ship.ts';
import { counted } from './figures.ts';
import { galeText, groundName, joined, offsetText, sweptText } from './road.ts';

/** A day afloat as a line of the ship's log, the same in the window and on paper. */
export interface LogCells {
  day: string;
  wind: string;
  course: string;
  hull: string;
  stores: string;
  dice: string;
}

export const logCells = (log: ShipLogDay): LogCells => ({
  day: log.date ?? `Day ${log.day}`,
  wind: windCell(log),
  course: courseCell(log),
  hull: [log.hull === null ? '–' : String(log.hull), log.tookOnWater ? 'took on water' : '']
    .filter((part) => part !== '')
    .join(', '),
  stores:
    log.food === null || log.water === null ? '–' : `${counted(log.food, 'ration')}, ${log.water} water`,
  dice: log.checks
    .map(({ time, chanceInSix, die, encounter }) => {
      const fell = die === null ? '' : `, die ${die}`;
      return `${time}: ${chanceInSix} in 6${fell}${encounter ? ', somebody came' : ''}`;
    })
    .join('; '),
});

const windCell = ({ wind, kind }: ShipLogDay): string => {
  if (wind !== null) return `${wind.total}: ${wind.words}`;
  return kind === 'sail' || kind === 'adrift' ? '–' : 'at anchor';
};

function courseCell({ miles, offsetDegrees, hidden, gale, kind }: ShipLogDay): string {
  const made = joined(miles).map(
    ({ ground, way, miles: over }) =>
      `${groundName(ground)}${way === 'open' ? '' : ` ${way}`} ${counted(over, 'mile')}`,
  );
  const stray = offsetDegrees === 0 ? [] : [`${offsetText(offsetDegrees)}${hidden ? ' (hidden)' : ''}`];
  const blown =
    gale?.degrees == null ? [] : [`swept ${counted(gale.miles, 'mile')}, ${sweptText(gale.degrees)}`];
  const came = gale?.outcome == null || gale.outcome === 'swept' ? [] : [galeText[gale.outcome]];
  const all = [...made, ...stray, ...blown, ...came];
  if (all.length > 0) return all.join('; ');
  return kind === 'sail' ? 'no mile' : kind === 'adrift' ? 'adrift' : 'lay still';
}
