import type { Band } from '../../components/load-bar.ts';
import type { Member, PartyView, Unit } from './gear-types.ts';

type Load = Member['load'];

const plain = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

export const figure = (value: number): string => plain.format(value);

/** "1 coin", "140 coins", "14 lb": a weight within a sentence. */
export function amount(weight: number, unit: Unit): string {
  if (unit.id === 'pounds') return `${figure(weight)} ${unit.short}`;
  return `${figure(weight)} ${weight === 1 ? 'coin' : 'coins'}`;
}

/** "140 coins": a weight in a column, in the campaign's short word. */
export const weightText = (weight: number, unit: Unit): string =>
  unit.id === 'coins' && weight === 1 ? '1 coin' : `${figure(weight)} ${unit.short}`;

export const feet = ({ baseFeet, encounterFeet }: { baseFeet: number; encounterFeet: number }): string =>
  baseFeet === 0 && encounterFeet === 0 ? 'cannot move' : `${baseFeet}' (${encounterFeet}')`;

export const barBands = (load: Pick<Load, 'bands'>): Band[] =>
  load.bands.map(({ upTo, baseFeet }) => ({ upTo, label: `${baseFeet}'` }));

const shedWords = ({ shed, weight, maximum }: Load, unit: Unit): string => {
  if (shed === null) return '';
  return maximum !== null && weight > maximum
    ? `Drop ${amount(shed.weight, unit)} to move at ${shed.baseFeet}'.`
    : `Drop ${amount(shed.weight, unit)} to move ${shed.baseFeet}'.`;
};

function roomWords({ bands, weight, maximum }: Load, unit: Unit): string {
  const at = bands.findIndex(({ upTo }) => upTo === null || weight <= upTo);
  const end = bands[at]?.upTo ?? maximum;
  if (end === null || weight > end) return '';
  const slower = bands[at + 1];
  const room = amount(Math.max(0, end - weight), unit);
  return slower === undefined ? `Room for ${room} more.` : `Room for ${room} before ${slower.baseFeet}'.`;
}

/** What would change the band, either way: "Drop 140 coins to move 90'. Room for 60 coins before 30'." */
export function bandWords(load: Load, unit: Unit): string {
  const over = load.maximum === null ? 0 : load.weight - load.maximum;
  const stuck = over > 0 ? `${amount(over, unit)} more than can be carried.` : '';
  return [stuck, shedWords(load, unit), roomWords(load, unit)].filter((words) => words !== '').join(' ');
}

export function names(list: readonly string[]): string {
  if (list.length < 2) return list[0] ?? '';
  return `${list.slice(0, -1).join(', ')} and ${list.at(-1) ?? ''}`;
}

/** "Hild is slowest."; nothing about a party of one. */
export function slowestText({ members, rate }: Pick<PartyView, 'members' | 'rate'>): string {
  const slowest = rate?.slowest ?? [];
  if (members.length < 2) return '';
  if (slowest.length === 0) return 'All keep the same pace.';
  if (slowest.length > 4) return `${slowest.length} of them are slowest.`;
  return `${names(slowest)} ${slowest.length === 1 ? 'is' : 'are'} slowest.`;
}
