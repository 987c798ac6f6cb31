import { counted, figure, signed } from '../../../../shared/words/figures.ts';
import { listed } from '../../../../shared/words/names.ts';
import type { Table } from '../../pages/block.ts';
import { fewerThings } from '../party-then.ts';
import type { PartyThen, Somebody, Thing } from '../party-then.ts';
import type { Tally } from '../tally.ts';
import { lightText } from './sentences.ts';

/** How the party stood before the first and after the last step told; null where that is not known. */
export interface Before {
  before: PartyThen | null;
  after: PartyThen | null;
}

const most = 14;

const people = (then: PartyThen | null): readonly Somebody[] => then?.people ?? [];

const wasBefore = ({ before }: Before, { id }: Somebody): Somebody | undefined =>
  people(before).find((each) => each.id === id);

/** Everybody as they stood at the end, with what changed. */
export const rosterTable = (party: Before): Table | null => {
  const { after } = party;
  if (after === null || after.people.length === 0) return null;
  const known = after.people.slice(0, most);
  const left = after.people.length - known.length;
  return {
    is: 'table',
    heads: ['Name', 'Class', 'Level', 'Hit points', 'Experience', 'State'],
    rows: [
      ...known.map((row) => {
        const gained = row.xp - (wasBefore(party, row)?.xp ?? row.xp);
        return [
          row.name,
          row.class_name,
          String(row.level),
          `${figure(row.hp)} of ${figure(row.max_hp)}`,
          `${figure(row.xp)}${gained === 0 ? '' : ` (${signed(gained)})`}`,
          row.word,
        ];
      }),
      ...(left > 0 ? [[`and ${left} more`, '', '', '', '', '']] : []),
    ],
    pencil: ['HP now', 'XP now'],
  };
};

type Kind = Thing['kind'];
const isMoney = (kind: Kind): boolean => kind === 'coin';
const isFood = (kind: Kind): boolean => kind === 'ration' || kind === 'water';
const isLight = (kind: Kind): boolean => kind === 'torch' || kind === 'oilFlask' || kind === 'candle';

const fewer = ({ before, after }: Before, ofKind: (kind: Kind) => boolean): string[] =>
  before === null || after === null
    ? []
    : fewerThings(before, after, ofKind).map(({ name, quantity }) => `${figure(quantity)} × ${name}`);

const inOneLine = (what: string, things: readonly string[]): string[] => {
  if (things.length === 0) return [];
  const more = things.length > most ? ` and ${things.length - most} kinds more` : '';
  return [`${what}: ${things.slice(0, most).join(', ')}${more}.`];
};

/** By name, in the order of the party. */
export const namesOf = ({ after }: Before): string[] => people(after).map(({ name }) => name);

/** Who died between the two, by name. */
export const namesOfDead = (party: Before): string[] =>
  people(party.after)
    .filter((row) => row.state === 'dead' && wasBefore(party, row)?.state !== 'dead')
    .map(({ name }) => name);

/** Who is not well any more who was, who is gone, and what they have no longer. */
export const lostLines = (party: Before): string[] => {
  const { before, after } = party;
  const now = new Set(people(after).map(({ id }) => id));
  const fallen = people(after)
    .filter((row) => row.word !== '' && wasBefore(party, row)?.word !== row.word)
    .map(({ name, word }) => `${name} (${word})`);
  const gone = after === null ? [] : people(before).filter(({ id }) => !now.has(id));
  const things = fewer(party, (kind) => !isMoney(kind) && !isFood(kind) && !isLight(kind));
  return [
    ...(fallen.length === 0 ? [] : [`${listed(fallen)}.`]),
    ...(gone.length === 0 ? [] : [`No longer of the party: ${listed(gone.map(({ name }) => name))}.`]),
    ...inOneLine('Used up, spent or left behind', things),
    ...inOneLine('Coins fewer', fewer(party, isMoney)),
  ];
};

export const usedLines = (party: Before, tally: Tally): string[] => [
  ...(tally.light.size === 0 ? [] : [`Burned: ${lightText(tally)}.`]),
  ...inOneLine('Taken from the packs', fewer(party, isLight)),
  ...inOneLine('Eaten and drunk', fewer(party, isFood)),
];

/** What each gained, by what was shared out and how they stood before. */
export const experienceLines = (party: Before, tally: Tally): string[] => {
  const shared = new Map<string, number>();
  for (const { to, xp } of tally.given) if (xp > 0) shared.set(to, (shared.get(to) ?? 0) + xp);
  const rose = people(party.after).flatMap((row) => {
    const before = wasBefore(party, row);
    return before !== undefined && row.level > before.level
      ? [`${row.name} rose to level ${row.level}.`]
      : [];
  });
  const total = [...shared.values()].reduce((sum, xp) => sum + xp, 0);
  return [
    ...(total === 0 ? [] : [`${counted(total, 'point')} in all.`]),
    ...(shared.size === 0 || shared.size > most
      ? []
      : [`${[...shared].map(([name, xp]) => `${name} ${figure(xp)}`).join(', ')}.`]),
    ...rose.slice(0, most),
  ];
};
