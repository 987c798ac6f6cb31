import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import type { Road } from '../travel-types.ts';

/** Where everybody goes at once: aboard a vessel of the party, or ashore from the one they are on. */
export interface Boarding {
  value: string;
  label: string;
  hint: string;
  deed: string;
  rides: CommandInput<'travel.ride'>['rides'];
}

/** None where nobody travels with a vessel. */
export function boardings(road: Road | null): Boarding[] {
  if (road === null) return [];
  const { company, aboardId } = road;
  const riders = company.filter(({ kind }) => kind !== 'vessel');
  const all = (onId: number | null) => riders.map(({ id }) => ({ riderId: id, onId }));
  const vessels = company.filter(({ id, kind }) => kind === 'vessel' && id !== aboardId);
  const ashore = company.find(({ id }) => id === aboardId);
  return [
    ...(ashore === undefined
      ? []
      : [
          {
            value: 'ashore',
            label: `Ashore from ${ashore.name}`,
            hint: 'Everybody.',
            deed: 'Go ashore',
            rides: all(null),
          },
        ]),
    ...vessels.map(({ id, name }) => ({
      value: `aboard ${id}`,
      label: `Aboard ${name}`,
      hint: 'Everybody, with all that they have.',
      deed: 'Go aboard',
      rides: all(id),
    })),
  ];
}
