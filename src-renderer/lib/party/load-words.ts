import type { Band } from '../../components/load/load-bar.ts';
import { feet, weighed } from '../../../shared/words/figures.ts';
import { slowestWords } from '../../../shared/words/names.ts';
import type { Member, PartyView, Unit } from './party-types.ts';

type Load = Member['load'];

export const barBands = (load: Pick<Load, 'bands'>): Band[] =>
  load.bands.map(({ upTo, baseFeet }) => ({ upTo, label: feet(baseFeet) }));

const shedWords = ({ shed, weight, maximum }: Load, unit: Unit): string => {
  if (shed === null) return '';
  return maximum !== null && weight > maximum
    ? `Drop ${weighed(shed.weight, unit)} to move at ${shed.baseFeet}'.`
    : `Drop ${weighed(shed.weight, unit)} to move ${shed.baseFeet}'.`;
};

function roomWords({ bands, weight, maximum }: Load, unit: Unit): string {
  const at = bands.findIndex(({ upTo }) => upTo === null || weight <= upTo);
  const end = bands[at]?.upTo ?? maximum;
  if (end === null || weight > end) return '';
  const slower = bands[at + 1];
  const room = weighed(Math.max(0, end - weight), unit);
  return slower === undefined ? `Room for ${room} more.` : `Room for ${room} before ${slower.baseFeet}'.`;
}

/** What would change the band, either way: "Drop 140 coins to move 90'. Room for 60 coins before 30'." */
export function bandWords(load: Load, unit: Unit): string {
  const over = load.maximum === null ? 0 : load.weight - load.maximum;
  const stuck = over > 0 ? `${weighed(over, unit)} more than can be carried.` : '';
  return [stuck, shedWords(load, unit), roomWords(load, unit)].filter((words) => words !== '').join(' ');
}

/** "Hild is slowest."; nothing about a party of one, or where nobody walks. */
export function slowestText({ members, rate }: Pick<PartyView, 'members' | 'rate'>): string {
  if (members.length < 2 || rate === null) return '';
  return rate.slowest.length === 0 ? 'All keep the same pace.' : slowestWords(rate.slowest);
}
