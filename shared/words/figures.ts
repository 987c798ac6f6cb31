/** Figures as they stand in sentences, labels and columns, the same in the log and in the windows. */

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 2, signDisplay: 'negative' });

/** "1,234", "12.5", "−3": two decimals at most. */
export const figure = (value: number): string => plain.format(value).replace('-', '−');

/** "1 turn", "1,000 turns": `many` where an s does not make the plural. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : many}`;

/** "5", "2–8, mean 5": what a number that is thrown comes to. */
export const thrownNumber = ({ least, mean, most }: { least: number; mean: number; most: number }): string =>
  least === most ? figure(least) : `${figure(least)}–${figure(most)}, mean ${figure(mean)}`;

/** "+2", "−1", "+0": a figure that is added to something. */
export const signed = (value: number): string => (value < 0 ? figure(value) : `+${figure(value)}`);

/** Feet as a table writes them: "60'", "1,200'". */
export const feet = (count: number): string => `${figure(count)}'`;

/** Feet a turn and feet a round: "60' (20')"; both 0: "cannot move". */
export const pace = ({ baseFeet, encounterFeet }: { baseFeet: number; encounterFeet: number }): string =>
  baseFeet === 0 && encounterFeet === 0 ? 'cannot move' : `${feet(baseFeet)} (${feet(encounterFeet)})`;

/** The measure of a campaign's weights: `short` as a heading or a column names it. */
export interface WeightUnit {
  id: 'coins' | 'pounds';
  short: string;
}

/** A weight in the campaign's unit: "1 coin", "601 coins", "12.5 lb". */
export const weighed = (weight: number, { id, short }: WeightUnit): string =>
  id === 'coins' ? counted(weight, 'coin') : `${figure(weight)} ${short}`;
