import type { CommandInput, QueryOutput } from '../../../../shared/ipc/contract.ts';
import { shipLimits } from '../../../../shared/ipc/travel/ship.ts';
import { stayLimits } from '../../../../shared/ipc/travel/stay-limits.ts';
import { mostCopper } from '../../../../shared/ipc/travel/wage.ts';
import { parseNumber } from '../../../components/fields/number-text.ts';
import { copperOf } from '../../../lib/prices.ts';

type Work = NonNullable<CommandInput<'town.stay'>['dock']>;
export type Docked = QueryOutput<'town.preview'>['docks'][number];

export const noDock = '';
export const dockDays = { min: 1, max: stayLimits.days, unit: 'days' } as const;
export const dockPrice = { min: 0, max: mostCopper / copperOf(1), fractions: true, unit: 'gp' } as const;
export const dockPoints = { min: 0, max: shipLimits.hull, unit: 'points' } as const;

/** A dock's work as it is typed. */
export class DockForm {
  vessel = $state<string>(noDock);
  days = $state('1');
  price = $state('');
  points = $state('');

  /** Null where no vessel is chosen, 'bad' while a figure cannot be read. Nothing typed mends all, for nothing. */
  get asked(): Work | null | 'bad' {
    if (this.vessel === noDock) return null;
    const days = parseNumber(this.days, dockDays).value;
    const price = parseNumber(this.price, dockPrice);
    const points = parseNumber(this.points, dockPoints);
    if (days === null || price.problem !== null || points.problem !== null) return 'bad';
    return {
      vesselId: Number(this.vessel),
      copper: copperOf(price.value ?? 0),
      days,
      points: points.value,
    };
  }
}
